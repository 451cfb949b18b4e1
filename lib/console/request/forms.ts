/** The form of each endpoint: its parameters and the fields of its answer (contract, Endpoints). */
import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
  isJobId,
  type Kind,
} from '../../domain/index.ts';
import type { LookupKind } from '../../kinds/index.ts';
import { answerFieldPaths } from '../../models/answer/index.ts';

type ConsoleTexts = FieldmarkTexts['console'];
/** Names of texts that take no arguments. */
type ConsoleTextName = {
  [K in keyof ConsoleTexts]: keyof ConsoleTexts[K] extends never ? K : never;
}[keyof ConsoleTexts];

export interface EndpointParameter {
  readonly name: string;
  /** `flag`: a switch whose name the contract does not give, so the person enters it. */
  readonly type: 'text' | 'switch' | 'flag';
  /** Undefined where the name says it. */
  readonly labelText?: ConsoleTextName;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** The accepted format, and the name of the text shown for any other. */
  readonly accepts?: { readonly pattern: Pick<RegExp, 'test'>; readonly lacks: ConsoleTextName };
  /** Converted to upper case, with blanks removed. */
  readonly isCode?: boolean;
}

export interface EndpointForm {
  /** The kind that it looks up; null for service endpoints. */
  readonly kind: Kind | null;
  readonly parameters: readonly EndpointParameter[];
  /** Known fields of its answer. */
  readonly fields: readonly string[];
}

const CURRENCY_PATTERN = '[A-Z]{3}';
const E164 = { pattern: /^\+[1-9]\d{1,14}$/, lacks: 'notE164' } as const;

const QUERY_PARAMETERS: Readonly<
  Record<LookupKind, Pick<EndpointParameter, 'labelText' | 'placeholder' | 'accepts'>>
> = {
  email: { placeholder: 'ada@example.org' },
  domain: { placeholder: 'example.org', labelText: 'domainOrAddress' },
  ip: { placeholder: '198.51.100.7' },
  phone: { placeholder: '+31612345678', labelText: 'phoneNumber', accepts: E164 },
  vat: { placeholder: 'DE136695976' },
  iban: { placeholder: 'NL91ABNA0417164300' },
};

const DEEP_SWITCH: EndpointParameter = {
  name: 'qualification_check',
  type: 'switch',
  labelText: 'mailServer',
};
const CERTIFICATES_FLAG: EndpointParameter = {
  name: 'certificates',
  type: 'flag',
  labelText: 'certificates',
};

const EXTRA_PARAMETERS: Readonly<Partial<Record<EndpointName, readonly EndpointParameter[]>>> = {
  email: [DEEP_SWITCH],
  domain: [CERTIFICATES_FLAG],
  intelligenceDomain: [CERTIFICATES_FLAG],
};

function lookupForm(name: EndpointName, kind: LookupKind): EndpointForm {
  const query: EndpointParameter = {
    name: 'query',
    type: 'text',
    required: true,
    ...QUERY_PARAMETERS[kind],
  };
  return {
    kind,
    parameters: [query, ...(EXTRA_PARAMETERS[name] ?? [])],
    fields: answerFieldPaths(kind),
  };
}

const serviceForm = (parameters: readonly EndpointParameter[], fields: string): EndpointForm => ({
  kind: null,
  parameters,
  fields: fields === '' ? [] : fields.split(' '),
});

/** Endpoints that look nothing up. */
type ServiceName = {
  [N in EndpointName]: (typeof ENDPOINT_CONTRACT)[N] extends { kind: Kind } ? never : N;
}[EndpointName];

const SERVICE_FORMS: Readonly<Record<ServiceName, EndpointForm>> = {
  rates: serviceForm(
    [
      {
        name: 'base',
        type: 'text',
        labelText: 'baseCurrency',
        placeholder: 'EUR',
        isCode: true,
        accepts: { pattern: new RegExp(`^${CURRENCY_PATTERN}$`), lacks: 'notCurrency' },
      },
      {
        name: 'symbols',
        type: 'text',
        labelText: 'onlyTheseCurrencies',
        placeholder: 'USD,GBP',
        isCode: true,
        accepts: {
          pattern: new RegExp(`^${CURRENCY_PATTERN}(?:,${CURRENCY_PATTERN})*$`),
          lacks: 'notCurrencies',
        },
      },
    ],
    'base date rates',
  ),
  stats: serviceForm(
    [
      { name: 'engine', type: 'text' },
      { name: 'path', type: 'text', placeholder: '/v1/vat' },
    ],
    'engine path health success_rate avg_response_time_ms window',
  ),
  usage: serviceForm(
    [],
    [
      'remaining total_used renewal_date period.start period.end',
      ...['subscription', 'packs'].map((name) => `${name}.used ${name}.total ${name}.remaining`),
      'subscription.percent_used packs.percent_used packs.current packs.items',
      'credits.given credits.consumed credits.remaining credits.percent_used',
      'rate_limit.per_minute rate_limit.per_second account.name account.slug',
      'api_key.alias api_key.active api_key.category api_key.expires api_key.quotas',
    ].join(' '),
  ),
  job: serviceForm(
    [
      {
        name: 'job_id',
        type: 'text',
        required: true,
        labelText: 'jobId',
        accepts: { pattern: { test: isJobId }, lacks: 'notJobId' },
      },
    ],
    '',
  ),
};

export const ENDPOINT_FORMS = Object.fromEntries(
  ENDPOINT_NAMES.map((name) => {
    const row = ENDPOINT_CONTRACT[name];
    return [name, 'kind' in row ? lookupForm(name, row.kind) : SERVICE_FORMS[name as ServiceName]];
  }),
) as Readonly<Record<EndpointName, EndpointForm>>;
