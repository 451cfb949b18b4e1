import { counted } from '../../counted.ts';
import { compact } from '../../reading/clean.ts';
import { inSentence } from '../../reading/country-name.ts';
import { type Check, type Checked, verdict } from '../check.ts';
import { type Facts, fact } from '../facts.ts';
import { tooLong } from '../sentence.ts';
import { NATIONAL_CHECKS } from './national.ts';
import {
  IBAN_REGISTRY,
  IBAN_TERRITORIES,
  IBAN_UNREGISTERED,
  type IbanCountry,
  type IbanTerritory,
} from './registry.ts';
import { classesOf, misfit, partFacts } from './structure.ts';
import { checkDigitsFit, oneSlipAway, type Slip, withoutLookAlikes } from './typo.ts';

const CLASS_NAMES: Readonly<Record<string, string>> = { n: 'digit', a: 'letter', c: 'character' };
const ROLE_NAMES: Readonly<Record<string, string>> = {
  b: 'bank code',
  s: 'branch code',
  a: 'account number',
  x: 'national check digits',
  t: 'account type',
  m: 'currency',
  o: 'owner',
  z: 'account part',
};

/** More numbers than these that could be meant help nobody. */
const FEW = 3;

/** The number with letters typed for digits, and digits for letters, put right; only if it then fits. */
function repairedIban(iban: string, country: IbanCountry): string | undefined {
  const repaired = withoutLookAlikes(iban, classesOf(country));
  const fits = misfit(repaired.slice(4), country) === undefined;
  return iban.length === classesOf(country).length && fits && checkDigitsFit(repaired)
    ? repaired
    : undefined;
}

const TYPED: Readonly<Record<Slip, string>> = {
  mistyped: ': one character is probably mistyped.',
  swapped: ': two neighbouring characters are probably swapped.',
  extra: '.',
  missing: '.',
};

/** What is said of check digits that do not fit, by the numbers one slip away that do. */
function wrongDigits(slips: readonly Slip[]): string {
  const [first] = slips;
  if (first === undefined) {
    return 'The check digits do not fit: more than one character is probably wrong; compare it with the original.';
  }
  return slips.length === 1
    ? `The check digits do not fit${TYPED[first]}`
    : 'The check digits do not fit: probably one character is mistyped or two are swapped.';
}

/** The verdict of a number that keeps to its country's structure and check digits. */
function judgeFitting(iban: string, code: string, country: IbanCountry, facts: Facts): Checked {
  const where = inSentence(country.name);
  const shown = [...facts, fact('SEPA', country.sepa ? 'Yes' : 'No')];
  const rest = { value: iban, facts: shown, basis: ['syntax', 'check-digits'] } as const;
  if (NATIONAL_CHECKS[code]?.(iban.slice(4)) === false) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'national-check-digits-wrong',
      headline: `The IBAN check digits fit, but the national check digits of ${where} do not: compare it with the original.`,
    };
  }
  return {
    ...rest,
    standing: 'good',
    reason: 'check-digits-fit',
    headline: 'The check digits fit; whether the account exists is not checked.',
  };
}

function judgeKnown(iban: string, code: string, country: IbanCountry, extra: Facts): Checked {
  const registered = code in IBAN_REGISTRY;
  const bban = iban.slice(4);
  const where = inSentence(country.name);
  const facts = [fact('Country', country.name), ...extra];
  const classes = classesOf(country);
  const national = NATIONAL_CHECKS[code];
  const fits = (candidate: string) =>
    misfit(candidate.slice(4), country) === undefined && (national?.(candidate.slice(4)) ?? true);
  const bad = (reason: string, headline?: string): Checked => {
    const near = registered ? [...oneSlipAway(iban, classes, fits)] : [];
    const could = near.length > 1 && near.length <= FEW ? near.map(([value]) => value) : [];
    return {
      value: iban,
      standing: 'bad',
      reason,
      headline: headline ?? wrongDigits(near.map(([, slip]) => slip)),
      facts: [...facts, fact('Could be', could.join(' or '))],
      basis: reason.startsWith('check') ? ['syntax', 'check-digits'] : ['syntax'],
      suggestion: repairedIban(iban, country) ?? (near.length === 1 ? near[0]?.[0] : undefined),
    };
  };

  const { length } = classes;
  const otherLength = iban.length !== length;
  if (otherLength && (registered || !checkDigitsFit(iban))) {
    const by = tooLong(iban.length - length, 'character');
    return bad(
      iban.length < length ? 'too-short' : 'too-long',
      `${by} for ${where}: ${length} characters expected, ${iban.length} given.`,
    );
  }
  if (!/^[0-9]{2}/.test(iban.slice(2))) {
    return bad('check-digits-not-digits', 'The two characters after the country must be digits.');
  }
  const part = otherLength ? undefined : misfit(bban, country);
  if (part !== undefined) {
    return bad(
      'wrong-structure',
      `The ${ROLE_NAMES[part.role]} must be ${counted(part.length, CLASS_NAMES[part.class] ?? 'character')} in ${where}.`,
    );
  }
  if (!checkDigitsFit(iban)) return bad('check-digits-wrong');
  const shown = [...facts, ...(otherLength ? [] : partFacts(bban, country))];
  if (registered) return judgeFitting(iban, code, country, shown);
  return {
    value: iban,
    standing: 'unknown',
    reason: 'country-not-in-registry',
    headline: `The check digits fit, but ${where} has registered no IBAN format.`,
    facts: shown,
    basis: ['syntax', 'check-digits'],
  };
}

/** A number that begins with the code of a territory whose banks use another country's. */
function judgeTerritory(value: string, [code, name, sepa]: IbanTerritory): Checked {
  const registered = IBAN_REGISTRY[code];
  if (registered === undefined) throw new RangeError(`no IBANs begin with ${code}`);
  const country = { ...registered, sepa };
  const where = inSentence(name);
  const meant = code + value.slice(2);
  const given = value.slice(0, 2);
  if (
    value.length === classesOf(country).length &&
    checkDigitsFit(meant) &&
    !checkDigitsFit(value)
  ) {
    return {
      value,
      standing: 'bad',
      reason: 'territory-code',
      headline: `The check digits fit with ${code}, with which accounts in ${where} begin, not with ${given}.`,
      facts: [fact('Country', country.name), fact('Territory', name)],
      basis: ['syntax', 'check-digits'],
      suggestion: meant,
    };
  }
  const judged = judgeKnown(value, code, country, [fact('Territory', name)]);
  if (judged.standing !== 'good') return judged;
  return {
    ...judged,
    standing: 'caution',
    reason: 'territory-code',
    headline: `The check digits fit, but accounts in ${where} normally begin with ${code}: compare it with the original.`,
  };
}

/** Without the word before it that forms and invoices have: "IBAN:", "IBAN-Nr."; NO may be Norway. */
function withoutWord(text: string): string {
  const rest = text.replace(/^IBAN/, '');
  if (rest === text || /^[A-Z]{2}[0-9]{2}/.test(rest)) return rest;
  return rest.replace(/^(?:NR|NO|CODE|NUMBER|NUMMER)(?=[A-Z]{2}[0-9A-Z]{2})/, '');
}

function judge(text: string): Checked {
  const value = withoutWord(compact(text).replace(/[()]/g, ''));
  const bad = (reason: string, headline: string): Checked => ({
    value,
    standing: 'bad',
    reason,
    headline,
    basis: ['syntax'],
  });
  if (value === '') return bad('empty', 'There is nothing here to check.');
  if (/[^0-9A-Z]/u.test(value)) {
    return bad('bad-character', 'An IBAN has only letters A to Z and digits.');
  }
  const code = value.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(code)) {
    return bad('no-country-code', 'An IBAN begins with the two letters of its country.');
  }
  const territory = IBAN_TERRITORIES[code];
  if (territory !== undefined) return judgeTerritory(value, territory);
  const known = IBAN_REGISTRY[code] ?? IBAN_UNREGISTERED[code];
  return known === undefined
    ? bad('country-without-iban', `No country with the code ${code} uses IBANs.`)
    : judgeKnown(value, code, known, []);
}

/** An IBAN by ISO 13616 (structure, registry) and ISO 7064 (check digits), national ones included. */
export const check: Check = (text) => verdict('iban', judge(text));
