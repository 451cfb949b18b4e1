import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLES } from '../samples.ts';
import { brokenBody, fakeApi, json } from './fake-api.ts';

const QUERY = { query: 'DE136695976' };
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const setOnline = (onLine: boolean | undefined) => vi.stubGlobal('navigator', { onLine });

afterEach(() => void vi.unstubAllGlobals());

it('a call that fails while the browser is offline was never sent, and says so', async () => {
  setOnline(false);
  const { client } = fakeApi(gone);
  const failure = {
    kind: 'network',
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
  ['nothing is known of the network', undefined, gone, 'possibly'],
  ['a response had begun', false, () => brokenBody(200), 'possibly'],
] as const)('a call that fails may have been billed where %s', async (_, onLine, reply, billed) => {
  setOnline(onLine);
  const { client } = fakeApi(reply);
  expect(await client.call('vat', QUERY)).toMatchObject({ failure: { kind: 'network', billed } });
});

it('a call that fails as the network comes back or goes may have been billed', async () => {
  for (const before of [true, false]) {
    setOnline(before);
    const { client } = fakeApi(() => {
      setOnline(!before);
      return gone();
    });
    expect(await client.call('vat', QUERY)).toMatchObject({ failure: { billed: 'possibly' } });
  }
});

it('a call to this computer may have been billed without any network', async () => {
  setOnline(false);
  const { client } = fakeApi(gone, { baseUrl: 'http://127.0.0.1:8787' });
  expect(await client.call('vat', QUERY)).toMatchObject({ failure: { billed: 'possibly' } });
});

it('an answer counts, whatever the browser says of the network', async () => {
  setOnline(false);
  const { client } = fakeApi(() => json(SAMPLES.vat));
  expect(await client.call('vat', QUERY)).toEqual({ ok: true, value: SAMPLES.vat });
});
