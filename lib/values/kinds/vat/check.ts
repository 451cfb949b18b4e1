import type { Standing } from '../../domain/index.ts';
import { factsText, type Phrase, recordText, vatText } from '../../domain/message.ts';
import { placeOf } from '../../domain/place.ts';
import { compactValue, isRegionCode } from '../../text/index.ts';
import { fact } from '../shared/facts.ts';
import {
  badSyntax,
  type CheckResult,
  lookAlikeResult,
  type OfflineCheck,
  verdictOfCheck,
} from '../shared/offline-check.ts';
import { beginsWithWords, numberBeforeAnother, numberBesideWords } from './check/beside-words.ts';
import type { VatDoubt } from './check/check-digits.ts';
import { VAT_COUNTRIES, type VatCountry, type VatRegister, vatFitOf } from './check/countries.ts';
import {
  isCountryWithoutRules,
  isNumberOfSomeForm,
  parseVatNumber,
  suggestVatNumber,
  type VatParts,
  vatNumberWithSwappedPrefix,
  withoutSecondPrefix,
} from './check/parse.ts';

/** The country of a prefix, or the one-stop shop that the prefix belongs to. */
function nameOf(prefix: string): Phrase {
  if (prefix === 'EU') return vatText('oneStopShop');
  if (prefix === 'IM') return vatText('importOneStopShop');
  return placeOf(prefix === 'CHE' ? 'CH' : prefix);
}

function wrongStructure(
  { form, lengths }: VatCountry,
  { prefix, rest }: VatParts,
): readonly [reason: string, headline: Phrase] {
  const [least = 0] = lengths;
  const most = lengths[lengths.length - 1] ?? least;
  const short = rest.length < least;
  const headline = vatText('wrongStructure', { form, prefix });
  if (!short && rest.length <= most) return ['wrong-structure', headline];
  const given = vatText('wrongLength', { given: rest.length });
  return [short ? 'too-short' : 'too-long', [headline, given]];
}

type Says = (rest: string, register: VatRegister | 'none') => Phrase;

/** The standing, reason and text of a verdict. */
type VerdictText = readonly [Standing, reason: string, Says];

const unconfirmed = (text: Phrase, register: VatRegister | 'none'): Phrase => [
  text,
  vatText('notConfirmed', { register }),
];

/** Verdict texts for numbers with valid structure, by their check digits. */
const VERDICT_TEXTS: Readonly<
  Record<'fits' | 'misfits' | 'none' | 'zeros' | VatDoubt, VerdictText>
> = {
  fits: [
    'good',
    'check-digits-fit',
    (_, register) => unconfirmed(vatText('checkDigitsMatch'), register),
  ],
  misfits: ['bad', 'check-digits-wrong', () => vatText('checkDigitsWrong')],
  none: [
    'unknown',
    'no-check-digits',
    (_, register) => unconfirmed(vatText('noCheckDigits'), register),
  ],
  zeros: ['bad', 'never-issued', () => vatText('neverIssued')],
  'no-such-date': ['bad', 'no-such-date', () => vatText('noSuchDate')],
  'digit-missing': ['bad', 'digit-missing', () => vatText('digitMissing')],
  'letter-expected': ['caution', 'letter-expected', () => vatText('letterExpected')],
  'siren-wrong': ['caution', 'siren-check-digit-wrong', () => vatText('sirenWrong')],
  'siren-in-doubt': ['caution', 'siren-check-digit-wrong', () => vatText('keyMatchesSirenWrong')],
  'office-unknown': [
    'unknown',
    'office-unknown',
    (rest) => vatText('officeUnknown', { office: rest.slice(7, 10) }),
  ],
};

function verdictTextOf(split: VatParts, country: VatCountry): VerdictText {
  const fit = vatFitOf(country, split.prefix, split.rest);
  if (typeof fit === 'string') return VERDICT_TEXTS[fit];
  return fit === null ? VERDICT_TEXTS.none : VERDICT_TEXTS[fit ? 'fits' : 'misfits'];
}

/** The result for a tax number of a country without known rules: nothing speaks against it. */
function notCovered(value: string, code: string): CheckResult {
  const headline = vatText('countryWithoutRules', { country: placeOf(code) });
  return { value, standing: 'unknown', reason: 'country-not-covered', headline, basis: ['syntax'] };
}

/** The result for a prefix of which no numbers are known. */
function unknownPrefix(value: string, split: VatParts): CheckResult {
  const { prefix, rest } = split;
  const meant = vatNumberWithSwappedPrefix(split);
  const result = badSyntax(value)(
    'country-not-covered',
    vatText('countryNotCovered', { prefix }),
    meant,
  );
  if (isRegionCode(prefix))
    return meant ? { ...result, standing: 'unknown' } : notCovered(value, prefix);
  // Two letters that are no country's code are a typing error, unless they begin another country's
  // tax number: the Mexican RFC, the Indian PAN.
  return meant || isNumberOfSomeForm(rest) ? result : { ...result, standing: 'unknown' };
}

/** Whether a number with a known prefix is meant as one, in a country whose tax numbers may begin like it. */
const isMeantAsPrefixed = ({ rest }: VatParts, country: VatCountry | undefined): boolean =>
  country !== undefined && (/^[0-9]{5}/.test(rest) || country.shape.test(rest));

const noPrefix = (given: string): CheckResult => ({
  ...badSyntax(given)('no-country-prefix', vatText('noCountryPrefix')),
  standing: 'unknown',
});

function evaluate(text: string, region: string | undefined): CheckResult {
  const given = compactValue(text);
  const bad = badSyntax(given);
  if (given === '') return bad('empty', factsText('nothingToCheck'));
  if (!/[0-9]/.test(given)) return bad('no-digits', vatText('noDigits'));
  const split = parseVatNumber(text, region);
  const country = split ? VAT_COUNTRIES.get(split.prefix) : undefined;
  const isWhole = split !== null && country?.shape.test(split.rest) === true;
  const inner = split && !isWhole ? withoutSecondPrefix(split) : null;
  if (inner) return bad('prefix-twice', vatText('prefixTwice'), inner);
  const named = isWhole ? undefined : numberBesideWords(text);
  if (named !== undefined) {
    const { steps = [], ...result } = evaluate(named, region);
    return { ...result, steps: ['label-removed', ...steps] };
  }
  if (region && isCountryWithoutRules(region)) {
    const isPrefixed =
      split && (vatNumberWithSwappedPrefix(split) || isMeantAsPrefixed(split, country));
    if (!isPrefixed) return notCovered(given, region);
  }
  const suggestion =
    split && !isWhole ? (suggestVatNumber(split) ?? numberBeforeAnother(text, region)) : undefined;
  const isNamed = !isWhole && beginsWithWords(text, split?.prefix ?? '', country !== undefined);
  if (split === null || (isNamed && suggestion === undefined)) return noPrefix(given);
  if (country === undefined) return unknownPrefix(given, split);
  const value = split.prefix + split.rest;
  const facts = [fact(recordText('country'), nameOf(split.prefix))];
  if (!isWhole) {
    const [reason, headline] = wrongStructure(country, split);
    return { value, standing: 'bad', reason, headline, facts, basis: ['syntax'], suggestion };
  }
  const [standing, reason, says] = verdictTextOf(split, country);
  return {
    value,
    standing,
    reason,
    headline: says(split.rest, country.register ?? 'none'),
    facts,
    basis: reason === 'no-check-digits' ? ['syntax'] : ['syntax', 'check-digits'],
    ...(split.isPadded && { steps: ['zero-added'] as const }),
    suggestion:
      standing === 'bad' || reason === 'letter-expected' ? suggestVatNumber(split) : undefined,
  };
}

/**
 * Checks a VAT number by its country's structure and check digits. `region` (ISO 3166-1 alpha-2) is
 * the country of a number without prefix.
 */
export const checkVat: OfflineCheck = (text, { region } = {}) => {
  const evaluateIn = (given: string) => evaluate(given, region?.toUpperCase());
  // Greek numbers may have their prefix in Greek letters.
  const plain = text.replace(/(?<!\p{Alpha})[EΕ][LΛ](?=\P{L}*\d)/u, 'EL');
  return verdictOfCheck('vat', lookAlikeResult(plain, evaluateIn) ?? evaluateIn(text));
};
