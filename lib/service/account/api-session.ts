import type { ApiClient, Quota } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { ConnectionReuseDisabler, Platform, Ports } from '../platform/index.ts';
import type { ConnectionSecret, KeyAccount, KeyStore } from './key-store.ts';

/** A client that keeps the key and address it was opened with, however long a call takes. */
export interface ApiSession extends Pick<KeyAccount, 'id' | 'epoch'>, OpenedClient {}

export type ApiSessionOpener = ReturnType<typeof createApiSessionOpener>;

interface Dependencies {
  readonly openClient: ClientOpener;
  readonly platform: Pick<Platform, 'mayTransmit' | 'hasHostPermission' | 'isOnline'>;
  readonly key: KeyStore;
  readonly disableConnectionReuse: ConnectionReuseDisabler;
  /** Called with the account whose answers come from a gateway, and the quotas that it reports. */
  readonly noteGateway: (account: string, quotas: readonly Quota[]) => Promise<void>;
}

/** The person did not allow the browser to send lookups, or withdrew that permission. */
const transmissionNotAllowed = (): Failure<Phrase> =>
  createFailure('not-allowed', {
    message: serviceText('noPermissionToSend'),
    action: serviceText('allowSending'),
    remedy: 'options',
  });

/** The person grants access site by site, and has not granted it for the API's host. */
export const hostPermissionMissing = (): Failure<Phrase> =>
  createFailure('not-allowed', {
    message: serviceText('addressWithheld'),
    action: serviceText('allowSending'),
    remedy: 'options',
  });

/** The failure of every call while the browser says that it is offline; otherwise null. */
export const offlineFailure = (platform: Pick<Platform, 'isOnline'>): Failure<Phrase> | null =>
  platform.isOnline() ? null : createFailure('offline');

/** Opens a session for one call; fails without a key, and where the call could not be sent. */
export function createApiSessionOpener({
  openClient,
  platform,
  key,
  disableConnectionReuse,
  noteGateway,
}: Dependencies) {
  return async (): Promise<Outcome<ApiSession, Phrase>> => {
    const account = await key.account();
    if (account === null) return fail(createFailure('no-key'));
    if (!(await platform.mayTransmit())) return fail(transmissionNotAllowed());
    const { origin, id, epoch } = account;
    if (!(await platform.hasHostPermission(origin))) return fail(hostPermissionMissing());
    const offline = offlineFailure(platform);
    if (offline) return fail(offline);
    await disableConnectionReuse(origin);
    const onGateway = (quotas: readonly Quota[]) => {
      // Each answer brings them again.
      if (key.epoch() === epoch) void noteGateway(id, quotas).catch(() => undefined);
    };
    return ok({ ...openClient(account, onGateway), id, epoch });
  };
}

/** The failure of a question during which the key or the address changed. */
export const connectionChanged = (): Outcome<never, Phrase> =>
  fail(createFailure('aborted', { message: serviceText('connectionChanged') }));

export interface OpenedClient {
  readonly client: ApiClient;
  /** How far the server's clock is ahead of this computer's by its last response, ms. */
  readonly clockOffset: () => number | undefined;
  /** The quotas that a gateway reported last; undefined: there is no sign of a gateway. */
  readonly quotas: () => readonly Quota[] | undefined;
}

export type ClientOpener = ReturnType<typeof createClientOpener>;

/**
 * Creates clients for one key and address.
 *
 * @param pauseFor called with the time for which the server refuses calls, ms
 */
export function createClientOpener(
  { createClient, now }: Pick<Ports, 'createClient' | 'now'>,
  pauseFor: (ms: number) => void,
) {
  return (
    { baseUrl, key }: Pick<ConnectionSecret, 'baseUrl' | 'key'>,
    onGateway?: (quotas: readonly Quota[]) => void,
  ): OpenedClient => {
    let clockOffset: number | undefined;
    let lastQuotas: readonly Quota[] | undefined;
    const client = createClient({
      baseUrl: async () => baseUrl,
      key: async () => key,
      onResponse: ({ serverTime, retryAfterMs, quotas }) => {
        if (serverTime !== undefined) clockOffset = serverTime - now();
        if (retryAfterMs !== undefined) pauseFor(retryAfterMs);
        if (quotas === undefined) return;
        lastQuotas = quotas;
        onGateway?.(quotas);
      },
    });
    return { client, clockOffset: () => clockOffset, quotas: () => lastQuotas };
  };
}
