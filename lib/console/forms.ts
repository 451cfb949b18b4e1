/** What each endpoint of the contract can be asked with (Endpoints), as a form has it. */
import { CONTRACT, type EndpointName } from '../endpoint.ts';
import type { Kind } from '../kinds/index.ts';
import { recordPaths } from '../record/index.ts';
import { kindLabel, kindNoun } from '../texts/kinds.ts';

export interface Parameter {
  readonly name: string;
  /** `flag`: a switch whose name the contract does not show, and the person gives. */
  readonly type: 'text' | 'switch' | 'flag';
  readonly means: string;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** What the API takes, and what is said of anything else. */
  readonly takes?: { readonly pattern: RegExp; readonly lacks: string };
  /** Written in capitals, without blanks. */
  readonly isCode?: boolean;
}

export interface Form {
  readonly group: string;
  readonly about: string;
  /** What it tells about; null for the account and the world. */
  readonly kind: Kind | null;
  readonly parameters: readonly Parameter[];
  /** Fields of its answer, to choose from. */
  readonly fields: readonly string[];
}

const CODE = '[A-Z]{3}';
const E164 = {
  pattern: /^\+[1-9]\d{1,14}$/,
  lacks: 'A plus, the country code and digits alone: +31612345678, for instance.',
};

const QUERY: Readonly<Partial<Record<Kind, Partial<Parameter>>>> = {
  email: { placeholder: 'ada@example.org' },
  domain: { placeholder: 'example.org', means: 'A domain, a full address or one with www.' },
  ip: { placeholder: '198.51.100.7', means: 'IPv4 or IPv6' },
  phone: { placeholder: '+31612345678', means: 'E.164, begins with +', takes: E164 },
  vat: { placeholder: 'DE136695976', means: 'VAT number with its country prefix' },
  iban: { placeholder: 'NL91ABNA0417164300' },
};

const ABOUT: Readonly<Partial<Record<EndpointName, string>>> = {
  email: 'Everything about an address; the mailbox itself where asked.',
  intelligenceEmail: 'Risk, kind of address, mail providers.',
  intelligenceEmailq: 'The same, and whether the mailbox accepts mail.',
  domain: 'Registration, mail, kind of domain.',
  intelligenceDomain: 'The same, with mail providers.',
  ip: 'Reputation, network and location of an address.',
  intelligenceIp: 'The same at the lower price.',
  phone: 'Carrier, kind of line, country.',
  vat: 'Whether VIES, the register of the EU, knows a VAT number.',
  iban: 'Bank, BIC and SEPA membership of an IBAN.',
};

const DEEP: Parameter = {
  name: 'qualification_check',
  type: 'switch',
  means: 'Ask the mail server: mailbox, catch-all, verdict. Takes some seconds more.',
};
const CERTIFICATES: Parameter = {
  name: 'certificates',
  type: 'flag',
  means: 'Certificate transparency; 1 to 5 seconds more. The contract does not show its name.',
};

const MORE: Readonly<Partial<Record<EndpointName, readonly Parameter[]>>> = {
  email: [DEEP],
  domain: [CERTIFICATES],
  intelligenceDomain: [CERTIFICATES],
};

function lookup(name: EndpointName, kind: Kind): Form {
  const [noun, label] = [kindNoun(kind), kindLabel(kind)];
  const query: Parameter = {
    name: 'query',
    type: 'text',
    required: true,
    means: `The ${noun}`,
    ...QUERY[kind],
  };
  return {
    group: label,
    about: ABOUT[name] ?? '',
    kind,
    parameters: [query, ...(MORE[name] ?? [])],
    fields: recordPaths(kind),
  };
}

const service = (about: string, parameters: readonly Parameter[], fields: string): Form => ({
  group: 'Account and world',
  about,
  kind: null,
  parameters,
  fields: fields === '' ? [] : fields.split(' '),
});

export const FORMS: Readonly<Record<EndpointName, Form>> = {
  email: lookup('email', 'email'),
  intelligenceEmail: lookup('intelligenceEmail', 'email'),
  intelligenceEmailq: lookup('intelligenceEmailq', 'email'),
  domain: lookup('domain', 'domain'),
  intelligenceDomain: lookup('intelligenceDomain', 'domain'),
  ip: lookup('ip', 'ip'),
  intelligenceIp: lookup('intelligenceIp', 'ip'),
  phone: lookup('phone', 'phone'),
  vat: lookup('vat', 'vat'),
  iban: lookup('iban', 'iban'),
  rates: service(
    'Reference rates of the European Central Bank, new each working day.',
    [
      {
        name: 'base',
        type: 'text',
        means: 'ISO 4217 code; EUR without it',
        placeholder: 'EUR',
        isCode: true,
        takes: { pattern: new RegExp(`^${CODE}$`), lacks: 'Three letters: EUR, for instance.' },
      },
      {
        name: 'symbols',
        type: 'text',
        means: 'Only these currencies, with commas between',
        placeholder: 'USD,GBP',
        isCode: true,
        takes: {
          pattern: new RegExp(`^${CODE}(?:,${CODE})*$`),
          lacks: 'Codes of three letters with commas between: USD,GBP.',
        },
      },
    ],
    'base date rates',
  ),
  stats: service(
    'Health of the platform in the last hour, the same for everybody.',
    [
      { name: 'engine', type: 'text', means: 'Slug of an API family' },
      { name: 'path', type: 'text', means: 'Path of an endpoint', placeholder: '/v1/vat' },
    ],
    'engine path health success_rate avg_response_time_ms window',
  ),
  usage: service(
    'What is left and used of this account, and what the key may do.',
    [],
    [
      'remaining total_used renewal_date period.start period.end',
      ...['subscription', 'packs'].map((of) => `${of}.used ${of}.total ${of}.remaining`),
      'subscription.percent_used packs.percent_used packs.current packs.items',
      'credits.given credits.consumed credits.remaining credits.percent_used',
      'rate_limit.per_minute rate_limit.per_second account.name account.slug',
      'api_key.alias api_key.active api_key.category api_key.expires api_key.quotas',
    ].join(' '),
  ),
  job: service(
    'How an asynchronous request stands, and its answer once it is there.',
    [
      {
        name: 'job_id',
        type: 'text',
        required: true,
        means: 'As the accepted request gave it',
        takes: { pattern: /^(?!\.+$)[\w.:~-]{1,200}$/, lacks: 'No job has an id of this form.' },
      },
    ],
    '',
  ),
};

/** Endpoints by what they are about, each group in the contract's order. */
export function grouped(): ReadonlyMap<string, readonly EndpointName[]> {
  const groups = new Map<string, EndpointName[]>();
  for (const name of Object.keys(CONTRACT).filter((each): each is EndpointName => each in FORMS)) {
    const { group } = FORMS[name];
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return groups;
}
