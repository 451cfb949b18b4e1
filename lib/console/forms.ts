/** What each endpoint of the contract can be asked with (Endpoints), as a form has it. */
import { CONTRACT, type EndpointName } from '../endpoint.ts';
import type { Kind } from '../kinds/index.ts';
import { recordPaths } from '../record/index.ts';

type Texts = FieldmarkTexts['console'];
/** Names of texts that take no arguments. */
type Said = { [K in keyof Texts]: keyof Texts[K] extends never ? K : never }[keyof Texts];

/** What endpoints are about: a kind, or the account and the world. */
export type Group = Kind | 'service';

export interface Parameter {
  readonly name: string;
  /** `flag`: a switch whose name the contract does not show, and the person gives. */
  readonly type: 'text' | 'switch' | 'flag';
  readonly means: Said;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** What the API takes, and what is said of anything else. */
  readonly takes?: { readonly pattern: RegExp; readonly lacks: Said };
  /** Written in capitals, without blanks. */
  readonly isCode?: boolean;
}

export interface Form {
  readonly group: Group;
  readonly about: Said;
  /** What it tells about; null for the account and the world. */
  readonly kind: Kind | null;
  readonly parameters: readonly Parameter[];
  /** Fields of its answer, to choose from. */
  readonly fields: readonly string[];
}

const CODE = '[A-Z]{3}';
const E164 = { pattern: /^\+[1-9]\d{1,14}$/, lacks: 'notE164' } as const;

/** Kinds that can be asked about. */
type Asked = Exclude<Kind, 'bic'>;

const QUERY: Readonly<Record<Asked, Pick<Parameter, 'means' | 'placeholder' | 'takes'>>> = {
  email: { placeholder: 'ada@example.org', means: 'emailAddress' },
  domain: { placeholder: 'example.org', means: 'domainOrAddress' },
  ip: { placeholder: '198.51.100.7', means: 'ipAddress' },
  phone: { placeholder: '+31612345678', means: 'phoneNumber', takes: E164 },
  vat: { placeholder: 'DE136695976', means: 'vatNumber' },
  iban: { placeholder: 'NL91ABNA0417164300', means: 'iban' },
};

const DEEP: Parameter = {
  name: 'qualification_check',
  type: 'switch',
  means: 'mailServer',
};
const CERTIFICATES: Parameter = {
  name: 'certificates',
  type: 'flag',
  means: 'certificates',
};

const MORE: Readonly<Partial<Record<EndpointName, readonly Parameter[]>>> = {
  email: [DEEP],
  domain: [CERTIFICATES],
  intelligenceDomain: [CERTIFICATES],
};

function lookup(name: EndpointName, kind: Asked, about: Said): Form {
  const query: Parameter = { name: 'query', type: 'text', required: true, ...QUERY[kind] };
  return {
    group: kind,
    about,
    kind,
    parameters: [query, ...(MORE[name] ?? [])],
    fields: recordPaths(kind),
  };
}

const service = (about: Said, parameters: readonly Parameter[], fields: string): Form => ({
  group: 'service',
  about,
  kind: null,
  parameters,
  fields: fields === '' ? [] : fields.split(' '),
});

export const FORMS: Readonly<Record<EndpointName, Form>> = {
  email: lookup('email', 'email', 'aboutEmail'),
  intelligenceEmail: lookup('intelligenceEmail', 'email', 'aboutIntelligenceEmail'),
  intelligenceEmailq: lookup('intelligenceEmailq', 'email', 'aboutIntelligenceEmailq'),
  domain: lookup('domain', 'domain', 'aboutDomain'),
  intelligenceDomain: lookup('intelligenceDomain', 'domain', 'aboutIntelligenceDomain'),
  ip: lookup('ip', 'ip', 'aboutIp'),
  intelligenceIp: lookup('intelligenceIp', 'ip', 'aboutIntelligenceIp'),
  phone: lookup('phone', 'phone', 'aboutPhone'),
  vat: lookup('vat', 'vat', 'aboutVat'),
  iban: lookup('iban', 'iban', 'aboutIban'),
  rates: service(
    'aboutRates',
    [
      {
        name: 'base',
        type: 'text',
        means: 'baseCurrency',
        placeholder: 'EUR',
        isCode: true,
        takes: { pattern: new RegExp(`^${CODE}$`), lacks: 'notCurrency' },
      },
      {
        name: 'symbols',
        type: 'text',
        means: 'onlyTheseCurrencies',
        placeholder: 'USD,GBP',
        isCode: true,
        takes: {
          pattern: new RegExp(`^${CODE}(?:,${CODE})*$`),
          lacks: 'notCurrencies',
        },
      },
    ],
    'base date rates',
  ),
  stats: service(
    'aboutStats',
    [
      { name: 'engine', type: 'text', means: 'engineSlug' },
      { name: 'path', type: 'text', means: 'endpointPath', placeholder: '/v1/vat' },
    ],
    'engine path health success_rate avg_response_time_ms window',
  ),
  usage: service(
    'aboutUsage',
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
    'aboutJob',
    [
      {
        name: 'job_id',
        type: 'text',
        required: true,
        means: 'jobId',
        takes: { pattern: /^(?!\.+$)[\w.:~-]{1,200}$/, lacks: 'notJobId' },
      },
    ],
    '',
  ),
};

/** Endpoints by what they are about, each group in the contract's order. */
export function grouped(): ReadonlyMap<Group, readonly EndpointName[]> {
  const groups = new Map<Group, EndpointName[]>();
  for (const name of Object.keys(CONTRACT).filter((each): each is EndpointName => each in FORMS)) {
    const { group } = FORMS[name];
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return groups;
}
