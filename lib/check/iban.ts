import type { Fact, Verdict } from '../verdict.ts';
import { compact } from './clean.ts';
import { inSentence } from './country-name.ts';
import { NATIONAL_CHECKS } from './iban-national.ts';
import {
  IBAN_REGISTRY,
  IBAN_TERRITORIES,
  IBAN_UNREGISTERED,
  type IbanCountry,
} from './iban-registry.ts';
import { checkDigitsFit, likelyIban, withoutLookAlikes } from './iban-typo.ts';
import { count, fact, type Judgement, tooLong, verdict } from './judged.ts';

interface Part {
  readonly role: string;
  readonly length: number;
  readonly kind: string;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  n: /^[0-9]*$/,
  a: /^[A-Z]*$/,
  c: /^[0-9A-Z]*$/,
};
const CLASS_NAMES: Readonly<Record<string, string>> = {
  n: 'digits',
  a: 'letters',
  c: 'letters and digits',
};
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

function partsOf(country: IbanCountry): Part[] {
  return country.bban.split(' ').map((text) => ({
    role: text.charAt(0),
    length: Number(text.slice(1, -1)),
    kind: text.slice(-1),
  }));
}

/** Length of a country's IBAN, in characters. */
function lengthOf(country: IbanCountry): number {
  return partsOf(country).reduce((sum, part) => sum + part.length, 4);
}

/** The first part of the BBAN that holds characters its class does not allow. */
function misfit(bban: string, country: IbanCountry): Part | undefined {
  let at = 0;
  for (const part of partsOf(country)) {
    if (!CLASSES[part.kind]?.test(bban.slice(at, at + part.length))) return part;
    at += part.length;
  }
  return undefined;
}

/** The number with letters typed for digits, and digits for letters, put right; only if it then fits. */
function repairedIban(iban: string, country: IbanCountry): string | undefined {
  const classes = partsOf(country).map((part) => part.kind.repeat(part.length));
  const repaired = withoutLookAlikes(iban, `aann${classes.join('')}`);
  const fits = misfit(repaired.slice(4), country) === undefined && checkDigitsFit(repaired);
  return fits ? repaired : undefined;
}

/** What the registry's positions say is in the BBAN: bank, branch, account and so on. */
function partFacts(bban: string, country: IbanCountry): Fact[] {
  const found = new Map<string, string>();
  let at = 0;
  for (const part of partsOf(country)) {
    found.set(part.role, (found.get(part.role) ?? '') + bban.slice(at, at + part.length));
    at += part.length;
  }
  return [
    ...fact('Bank code', found.get('b')),
    ...fact('Branch code', found.get('s')),
    ...fact('Account number', found.get('a')),
    ...fact('National check digits', found.get('x')),
  ];
}

function judgeKnown(iban: string, code: string, country: IbanCountry, extra: Fact[]): Judgement {
  const registered = code in IBAN_REGISTRY;
  const bban = iban.slice(4);
  const where = inSentence(country.name);
  const facts = [...fact('Country', country.name), ...extra];
  const bad = (reason: string, headline: string, suggestion?: string): Judgement => ({
    value: iban,
    standing: 'bad',
    reason,
    headline,
    facts,
    basis: reason.startsWith('check') ? ['syntax', 'check-digits'] : ['syntax'],
    suggestion,
  });
  const national = NATIONAL_CHECKS[code];
  const fits = (candidate: string) =>
    misfit(candidate.slice(4), country) === undefined && (national?.(candidate.slice(4)) ?? true);

  const length = lengthOf(country);
  if (iban.length !== length) {
    const by = tooLong(iban.length - length, 'character');
    return bad(
      iban.length < length ? 'too-short' : 'too-long',
      `${by} for ${where}: ${length} characters expected, ${iban.length} given.`,
    );
  }
  if (!/^[0-9]{2}/.test(iban.slice(2))) {
    return bad(
      'check-digits-not-digits',
      'The two characters after the country must be digits.',
      repairedIban(iban, country),
    );
  }
  const part = misfit(bban, country);
  if (part !== undefined) {
    return bad(
      'wrong-structure',
      `The ${ROLE_NAMES[part.role]} must be ${count(part.length, 'character')} of ${CLASS_NAMES[part.kind]} in ${where}.`,
      repairedIban(iban, country),
    );
  }
  if (!checkDigitsFit(iban)) {
    const meant = registered ? likelyIban(iban, fits) : undefined;
    return bad(
      'check-digits-wrong',
      meant === undefined
        ? 'The check digits do not fit: probably a typing error.'
        : 'The check digits do not fit: one character is wrong or two are swapped.',
      meant,
    );
  }
  const shown = [...facts, ...partFacts(bban, country)];
  const rest = { value: iban, facts: shown, basis: ['syntax', 'check-digits'] } as const;
  if (!registered) {
    return {
      ...rest,
      standing: 'unknown',
      reason: 'country-not-in-registry',
      headline: `The check digits fit, but ${where} has registered no IBAN format.`,
    };
  }
  const sepa = [...shown, ...fact('SEPA', country.sepa ? 'Yes' : 'No')];
  if (national !== undefined && !national(bban)) {
    return {
      ...rest,
      facts: sepa,
      standing: 'caution',
      reason: 'national-check-digits-wrong',
      headline: `The IBAN check digits fit, but the national check digits of ${where} do not.`,
    };
  }
  return {
    ...rest,
    facts: sepa,
    standing: 'good',
    reason: 'check-digits-fit',
    headline: 'The check digits fit; whether the account exists is not checked.',
  };
}

function judge(text: string): Judgement {
  const value = compact(text).replace(/^IBAN(?=[A-Z]{2}[0-9]{2})/, '');
  const bad = (reason: string, headline: string): Judgement => ({
    value,
    standing: 'bad',
    reason,
    headline,
    basis: ['syntax'],
  });
  if (value === '') return bad('empty', 'There is nothing here to check.');
  const stray = /[^0-9A-Z]/u.exec(value);
  if (stray) return bad('bad-character', 'An IBAN has only letters A to Z and digits.');
  const code = value.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(code)) {
    return bad('no-country-code', 'An IBAN begins with the two letters of its country.');
  }
  const territory = IBAN_TERRITORIES[code];
  const country = IBAN_REGISTRY[territory?.[0] ?? code];
  if (territory !== undefined && country !== undefined) {
    const judged = judgeKnown(value, territory[0], country, fact('Territory', territory[1]));
    if (judged.standing !== 'good') return judged;
    return {
      ...judged,
      standing: 'caution',
      reason: 'territory-code',
      headline: `The check digits fit, but accounts in ${inSentence(territory[1])} normally begin with ${territory[0]}.`,
    };
  }
  const known = country ?? IBAN_UNREGISTERED[code];
  if (known === undefined) {
    return bad('country-without-iban', `No country with the code ${code} uses IBANs.`);
  }
  return judgeKnown(value, code, known, []);
}

/** An IBAN by ISO 13616 (structure, registry) and ISO 7064 (check digits), national ones included. */
export function checkIban(text: string): Verdict {
  return verdict('iban', judge(text));
}
