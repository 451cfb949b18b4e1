import { z } from 'zod';
import { DOMAIN_FIELDS, type DomainResult, domainSchema, domainVerdict } from './domain.ts';
import {
  EMAIL_FIELDS,
  EMAILQ_FIELDS,
  type EmailResult,
  emailSchema,
  emailVerdict,
} from './email.ts';
import { IBAN_FIELDS, type IbanResult, ibanSchema, ibanVerdict } from './iban.ts';
import { IP_FIELDS, type IpResult, ipSchema, ipVerdict } from './ip.ts';
import { type JobParams, jobParams } from './job.ts';
import { PHONE_FIELDS, type PhoneResult, phoneSchema, phoneVerdict } from './phone.ts';
import { type RatesParams, type RatesResult, ratesParams, ratesSchema } from './rates.ts';
import { lookup, type QueryParams, queryParams, type Row, service } from './row.ts';
import { type StatsParams, type StatsResult, statsParams, statsSchema } from './stats.ts';
import { type UsageResult, usageSchema } from './usage.ts';
import { VAT_FIELDS, type VatResult, vatSchema, vatVerdict } from './vat.ts';

/** A boolean parameter as given or as it stands in a query string. */
const switchSchema = z.union([z.boolean(), z.enum(['true', 'false'])]);

const emailParams = z.object({
  query: z.string().min(1),
  /** Deep deliverability verification; some seconds more (contract, Endpoints, rule 2). */
  qualification_check: switchSchema.exactOptional(),
});

/** The name of the certificate-transparency flag is not shown: any one switch is let through. */
const domainParams = z
  .looseObject({ query: z.string().min(1) })
  .refine(({ query: _, ...rest }) =>
    Object.values(rest).every((value) => switchSchema.safeParse(value).success),
  );

/** ITU E.164: a plus and at most 15 digits. */
const phoneParams = z.object({ query: z.string().regex(/^\+[1-9]\d{1,14}$/) });

interface Contract {
  email: [params: z.infer<typeof emailParams>, result: EmailResult];
  intelligenceEmail: [params: QueryParams, result: EmailResult];
  intelligenceEmailq: [params: QueryParams, result: EmailResult];
  domain: [params: z.infer<typeof domainParams>, result: DomainResult];
  intelligenceDomain: [params: z.infer<typeof domainParams>, result: DomainResult];
  ip: [params: QueryParams, result: IpResult];
  intelligenceIp: [params: QueryParams, result: IpResult];
  phone: [params: QueryParams, result: PhoneResult];
  vat: [params: QueryParams, result: VatResult];
  iban: [params: QueryParams, result: IbanResult];
  rates: [params: RatesParams, result: RatesResult];
  stats: [params: StatsParams, result: StatsResult];
  usage: [params: Record<string, never>, result: UsageResult];
  job: [params: JobParams, result: unknown];
}

export type EndpointName = keyof Contract;
export type ParamsOf<N extends EndpointName> = Contract[N][0];
export type ResultOf<N extends EndpointName> = Contract[N][1];

const email = { kinds: ['email'], result: emailSchema, toVerdict: emailVerdict } as const;
const domain = {
  kinds: ['domain'],
  transparency: true,
  params: domainParams,
  result: domainSchema,
  fields: DOMAIN_FIELDS,
  toVerdict: domainVerdict,
} as const;
const ip = {
  kinds: ['ip'],
  params: queryParams,
  result: ipSchema,
  fields: IP_FIELDS,
  toVerdict: ipVerdict,
} as const;

/** Every endpoint of the contract, once. Errors, prices and questions are derived from here. */
export const ENDPOINTS: {
  readonly [N in EndpointName]: Row<ParamsOf<N>, ResultOf<N>>;
} = {
  email: lookup({
    ...email,
    path: '/v1/email',
    credits: 5,
    params: emailParams,
    fields: EMAILQ_FIELDS,
  }),
  intelligenceEmail: lookup({
    ...email,
    path: '/v1/intelligence/email',
    credits: 3,
    params: queryParams,
    fields: EMAIL_FIELDS,
  }),
  intelligenceEmailq: lookup({
    ...email,
    path: '/v1/intelligence/emailq',
    credits: 5,
    depth: 'deep',
    params: queryParams,
    fields: EMAILQ_FIELDS,
  }),
  domain: lookup({ ...domain, path: '/v1/domain', credits: 5 }),
  intelligenceDomain: lookup({ ...domain, path: '/v1/intelligence/domain', credits: 2 }),
  ip: lookup({ ...ip, path: '/v1/ip', credits: 5 }),
  intelligenceIp: lookup({ ...ip, path: '/v1/intelligence/ip', credits: 2 }),
  phone: lookup({
    path: '/v1/intelligence/phone',
    credits: 1,
    kinds: ['phone'],
    params: phoneParams,
    result: phoneSchema,
    fields: PHONE_FIELDS,
    toVerdict: phoneVerdict,
  }),
  vat: lookup({
    path: '/v1/vat',
    credits: 1,
    kinds: ['vat'],
    params: queryParams,
    result: vatSchema,
    fields: VAT_FIELDS,
    toVerdict: vatVerdict,
  }),
  iban: lookup({
    path: '/v1/vat/iban',
    credits: 1,
    kinds: ['iban'],
    params: queryParams,
    result: ibanSchema,
    fields: IBAN_FIELDS,
    toVerdict: ibanVerdict,
  }),
  rates: service({ path: '/v1/vat/rates', credits: 1, params: ratesParams, result: ratesSchema }),
  stats: service({ path: '/v1/stats', credits: 0, params: statsParams, result: statsSchema }),
  usage: service({
    path: '/v1/usage',
    fallbackPath: '/usage',
    credits: 0,
    params: z.record(z.string(), z.never()),
    result: usageSchema,
  }),
  job: service({ path: '/jobs/{job_id}', credits: 0, params: jobParams, result: z.unknown() }),
};

export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter(
  (name): name is EndpointName => name in ENDPOINTS,
);
