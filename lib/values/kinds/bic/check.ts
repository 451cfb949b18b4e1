import { bicText, countryName, factsText, recordText } from '../../domain/message.ts';
import { compactValue } from '../../text/index.ts';
import { type FactRows, fact, factIfTrue } from '../shared/facts.ts';
import {
  badSyntax,
  type CheckResult,
  lookAlikeResult,
  type OfflineCheck,
  verdictOfCheck,
} from '../shared/offline-check.ts';
import { BIC_COUNTRY_PATTERN } from './form.ts';
import { withoutNextWord } from './next-word.ts';

const IS_COUNTRY = new RegExp(`^(?:${BIC_COUNTRY_PATTERN})$`);

/** Replaces digits in the party prefix and country by the letters that they look like. */
const withLetters = (value: string) =>
  value.slice(0, 6).replaceAll('0', 'O').replaceAll('1', 'I') + value.slice(6);

/**
 * A single digit before a letter of the prefix, which was probably typed for one: C0BA. Prefixes that
 * have digits end in them: E097, WG11.
 */
const DIGIT_FOR_LETTER = /^[A-Z]{0,2}[01][A-Z]+$/;

/** Facts from the parts (ISO 9362:2022, 5): party prefix, country, party suffix, branch identifier. */
function factsOf(value: string): FactRows {
  const branch = value.slice(8);
  return [
    fact(recordText('bank'), value.slice(0, 4)),
    fact(recordText('country'), countryName(value.slice(4, 6))),
    fact(recordText('location'), value.slice(6, 8)),
    fact(
      bicText('labelBranch'),
      branch === '' || branch === 'XXX' ? bicText('headOffice') : branch,
    ),
    // Passive participants, common in Germany, are reached through another bank.
    factIfTrue(bicText('labelPassiveParticipant'), value.charAt(7) === '1'),
  ];
}

/** The verdict on eight or eleven letters and digits. */
function evaluateWhole(value: string): CheckResult {
  const meant = withLetters(value);
  const code = value.slice(4, 6);
  if (!IS_COUNTRY.test(code)) {
    return {
      value,
      standing: 'bad',
      reason: 'no-country',
      headline: bicText('noCountry', { code }),
      basis: ['syntax', 'list'],
      suggestion: IS_COUNTRY.test(meant.slice(4, 6)) ? meant : undefined,
    };
  }
  const rest = { value, facts: factsOf(value), basis: ['syntax', 'list'] } as const;
  if (/\d/.test(value.slice(0, 4))) {
    // ISO 9362:2022 allows digits here, and a few banks outside the network have them.
    return {
      ...rest,
      standing: 'caution',
      reason: 'digit-in-prefix',
      headline: bicText('digitInPrefix'),
      suggestion: DIGIT_FOR_LETTER.test(value.slice(0, 4)) ? meant : undefined,
    };
  }
  if (value.charAt(7) === '0') {
    return { ...rest, standing: 'caution', reason: 'test-bic', headline: bicText('testBic') };
  }
  return { ...rest, standing: 'good', reason: 'well-formed', headline: bicText('wellFormed') };
}

function evaluate(given: string): CheckResult {
  const alone = withoutNextWord(given);
  if (alone !== given) return { ...evaluate(alone), steps: ['signs-removed'] };
  const value = compactValue(given);
  const bad = badSyntax(value);
  const { length } = value;
  if (value === '') return bad('empty', factsText('nothingToCheck'));
  if (/[^0-9A-Z]/u.test(value)) return bad('bad-character', bicText('badCharacter'));
  if (length > 14 && /^[A-Z]{2}\d{2}/.test(value)) return bad('iban-given', bicText('ibanGiven'));
  if (length !== 8 && length !== 11) {
    return bad(
      length === 9 || length === 10 ? 'wrong-length' : length < 8 ? 'too-short' : 'too-long',
      bicText('wrongLength', { length }),
    );
  }
  return evaluateWhole(value);
}

/** Checks a BIC by ISO 9362: its length, its characters and its country. Uses no directory. */
export const checkBic: OfflineCheck = (text) =>
  verdictOfCheck('bic', lookAlikeResult(text, evaluate) ?? evaluate(text));
