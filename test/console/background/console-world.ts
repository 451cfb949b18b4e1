/** Requests of the console over a simulated network. */
import { createApiClient } from '../../../lib/api/client/client.ts';
import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
} from '../../../lib/domain/endpoints.ts';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import { json } from '../../api/client/fake-api.ts';
import { SAMPLES } from '../../api/samples.ts';
import { connect, createWorld, type World } from '../../service/world.ts';

export type Request = RequestOf<'console'>;

/** Valid parameters for each endpoint. */
export const PARAMS: Readonly<Record<EndpointName, Record<string, string>>> = {
  email: { query: 'ann@example.com', qualification_check: 'true' },
  intelligenceEmail: { query: 'ann@example.com' },
  intelligenceEmailq: { query: 'ann@example.com' },
  domain: { query: 'example.com', ct: 'true' },
  intelligenceDomain: { query: 'example.com' },
  ip: { query: '192.0.2.1' },
  intelligenceIp: { query: '192.0.2.1' },
  phone: { query: '+491701234567' },
  vat: { query: 'DE136695976' },
  iban: { query: 'DE89370400440532013000' },
  rates: { base: 'USD', symbols: 'EUR,CHF' },
  stats: { engine: 'email', path: '' },
  usage: {},
  job: { job_id: 'j-7' },
};

export const asks = (endpoint: EndpointName, more: Partial<Request> = {}): Request => ({
  endpoint,
  params: PARAMS[endpoint],
  fields: '',
  softFail: false,
  async: false,
  refresh: false,
  ...more,
});

interface Network {
  readonly world: World;
  /** URLs that were requested since the world was connected. */
  readonly sent: URL[];
}

/** A world with a key, whose network is a function. */
export async function over(reply: (url: URL) => Response | Promise<Response>): Promise<Network> {
  const sent: URL[] = [];
  let isConnected = false;
  const world = createWorld({
    createClient: (options) =>
      createApiClient({
        ...options,
        fetch: async (input) => {
          const url = new URL(String(input));
          if (!isConnected) return json(SAMPLES.usage);
          sent.push(url);
          return reply(url);
        },
      }),
  });
  await connect(world);
  isConnected = true;
  return { world, sent };
}

export const sampleAt = (url: URL): unknown => {
  const name = ENDPOINT_NAMES.find((each) => ENDPOINT_CONTRACT[each].path === url.pathname);
  return name === undefined || name === 'job' ? { status: 'running' } : SAMPLES[name];
};
/** A network that answers every request with the sample of its endpoint. */
export const answering = () => over((url) => json(sampleAt(url)));
