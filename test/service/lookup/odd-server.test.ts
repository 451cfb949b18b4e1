/** Paid questions to a server that answers in unusual ways, over Node's sockets. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import { ibans } from '../../ibans.ts';
import { ODD_CASES, WAIT_CASES } from '../../odd-server/cases.ts';
import { compareLookup, type Send, withQuestions } from '../../odd-server/compare.ts';
import { answering, inItsPlace, message, plain, withMessage } from '../../odd-server/manners.ts';
import { type OddServer, startOddServer } from '../../odd-server/server.ts';
import { createWorld, lookup, ui, type World } from '../world.ts';

let server: OddServer;
let world: World;
let send: Send;
beforeAll(async () => {
  server = await startOddServer(plain);
  newWorld();
  await connectTo();
});
afterAll(() => server.close());

function newWorld(): void {
  world = createWorld({ createClient: createApiClient });
  send = (fieldmark, body) => {
    // Advances the clock, so that the last entry of the history is the newest.
    world.now += 1;
    return world.raw({ fieldmark, body }, ui);
  };
}

const connectTo = (path = '') =>
  send('connect', {
    baseUrl: `${server.baseUrl}${path}`,
    key: server.sandbox.keys.active,
    keep: 'disk',
  });
const lookUp = (value: string) => send('lookup', lookup(value, { kind: 'iban', place: 'popup' }));

it.each(withQuestions(ODD_CASES))('a server that $name', (row) =>
  compareLookup(row, row.question, server, send),
);

const WAITS = withQuestions([...ODD_CASES, ...WAIT_CASES]).slice(ODD_CASES.length);
it.each(WAITS)('a server that $name', async (row) => {
  newWorld();
  await connectTo();
  await compareLookup(row, row.question, server, send);
});

describe('an API under a path', () => {
  beforeEach(() => {
    newWorld();
    server.prefix = '/tools/api';
  });
  afterEach(() => {
    server.prefix = '';
  });

  it.each(['', '/', '///', '/v1', '/v1/', '/v1/v1', '/v1/v1//', '//v1', '/v1//v1'])(
    'entered with "%s"',
    async (end) => {
      expect(await connectTo(`/tools/api${end}`)).toMatchObject({
        value: { connection: { baseUrl: `${server.baseUrl}/tools/api` } },
      });
      const [value = ''] = ibans(1);
      server.seen.length = 0;
      expect(await lookUp(value)).toMatchObject({ value: { state: 'answered', from: 'api' } });
      expect(server.seen.filter(({ value: asked }) => asked !== null)).toMatchObject([
        { path: '/tools/api/v1/vat/iban' },
      ]);
    },
  );

  it.each(['/tools', '/tools/api2', '/v1', '/tools/api/v2'])(
    'is not found under "%s"',
    async (path) => {
      expect(await connectTo(path)).toMatchObject({ ok: false, failure: { kind: 'no-api' } });
      expect(await send('connection', {})).toMatchObject({
        value: { trouble: { kind: 'no-api' } },
      });
    },
  );
});

describe('a key is not verified where the request', () => {
  beforeEach(newWorld);
  afterEach(() => {
    server.free = plain;
  });

  it.each([
    [
      'is redirected to another host',
      'redirected',
      inItsPlace(({ elsewhere }) => ({
        status: 302,
        headers: [['location', `${elsewhere}/v1/usage`]],
      })),
    ],
    [
      'gets a sign-in page',
      'not-json',
      inItsPlace({ type: 'text/html', body: '<title>Sign in</title>' }),
    ],
    ['gets a captive portal', 'server-error', inItsPlace({ status: 511, body: '' })],
    ['gets nothing', 'not-json', inItsPlace({ status: 204, type: null, length: null })],
  ] as const)('%s', async (_, kind, manner) => {
    server.free = manner;
    server.seenElsewhere.length = 0;
    expect(await connectTo()).toMatchObject({ ok: false, failure: { kind, billed: 'no' } });
    expect(await send('connection', {})).toMatchObject({ value: { trouble: { kind } } });
    expect(server.seenElsewhere).toEqual([]);
  });
});

it('gives each of two questions its own answer when the later is answered first', async () => {
  newWorld();
  await connectTo();
  const { promise: later, resolve: isLaterSent } = Promise.withResolvers<void>();
  let count = 0;
  server.lookup = async (exchange) => {
    count += 1;
    const isFirst = count === 1;
    const answer = await exchange.ask();
    if (isFirst) await later;
    await answering(() => message(answer))({ ...exchange, ask: async () => answer });
    if (!isFirst) isLaterSent();
  };
  const [first = '', second = ''] = ibans(2).map((value) => value.replaceAll(' ', ''));
  const replies = await Promise.all([first, second].map(lookUp));
  server.lookup = plain;
  expect(count).toBe(2);
  expect(replies).toMatchObject(
    [first, second].map((iban) => ({
      value: { verdict: { value: iban }, record: { answer: { iban } } },
    })),
  );
});

it('fetches again on request an answer that the server said may be cached for a year', async () => {
  newWorld();
  await connectTo();
  const [value = ''] = ibans(1).map((iban) => iban.replaceAll(' ', ''));
  server.lookup = withMessage({ headers: [['cache-control', 'max-age=31536000, immutable']] });
  server.seen.length = 0;
  await lookUp(value);
  const again = lookup(value, { kind: 'iban', place: 'popup', refresh: true });
  expect(await send('lookup', again)).toMatchObject({ value: { from: 'api' } });
  server.lookup = plain;
  expect(server.seen.filter(({ value: asked }) => asked === value)).toHaveLength(2);
});
