import {
  countryName,
  factsText,
  ibanText,
  listOf,
  type Phrase,
  recordText,
} from '../../domain/message.ts';
import { compactValue } from '../../text/index.ts';
import { type FactRows, fact, flagFact } from '../shared/facts.ts';
import {
  badSyntax,
  type CheckResult,
  lookAlikeResult,
  type OfflineCheck,
  verdictOfCheck,
} from '../shared/offline-check.ts';
import { ibanBesideOther } from './check/beside-other.ts';
import { NATIONAL_BBAN_CHECKS } from './check/national-checks.ts';
import {
  IBAN_REGISTRY,
  IBAN_TERRITORIES,
  IBAN_UNREGISTERED,
  type IbanCountry,
  type IbanTerritory,
} from './check/registry.ts';
import { bbanFacts, ibanCharacterClasses, misfittingPart } from './check/structure.ts';
import {
  type IbanTypo,
  ibanCheckDigitsFit,
  ibansOfOtherCountries,
  ibansOneTypoAway,
  withoutIbanLookAlikes,
} from './check/typo.ts';
import { readDomestic } from './domestic/read-domestic.ts';

/** If there are more candidates, none are shown. */
const FEW = 3;

/** Whether a number has the length and the kinds of characters of a country's numbers. */
const hasStructure = (iban: string, country: IbanCountry): boolean =>
  iban.length === ibanCharacterClasses(country).length &&
  misfittingPart(iban.slice(4), country) === undefined;

/** The number with look-alike letters and digits corrected; undefined if it is not valid then. */
function repairedIban(iban: string, country: IbanCountry): string | undefined {
  const repaired = withoutIbanLookAlikes(iban, ibanCharacterClasses(country));
  return hasStructure(repaired, country) && ibanCheckDigitsFit(repaired) ? repaired : undefined;
}

/** The headline for wrong check digits, from the typos that would explain them. */
function wrongDigits(slips: readonly IbanTypo[]): Phrase {
  const [slip] = slips;
  if (slip === undefined) return ibanText('checkDigitsWrong');
  return slips.length === 1
    ? ibanText('singleTypingError', { slip })
    : ibanText('oneOfSeveralTypingErrors');
}

/** The verdict on a number with valid structure and check digits. */
function evaluateFitting(
  iban: string,
  code: string,
  country: IbanCountry,
  facts: FactRows,
): CheckResult {
  const shown = [...facts, flagFact(recordText('sepa'), country.sepa)];
  const rest = { value: iban, facts: shown, basis: ['syntax', 'check-digits'] } as const;
  if (NATIONAL_BBAN_CHECKS[code]?.(iban.slice(4)) !== false) {
    const headline = ibanText('checkDigitsMatch');
    return { ...rest, standing: 'good', reason: 'check-digits-fit', headline };
  }
  const headline = ibanText('nationalCheckDigitsWrong', { country: countryName(code) });
  return { ...rest, standing: 'caution', reason: 'national-check-digits-wrong', headline };
}

function evaluateKnown(
  iban: string,
  code: string,
  country: IbanCountry,
  extra: FactRows,
): CheckResult {
  const registered = code in IBAN_REGISTRY;
  const bban = iban.slice(4);
  const where = countryName(code);
  const facts = [fact(recordText('country'), where), ...extra];
  const classes = ibanCharacterClasses(country);
  const national = NATIONAL_BBAN_CHECKS[code];
  const fits = (candidate: string) =>
    misfittingPart(candidate.slice(4), country) === undefined &&
    (national?.(candidate.slice(4)) ?? true);
  const bad = (reason: string, headline?: Phrase): CheckResult => {
    const swapped = code.charAt(1) + code.charAt(0) + iban.slice(2);
    const typos: [string, IbanTypo][] = [
      ...(registered ? ibansOneTypoAway(iban, classes, fits) : []),
      ...(isRegisteredIban(swapped) ? [[swapped, 'swapped'] as [string, IbanTypo]] : []),
    ];
    const candidates = typos.length > 1 && typos.length <= FEW ? typos.map(([value]) => value) : [];
    return {
      value: iban,
      standing: 'bad',
      reason,
      headline: headline ?? wrongDigits(typos.map(([, slip]) => slip)),
      facts: [...facts, fact(ibanText('correction'), listOf(candidates, 'disjunction'))],
      basis: reason.startsWith('check') ? ['syntax', 'check-digits'] : ['syntax'],
      suggestion: repairedIban(iban, country) ?? (typos.length === 1 ? typos[0]?.[0] : undefined),
    };
  };

  const { length } = classes;
  const otherLength = iban.length !== length;
  if (otherLength && (registered || !ibanCheckDigitsFit(iban))) {
    return bad(
      iban.length < length ? 'too-short' : 'too-long',
      ibanText('wrongLength', { country: where, length, given: iban.length }),
    );
  }
  if (!/^[0-9]{2}/.test(iban.slice(2))) {
    return bad('check-digits-not-digits', ibanText('checkDigitsNotDigits'));
  }
  const part = otherLength ? undefined : misfittingPart(bban, country);
  if (part !== undefined) {
    const { role, class: characters, length: count } = part;
    return bad(
      'wrong-structure',
      ibanText('wrongStructure', { part: role, characters, count, country: where }),
    );
  }
  if (!ibanCheckDigitsFit(iban)) return bad('check-digits-wrong');
  const shown = [...facts, ...(otherLength ? [] : bbanFacts(bban, country))];
  if (registered) return evaluateFitting(iban, code, country, shown);
  const headline = ibanText('countryNotInRegistry', { country: where });
  const reason = 'country-not-in-registry';
  const basis = ['syntax', 'check-digits'] as const;
  return { value: iban, standing: 'unknown', reason, headline, facts: shown, basis };
}

/** The verdict on a number with the code of a territory whose banks use another country's code. */
function evaluateTerritory(value: string, [code, sepa]: IbanTerritory): CheckResult {
  const registered = IBAN_REGISTRY[code];
  if (registered === undefined) throw new RangeError(`no IBANs begin with ${code}`);
  const country = { ...registered, sepa };
  const meant = code + value.slice(2);
  const given = value.slice(0, 2);
  const territory = countryName(given);
  if (
    value.length === ibanCharacterClasses(country).length &&
    ibanCheckDigitsFit(meant) &&
    !ibanCheckDigitsFit(value)
  ) {
    return {
      value,
      standing: 'bad',
      reason: 'territory-code',
      headline: ibanText('matchesWithCountryCode', { code, country: territory, given }),
      facts: [
        fact(recordText('country'), countryName(code)),
        fact(ibanText('territory'), territory),
      ],
      basis: ['syntax', 'check-digits'],
      suggestion: meant,
    };
  }
  const judged = evaluateKnown(value, code, country, [fact(ibanText('territory'), territory)]);
  if (judged.standing !== 'good') return judged;
  return {
    ...judged,
    standing: 'caution',
    reason: 'territory-code',
    headline: ibanText('territoryCode', { country: territory, code }),
  };
}

/** Whether a number has the structure and check digits of a registered country. */
function isRegisteredIban(iban: string): boolean {
  const country = IBAN_REGISTRY[iban.slice(0, 2)];
  return (
    country !== undefined &&
    hasStructure(iban, country) &&
    ibanCheckDigitsFit(iban) &&
    NATIONAL_BBAN_CHECKS[iban.slice(0, 2)]?.(iban.slice(4)) !== false
  );
}

/** The verdict on an account number as it is written inside a country; null if the text is none. */
function evaluateDomestic(text: string, region: string): CheckResult | null {
  const account = readDomestic(text, region);
  // Elsewhere, an IBAN that lacks its letters is no domestic number.
  if (!account || (account.iban?.slice(2) === account.value && account.country !== 'PL'))
    return null;
  const { country, value, iban: suggestion } = account;
  const where = countryName(country);
  const rest = {
    value,
    reason: 'domestic-account',
    facts: [fact(recordText('country'), where)],
  };
  return suggestion === undefined
    ? {
        ...rest,
        standing: 'bad',
        headline: ibanText('domesticWithoutIban', { country: where }),
        basis: ['syntax'],
      }
    : {
        ...rest,
        standing: 'caution',
        headline: ibanText('domesticAccount', { country: where }),
        basis: ['syntax', 'check-digits'],
        suggestion,
      };
}

/** A word, whose first letters are no country code: "Routing 021000021". */
const BEGINS_WITH_WORD = /^(?:\p{Alpha}{5,}|\p{Alpha}\p{Lower}{2,})(?!\p{Alpha}|\d)/u;

function evaluate(text: string, region: string): CheckResult {
  const domestic = evaluateDomestic(text, region);
  if (domestic) return domestic;
  const compact = compactValue(text);
  const value = /[A-Z]{2}/.test(compact) ? compact : compact.replace(/[.,\-/_:]/g, '');
  const bad = badSyntax(value);
  if (value === '') return bad('empty', factsText('nothingToCheck'));
  if (/[^0-9A-Z]/u.test(value)) return bad('bad-character', ibanText('badCharacter'));
  const code = value.slice(0, 2);
  const others = IBAN_REGISTRY[code] ? [] : ibansOfOtherCountries(value, isRegisteredIban);
  const lost = /^[0-9]/.test(value) ? readDomestic(value, region)?.iban : undefined;
  const suggestion = lost ?? (others.length === 1 ? others[0] : undefined);
  if (!/^[A-Z]{2}$/.test(code) || BEGINS_WITH_WORD.test(text))
    return bad('no-country-code', ibanText('noCountryCode'), suggestion);
  const territory = IBAN_TERRITORIES[code];
  if (territory !== undefined) return evaluateTerritory(value, territory);
  const known = IBAN_REGISTRY[code] ?? IBAN_UNREGISTERED[code];
  return known === undefined
    ? bad('country-without-iban', ibanText('countryWithoutIban', { code }), suggestion)
    : evaluateKnown(value, code, known, []);
}

/** Checks an IBAN by ISO 13616 (structure, registry) and ISO 7064 (check digits), including national check digits. */
export const checkIban: OfflineCheck = (text, { region = '' } = {}) => {
  const here = (written: string) => evaluate(written, region.toUpperCase());
  const result = lookAlikeResult(text, here) ?? here(text);
  const isOpen = result.standing === 'bad' && result.suggestion === undefined;
  const suggestion = isOpen ? ibanBesideOther(text, isRegisteredIban) : result.suggestion;
  return verdictOfCheck('iban', { ...result, suggestion });
};
