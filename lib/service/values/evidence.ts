/**
 * Decides whether a wrong number in a text of several lines or cells is reported as a mistyped value.
 * Order numbers, dates and codes look like mistyped values too.
 */
import type { Check } from '../../check/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import type { Candidate, Unit } from './candidate-units.ts';

/** Signs of addresses and international numbers that order numbers do not have. */
const CONTACT_SIGN = /@|^\+/;
/** The other prefix of international numbers. Order numbers may have it too. */
const ZEROS = /^00[1-9]/;
/**
 * A letter, a plus, an @ or the colon of an IP address. A text with one of them is not a bare
 * number.
 */
const NO_BARE_NUMBER = /[\p{L}+@:]/u;
/** A difference or a price: "+4.5", "+50,22". */
const SIGNED_AMOUNT = /^\+\d{1,3}(?:[.,]\d+)+$/;

const hasContactSign = ({ raw }: Candidate): boolean =>
  CONTACT_SIGN.test(raw) && !SIGNED_AMOUNT.test(raw);

/** Whether this unit, or a unit on the line before or after it, has a value that passes a test. */
function isNear(
  units: readonly Unit[],
  index: number,
  test: (value: Candidate) => boolean,
): boolean {
  const line = units[index]?.line ?? null;
  return units.slice(Math.max(0, index - 1), index + 2).some((unit) => {
    const isNext = line === null || unit.line === null || Math.abs(unit.line - line) <= 1;
    return isNext && unit.values.some(test);
  });
}

/**
 * Leaves out candidates that may be order numbers or codes: wrong bare numbers, and guesses without a
 * contact sign that are not next to a contact or a value that its check digits prove.
 *
 * @param fills whether a unit is mostly values
 */
export function withEvidence(
  units: readonly Unit[],
  check: Check,
  fills: (unit: Unit) => boolean,
): Unit[] {
  const isRight = ({ kind, value, isGuess }: Candidate) =>
    KIND_DEFINITIONS[kind].checkDigits === 'strong' &&
    !isGuess &&
    check(kind, value).standing === 'good';
  const isMeant = (value: Candidate, unit: Unit, index: number): boolean => {
    const { kind, raw, evidence, isGuess } = value;
    if (hasContactSign(value)) return true;
    if (!isGuess && (evidence !== undefined || NO_BARE_NUMBER.test(raw))) return true;
    if (!isGuess && check(kind, value.value).standing !== 'bad') return true;
    const mayBeContact = isGuess
      ? fills(unit) && KIND_DEFINITIONS[kind].checkDigits !== null
      : ZEROS.test(raw);
    return mayBeContact && isNear(units, index, (other) => hasContactSign(other) || isRight(other));
  };
  return units.map((unit, index) => ({
    ...unit,
    values: unit.values.filter((value) => isMeant(value, unit, index)),
  }));
}
