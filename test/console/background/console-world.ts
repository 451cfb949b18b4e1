/** Requests of the console over a simulated network. */
import { createApiClient } from '../../../lib/api/client/client.ts';
import {
  ENDPOINT_CONTRACT,
  ENDPOINT_NAMES,
  type EndpointName,
} from '../../../lib/domain/endpoints.ts';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import { json } from '../../api/client/fake-api.ts';
import { PARAMS, SAMPLES } from '../../api/samples.ts';
import { connect, createWorld, type World } from '../../service/world.ts';

export type Request = RequestOf<'console'>;

export const asks = (endpoint: EndpointName, more: Partial<Request> = {}): Request => ({
  endpoint,
  params: { ...PARAMS[endpoint] },
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
