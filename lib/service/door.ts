import type { Client } from '../api/client.ts';
import { failure } from '../api/failures.ts';
import { type Failure, fail, type Outcome, ok } from '../failure.ts';
import { text } from '../texts/service.ts';
import type { Account, KeyStore } from './key.ts';
import type { Platform } from './platform.ts';
import type { Ports } from './ports.ts';
import type { Wire } from './wire.ts';

/** The API by the account of one moment: its key and its address, however long a call takes. */
export interface Door extends Pick<Account, 'origin' | 'turn'> {
  readonly client: Client;
}

export type OpenDoor = ReturnType<typeof createDoor>;

interface Parts extends Pick<Ports, 'createClient'> {
  readonly platform: Pick<Platform, 'mayTransmit' | 'mayReach'>;
  readonly key: KeyStore;
  readonly wire: Wire;
}

/** The person did not let the browser send lookups, or took it back. */
const untold = (): Failure =>
  failure('not-allowed', {
    message: text('mayNotSend'),
    action: text('allowSending'),
    remedy: 'options',
  });

/** The person gives sites one by one, and not that of the API. */
export const withheld = (): Failure =>
  failure('not-allowed', {
    message: text('addressWithheld'),
    action: text('allowSending'),
    remedy: 'options',
  });

/** Every call goes through a door of its own; without a key there is none. */
export function createDoor({ createClient, platform, key, wire }: Parts) {
  return async (): Promise<Outcome<Door>> => {
    const account = await key.account();
    if (account === null) return fail(failure('no-key'));
    if (!(await platform.mayTransmit())) return fail(untold());
    const { baseUrl, key: secret, origin, turn } = account;
    if (!(await platform.mayReach(origin))) return fail(withheld());
    await wire(origin);
    const client = createClient({ baseUrl: async () => baseUrl, key: async () => secret });
    return ok({ client, origin, turn });
  };
}

/** What a caller is told whose question was overtaken by a change of key or address. */
export const overtaken = (): Outcome<never> =>
  fail(failure('aborted', { message: text('connectionChanged') }));
