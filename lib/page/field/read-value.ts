/** Reads the value of a text control, and which kind it is of. */
import type { Kind } from '../../domain/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import type { TextControl } from '../dom/index.ts';
import { withoutMaskFillers } from './mask-fillers.ts';
import type { FieldFacts } from './tracked-field.ts';

/** Digits and what separates them, as in phone numbers: in a field for both, the beginning of no address. */
const PHONE_LIKE = /^[+(]?\d[\d\s()./-]{4,}$/;

/** The "@" of addresses. */
const signOf = (kind: Kind) => KIND_DEFINITIONS[kind].typed?.sign;

/** A byte-order mark is no space: it is sent with the form. */
const SPACES_AROUND = /^[^\S\ufeff]+|[^\S\ufeff]+$/g;

/** Longest value that is sent (the messages' limit), UTF-16 code units. */
export const MAX_VALUE_LENGTH = 2048;

/** In a field for an address or another value, the text decides. */
export function kindOf(text: string, { kind, also = kind }: FieldFacts): Kind {
  const [signed, other] = signOf(kind) ? [kind, also] : [also, kind];
  const sign = signOf(signed);
  if (!sign) return kind;
  return text.includes(sign) || !PHONE_LIKE.test(text) ? signed : other;
}

/** Whether only the check tells if a value of a loose field is of another type: it has no sign of its kind. */
export const isOtherIfBad = ({ loose, also }: FieldFacts, kind: Kind): boolean =>
  loose === true && !also && !signOf(kind);

/**
 * The value as it is checked: trimmed, without a mask's fillers; empty if there is nothing to check.
 * @param otherTypes values of another type in a loose field, which are ignored
 */
export function readValue(
  control: TextControl,
  facts: FieldFacts,
  otherTypes: ReadonlySet<string>,
): string {
  const raw = control.value.replace(SPACES_AROUND, '').slice(0, MAX_VALUE_LENGTH);
  const guide = control.getAttribute('placeholder') ?? '';
  const value = withoutMaskFillers(raw, facts.kind, guide);
  if (!facts.loose) return value;
  const isOther = otherTypes.has(value) || !value.includes(signOf(kindOf(value, facts)) ?? '');
  return isOther ? '' : value;
}
