import { compact } from '../../reading/clean.ts';
import { inSentence } from '../../reading/country-name.ts';
import type { Standing } from '../../verdict.ts';
import { type Check, type Checked, verdict } from '../check.ts';
import { fact } from '../facts.ts';
import { tooLong } from '../sentence.ts';
import { VAT_COUNTRIES, type VatCountry } from './countries.ts';
import type { Doubt } from './digits.ts';
import { fitOf } from './fit.ts';
import { meantVat } from './meant.ts';
import { readVat, type Split } from './written.ts';

function wrongStructure(country: VatCountry, { prefix, rest }: Split): [string, string] {
  const where = inSentence(country.name);
  const [least = 0] = country.lengths;
  const most = country.lengths[country.lengths.length - 1] ?? least;
  const short = rest.length < least;
  if (!short && rest.length <= most) {
    return ['wrong-structure', `In ${where}, ${country.says} must follow ${prefix}.`];
  }
  const by = rest.length - (short ? least : most);
  const noun =
    /^[0-9]*$/.test(rest) && /^[0-9, or]+ digits( \(the [a-z0-9 ]+\))?$/.test(country.says)
      ? 'digit'
      : 'character';
  return [
    short ? 'too-short' : 'too-long',
    `${tooLong(by, noun)} for ${where}: ${country.says} expected after ${prefix}, ${rest.length} given.`,
  ];
}

/** What is said of a number. */
interface Saying {
  readonly standing: Standing;
  readonly reason: string;
  readonly says: (rest: string, confirmed: string) => string;
}

const SIREN = 'the SIREN (the last nine digits) fails its own check digit';

/** What is said of a number whose structure fits, by what its check digits are. */
const SAYINGS: Readonly<Record<'fits' | 'misfits' | 'none' | 'zeros' | Doubt, Saying>> = {
  fits: {
    standing: 'good',
    reason: 'check-digits-fit',
    says: (_rest, confirmed) => `Check digits fit${confirmed}.`,
  },
  misfits: {
    standing: 'bad',
    reason: 'check-digits-wrong',
    says: () => 'The check digits do not fit: probably a typing error.',
  },
  none: {
    standing: 'unknown',
    reason: 'no-check-digits',
    says: (_rest, confirmed) =>
      `The structure fits, but this kind of number has no published check digits${confirmed}.`,
  },
  zeros: {
    standing: 'bad',
    reason: 'never-issued',
    says: () => 'A number of nothing but zeros is never issued.',
  },
  'no-such-date': {
    standing: 'bad',
    reason: 'no-such-date',
    says: () => 'The day of birth in it does not exist: probably a typing error.',
  },
  'digit-missing': {
    standing: 'bad',
    reason: 'digit-missing',
    says: () => 'Birth numbers of nine digits ended in 1953: the tenth digit is probably missing.',
  },
  'siren-wrong': {
    standing: 'caution',
    reason: 'siren-check-digit-wrong',
    says: () => `${SIREN.replace('the', 'The')}: compare it with the original.`,
  },
  'siren-in-doubt': {
    standing: 'caution',
    reason: 'siren-check-digit-wrong',
    says: () => `The key fits, but ${SIREN}: compare it with the original.`,
  },
  'office-unknown': {
    standing: 'unknown',
    reason: 'office-unknown',
    says: (rest, confirmed) =>
      `The check digit fits, but the tax office in it (${rest.slice(7, 10)}) is none of the known ones${confirmed}.`,
  },
};

function sayingOf(split: Split, country: VatCountry): Saying {
  const fit = fitOf(country, split.prefix, split.rest);
  if (typeof fit === 'string') return SAYINGS[fit];
  return fit === null ? SAYINGS.none : SAYINGS[fit ? 'fits' : 'misfits'];
}

function judge(text: string, region: string | undefined): Checked {
  const given = compact(text);
  const outside = (standing: Standing, reason: string, headline: string): Checked => ({
    value: given,
    standing,
    reason,
    headline,
    basis: ['syntax'],
  });
  if (given === '') return outside('bad', 'empty', 'There is nothing here to check.');
  if (!/[0-9]/.test(given))
    return outside('bad', 'no-digits', 'A VAT number without digits is none.');
  const split = readVat(text, region);
  if (split === null) {
    return outside(
      'unknown',
      'no-country-prefix',
      'Without the country prefix it cannot be told whose VAT number this is: put it in front, as in DE or FR.',
    );
  }
  const country = VAT_COUNTRIES.get(split.prefix);
  if (country === undefined) {
    return outside(
      'unknown',
      'country-not-covered',
      `No VAT number format is known for the prefix ${split.prefix}.`,
    );
  }
  const value = split.prefix + split.rest;
  const facts = [fact('Country', country.name)];
  if (!country.shape.test(split.rest)) {
    const [reason, headline] = wrongStructure(country, split);
    const suggestion = meantVat(split);
    return { value, standing: 'bad', reason, headline, facts, basis: ['syntax'], suggestion };
  }
  const { standing, reason, says } = sayingOf(split, country);
  const confirmed =
    country.register === null
      ? ', and no public register answers for it'
      : `; not yet confirmed with ${country.register}`;
  return {
    value,
    standing,
    reason,
    headline: says(split.rest, confirmed),
    facts,
    basis: reason === 'no-check-digits' ? ['syntax'] : ['syntax', 'check-digits'],
    suggestion: standing === 'bad' ? meantVat(split) : undefined,
  };
}

/**
 * A VAT number by its country's structure and check digits. `region` (ISO 3166-1 alpha-2) is the
 * country of a number written without its prefix.
 */
export const check: Check = (text, { region } = {}) =>
  verdict('vat', judge(text, region?.toUpperCase()));
