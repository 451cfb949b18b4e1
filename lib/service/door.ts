import type { Client } from '../api/client.ts';
import { failure } from '../api/failures.ts';
import type { Outcome } from '../failure.ts';
import type { Account, KeyStore } from './key.ts';
import type { Ports } from './ports.ts';
import type { Wire } from './wire.ts';

/** The API by the account of one moment: its key and its address, however long a call takes. */
export interface Door extends Pick<Account, 'origin' | 'turn'> {
  readonly client: Client;
}

export type OpenDoor = ReturnType<typeof createDoor>;

interface Parts extends Pick<Ports, 'createClient'> {
  readonly key: KeyStore;
  readonly wire: Wire;
}

/** Every call goes through a door of its own; without a key there is none. */
export function createDoor({ createClient, key, wire }: Parts) {
  return async (): Promise<Outcome<Door>> => {
    const account = await key.account();
    if (account === null) return { ok: false, failure: failure('no-key') };
    const { baseUrl, key: secret, origin, turn } = account;
    await wire(origin);
    const client = createClient({ baseUrl: async () => baseUrl, key: async () => secret });
    return { ok: true, value: { client, origin, turn } };
  };
}

/** What a caller is told whose question was overtaken by a change of key or address. */
export const overtaken = (): Outcome<never> => ({
  ok: false,
  failure: failure('aborted', { message: 'The connection to the API was changed meanwhile.' }),
});
