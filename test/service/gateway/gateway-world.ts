import { createApiClient } from '../../../lib/api/client/client.ts';
import { connect, createWorld, lookup, receiptsOf, ui, type World } from '../world.ts';

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The connection breaks in the middle of the body. */
  readonly cut?: true;
}

const EMAIL = { email: 'a@example.com', disposable: false, risk_score: 5, dns: { mx: true } };
export const USAGE = { remaining: 1_000, total_used: 0 };
export const MISS = { 'cache-status': 'gateway; fwd=uri-miss; stored' };
const QUOTA = { ratelimit: '"person-day";r=57;t=34261' };
/** An answer that the gateway has had for three hours. */
export const HIT = { 'cache-status': 'gateway; hit; ttl=75600', age: '10800', ...QUOTA };
/** An answer from a cache that no quota names a gateway. */
export const DOUBTFUL_HIT = {
  'cache-status': 'cdn; hit',
  age: '60',
  ratelimit: '"default";r=50;t=30',
};
export const HOUR = 3_600_000;

/** A world whose API client is real and whose fetch is a gateway that answers as the test says. */
export async function gatewayWorld({ managed }: { managed?: unknown } = {}): Promise<{
  world: World;
  /** The host and the key of each request. */
  sent: string[];
  /** Answers the next lookups; null: the connection breaks. */
  answers: (Answer | null)[];
  usage: Answer;
}> {
  const answers: (Answer | null)[] = [];
  const behind: { usage: Answer } = { usage: { body: USAGE } };
  const sent: string[] = [];
  const fetched: typeof fetch = async (input, init) => {
    const { host, pathname } = new URL(String(input));
    sent.push(`${host} ${new Headers(init?.headers).get('x-api-key')}`);
    const isUsage = pathname.endsWith('/usage');
    const next = isUsage ? behind.usage : answers.shift();
    if (next === null) throw new TypeError('broken');
    const { status = 200, body = EMAIL, headers = {}, cut } = next ?? {};
    const type = { 'content-type': 'application/json' };
    const text = new TextEncoder().encode(JSON.stringify(body));
    const broken = new ReadableStream({
      start: (stream) => stream.enqueue(text.subarray(0, 9)),
      pull: (stream) => stream.error(new TypeError('broken')),
    });
    return new Response(cut ? broken : text, { status, headers: { ...type, ...headers } });
  };
  const world = createWorld({
    createClient: (options) => createApiClient({ ...options, fetch: fetched }),
  });
  if (managed === undefined) await connect(world);
  else world.managed = managed;
  world.now += 1_000;
  return Object.assign(behind, { world, answers, sent });
}

export const ask = (world: World, value = 'a@example.com', refresh = false) =>
  world.send('lookup', lookup(value, { place: 'popup', refresh }), ui);

export const receipts = async (world: World) =>
  (await receiptsOf(world)).map(({ credits, state, shared }) =>
    [credits, state, shared && 'shared'].filter((part) => part !== undefined).join(' '),
  );
