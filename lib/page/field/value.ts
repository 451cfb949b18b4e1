/** One watched field: its present value and what is known of it. No interface. */
import type { Failure, FailureKind, FormType, Kind } from '../../domain/index.ts';
import type { LookupReply, VerdictWithOffer } from '../../extension/schemas/index.ts';
import { withFailureText } from '../../texts/failure-text.ts';
import { fieldLineText } from '../../texts/line.ts';
import type { TextControl } from '../dom/index.ts';
import type { AskBackground } from '../frame/index.ts';

export interface FieldFacts {
  readonly kind: Kind;
  readonly form: FormType;
  readonly region: string | undefined;
  /** The field takes other values too: a user name, a tax number of another sort. */
  readonly loose?: boolean;
}

export interface FieldValue {
  readonly facts: FieldFacts;
  /** The present value, trimmed; empty when there is nothing to check. */
  value(): string;
  /** What is known of the present value. */
  judgement(): VerdictWithOffer | undefined;
  /** Whether an answer about the present value is on its way, or due as soon as the field is left. */
  isPending(): boolean;
  /** A question that may cost something is on its way. */
  readonly isLookingUp: boolean;
  /** What is known of the present value came from a lookup. */
  readonly isAnswered: boolean;
  /** A sentence about why the last lookup of the present value gave no answer. */
  failureText(): string | undefined;
  /** The present value may have been paid for already: the next press asks again all the same. */
  readonly isPossiblyBilled: boolean;
  /** The free check of the present value, once per value. */
  check(): Promise<void>;
  /** One question about the present value, typed here; the background decides whether it may be asked. */
  lookUp(): Promise<void>;
  /** Prepares the paid question for the popup: no press in a page spends. */
  prepareLookup(): Promise<void>;
  /** A question about a value was answered elsewhere: what was typed here is looked up again, free. */
  onAnswered(kind: Kind, value: string): Promise<void>;
  /** What the person is to do now, after a press. */
  hint(): string | undefined;
  /**
   * The field is left: check it and, once the person left this value standing, look up what was typed.
   * Under `ask` the background answers that from what is kept, and refuses quietly where nothing is.
   */
  onLeave(byPerson: boolean): Promise<void>;
}

export interface FieldValueOptions {
  readonly control: TextControl;
  readonly facts: FieldFacts;
  readonly ask: AskBackground;
  /** Whether there is proof that the person typed this value (typed.ts). */
  readonly isTyped: (value: string) => boolean;
  /** Something became known, or is being asked. */
  readonly onChange: () => void;
}

/** Longest value that travels (the messages' cap), UTF-16 code units. */
const MAX_VALUE_LENGTH = 2048;

/** Refusals by Fieldmark itself, of an automatic lookup that its rules do not allow. */
const QUIET_REFUSALS: ReadonlySet<FailureKind> = new Set([
  'no-key',
  'gesture-needed',
  'policy-forbids',
  'possibly-billed-before',
  'not-allowed',
]);

function failureSentences(failure: Failure): string {
  const { message, action } = withFailureText(failure);
  return `${message} ${action}`;
}

export function createFieldValue(options: FieldValueOptions): FieldValue {
  const { control, facts, ask, isTyped, onChange: changed } = options;
  let judged: { value: string; judgement: VerdictWithOffer; isAnswered?: boolean } | undefined;
  let checking: { value: string; done: Promise<void> } | undefined;
  let asking: { value: string; done: Promise<void>; isQuiet: boolean } | undefined;
  /** Values that were looked up from here: answered or refused, never asked again unbidden. */
  const asked = new Set<string>();
  /** The value that the person left standing. */
  let left = '';
  let refused: { value: string; text: string; isLost?: boolean } | undefined;
  let hinted: { value: string; text: string } | undefined;

  /** Values of the other sort that a loose field takes: none of our business. */
  const foreign = new Set<string>();

  const value = () => {
    const now = control.value.trim().slice(0, MAX_VALUE_LENGTH);
    if (!facts.loose) return now;
    return foreign.has(now) || (facts.kind === 'email' && !now.includes('@')) ? '' : now;
  };
  const judgement = () => (judged?.value === value() ? judged.judgement : undefined);
  const isDue = () => {
    const known = judgement();
    if (!known) return false;
    const { verdict, offer } = known;
    const isAllowed = offer.policy === 'auto' || offer.policy === 'ask';
    const isWorthIt = offer.credits > 0 && verdict.standing !== 'bad';
    const now = value();
    return offer.connected && isAllowed && isWorthIt && !asked.has(now) && isTyped(now);
  };

  const runCheck = async (now: string) => {
    const { kind, form, region } = facts;
    const item = { kind, value: now, ...(region && { region }) };
    const reply = await ask('check', { items: [item], place: 'field', form });
    const judgement = reply?.judgements[0];
    const isOther = facts.loose && facts.kind !== 'email' && judgement?.verdict.standing === 'bad';
    if (isOther) foreign.add(now);
    else if (judgement) judged = { value: now, judgement };
  };

  const runLookup = async (now: string) => {
    const known = judged?.value === now ? judged.judgement : undefined;
    if (!known) return;
    asked.add(now);
    const reply: LookupReply | undefined = await ask(
      'lookup',
      {
        kind: facts.kind,
        value: known.verdict.value,
        depth: 'standard',
        trigger: 'typed',
        refresh: false,
        place: 'field',
        form: facts.form,
      },
      (failure) => {
        const { kind, billed } = failure;
        const isLost = kind === 'possibly-billed-before' || billed === 'possibly';
        // Our own refusal of what the person did not ask for is quiet: the offer stays.
        refused = {
          value: now,
          text: QUIET_REFUSALS.has(kind) ? '' : failureSentences(failure),
          isLost,
        };
      },
    );
    if (reply?.state === 'answered') judged = { value: now, judgement: reply, isAnswered: true };
    if (reply?.state === 'pending') {
      refused = { value: now, text: fieldLineText('answerTakesLong') };
    }
  };

  const self: FieldValue = {
    facts,
    value,
    judgement,
    isPending: () =>
      value() !== '' && (judgement() === undefined || asking?.value === value() || isDue()),
    get isLookingUp() {
      return asking?.value === value() && !asking.isQuiet;
    },
    get isAnswered() {
      return judged?.isAnswered === true && judged.value === value();
    },
    failureText: () => (refused?.value === value() && refused.text ? refused.text : undefined),
    hint: () => (hinted?.value === value() ? hinted.text : undefined),
    get isPossiblyBilled() {
      return refused?.isLost === true && refused.value === value();
    },
    async check() {
      const now = value();
      if (!now || judgement()) return;
      if (checking?.value !== now) {
        checking = {
          value: now,
          done: runCheck(now).finally(() => {
            if (checking?.value === now) checking = undefined;
            changed();
          }),
        };
      }
      await checking.done;
    },
    async lookUp() {
      const now = value();
      if (asking?.value === now) return asking.done;
      refused = undefined;
      const done = runLookup(now).finally(() => {
        if (asking?.done === done) asking = undefined;
        changed();
      });
      const isQuiet = judgement()?.offer.policy === 'ask';
      asking = { value: now, done, isQuiet };
      changed();
      return done;
    },
    async prepareLookup() {
      const now = value();
      const known = judgement();
      if (!known) return;
      const { kind, value: asks } = known.verdict;
      const question = {
        kind,
        value: asks,
        depth: 'standard',
        refresh: self.isPossiblyBilled,
      } as const;
      const reply = await ask('prepareLookup', { ...question, place: 'field' }, (failure) => {
        refused = { value: now, text: failureSentences(failure) };
      });
      if (reply) {
        hinted = {
          value: now,
          text: fieldLineText(reply.opened ? 'pressInPopup' : 'waitsInToolbar'),
        };
      }
      changed();
    },
    async onAnswered(kind, about) {
      const now = value();
      const known = judgement();
      if (known?.verdict.kind !== kind || known.verdict.value !== about) return;
      hinted = undefined;
      refused = undefined;
      if (isTyped(now)) await self.lookUp();
      changed();
    },
    async onLeave(byPerson) {
      if (byPerson) left = value();
      await self.check();
      const now = value();
      if (asking?.value === now || (left === now && isDue())) await self.lookUp();
    },
  };
  return self;
}
