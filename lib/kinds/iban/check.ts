import { compact } from '../../reading/clean.ts';
import { countryName, inSentence } from '../../reading/country-name.ts';
import { text as say } from '../../texts/iban.ts';
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

/** More numbers than these that could be meant help nobody. */
const FEW = 3;

/** Countries that go by another name than Intl's. */
const NAMES: Readonly<Record<string, 'congo' | 'ivoryCoast' | 'capeVerde'>> = {
  CG: 'congo',
  CI: 'ivoryCoast',
  CV: 'capeVerde',
};

function nameOf(code: string): string {
  const own = NAMES[code];
  return own === undefined ? countryName(code) : say(own);
}

/** The number with letters typed for digits, and digits for letters, put right; only if it then fits. */
function repairedIban(iban: string, country: IbanCountry): string | undefined {
  const repaired = withoutLookAlikes(iban, classesOf(country));
  const fits = misfit(repaired.slice(4), country) === undefined;
  return iban.length === classesOf(country).length && fits && checkDigitsFit(repaired)
    ? repaired
    : undefined;
}

/** "A or B or C". */
const anyOf = (values: readonly string[]): string =>
  values.reduce((one, other) => say('either', { one, other }));

/** What is said of check digits that do not fit, by the numbers one slip away that do. */
function wrongDigits(slips: readonly Slip[]): string {
  const [slip] = slips;
  if (slip === undefined) return say('wrongInMoreThanOnePlace');
  return slips.length === 1 ? say('wrongByOneSlip', { slip }) : say('wrongByOneOfSomeSlips');
}

/** The verdict of a number that keeps to its country's structure and check digits. */
function judgeFitting(iban: string, code: string, country: IbanCountry, facts: Facts): Checked {
  const shown = [...facts, fact(say('sepa'), say(country.sepa ? 'inSepa' : 'notInSepa'))];
  const rest = { value: iban, facts: shown, basis: ['syntax', 'check-digits'] } as const;
  if (NATIONAL_CHECKS[code]?.(iban.slice(4)) === false) {
    return {
      ...rest,
      standing: 'caution',
      reason: 'national-check-digits-wrong',
      headline: say('nationalCheckDigitsWrong', { country: inSentence(nameOf(code)) }),
    };
  }
  return {
    ...rest,
    standing: 'good',
    reason: 'check-digits-fit',
    headline: say('checkDigitsFit'),
  };
}

function judgeKnown(iban: string, code: string, country: IbanCountry, extra: Facts): Checked {
  const registered = code in IBAN_REGISTRY;
  const bban = iban.slice(4);
  const where = inSentence(nameOf(code));
  const facts = [fact(say('country'), nameOf(code)), ...extra];
  const classes = classesOf(country);
  const national = NATIONAL_CHECKS[code];
  const fits = (candidate: string) =>
    misfit(candidate.slice(4), country) === undefined && (national?.(candidate.slice(4)) ?? true);
  const bad = (reason: string, headline?: string): Checked => {
    const near = registered ? [...oneSlipAway(iban, classes, fits)] : [];
    const could = near.length > 1 && near.length <= FEW ? anyOf(near.map(([value]) => value)) : '';
    return {
      value: iban,
      standing: 'bad',
      reason,
      headline: headline ?? wrongDigits(near.map(([, slip]) => slip)),
      facts: [...facts, fact(say('couldBe'), could)],
      basis: reason.startsWith('check') ? ['syntax', 'check-digits'] : ['syntax'],
      suggestion: repairedIban(iban, country) ?? (near.length === 1 ? near[0]?.[0] : undefined),
    };
  };

  const { length } = classes;
  const otherLength = iban.length !== length;
  if (otherLength && (registered || !checkDigitsFit(iban))) {
    const wrong = tooLong(iban.length - length, 'character');
    return bad(
      iban.length < length ? 'too-short' : 'too-long',
      say('wrongLength', { wrong, country: where, length, given: iban.length }),
    );
  }
  if (!/^[0-9]{2}/.test(iban.slice(2))) {
    return bad('check-digits-not-digits', say('checkDigitsNotDigits'));
  }
  const part = otherLength ? undefined : misfit(bban, country);
  if (part !== undefined) {
    const { role, class: characters, length: count } = part;
    return bad(
      'wrong-structure',
      say('wrongStructure', { part: role, characters, count, country: where }),
    );
  }
  if (!checkDigitsFit(iban)) return bad('check-digits-wrong');
  const shown = [...facts, ...(otherLength ? [] : partFacts(bban, country))];
  if (registered) return judgeFitting(iban, code, country, shown);
  return {
    value: iban,
    standing: 'unknown',
    reason: 'country-not-in-registry',
    headline: say('countryNotInRegistry', { country: where }),
    facts: shown,
    basis: ['syntax', 'check-digits'],
  };
}

/** A number that begins with the code of a territory whose banks use another country's. */
function judgeTerritory(value: string, [code, sepa]: IbanTerritory): Checked {
  const registered = IBAN_REGISTRY[code];
  if (registered === undefined) throw new RangeError(`no IBANs begin with ${code}`);
  const country = { ...registered, sepa };
  const meant = code + value.slice(2);
  const given = value.slice(0, 2);
  const territory = nameOf(given);
  const where = inSentence(territory);
  if (
    value.length === classesOf(country).length &&
    checkDigitsFit(meant) &&
    !checkDigitsFit(value)
  ) {
    return {
      value,
      standing: 'bad',
      reason: 'territory-code',
      headline: say('fitsWithCountryCode', { code, country: where, given }),
      facts: [fact(say('country'), nameOf(code)), fact(say('territory'), territory)],
      basis: ['syntax', 'check-digits'],
      suggestion: meant,
    };
  }
  const judged = judgeKnown(value, code, country, [fact(say('territory'), territory)]);
  if (judged.standing !== 'good') return judged;
  return {
    ...judged,
    standing: 'caution',
    reason: 'territory-code',
    headline: say('territoryCode', { country: where, code }),
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
  if (value === '') return bad('empty', say('empty'));
  if (/[^0-9A-Z]/u.test(value)) {
    return bad('bad-character', say('badCharacter'));
  }
  const code = value.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(code)) {
    return bad('no-country-code', say('noCountryCode'));
  }
  const territory = IBAN_TERRITORIES[code];
  if (territory !== undefined) return judgeTerritory(value, territory);
  const known = IBAN_REGISTRY[code] ?? IBAN_UNREGISTERED[code];
  return known === undefined
    ? bad('country-without-iban', say('countryWithoutIban', { code }))
    : judgeKnown(value, code, known, []);
}

/** An IBAN by ISO 13616 (structure, registry) and ISO 7064 (check digits), national ones included. */
export const check: Check = (text) => verdict('iban', judge(text));
