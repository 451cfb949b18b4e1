/** Area codes of North America that the metadata do not have yet: new ones come into service every year. */
import type { PhoneNumber } from 'libphonenumber-js/core';
import { parsePhone } from './parse.ts';

/**
 * A number by the rules of the North American Numbering Plan: no area code and no exchange is N11; area codes
 * with a 9 in the middle, 37X and 96X are reserved for later, those that end with the same digit twice for services.
 */
const IN_FORM = /^(?!37|96|950)[2-9](?!(\d)\1)[0-8]\d[2-9](?!11)\d{6}$/;

/** Exchanges of which each known area has one. Small countries have few. */
const EXCHANGES = ['234', '468', '244', '248', '266'];

function isKnown(area: string): boolean {
  const numbers = EXCHANGES.map((exchange) => parsePhone(`+1${area}${exchange}5678`, undefined));
  return numbers.some(
    (number) => typeof number === 'object' && (number.country || number.isValid()),
  );
}

/** Whether an invalid number has the form of North American numbers, and an area code that is not known. */
export const isOfNewArea = ({ countryCallingCode: code, nationalNumber }: PhoneNumber): boolean =>
  code === '1' && IN_FORM.test(nationalNumber) && !isKnown(nationalNumber.slice(0, 3));
