/** Which groups, letters and digits a number that may be a mistyped IBAN has. */
import type { IbanReading } from './find-reading.ts';

/** Fewest groups of four in a number of an unknown country, and most groups of three or five in any number. */
const GROUPS = 5;
const MOST_ODD = 2;

/** Whether a number is in groups of four (ISO 13616). */
export const isInFours = ({ tokens }: IbanReading): boolean =>
  tokens.length >= GROUPS &&
  tokens.every(
    (token, i) => token.value.length === 4 || (i === tokens.length - 1 && token.value.length < 4),
  );

/** Whether a number has only digits, except for a bank code of letters. */
export const isAlmostAllDigits = ({ value }: IbanReading) =>
  /^[A-Z]{2}\d{2}(?:[A-Z]{4})?\d{10,30}$/.test(value);

/** Whether the groups are as people write them: one group, fours, or country and check digits separately. */
export function isGroupedLikeIban({ tokens }: IbanReading): boolean {
  const sizes = tokens.map(({ value }) => value.length);
  if (sizes.length === 1) return true;
  const [head = 0, ...rest] =
    sizes[0] === 2 && (sizes[1] ?? 0) <= 4 ? [(sizes[1] ?? 0) + 2, ...sizes.slice(2)] : sizes;
  if (rest.length <= 2) return head === 4 || head === 6;
  const odd = sizes.slice(0, -1).filter((size) => size !== 4);
  return (
    odd.length <= MOST_ODD &&
    odd.every((size) => size === 3 || size === 5) &&
    (sizes.at(-1) ?? 0) <= 5
  );
}

/** Whether letters and digits are where the country's structure has them, with at most one exception. */
export function isLettered({ value, structure = '' }: IbanReading): boolean {
  if (value.length !== structure.length + 4) {
    // After the mistake, all places are off by one.
    return /[ac]/.test(structure)
      ? !/^a{4}/.test(structure) || (value.slice(4, 8).match(/[A-Z]/g) ?? []).length >= 3
      : (value.slice(4).match(/[A-Z]/g) ?? []).length <= 1;
  }
  let faults = 0;
  for (let i = 0; i < structure.length; i++) {
    const isDigit = value.charCodeAt(i + 4) < 58;
    const want = structure.charAt(i);
    if (want !== 'c' && isDigit !== (want === 'n')) faults++;
  }
  return faults <= 1;
}
