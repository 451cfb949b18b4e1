/**
 * What values of one form, or of one record, say against one another. Each is sound by itself; a
 * contradiction is worth a word and proves nothing, so it is said and never held. Free and offline.
 */

import type { Kind } from '../domain/index.ts';
import { isWebmailDomain, relayServiceOf } from '../kinds/domain/check/lists.ts';
import { isRoleName } from '../kinds/email/check/role-names.ts';
import { countryInSentence, countryName } from '../reading/regions/index.ts';
import { consistencyText } from '../texts/beside.ts';
import { registrableDomainOf, resemblesCompany } from './company-domain.ts';
import { countryOfValue, isSameCountry } from './value-country.ts';

/** A sound value, normalised as its verdict has it. */
export interface SoundValue {
  readonly kind: Kind;
  readonly value: string;
}

/** What else stands in the form or record. */
export interface ConsistencyContext {
  /** ISO 3166-1 alpha-2, chosen in the form. */
  readonly country?: string | undefined;
  /** First and last name are asked for. */
  readonly isPersonal?: boolean | undefined;
  /** The company's name, in an answer at hand. */
  readonly company?: string | undefined;
  /** This IBAN was entered on this site with another name. */
  readonly isOtherName?: boolean | undefined;
}

export interface Contradiction {
  /** Which kinds are said against one another. */
  readonly between: readonly Kind[];
  /** One sentence. */
  readonly says: string;
}

/** Pairs worth a word, and what is said of each; a phone and an account abroad are too common to be. */
const PAIRS = [
  ['vat', 'iban', 'vatAndIban'],
  ['vat', 'phone', 'vatAndPhone'],
] as const;
/** Kinds that are held against the country chosen in the form, and what is said of each. */
const BY_FORM = [
  ['vat', 'vatAndForm'],
  ['phone', 'phoneAndForm'],
] as const;

const named = (code: string): string => countryInSentence(countryName(code));
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

function countryContradictions(
  all: readonly SoundValue[],
  { country }: ConsistencyContext,
): Contradiction[] {
  const found = all.flatMap(({ kind, value }) => {
    const code = countryOfValue(kind, value);
    return code === undefined ? [] : [{ kind, code }];
  });
  const of = (kind: Kind) => found.filter((each) => each.kind === kind);
  const pairs = PAIRS.flatMap(([one, other, says]) =>
    of(one).flatMap(({ code }) =>
      of(other)
        .filter((each) => !isSameCountry(code, each.code))
        .map((each) => ({
          between: [one, other],
          says: consistencyText(says, { country: named(code), otherCountry: named(each.code) }),
        })),
    ),
  );
  if (country === undefined) return pairs;
  const form = BY_FORM.flatMap(([kind, says]) =>
    of(kind)
      .filter(({ code }) => !isSameCountry(code, country))
      .map(({ code }) => ({
        between: [kind],
        says: consistencyText(says, { country: named(code), formCountry: named(country) }),
      })),
  );
  return [...pairs, ...form];
}

/** A public mailbox, or a relay's, says nothing of a company. */
function domainContradictions(
  all: readonly SoundValue[],
  { company }: ConsistencyContext,
): Contradiction[] {
  const mails = all
    .filter(({ kind }) => kind === 'email')
    .map(({ value }) => domainOf(value))
    .filter(
      (domain) =>
        registrableDomainOf(domain) && !isWebmailDomain(domain) && !relayServiceOf(domain),
    );
  const sites = all.flatMap(({ kind, value }) =>
    kind === 'domain' ? (registrableDomainOf(value) ?? []) : [],
  );
  return mails.flatMap((mail): Contradiction[] => {
    const [website] = sites;
    if (website !== undefined && !sites.includes(registrableDomainOf(mail) ?? mail)) {
      return [
        {
          between: ['email', 'domain'],
          says: consistencyText('emailAndWebsite', { mailDomain: mail, website }),
        },
      ];
    }
    if (company === undefined || website !== undefined || resemblesCompany(mail, company))
      return [];
    return [
      {
        between: ['email', 'vat'],
        says: consistencyText('emailAndCompany', { mailDomain: mail, company }),
      },
    ];
  });
}

function personContradictions(
  all: readonly SoundValue[],
  { isPersonal, isOtherName }: ConsistencyContext,
): Contradiction[] {
  const role = all.find(
    ({ kind, value }) => kind === 'email' && isRoleName(value.split('@')[0] ?? ''),
  );
  const iban = all.find(({ kind }) => kind === 'iban');
  return [
    ...(isPersonal && role
      ? [
          {
            between: ['email'] as const,
            says: consistencyText('teamForPerson'),
          },
        ]
      : []),
    ...(isOtherName && iban
      ? [
          {
            between: ['iban'] as const,
            says: consistencyText('ibanOfOtherName'),
          },
        ]
      : []),
  ];
}

/** Everything that contradicts, the most telling first. */
export function contradictionsAmong(
  all: readonly SoundValue[],
  around: ConsistencyContext = {},
): readonly Contradiction[] {
  return [
    ...personContradictions(all, around),
    ...countryContradictions(all, around),
    ...domainContradictions(all, around),
  ];
}
