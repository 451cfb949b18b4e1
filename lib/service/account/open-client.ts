import type { ApiClient } from '../../api/client/index.ts';
import type { Ports } from '../platform/index.ts';
import type { ConnectionSecret } from './key-store.ts';

export interface OpenedClient {
  readonly client: ApiClient;
  /** How far the server's clock is ahead of this computer's by its last response, ms. */
  readonly clockOffset: () => number | undefined;
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
  return ({ baseUrl, key }: Pick<ConnectionSecret, 'baseUrl' | 'key'>): OpenedClient => {
    let clockOffset: number | undefined;
    const client = createClient({
      baseUrl: async () => baseUrl,
      key: async () => key,
      onResponse: ({ serverTime, retryAfterMs }) => {
        if (serverTime !== undefined) clockOffset = serverTime - now();
        if (retryAfterMs !== undefined) pauseFor(retryAfterMs);
      },
    });
    return { client, clockOffset: () => clockOffset };
  };
}
