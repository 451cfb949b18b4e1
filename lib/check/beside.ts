/**
 * What values of one form, or of one record, say against one another. Each is sound by itself; a
 * contradiction is worth a word and proves nothing, so it is said and never held. Free and offline.
 */
import { isWebmail, relayOf } from '../kinds/domain/lists.ts';
import { isRole } from '../kinds/email/roles.ts';
import type { Kind } from '../kinds/index.ts';
import { countryName, inSentence } from '../reading/country-name.ts';
import { text } from '../texts/beside.ts';
import { registrableOf, resembles } from './company.ts';
import { countryOf, isSameCountry } from './country-of.ts';

/** A sound value, normalised as its verdict has it. */
export interface Stated {
  readonly kind: Kind;
  readonly value: string;
}

/** What else stands in the form or record. */
export interface Around {
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

const named = (code: string): string => inSentence(countryName(code));
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

function countries(all: readonly Stated[], { country }: Around): Contradiction[] {
  const found = all.flatMap(({ kind, value }) => {
    const code = countryOf(kind, value);
    return code === undefined ? [] : [{ kind, code }];
  });
  const of = (kind: Kind) => found.filter((each) => each.kind === kind);
  const pairs = PAIRS.flatMap(([one, other, says]) =>
    of(one).flatMap(({ code }) =>
      of(other)
        .filter((each) => !isSameCountry(code, each.code))
        .map((each) => ({
          between: [one, other],
          says: text(says, { country: named(code), otherCountry: named(each.code) }),
        })),
    ),
  );
  if (country === undefined) return pairs;
  const form = BY_FORM.flatMap(([kind, says]) =>
    of(kind)
      .filter(({ code }) => !isSameCountry(code, country))
      .map(({ code }) => ({
        between: [kind],
        says: text(says, { country: named(code), formCountry: named(country) }),
      })),
  );
  return [...pairs, ...form];
}

/** A public mailbox, or a relay's, says nothing of a company. */
function domains(all: readonly Stated[], { company }: Around): Contradiction[] {
  const mails = all
    .filter(({ kind }) => kind === 'email')
    .map(({ value }) => domainOf(value))
    .filter((domain) => registrableOf(domain) && !isWebmail(domain) && !relayOf(domain));
  const sites = all.flatMap(({ kind, value }) =>
    kind === 'domain' ? (registrableOf(value) ?? []) : [],
  );
  return mails.flatMap((mail): Contradiction[] => {
    const [website] = sites;
    if (website !== undefined && !sites.includes(registrableOf(mail) ?? mail)) {
      return [
        {
          between: ['email', 'domain'],
          says: text('emailAndWebsite', { mailDomain: mail, website }),
        },
      ];
    }
    if (company === undefined || website !== undefined || resembles(mail, company)) return [];
    return [
      {
        between: ['email', 'vat'],
        says: text('emailAndCompany', { mailDomain: mail, company }),
      },
    ];
  });
}

function people(all: readonly Stated[], { isPersonal, isOtherName }: Around): Contradiction[] {
  const role = all.find(({ kind, value }) => kind === 'email' && isRole(value.split('@')[0] ?? ''));
  const iban = all.find(({ kind }) => kind === 'iban');
  return [
    ...(isPersonal && role
      ? [
          {
            between: ['email'] as const,
            says: text('teamForPerson'),
          },
        ]
      : []),
    ...(isOtherName && iban
      ? [
          {
            between: ['iban'] as const,
            says: text('ibanOfOtherName'),
          },
        ]
      : []),
  ];
}

/** Everything that contradicts, the most telling first. */
export function besides(all: readonly Stated[], around: Around = {}): readonly Contradiction[] {
  return [...people(all, around), ...countries(all, around), ...domains(all, around)];
}
