import { createFailure } from '../../api/failures/index.ts';
import type { Failure, Outcome } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import { serviceText } from '../../texts/service.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Platform } from '../platform/index.ts';
import type { ManagedStore } from '../settings/index.ts';
import { isKeyFailure, type KeyStore, originOfUrl } from './key-store.ts';

interface Dependencies {
  readonly managed: Pick<ManagedStore, 'read'>;
  readonly key: KeyStore;
  readonly platform: Pick<Platform, 'session' | 'mayTransmit'>;
  /** What is known of the account that is left. */
  readonly forgetUsage: () => Promise<void>;
  readonly connect: (request: RequestOf<'connect'>) => Promise<Outcome<ReplyOf<'connect'>>>;
}

const TRIED_KEY_DIGEST = 'fieldmark.managedKey';

const setByOrganisation = (what: 'keyOfOrganisation' | 'addressOfOrganisation'): Failure =>
  createFailure('bad-input', { message: serviceText(what), action: serviceText('askManager') });

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].join(' ');
}

/**
 * Takes over the address and the key that an organisation set. The key goes the way of a typed one:
 * verified with the free usage endpoint, kept for the browser session only, never read back.
 */
export function createManagedConnection({
  managed,
  key,
  platform,
  forgetUsage,
  connect,
}: Dependencies) {
  /** The browser may say what is set while what was set before is being taken over. */
  const inTurn = createMutex();
  return {
    /** Before anything is asked: nothing goes to an address that is no longer the one. */
    applyBaseUrl: () =>
      inTurn(async (): Promise<void> => {
        const { baseUrl, locked } = await managed.read();
        const now = (await key.connection()).baseUrl;
        if (baseUrl === null || now === baseUrl || (now !== '' && !locked.has('baseUrl'))) return;
        const account = await key.account();
        if (account?.origin === originOfUrl(baseUrl)) {
          await key.save({ baseUrl, key: account.key, keep: await key.keep() });
        } else {
          await key.forget(baseUrl);
          await forgetUsage();
        }
      }),

    /** Once a browser session for each key, so that a refused one is not asked about again and again. */
    key: () =>
      inTurn(async (): Promise<void> => {
        const { baseUrl, key: given, locked } = await managed.read();
        if (given === null || baseUrl === null) return;
        const [held, now] = await Promise.all([key.read(), key.connection()]);
        if (held === given && now.baseUrl === baseUrl) return;
        if (held !== null && !locked.has('key')) return;
        if (!(await platform.mayTransmit())) return;
        const digest = await digestOf(`${baseUrl} ${given}`);
        if ((await platform.session.get(TRIED_KEY_DIGEST)) === digest) return;
        await platform.session.set(TRIED_KEY_DIGEST, digest);
        const outcome = await connect({ baseUrl, key: given, keep: 'session' });
        if (outcome.ok) return;
        if (isKeyFailure(outcome.failure)) await key.setTrouble(outcome.failure);
        // Nothing was learned of the key: the next start of the background tries it again.
        else await platform.session.remove(TRIED_KEY_DIGEST);
      }),

    /** Why a person may not connect like this; null: they may. */
    async refusalFor(request: RequestOf<'connect'>): Promise<Failure | null> {
      const { baseUrl, key: given, locked } = await managed.read();
      if (locked.has('key') && given !== null && request.key?.trim()) {
        return setByOrganisation('keyOfOrganisation');
      }
      const other = request.baseUrl.trim().replace(/\/+$/, '') !== baseUrl;
      return locked.has('baseUrl') && baseUrl !== null && other
        ? setByOrganisation('addressOfOrganisation')
        : null;
    },

    /** Whether the key is the organisation's, which no one forgets here. */
    async isKeyManaged(): Promise<boolean> {
      const { key: given, locked } = await managed.read();
      return given !== null && locked.has('key');
    },

    keyManagedFailure: (): Failure => setByOrganisation('keyOfOrganisation'),
  };
}
