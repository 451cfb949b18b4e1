import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLES } from '../samples.ts';
import { brokenBody, fakeApi, json } from './fake-api.ts';

const QUERY = { query: 'DE136695976' };
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const setOnline = (onLine: boolean | undefined) => vi.stubGlobal('navigator', { onLine });

afterEach(() => void vi.unstubAllGlobals());

it('reports that a call that fails while the browser is offline was never sent', async () => {
  setOnline(false);
  const { client } = fakeApi(gone);
  const failure = {
    kind: 'offline',
    billed: 'no',
    remedy: 'retry',
    message: 'The browser is offline, so nothing was sent and nothing was billed.',
  };
  expect(await client.call('vat', QUERY)).toMatchObject({ ok: false, failure });
  expect(await client.submit('vat', QUERY)).toMatchObject({ ok: false, failure });
  expect((await client.callRaw('vat', QUERY)).outcome).toMatchObject({ ok: false, failure });
});

it.each([
  ['the browser is online', true, gone, 'possibly'],
  ['the state of the network is unknown', undefined, gone, 'possibly'],
  ['a response had begun', false, () => brokenBody(200), 'possibly'],
] as const)('a call that fails may have been billed where %s', async (_, onLine, reply, billed) => {
  setOnline(onLine);
  const { client } = fakeApi(reply);
  expect(await client.call('vat', QUERY)).toMatchObject({ failure: { kind: 'network', billed } });
});

it.each([
  ['leads elsewhere', () => new Response(null, { status: 302 }), 'redirected', 'no'],
  ['never answers', () => new Promise<Response>(() => undefined), 'timeout', 'possibly'],
] as const)('does not explain a call that %s by the network', async (_, reply, kind, billed) => {
  setOnline(false);
  const { client } = fakeApi(reply, { timeoutMs: 1 });
  expect(await client.call('vat', QUERY)).toMatchObject({ failure: { kind, billed } });
});

it('treats a call that fails while the network comes or goes as possibly billed', async () => {
  for (const before of [true, false]) {
    setOnline(before);
    const { client } = fakeApi(() => {
      setOnline(!before);
      return gone();
    });
    expect(await client.call('vat', QUERY)).toMatchObject({ failure: { billed: 'possibly' } });
  }
});

it('treats a failed loopback call as possibly billed even without a network', async () => {
  setOnline(false);
  const { client } = fakeApi(gone, { baseUrl: 'http://127.0.0.1:8787' });
  expect(await client.call('vat', QUERY)).toMatchObject({ failure: { billed: 'possibly' } });
});

it('accepts an answer, whatever the browser reports about the network', async () => {
  setOnline(false);
  const { client } = fakeApi(() => json(SAMPLES.vat));
  expect(await client.call('vat', QUERY)).toEqual({ ok: true, value: SAMPLES.vat });
});
