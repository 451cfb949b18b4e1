import { homePlans, type Plan } from './phone/find-plans.ts';

/**
 * What detection knows beyond the shape of a value. The always-on script carries a little of it, and
 * what it finds is confirmed in the background; everybody else has all of it.
 */
export interface Knowledge {
  /** The plan of a calling code or of a region. */
  plan(key: number | string): Plan | undefined;
  /** Whether a VAT number's check digits fit: country as in VAT_FORMS, body without prefix. */
  vatFits(country: string, body: string): boolean;
  /** Whether what is written like an email address can be one; before its @ stand at most `local` code units. */
  isAddress(address: string, local: number): boolean;
}

/** National numbers of 4 to 14 digits: every plan that is not known in detail. */
const ANY = { lengths: 0b11111111111, first: 1023, trunk: '', zero: false, bare: 0 };

export const LIGHT: Knowledge = {
  plan: (key) =>
    homePlans().get(key) ??
    (typeof key === 'string' ? undefined : { ...ANY, code: key, prefix: `+${key}` }),
  vatFits: () => true,
  isAddress: () => true,
};
