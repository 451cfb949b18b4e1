/**
 * Finds contradictions between values of one form or record. Each value is valid by itself, so a
 * contradiction is only a notice: it never holds a submit back. Free and offline.
 */

import type { Kind, Phrase } from '../domain/index.ts';
import { besideText, countryName } from '../texts/messages.ts';
import { countryOfValue, isSameCountry } from '../values/index.ts';
import { domainSuffixOf, isRoleName, isWebmailDomain, relayServiceOf } from '../values/names.ts';

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
}

export interface Contradiction<V = SoundValue> {
  /** The kinds that contradict each other. */
  readonly between: readonly Kind[];
  /** The values that it speaks of, at least one. */
  readonly about: readonly V[];
  readonly says: Phrase;
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

/** `mail.example.co.uk` → `example.co.uk`; undefined without a public suffix. */
const registrableDomainOf = (domain: string): string | undefined =>
  domainSuffixOf(domain.toLowerCase()).registrable ?? undefined;

function countryContradictions<V extends SoundValue>(
  values: readonly V[],
  { country }: ConsistencyContext,
): Contradiction<V>[] {
  const found = values.flatMap((value) => {
    const code = countryOfValue(value.kind, value.value);
    return code === undefined ? [] : [{ kind: value.kind, code, value }];
  });
  const ofKind = (kind: Kind) => found.filter((candidate) => candidate.kind === kind);
  const pairs = PAIRS.flatMap(([first, second, says]) => {
    const [ones, others] = [ofKind(first), ofKind(second)];
    const isAlone = (code: string, candidates: typeof found) =>
      !candidates.some((candidate) => isSameCountry(code, candidate.code));
    return ones.flatMap(({ code, value }) =>
      others
        // Of several values, those that match another are explained by it.
        .filter((other) => isAlone(code, others) || isAlone(other.code, ones))
        .filter((other) => !isSameCountry(code, other.code))
        .map((other) => {
          const countries = {
            country: countryName(code),
            otherCountry: countryName(other.code),
          };
          return {
            between: [first, second],
            about: [value, other.value],
            says: besideText(says, countries),
          };
        }),
    );
  });
  if (country === undefined) return pairs;
  const form = BY_FORM.flatMap(([kind, says]) =>
    ofKind(kind)
      .filter(({ code }) => !isSameCountry(code, country))
      .map(({ code, value }) => {
        const countries = {
          country: countryName(code),
          formCountry: countryName(country),
        };
        return { between: [kind], about: [value], says: besideText(says, countries) };
      }),
  );
  return [...pairs, ...form];
}

/** Domains of webmail providers and relays are ignored: they belong to no company. */
function domainContradictions<V extends SoundValue>(values: readonly V[]): Contradiction<V>[] {
  const mails = values.flatMap((value) => {
    const domain = value.kind === 'email' ? domainOf(value.value) : '';
    const isOwn =
      registrableDomainOf(domain) && !isWebmailDomain(domain) && !relayServiceOf(domain);
    return isOwn ? [{ value, domain }] : [];
  });
  const sites = values.flatMap((value) => {
    const domain = value.kind === 'domain' ? registrableDomainOf(value.value) : undefined;
    return domain ? [{ value, domain }] : [];
  });
  const [site] = sites;
  if (site === undefined) return [];
  return mails.flatMap(({ value, domain: mailDomain }): Contradiction<V>[] => {
    const registered = registrableDomainOf(mailDomain) ?? mailDomain;
    if (sites.some(({ domain }) => domain === registered)) return [];
    const says = besideText('emailAndWebsite', { mailDomain, website: site.domain });
    return [{ between: ['email', 'domain'], about: [value, site.value], says }];
  });
}

function personContradictions<V extends SoundValue>(
  values: readonly V[],
  { isPersonal }: ConsistencyContext,
): Contradiction<V>[] {
  const teams = values.filter(
    ({ kind, value }) => kind === 'email' && isRoleName(value.split('@')[0] ?? ''),
  );
  if (!isPersonal || teams.length === 0) return [];
  return [{ between: ['email'], about: teams, says: besideText('teamForPerson') }];
}

/** All contradictions, the most significant first. */
export function contradictionsAmong<V extends SoundValue>(
  values: readonly V[],
  context: ConsistencyContext = {},
): readonly Contradiction<V>[] {
  return [
    ...personContradictions(values, context),
    ...countryContradictions(values, context),
    ...domainContradictions(values),
  ];
}
