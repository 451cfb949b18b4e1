import { createFailure } from '../../api/failures/index.ts';
import { type Failure, isKeyRefused, type Outcome, type Phrase } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import { serviceText } from '../../texts/messages.ts';
import { createMutex, type Platform } from '../platform/index.ts';
import type { ManagedStore } from '../settings/index.ts';
import { type KeyStore, originOfUrl } from './key-store.ts';

interface Dependencies {
  readonly managed: Pick<ManagedStore, 'read'>;
  readonly key: KeyStore;
  readonly platform: Pick<Platform, 'session' | 'mayTransmit'>;
  /** Removes the stored usage data of the former account. */
  readonly forgetUsage: () => Promise<void>;
  readonly connect: (
    request: RequestOf<'connect'>,
    isManaged: true,
  ) => Promise<Outcome<ReplyOf<'connect', Phrase>, Phrase>>;
}

const TRIED_KEY_DIGEST = 'fieldmark.managedKey';

const setByOrganisation = (what: 'keyOfOrganisation' | 'addressOfOrganisation'): Failure<Phrase> =>
  createFailure('bad-input', { message: serviceText(what), action: serviceText('askManager') });

export const keyIsManaged = (): Failure<Phrase> => setByOrganisation('keyOfOrganisation');

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].join(' ');
}

/**
 * Applies the address and the key that an organisation set. The key is treated as a typed one:
 * verified with the free usage endpoint, kept for the browser session only, never read back.
 */
export function createManagedConnection({
  managed,
  key,
  platform,
  forgetUsage,
  connect,
}: Dependencies) {
  /** The browser may report new settings while the previous ones are being applied. */
  const runExclusive = createMutex();

  /** Whether the organisation set this and locked it, so that it stays as it is. */
  async function isLocked(what: 'baseUrl' | 'key'): Promise<boolean> {
    const set = await managed.read();
    return set[what] !== null && set.locked.has(what);
  }

  return {
    /** Runs before any call, so that nothing is sent to an address that was replaced. */
    applyBaseUrl: () =>
      runExclusive(async (): Promise<void> => {
        const { baseUrl, locked } = await managed.read();
        const connection = (await key.connection()).baseUrl;
        if (
          baseUrl === null ||
          connection === baseUrl ||
          (connection !== '' && !locked.has('baseUrl'))
        )
          return;
        const account = await key.account();
        if (account?.origin === originOfUrl(baseUrl))
          await key.save({ baseUrl, key: account.key, keep: await key.keep() });
        else await key.forget(baseUrl);
        await forgetUsage();
      }),

    /**
     * Tries each key once a browser session, so that a refused key is not tried again and again.
     */
    key: () =>
      runExclusive(async (): Promise<void> => {
        const { baseUrl, key: managedKey, locked } = await managed.read();
        if (managedKey === null || baseUrl === null) return;
        const [currentKey, connection] = await Promise.all([key.read(), key.connection()]);
        if (currentKey === managedKey && connection.baseUrl === baseUrl) return;
        if (currentKey !== null && !locked.has('key')) return;
        if (!(await platform.mayTransmit())) return;
        const digest = await digestOf(`${baseUrl} ${managedKey}`);
        if ((await platform.session.get(TRIED_KEY_DIGEST)) === digest) return;
        await platform.session.set(TRIED_KEY_DIGEST, digest);
        const outcome = await connect({ baseUrl, key: managedKey, keep: 'session' }, true);
        if (outcome.ok) return;
        if (isKeyRefused(outcome.failure)) await key.setTrouble(outcome.failure);
        // The failure says nothing about the key, so the next start tries the key again.
        else await platform.session.remove(TRIED_KEY_DIGEST);
      }),

    /** Why the organisation's settings forbid this connection; null: allowed. */
    async refusalFor(request: RequestOf<'connect'>): Promise<Failure<Phrase> | null> {
      if ((await isLocked('key')) && request.key?.trim()) return keyIsManaged();
      const { baseUrl } = await managed.read();
      const other = request.baseUrl.trim().replace(/(?<!\/)\/+$/, '') !== baseUrl;
      return other && (await isLocked('baseUrl'))
        ? setByOrganisation('addressOfOrganisation')
        : null;
    },

    isLocked,
  };
}
