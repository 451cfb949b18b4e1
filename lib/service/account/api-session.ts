import type { ApiClient } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok } from '../../domain/index.ts';
import { serviceText } from '../../texts/service.ts';
import type { ConnectionReuseDisabler, Platform, Ports } from '../platform/index.ts';
import type { KeyAccount, KeyStore } from './key-store.ts';

/** The API by the account of one moment: its key and its address, however long a call takes. */
export interface ApiSession extends Pick<KeyAccount, 'origin' | 'epoch'> {
  readonly client: ApiClient;
}

export type ApiSessionOpener = ReturnType<typeof createApiSessionOpener>;

interface Dependencies extends Pick<Ports, 'createClient'> {
  readonly platform: Pick<Platform, 'mayTransmit' | 'hasHostPermission'>;
  readonly key: KeyStore;
  readonly disableConnectionReuse: ConnectionReuseDisabler;
}

/** The person did not let the browser send lookups, or took it back. */
const transmissionNotAllowed = (): Failure =>
  createFailure('not-allowed', {
    message: serviceText('mayNotSend'),
    action: serviceText('allowSending'),
    remedy: 'options',
  });

/** The person gives sites one by one, and not that of the API. */
export const hostPermissionMissing = (): Failure =>
  createFailure('not-allowed', {
    message: serviceText('addressWithheld'),
    action: serviceText('allowSending'),
    remedy: 'options',
  });

/** Every call goes through a door of its own; without a key there is none. */
export function createApiSessionOpener({
  createClient,
  platform,
  key,
  disableConnectionReuse: wire,
}: Dependencies) {
  return async (): Promise<Outcome<ApiSession>> => {
    const account = await key.account();
    if (account === null) return fail(createFailure('no-key'));
    if (!(await platform.mayTransmit())) return fail(transmissionNotAllowed());
    const { baseUrl, key: secret, origin, epoch } = account;
    if (!(await platform.hasHostPermission(origin))) return fail(hostPermissionMissing());
    await wire(origin);
    const client = createClient({ baseUrl: async () => baseUrl, key: async () => secret });
    return ok({ client, origin, epoch });
  };
}

/** What a caller is told whose question was overtaken by a change of key or address. */
export const connectionChanged = (): Outcome<never> =>
  fail(createFailure('aborted', { message: serviceText('connectionChanged') }));
