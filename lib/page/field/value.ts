/** The value of one tracked field, its verdict and its lookup. Shows nothing. */
import type { Failure, FailureKind, Kind } from '../../domain/index.ts';
import type { LookupReply, VerdictWithOffer } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { withFailureText } from '../../texts/failure-text.ts';
import { type AskBackground, type TextControl, writeValue } from '../dom/index.ts';
import { withoutMaskFillers } from './mask-fillers.ts';
import type { InputProvenance } from './provenance/input-provenance.ts';
import type { FieldFacts, FieldValue } from './tracked-field.ts';

export interface FieldValueOptions {
  readonly control: TextControl;
  readonly facts: FieldFacts;
  readonly ask: AskBackground;
  readonly provenance: InputProvenance;
  /** Called when a result or a pending lookup has changed. */
  readonly onChange: () => void;
}

/** Digits and what separates them, as in phone numbers: in a field for both, the beginning of no address. */
const PHONE_LIKE = /^[+(]?\d[\d\s()./-]{4,}$/;

/** The "@" of addresses. */
const signOf = (kind: Kind) => KIND_DEFINITIONS[kind].typed?.sign;

/** A byte-order mark is no space: it is sent with the form. */
const SPACES_AROUND = /^[^\S\ufeff]+|[^\S\ufeff]+$/g;

/** Longest value that is sent (the messages' limit), UTF-16 code units. */
export const MAX_VALUE_LENGTH = 2048;

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

const isQuietRefusal = (kind: FailureKind): boolean => QUIET_REFUSALS.has(kind);

function failureSentences(failure: Failure): string {
  const { message, action } = withFailureText(failure);
  return `${message} ${action}`;
}

export function createFieldValue(options: FieldValueOptions): FieldValue {
  const { ask, onChange } = options;
  let { control, facts, provenance } = options;
  let result: { value: string; judgement: VerdictWithOffer; isAnswered?: boolean } | undefined;
  let pendingCheck: { value: string; done: Promise<void> } | undefined;
  let pendingLookup: { value: string; done: Promise<void>; isQuiet: boolean } | undefined;
  /** Keeps a result. A late reply about an earlier value does not replace a result for the present value. */
  const keep = (next: NonNullable<typeof result>) => {
    const current = value();
    if (next.value === current || result?.value !== current) result = next;
  };
  /** Values that were looked up or refused, which are not looked up automatically again. */
  const lookedUpValues = new Set<string>();
  /** The value with which a person last left the field. */
  let leftValue = '';
  let refusal: { value: string; text: string; isLost?: boolean } | undefined;
  let lastHint: { value: string; text: string } | undefined;

  /** Values of another type in a loose field, which are ignored. */
  const otherTypeValues = new Set<string>();

  /** In a field for an address or another value, the text decides. */
  const kindOf = (text: string): Kind => {
    const { kind, also = kind } = facts;
    const [signed, other] = signOf(kind) ? [kind, also] : [also, kind];
    const sign = signOf(signed);
    if (!sign) return kind;
    return text.includes(sign) || !PHONE_LIKE.test(text) ? signed : other;
  };
  const value = () => {
    const raw = control.value.replace(SPACES_AROUND, '').slice(0, MAX_VALUE_LENGTH);
    const guide = control.getAttribute('placeholder') ?? '';
    const current = withoutMaskFillers(raw, facts.kind, guide);
    if (!facts.loose) return current;
    const isOther =
      otherTypeValues.has(current) || !current.includes(signOf(kindOf(current)) ?? '');
    return isOther ? '' : current;
  };
  const judgement = () => (result?.value === value() ? result.judgement : undefined);
  /** Whether the value will be looked up when the person leaves the field. */
  const isLookupDue = () => {
    const known = judgement();
    if (!known) return false;
    const { verdict, offer } = known;
    const isAllowed = offer.policy === 'auto' || offer.policy === 'ask';
    const isWorthIt =
      offer.credits > 0 && verdict.standing !== 'bad' && verdict.suggestion === undefined;
    const current = value();
    const isNew = !lookedUpValues.has(current);
    return offer.connected && isAllowed && isWorthIt && isNew && provenance.isTyped(current);
  };

  const runCheck = async (current: string) => {
    const { form, region } = facts;
    const kind = kindOf(current);
    const item = { kind, value: current, ...(region && { region }) };
    const reply = await ask('check', { items: [item], place: 'field', form });
    const judgement = reply?.judgements[0];
    const isOther =
      facts.loose && !facts.also && !signOf(kind) && judgement?.verdict.standing === 'bad';
    if (isOther) otherTypeValues.add(current);
    else if (judgement) keep({ value: current, judgement });
  };

  const runLookup = async (current: string) => {
    const known = result?.value === current ? result.judgement : undefined;
    if (!known) return;
    lookedUpValues.add(current);
    if (known.offer.policy === 'auto') provenance.requireFreshStart();
    const reply: LookupReply | undefined = await ask(
      'lookup',
      {
        kind: known.verdict.kind,
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
        refusal = {
          value: current,
          text: isQuietRefusal(kind) ? '' : failureSentences(failure),
          isLost,
        };
      },
    );
    if (reply?.state === 'answered') keep({ value: current, judgement: reply, isAnswered: true });
    if (reply?.state === 'pending') {
      refusal = { value: current, text: fieldLineText('answerTakesLong') };
    }
  };

  const fieldValue: FieldValue = {
    get facts() {
      return facts;
    },
    value,
    judgement,
    isTyped: () => provenance.isTyped(value()),
    isPending: () =>
      value() !== '' &&
      (judgement() === undefined || pendingLookup?.value === value() || isLookupDue()),
    get isLookingUp() {
      return pendingLookup?.value === value() && !pendingLookup.isQuiet;
    },
    get isAnswered() {
      return result?.isAnswered === true && result.value === value();
    },
    failureText: () => (refusal?.value === value() && refusal.text ? refusal.text : undefined),
    hint: () => (lastHint?.value === value() ? lastHint.text : undefined),
    get isPossiblyBilled() {
      return refusal?.isLost === true && refusal.value === value();
    },
    async check() {
      const current = value();
      if (!current || judgement()) return;
      if (pendingCheck?.value !== current) {
        pendingCheck = {
          value: current,
          done: runCheck(current).finally(() => {
            if (pendingCheck?.value === current) pendingCheck = undefined;
            onChange();
          }),
        };
      }
      await pendingCheck.done;
    },
    async lookUp() {
      const current = value();
      if (pendingLookup?.value === current) return pendingLookup.done;
      refusal = undefined;
      const done = runLookup(current).finally(() => {
        if (pendingLookup?.done === done) pendingLookup = undefined;
        onChange();
      });
      const isQuiet = judgement()?.offer.policy === 'ask';
      pendingLookup = { value: current, done, isQuiet };
      onChange();
      return done;
    },
    async prepareLookup() {
      const current = value();
      const known = judgement();
      if (!known) return;
      const { kind, value: normalised } = known.verdict;
      const question = {
        kind,
        value: normalised,
        depth: 'standard',
        refresh: fieldValue.isPossiblyBilled,
      } as const;
      const reply = await ask('prepareLookup', { ...question, place: 'field' }, (failure) => {
        refusal = { value: current, text: failureSentences(failure) };
      });
      if (reply) {
        lastHint = {
          value: current,
          text: fieldLineText(reply.opened ? 'confirmInPopup' : 'confirmFromToolbar'),
        };
      }
      onChange();
    },
    async onAnswered(kind, answeredValue) {
      const current = value();
      const known = judgement();
      if (known?.verdict.kind !== kind || known.verdict.value !== answeredValue) return;
      lastHint = undefined;
      refusal = undefined;
      if (provenance.isTyped(current)) await fieldValue.lookUp();
      onChange();
    },
    async onLeave(byPerson) {
      if (byPerson) leftValue = value();
      await fieldValue.check();
      const current = value();
      if (pendingLookup?.value === current || (leftValue === current && isLookupDue()))
        await fieldValue.lookUp();
    },
    applySuggestion(suggestion) {
      const wasTyped = fieldValue.isTyped();
      const before = control.value;
      writeValue(control, suggestion);
      if (wasTyped) provenance.acceptWhole(suggestion);
      void fieldValue.onLeave(wasTyped);
      return () => {
        writeValue(control, before);
        void fieldValue.onLeave(false);
      };
    },
    moveTo(newControl, newFacts, newProvenance) {
      [control, facts, provenance] = [newControl, newFacts, newProvenance];
    },
  };
  return fieldValue;
}
