/** Letters in and beside a number. */
import type { CountryCode } from 'libphonenumber-js/core';
import { DIGIT_LOOK_ALIKES } from '../../../text/index.ts';
import { isValidPhone, parseDialledPhone } from './parse.ts';

/**
 * The number with letters replaced by the digits that they look like, or without the words beside it: "0171 1234567
 * (mobile)", "UK +44 …". Undefined if it is still not valid.
 */
export function withoutLetters(
  given: string,
  country: CountryCode | undefined,
): string | undefined {
  const start = given.search(/[+\d]/);
  const typed = given.charAt(start) === '+' ? given.slice(start) : given;
  const number =
    /^([+(\d][\d() .\-/+]*\d)[ ,;:(/\-–]+(?!(\p{Alpha})(?:[ .-]*\2)+$)\p{Alpha}[^\d+]*$/u.exec(
      typed,
    )?.[1];
  const parsed = parseDialledPhone(
    number ??
      typed.replace(/[OoIlSB]/g, (letter) => DIGIT_LOOK_ALIKES[letter.toUpperCase()] ?? letter),
    country,
  );
  return isValidPhone(parsed) ? parsed.number : undefined;
}
