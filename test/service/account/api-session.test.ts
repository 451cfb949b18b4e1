import { expect, it } from 'vitest';
import { createApiClient } from '../../../lib/api/client/client.ts';
import {
  createApiSessionOpener,
  createClientOpener,
} from '../../../lib/service/account/api-session.ts';
import { createKeyStore } from '../../../lib/service/account/key-store.ts';
import { createTrouble } from '../../../lib/service/account/trouble.ts';
import { createDb, type Db } from '../../../lib/service/storage/database.ts';

/** A database in which the connection changes between any two reads. */
function restless(): Db {
  const records = [
    { baseUrl: 'https://one.example', keep: 'disk', key: 'key_of_one' },
    { baseUrl: 'https://two.example', keep: 'disk', key: 'key_of_two' },
  ];
  let looks = 0;
  return {
    ...createDb('restless'),
    read: async (_store, id, schema) => {
      if (id === 'accounts') return schema.parse({ salt: 'salt' });
      looks += 1;
      return schema.parse(records[looks % 2]);
    },
  };
}

it('opens a session with a key and an address that belong together', async () => {
  const sent: string[] = [];
  const fetched: typeof fetch = async (input, init) => {
    const key = new Headers(init?.headers).get('x-api-key');
    sent.push(`${new URL(String(input)).host} ${key}`);
    return new Response('{"remaining":1}');
  };
  const session = { get: async () => undefined, set: async () => {}, remove: async () => {} };
  const db = restless();
  const trouble = createTrouble({
    db,
    badge: { set: async () => {} },
    now: () => 0,
    onQuotaUsedUp: async () => {},
    onChange: () => {},
  });
  const key = createKeyStore(db, { session }, trouble);
  const openApiSession = createApiSessionOpener({
    openClient: createClientOpener(
      { createClient: (given) => createApiClient({ ...given, fetch: fetched }), now: () => 0 },
      () => undefined,
    ),
    platform: {
      mayTransmit: async () => true,
      hasHostPermission: async () => true,
      isOnline: () => true,
    },
    key,
    disableConnectionReuse: async () => undefined,
    noteGateway: async () => undefined,
  });
  for (let i = 0; i < 6; i += 1) {
    const opened = await openApiSession();
    if (opened.ok) await opened.value.client.call('usage', {});
    // Different numbers of reads in between, so that both connections are used.
    for (let reads = 0; reads <= i % 2; reads += 1) await key.origin();
  }
  expect([...new Set(sent)].toSorted()).toEqual([
    'one.example key_of_one',
    'two.example key_of_two',
  ]);
});
