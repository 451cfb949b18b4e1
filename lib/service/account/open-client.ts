import type { ApiClient, Quota } from '../../api/client/index.ts';
import type { Ports } from '../platform/index.ts';
import type { ConnectionSecret } from './key-store.ts';

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
