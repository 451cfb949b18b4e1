/**
 * Finds contradictions between values of one form or record. Each value is valid by itself, so a
 * contradiction is only a notice: it never holds a submit back. Free and offline.
 */

import type { Kind } from '../domain/index.ts';
import { isWebmailDomain, relayServiceOf } from '../kinds/domain/check/lists.ts';
import { isRoleName } from '../kinds/email/check/concerns.ts';
import { consistencyText, countryReference } from '../texts/references.ts';
import { registrableDomainOf, resemblesCompany } from './company-domain.ts';
import { countryOfValue, isSameCountry } from './value-country.ts';

/** A valid value in normalised form. */
export interface SoundValue {
  readonly kind: Kind;
  readonly value: string;
}

/** What else is known from the form or record. */
export interface ConsistencyContext {
  /** ISO 3166-1 alpha-2, chosen in the form. */
  readonly country?: string | undefined;
  /** The form asks for a first and a last name. */
  readonly isPersonal?: boolean | undefined;
  /** The company's name from a stored answer. */
  readonly company?: string | undefined;
  /** This IBAN was entered on this site before, with another name. */
  readonly isOtherName?: boolean | undefined;
}

export interface Contradiction {
  /** The kinds that contradict each other. */
  readonly between: readonly Kind[];
  /** A sentence for the user. */
  readonly says: string;
}

/**
 * Pairs of kinds whose countries are compared, and the text key. A phone and an IBAN from different
 * countries are too common to mention.
 */
const PAIRS = [
  ['vat', 'iban', 'vatAndIban'],
  ['iban', 'bic', 'ibanAndBic'],
  ['vat', 'phone', 'vatAndPhone'],
] as const;
/** Kinds whose country is compared with the one chosen in the form, and the text key. */
const BY_FORM = [
  ['vat', 'vatAndForm'],
  ['phone', 'phoneAndForm'],
] as const;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

function countryContradictions(
  values: readonly SoundValue[],
  { country }: ConsistencyContext,
): Contradiction[] {
  const found = values.flatMap(({ kind, value }) => {
    const code = countryOfValue(kind, value);
    return code === undefined ? [] : [{ kind, code }];
  });
  const ofKind = (kind: Kind) => found.filter((candidate) => candidate.kind === kind);
  const pairs = PAIRS.flatMap(([first, second, says]) => {
    const [ones, others] = [ofKind(first), ofKind(second)];
    const isAlone = (code: string, candidates: typeof found) =>
      !candidates.some((candidate) => isSameCountry(code, candidate.code));
    return ones.flatMap(({ code }) =>
      others
        // Of several values, those that match another are explained by it.
        .filter((other) => isAlone(code, others) || isAlone(other.code, ones))
        .filter((other) => !isSameCountry(code, other.code))
        .map((other) => {
          const countries = {
            country: countryReference(code),
            otherCountry: countryReference(other.code),
          };
          return { between: [first, second], says: consistencyText(says, countries) };
        }),
    );
  });
  if (country === undefined) return pairs;
  const form = BY_FORM.flatMap(([kind, says]) =>
    ofKind(kind)
      .filter(({ code }) => !isSameCountry(code, country))
      .map(({ code }) => {
        const countries = {
          country: countryReference(code),
          formCountry: countryReference(country),
        };
        return { between: [kind], says: consistencyText(says, countries) };
      }),
  );
  return [...pairs, ...form];
}

/** Domains of webmail providers and relays are ignored: they belong to no company. */
function domainContradictions(
  values: readonly SoundValue[],
  { company }: ConsistencyContext,
): Contradiction[] {
  const mails = values
    .filter(({ kind }) => kind === 'email')
    .map(({ value }) => domainOf(value))
    .filter(
      (domain) =>
        registrableDomainOf(domain) && !isWebmailDomain(domain) && !relayServiceOf(domain),
    );
  const sites = values.flatMap(({ kind, value }) =>
    kind === 'domain' ? (registrableDomainOf(value) ?? []) : [],
  );
  return mails.flatMap((mailDomain): Contradiction[] => {
    const [website] = sites;
    if (website !== undefined && !sites.includes(registrableDomainOf(mailDomain) ?? mailDomain)) {
      const says = consistencyText('emailAndWebsite', { mailDomain, website });
      return [{ between: ['email', 'domain'], says }];
    }
    if (website !== undefined || company === undefined) return [];
    if (resemblesCompany(mailDomain, company)) return [];
    const says = consistencyText('emailAndCompany', { mailDomain, company });
    return [{ between: ['email', 'vat'], says }];
  });
}

function personContradictions(
  values: readonly SoundValue[],
  { isPersonal, isOtherName }: ConsistencyContext,
): Contradiction[] {
  const isRole = ({ kind, value }: SoundValue) =>
    kind === 'email' && isRoleName(value.split('@')[0] ?? '');
  const found: Contradiction[] = [];
  if (isPersonal && values.some(isRole))
    found.push({ between: ['email'], says: consistencyText('teamForPerson') });
  if (isOtherName && values.some(({ kind }) => kind === 'iban'))
    found.push({ between: ['iban'], says: consistencyText('ibanOfOtherName') });
  return found;
}

/** All contradictions, the most significant first. */
export function contradictionsAmong(
  values: readonly SoundValue[],
  context: ConsistencyContext = {},
): readonly Contradiction[] {
  return [
    ...personContradictions(values, context),
    ...countryContradictions(values, context),
    ...domainContradictions(values, context),
  ];
}
