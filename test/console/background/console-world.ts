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

export const RATES_JOB = asks('rates', { async: true });

/** A network whose polls are answered like this, the last time for ever; a job about rates has started. */
export async function withJob(...polls: readonly (() => Response)[]) {
  let count = 0;
  const network = await over((url) => {
    if (url.searchParams.get('is_async')) return json({ job_id: 'j-7' }, 202);
    if (!url.pathname.startsWith('/jobs/')) return json(sampleAt(url));
    count += 1;
    return (polls[count - 1] ?? polls.at(-1))?.() ?? json({ status: 'queued' });
  });
  const reply = await network.world.send('console', RATES_JOB);
  return { ...network, reply };
}
export const jobRuns = () => json({ status: 'queued' });
export const jobIsDone = () => json({ status: 'completed', result: SAMPLES.rates });
