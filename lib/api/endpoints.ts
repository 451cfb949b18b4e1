import { z } from 'zod';
import { CONTRACT, ENDPOINT_NAMES, type EndpointName } from '../endpoint.ts';
import { endpoints as domain } from '../kinds/domain/lookup.ts';
import { endpoints as email } from '../kinds/email/lookup.ts';
import { type Endpoint, service } from '../kinds/endpoint.ts';
import { endpoints as iban } from '../kinds/iban/lookup.ts';
import { endpoints as ip } from '../kinds/ip/lookup.ts';
import { endpoints as phone } from '../kinds/phone/lookup.ts';
import { endpoints as vat } from '../kinds/vat/lookup.ts';
import { text } from '../texts/endpoints.ts';
import { jobParams } from './job.ts';
import { ratesParams, ratesSchema } from './rates.ts';
import { statsParams, statsSchema } from './stats.ts';
import { usageSchema } from './usage.ts';

/** The endpoints that tell about a value, kind by kind. */
const LOOKUPS = { ...email, ...domain, ...ip, ...phone, ...vat, ...iban };

const ROWS = {
  ...LOOKUPS,
  rates: service({
    ...CONTRACT.rates,
    statsLabel: () => text('rates'),
    params: ratesParams,
    result: ratesSchema,
  }),
  stats: service({ ...CONTRACT.stats, params: statsParams, result: statsSchema }),
  usage: service({
    ...CONTRACT.usage,
    fallbackPath: '/usage',
    params: z.record(z.string(), z.never()),
    result: usageSchema,
  }),
  job: service({ ...CONTRACT.job, params: jobParams, result: z.unknown() }),
} satisfies Record<EndpointName, unknown>;

export { ENDPOINT_NAMES, type EndpointName };
export type ParamsOf<N extends EndpointName> = z.infer<(typeof ROWS)[N]['params']>;
export type ResultOf<N extends EndpointName> = z.infer<(typeof ROWS)[N]['result']>;

/** Every endpoint of the contract, once. Errors, prices and questions are derived from here. */
export const ENDPOINTS: {
  readonly [N in EndpointName]: Endpoint<ParamsOf<N>, ResultOf<N>>;
} = ROWS;
