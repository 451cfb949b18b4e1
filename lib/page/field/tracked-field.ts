/** A field that the person entered, and its value: what the presenter, the listeners and the guard share. */
import { type FormType, type Kind, severityOf, type Verdict } from '../../domain/index.ts';
import type { PageFinding } from '../../extension/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type { VerdictWithOffer } from '../../extension/schemas/index.ts';
import { type AddressListField, formGroupOf } from '../../form/index.ts';
import { formOwnerOf } from '../../reading/dom/index.ts';
import { isSensitiveField, type TextControl } from '../dom/index.ts';
import type { InputProvenance } from './provenance/input-provenance.ts';
import { isReasonToHold } from './submit/guard.ts';

export interface TrackedField {
  /** A text control or, for a list of addresses, an editable element. Changes if the page draws another. */
  control: HTMLElement;
  readonly field: FieldValue;
  /** The person has left the field once. Before, a bad verdict is not shown: the value may be incomplete. */
  wasLeft: boolean;
}

/** What is said about a field's value beside the others of its form, and in few words. */
export type Beside = ReplyOf<'checkFormConsistency'> & { readonly brief?: string };

/** What a control is for. */
export interface FieldFacts {
  readonly kind: Kind;
  readonly form: FormType;
  readonly region: string | undefined;
  /** The field also accepts other values: a user name, another type of tax number. */
  readonly loose?: boolean;
  /** Another kind of which values are accepted: what is typed decides. */
  readonly also?: Kind;
  /** The field takes several email addresses. */
  readonly addressList?: AddressListField;
}

/** The value of a field: one value, or a list of addresses, which are never looked up. */
export type FieldValue = SingleValue | ListValue;

interface CheckedValue {
  readonly facts: FieldFacts;
  /** The present value, trimmed and without a mask's fillers; empty if there is nothing to check. */
  value(): string;
  /** The verdict on the present value; of a list, its worst. */
  judgement(): VerdictWithOffer | undefined;
  /** Whether a check or lookup of the present value is pending, or a lookup will start when the field is left. */
  isPending(): boolean;
  /** Makes the free check of the present value, once per value. */
  check(): Promise<void>;
  /**
   * Checks the value. If a person typed it and left the field with it, also looks it up. With the
   * policy `ask`, the background answers only from the cache, or quietly refuses.
   * @param byPerson whether a user gesture, not a script, left the field
   */
  onLeave(byPerson: boolean): Promise<void>;
  /**
   * Writes a suggestion into the field and checks it; in a list, it replaces the address that it corrects.
   * It counts as typed only if it replaces a value that the person typed.
   * @returns puts back what it replaced, which then counts as written by a script; undefined if it wrote nothing
   */
  applySuggestion(suggestion: string): (() => void) | undefined;
}

export interface SingleValue extends CheckedValue {
  readonly list?: undefined;
  /** Whether there is proof that the person entered the present value (input-provenance.ts). */
  isTyped(): boolean;
  readonly lookup: FieldLookup;
  /** Prepares the paid lookup for the popup: a press in a page never spends credits. */
  prepareLookup(): Promise<void>;
  /** After a lookup elsewhere, such as in the popup: looks a typed value up again, free, from the cache. */
  onAnswered(kind: Kind, value: string): Promise<void>;
  /** Continues with the control that the page drew in place of the old one. */
  moveTo(control: TextControl, facts: FieldFacts, provenance: InputProvenance): void;
}

export interface ListValue extends CheckedValue {
  readonly list: FieldAddressList;
}

/** Where the lookup of the present value stands. */
export type FieldLookup = {
  /** The verdict on the present value came from a lookup. */
  readonly isAnswered: boolean;
  /** A lookup of the present value may already have been billed; the next press looks it up again. */
  readonly mayBeBilled: boolean;
} & (
  | { readonly step: 'rest' | 'running' }
  /** `says`: why it failed, or the person's next step. */
  | { readonly step: 'failed' | 'prepared'; readonly says: string }
);

/** The verdicts on the addresses of a field that takes several. */
export interface FieldAddressList {
  /** The verdicts of all addresses. */
  verdicts(): readonly Verdict[];
  /** The sentence that the line shows about the address of a verdict. */
  textOf(verdict: Verdict): string;
  /** Whether a suggestion can replace the address of a verdict: it is text, not a chip of the page. */
  isReplaceable(verdict: Verdict): boolean;
  /** Hides messages about the shown address. @returns whether there is a message about another address */
  dismiss(): boolean;
}

/** Whether a field is in the page, may be read, and has a value. */
export const isFilled = ({ control, field }: TrackedField): boolean =>
  control.isConnected && !isSensitiveField(control) && field.value() !== '';

/** The verdicts on a field's value, of a list the worst first. */
function verdictsOf(tracked: TrackedField): readonly Verdict[] {
  if (!isFilled(tracked)) return [];
  const { field } = tracked;
  const verdict = field.judgement()?.verdict;
  return field.list?.verdicts() ?? (verdict ? [verdict] : []);
}

/** The checked values of fields that the person entered. They are not in the page's text: the offsets are 0. */
export const fieldValuesOf = (fields: Iterable<TrackedField>): PageFinding[] =>
  [...fields].flatMap(verdictsOf).map((verdict) => {
    const { kind, value } = verdict;
    return { kind, value, raw: value, start: 0, end: 0, severity: severityOf(verdict) };
  });

/** The form, or group without a form, that a field is in now. An editable element has no form owner. */
export const formOf = (control: HTMLElement): Element | null =>
  formOwnerOf(control) ?? control.closest('form') ?? formGroupOf(control);

/** The verdict for which the field needs a look before its form is sent; the worst one of a list. */
export const fieldProblemOf = (tracked: TrackedField): Verdict | undefined =>
  verdictsOf(tracked).find((verdict) => isReasonToHold(verdict, tracked.field.facts.form));
