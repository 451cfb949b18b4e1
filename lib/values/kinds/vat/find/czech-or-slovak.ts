/**
 * Numbers after DIČ, the label of Czechia and Slovakia. Ten digits are a birth number in Czechia, whose third and
 * fourth digit are a month: 01 to 12, for women 51 to 62. Slovak numbers begin their third digit elsewhere.
 */
import type { VatCountryForms, VatNumberTest } from './match-form.ts';

const SLOVAK = /^\d\d[234789]\d{7}$/;

/** Whether a number has the form of its country, as far as its digits show it. */
export const isOfCountry: VatNumberTest = (prefix, body) => prefix !== 'CZ' || !SLOVAK.test(body);

/** Whether a number is of another of the countries, of which none is written. */
export const isOfOther = (
  { prefix }: VatCountryForms,
  body: string,
  countries: readonly VatCountryForms[],
): boolean => !isOfCountry(prefix, body) && countries.some(({ prefix: other }) => other === 'SK');
