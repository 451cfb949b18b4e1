import { z } from 'zod';
import { ENDPOINT_CONTRACT, ENDPOINT_NAMES, type EndpointName } from '../../domain/index.ts';
import { domainEndpoints as domain } from '../../kinds/domain/lookup.ts';
import { emailEndpoints as email } from '../../kinds/email/lookup.ts';
import { ibanEndpoints as iban } from '../../kinds/iban/lookup.ts';
import { ipEndpoints as ip } from '../../kinds/ip/lookup.ts';
import { phoneEndpoints as phone } from '../../kinds/phone/lookup.ts';
import {
  type EndpointDefinition,
  serviceEndpoint,
} from '../../kinds/shared/endpoint-definition.ts';
import { leftAsItCame } from '../../kinds/shared/result-fields.ts';
import { vatEndpoints as vat } from '../../kinds/vat/lookup.ts';
import { endpointsMessage } from '../../texts/messages.ts';
import { jobParamsSchema } from './job.ts';
import { canonicalRatesParams, ratesParamsSchema, ratesResultSchema } from './rates.ts';
import { statsParamsSchema, statsResultSchema } from './stats.ts';
import { usageResultSchema } from './usage.ts';

/** The endpoints that look up a value. */
const LOOKUP_ENDPOINTS = { ...email, ...domain, ...ip, ...phone, ...vat, ...iban };

const ENDPOINT_ROWS = {
  ...LOOKUP_ENDPOINTS,
  rates: serviceEndpoint({
    ...ENDPOINT_CONTRACT.rates,
    statsLabel: endpointsMessage('rates'),
    params: ratesParamsSchema,
    canonical: canonicalRatesParams,
    result: leftAsItCame(ratesResultSchema),
  }),
  stats: serviceEndpoint({
    ...ENDPOINT_CONTRACT.stats,
    params: statsParamsSchema,
    result: statsResultSchema,
  }),
  usage: serviceEndpoint({
    ...ENDPOINT_CONTRACT.usage,
    fallbackPath: '/usage',
    params: z.record(z.string(), z.never()),
    result: leftAsItCame(usageResultSchema),
  }),
  job: serviceEndpoint({ ...ENDPOINT_CONTRACT.job, params: jobParamsSchema, result: z.unknown() }),
} satisfies Record<EndpointName, unknown>;

export { ENDPOINT_NAMES, type EndpointName };
export type EndpointParams<N extends EndpointName> = z.infer<(typeof ENDPOINT_ROWS)[N]['params']>;
export type EndpointResult<N extends EndpointName> = z.infer<(typeof ENDPOINT_ROWS)[N]['result']>;

/** Every endpoint of the contract. Errors, prices and questions are derived from this table. */
export const ENDPOINTS: {
  readonly [N in EndpointName]: EndpointDefinition<EndpointParams<N>, EndpointResult<N>>;
} = ENDPOINT_ROWS;
