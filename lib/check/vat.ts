import type { Verdict } from '../verdict.ts';
import { compact } from './clean.ts';
import { inSentence } from './country-name.ts';
import { fact, type Judgement, tooLong, verdict } from './judged.ts';
import { VAT_COUNTRIES, type VatCountry } from './vat-countries.ts';

interface Split {
  readonly prefix: string;
  readonly rest: string;
}

/** Prefixes as people write them, to those of the numbers themselves. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE', UK: 'GB' };

/** Greek letters of the prefix ΕΛ, written in Greek. */
function latin(text: string): string {
  return text.replace(/^[ΕE][ΛL](?=[0-9])/u, 'EL');
}

function split(text: string, region: string | undefined): Split | null {
  const plain = latin(compact(text).replace(/[()]/g, '')).replace(/^VAT(?=[A-Z]{2,3}[0-9])/, '');
  const home = region === undefined ? undefined : (PREFIXES[region] ?? region);
  const country = home === undefined ? undefined : VAT_COUNTRIES.get(home);
  const withPrefix = (() => {
    const letters = plain.startsWith('CHE') ? 'CHE' : plain.slice(0, 2);
    const prefix = PREFIXES[letters] ?? letters;
    return /^[A-Z]{2,3}$/.test(prefix) ? { prefix, rest: plain.slice(letters.length) } : null;
  })();
  // "ESB12345678" has its prefix; "B12345678" with Spain as region has none.
  if (country !== undefined && home !== undefined) {
    const bare = { prefix: home, rest: plain };
    const fitting = country.shape.test(padded(bare).rest);
    const own =
      withPrefix !== null &&
      VAT_COUNTRIES.get(withPrefix.prefix)?.shape.test(padded(withPrefix).rest);
    if ((fitting && !own) || withPrefix === null || !VAT_COUNTRIES.has(withPrefix.prefix))
      return bare;
  }
  return withPrefix;
}

/** Numbers of older, shorter form with the zero they have since been given. */
function padded({ prefix, rest }: Split): Split {
  const short =
    (prefix === 'BE' && /^[0-9]{9}$/.test(rest)) || (prefix === 'EL' && /^[0-9]{8}$/.test(rest));
  return short ? { prefix, rest: `0${rest}` } : { prefix, rest };
}

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
    /^[0-9]+$/.test(rest) && /^[0-9, or]+ digits( \(the [a-z0-9 ]+\))?$/.test(country.says)
      ? 'digit'
      : 'character';
  return [
    short ? 'too-short' : 'too-long',
    `${tooLong(by, noun)} for ${where}: ${country.says} expected after ${prefix}, ${rest.length} given.`,
  ];
}

function judge(text: string, region: string | undefined): Judgement {
  const parts = split(text, region);
  const given = compact(text);
  if (given === '') {
    return {
      value: '',
      standing: 'bad',
      reason: 'empty',
      headline: 'There is nothing here to check.',
      basis: ['syntax'],
    };
  }
  if (parts === null) {
    return {
      value: given,
      standing: 'unknown',
      reason: 'no-country-prefix',
      headline: 'Without the country prefix it cannot be told whose VAT number this is.',
      basis: ['syntax'],
    };
  }
  const country = VAT_COUNTRIES.get(parts.prefix);
  if (country === undefined) {
    return {
      value: given,
      standing: 'unknown',
      reason: 'country-not-covered',
      headline: `No VAT number format is known for the prefix ${parts.prefix}.`,
      basis: ['syntax'],
    };
  }
  const number = padded(parts);
  const value = number.prefix + number.rest;
  const facts = fact('Country', country.name);
  if (!country.shape.test(number.rest)) {
    const [reason, headline] = wrongStructure(country, number);
    return { value, standing: 'bad', reason, headline, facts, basis: ['syntax'] };
  }
  const fits = country.fits(number.rest);
  const register = country.vies ? 'VIES' : 'the national register';
  if (fits === null) {
    return {
      value,
      standing: 'unknown',
      reason: 'no-check-digits',
      headline: `The structure fits, but this kind of number has no published check digits; not yet confirmed with ${register}.`,
      facts,
      basis: ['syntax'],
    };
  }
  const rest = { value, facts, basis: ['syntax', 'check-digits'] } as const;
  if (!fits) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'check-digits-wrong',
      headline: 'The check digits do not fit: probably a typing error.',
    };
  }
  return {
    ...rest,
    standing: 'good',
    reason: 'check-digits-fit',
    headline: `Check digits fit; not yet confirmed with ${register}.`,
  };
}

/**
 * A VAT number by its country's structure and check digits. `region` (ISO 3166-1 alpha-2) is the
 * country of a number written without its prefix.
 */
export function checkVat(text: string, region?: string): Verdict {
  return verdict('vat', judge(text, region?.toUpperCase()));
}
