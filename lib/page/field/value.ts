/** The value of one tracked field, its verdict and its lookup. Shows nothing. */
import type { FormType, Kind } from '../../domain/index.ts';
import type { LookupReply, VerdictWithOffer } from '../../extension/schemas/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import { type TextControl, writeValue } from '../dom/index.ts';
import type { AskBackground } from '../frame/index.ts';
import type { FieldAddressList } from './field-address-list.ts';
import { failureSentences, isQuietRefusal } from './lookup-failure.ts';
import { withoutMaskFillers } from './mask-fillers.ts';

export interface FieldFacts {
  readonly kind: Kind;
  readonly form: FormType;
  readonly region: string | undefined;
  /** The field also accepts other values: a user name, another type of tax number. */
  readonly loose?: boolean;
}

export interface FieldValue {
  readonly facts: FieldFacts;
  /** The present value, trimmed and without a mask's fillers; empty if there is nothing to check. */
  value(): string;
  /** The verdict on the present value. */
  judgement(): VerdictWithOffer | undefined;
  /** Whether a check or lookup of the present value is pending, or a lookup will start when the field is left. */
  isPending(): boolean;
  /** A lookup that may cost credits is pending. */
  readonly isLookingUp: boolean;
  /** The verdict on the present value came from a lookup. */
  readonly isAnswered: boolean;
  /** Sentences about why the last lookup of the present value failed. */
  failureText(): string | undefined;
  /** A lookup of the present value may already have been billed; the next press looks it up again. */
  readonly isPossiblyBilled: boolean;
  /** Makes the free check of the present value, once per value. */
  check(): Promise<void>;
  /** Requests a lookup of the present value; the background decides whether it is allowed. */
  lookUp(): Promise<void>;
  /** Prepares the paid lookup for the popup: a press in a page never spends credits. */
  prepareLookup(): Promise<void>;
  /** After a lookup elsewhere, such as in the popup: looks a typed value up again, free, from the cache. */
  onAnswered(kind: Kind, value: string): Promise<void>;
  /** The person's next step, after `prepareLookup`. */
  hint(): string | undefined;
  /**
   * Checks the value. If a person typed it and left the field with it, also looks it up. With the
   * policy `ask`, the background answers only from the cache, or quietly refuses.
   * @param byPerson whether a user gesture, not a script, left the field
   */
  onLeave(byPerson: boolean): Promise<void>;
  /** Writes a suggestion into the field; in a list, it replaces the address that it corrects. */
  applySuggestion(suggestion: string): void;
  /** Continues with the control that the page drew in place of the old one. */
  moveTo?(control: TextControl, facts: FieldFacts): void;
  /** Only for a field with a list of addresses. `judgement` is then the worst of its verdicts. */
  readonly list?: FieldAddressList;
}

export interface FieldValueOptions {
  readonly control: TextControl;
  readonly facts: FieldFacts;
  readonly ask: AskBackground;
  /** Whether there is proof that the person entered this value (input-provenance.ts). */
  readonly isTyped: (value: string) => boolean;
  /** Called before a lookup that may spend credits without a press. */
  readonly onAutomaticLookup?: () => void;
  /** Called when a result or a pending lookup has changed. */
  readonly onChange: () => void;
}

/** Longest value that is sent (the messages' limit), UTF-16 code units. */
export const MAX_VALUE_LENGTH = 2048;

export function createFieldValue(options: FieldValueOptions): FieldValue {
  const { ask, isTyped, onChange } = options;
  let { control, facts } = options;
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

  const value = () => {
    const raw = control.value.trim().slice(0, MAX_VALUE_LENGTH);
    const guide = control.getAttribute('placeholder') ?? '';
    const current = withoutMaskFillers(raw, facts.kind, guide);
    if (!facts.loose) return current;
    const isOther =
      otherTypeValues.has(current) || (facts.kind === 'email' && !current.includes('@'));
    return isOther ? '' : current;
  };
  const judgement = () => (result?.value === value() ? result.judgement : undefined);
  /** Whether the value will be looked up when the person leaves the field. */
  const isLookupDue = () => {
    const known = judgement();
    if (!known) return false;
    const { verdict, offer } = known;
    const isAllowed = offer.policy === 'auto' || offer.policy === 'ask';
    const isWorthIt = offer.credits > 0 && verdict.standing !== 'bad';
    const current = value();
    const isNew = !lookedUpValues.has(current);
    return offer.connected && isAllowed && isWorthIt && isNew && isTyped(current);
  };

  const runCheck = async (current: string) => {
    const { kind, form, region } = facts;
    const item = { kind, value: current, ...(region && { region }) };
    const reply = await ask('check', { items: [item], place: 'field', form });
    const judgement = reply?.judgements[0];
    const isOther = facts.loose && facts.kind !== 'email' && judgement?.verdict.standing === 'bad';
    if (isOther) otherTypeValues.add(current);
    else if (judgement) keep({ value: current, judgement });
  };

  const runLookup = async (current: string) => {
    const known = result?.value === current ? result.judgement : undefined;
    if (!known) return;
    lookedUpValues.add(current);
    if (known.offer.policy === 'auto') options.onAutomaticLookup?.();
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
      if (isTyped(current)) await fieldValue.lookUp();
      onChange();
    },
    async onLeave(byPerson) {
      if (byPerson) leftValue = value();
      await fieldValue.check();
      const current = value();
      if (pendingLookup?.value === current || (leftValue === current && isLookupDue()))
        await fieldValue.lookUp();
    },
    applySuggestion: (suggestion) => writeValue(control, suggestion),
    moveTo(newControl, newFacts) {
      [control, facts] = [newControl, newFacts];
    },
  };
  return fieldValue;
}
