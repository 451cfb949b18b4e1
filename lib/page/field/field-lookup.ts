/** The lookup of a field's value: requested when the person leaves the field, or prepared for the popup. */
import type { Failure, FailureKind } from '../../domain/index.ts';
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { withFailureText } from '../../texts/failure-text.ts';
import type { AskBackground } from '../dom/index.ts';
import type { FieldFacts, FieldLookup } from './tracked-field.ts';

/**
 * Refusals of an automatic lookup by Fieldmark's rules. They are not shown, because the person did
 * not ask for the lookup.
 */
const QUIET_REFUSALS: ReadonlySet<FailureKind> = new Set([
  'no-key',
  'gesture-needed',
  'policy-forbids',
  'possibly-billed-before',
  'not-allowed',
]);

/**
 * Whether a paid lookup is offered. Not for a bad or probably mistyped value, which the person
 * should fix first.
 */
export const isLookupOffered = ({ verdict, offer }: VerdictWithOffer): boolean =>
  offer.connected &&
  (offer.policy === 'ask' || offer.policy === 'auto') &&
  offer.credits > 0 &&
  verdict.standing !== 'bad' &&
  verdict.suggestion === undefined;

function failureSentences(failure: Failure): string {
  const { message, action } = withFailureText(failure);
  return `${message} ${action}`;
}

/** What a field's lookup is about, and where its answer goes. */
export interface LookupSubject {
  readonly ask: AskBackground;
  readonly facts: () => FieldFacts;
  readonly value: () => string;
  readonly judgement: () => VerdictWithOffer | undefined;
  readonly isTyped: () => boolean;
  /** The verdict on the present value came from a lookup. */
  readonly isAnswered: () => boolean;
  /** Called before the value is looked up automatically: more has to be typed before the next time. */
  readonly requireFreshStart: () => void;
  readonly onAnswer: (value: string, judgement: VerdictWithOffer) => void;
  /** Called when what is shown of the lookup has changed. */
  readonly onChange: () => void;
}

interface Running {
  readonly value: string;
  readonly done: Promise<void>;
  /** A lookup that may only be answered from the cache. */
  readonly isQuiet: boolean;
}

/** A sentence about the lookup of a value. Says nothing about any other value. */
interface Said {
  readonly value: string;
  readonly text: string;
  readonly mayBeBilled?: boolean;
}

export function createFieldLookup(subject: LookupSubject) {
  const { ask, facts, value, judgement, onChange } = subject;
  let running: Running | undefined;
  let refusal: Said | undefined;
  /** The person's next step, after `prepare`. */
  let hint: Said | undefined;
  /** Values that were looked up or refused, which are not looked up automatically again. */
  const former = new Set<string>();

  const now = (said: Said | undefined) => (said?.value === value() ? said : undefined);
  const isRunning = () => running?.value === value();

  async function run(current: string, { verdict, offer }: VerdictWithOffer): Promise<void> {
    former.add(current);
    if (offer.policy === 'auto') subject.requireFreshStart();
    const reply = await ask(
      'lookup',
      {
        kind: verdict.kind,
        value: verdict.value,
        depth: 'standard',
        trigger: 'typed',
        refresh: false,
        place: 'field',
        form: facts().form,
      },
      (failure) => {
        const { kind, billed } = failure;
        refusal = {
          value: current,
          text: QUIET_REFUSALS.has(kind) ? '' : failureSentences(failure),
          mayBeBilled: kind === 'possibly-billed-before' || billed === 'possibly',
        };
      },
    );
    if (reply?.state === 'answered') subject.onAnswer(current, reply);
    if (reply?.state === 'pending')
      refusal = { value: current, text: fieldLineText('answerTakesLong') };
  }

  return {
    get state(): FieldLookup {
      const known = { isAnswered: subject.isAnswered(), mayBeBilled: !!now(refusal)?.mayBeBilled };
      if (isRunning() && !running?.isQuiet) return { ...known, step: 'running' };
      const prepared = now(hint)?.text;
      if (prepared) return { ...known, step: 'prepared', says: prepared };
      const failed = now(refusal)?.text;
      return failed ? { ...known, step: 'failed', says: failed } : { ...known, step: 'rest' };
    },
    isRunning,
    /** Whether the value will be looked up when the person leaves the field. */
    isDue(): boolean {
      const known = judgement();
      return !!known && !former.has(value()) && isLookupOffered(known) && subject.isTyped();
    },
    /** Requests a lookup of the present value; the background decides whether it is allowed. */
    async lookUp(): Promise<void> {
      const current = value();
      if (running?.value === current) return running.done;
      refusal = undefined;
      const known = judgement();
      const done = (known ? run(current, known) : Promise.resolve()).finally(() => {
        if (running?.done === done) running = undefined;
        onChange();
      });
      running = { value: current, done, isQuiet: known?.offer.policy === 'ask' };
      onChange();
      return done;
    },
    /** Prepares the paid lookup for the popup: a press in a page never spends credits. */
    async prepare(): Promise<void> {
      const current = value();
      const known = judgement();
      if (!known) return;
      const { kind, value: normalised } = known.verdict;
      const refresh = now(refusal)?.mayBeBilled === true;
      const question = { kind, value: normalised, depth: 'standard', refresh } as const;
      const reply = await ask('prepareLookup', { ...question, place: 'field' }, (failure) => {
        refusal = { value: current, text: failureSentences(failure) };
      });
      if (reply) {
        const text = fieldLineText(reply.opened ? 'confirmInPopup' : 'confirmFromToolbar');
        hint = { value: current, text };
      }
      onChange();
    },
    /** Drops what was said about a lookup that was answered since. */
    forgetSaid(): void {
      [hint, refusal] = [undefined, undefined];
    },
  };
}
