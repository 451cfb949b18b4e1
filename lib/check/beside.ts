/**
 * What values of one form, or of one record, say against one another. Each is sound by itself; a
 * contradiction is worth a word and proves nothing, so it is said and never held. Free and offline.
 */
import { isWebmail, relayOf } from '../kinds/domain/lists.ts';
import { isRole } from '../kinds/email/roles.ts';
import type { Kind } from '../kinds/index.ts';
import { countryName, inSentence } from '../reading/country-name.ts';
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

const NOUN: Readonly<Partial<Record<Kind, string>>> = {
  vat: 'VAT number',
  iban: 'IBAN',
  phone: 'phone number',
};

/** Pairs worth a word; a phone and an account abroad are too common to be. */
const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ['vat', 'iban'],
  ['vat', 'phone'],
];
/** Kinds that are held against the country chosen in the form. */
const BY_FORM: readonly Kind[] = ['vat', 'phone'];

const named = (code: string): string => inSentence(countryName(code));
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

function countries(all: readonly Stated[], { country }: Around): Contradiction[] {
  const found = all.flatMap(({ kind, value }) => {
    const code = countryOf(kind, value);
    return code === undefined ? [] : [{ kind, code }];
  });
  const of = (kind: Kind) => found.filter((each) => each.kind === kind);
  const pairs = PAIRS.flatMap(([one, other]) =>
    of(one).flatMap(({ code }) =>
      of(other)
        .filter((each) => !isSameCountry(code, each.code))
        .map((each) => ({
          between: [one, other],
          says: `The ${NOUN[one]} is from ${named(code)}, the ${NOUN[other]} from ${named(each.code)}.`,
        })),
    ),
  );
  if (country === undefined) return pairs;
  const form = BY_FORM.flatMap((kind) =>
    of(kind)
      .filter(({ code }) => !isSameCountry(code, country))
      .map(({ code }) => ({
        between: [kind],
        says: `The ${NOUN[kind]} is from ${named(code)}, the form says ${named(country)}.`,
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
    if (sites.length > 0 && !sites.includes(registrableOf(mail) ?? mail)) {
      return [
        {
          between: ['email', 'domain'],
          says: `The email address is at ${mail}, the website is ${sites[0]}.`,
        },
      ];
    }
    if (company === undefined || sites.length > 0 || resembles(mail, company)) return [];
    return [
      {
        between: ['email', 'vat'],
        says: `The email address is at ${mail}, the company is ${company}.`,
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
            says: 'A team reads this address, and the form asks for a person’s name.',
          },
        ]
      : []),
    ...(isOtherName && iban
      ? [
          {
            between: ['iban'] as const,
            says: 'This IBAN was entered on this site with another name before.',
          },
        ]
      : []),
  ];
}

/** Everything that contradicts, the most telling first. */
export function besides(all: readonly Stated[], around: Around = {}): readonly Contradiction[] {
  return [...people(all, around), ...countries(all, around), ...domains(all, around)];
}
