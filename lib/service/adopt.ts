import { failure } from '../api/failures.ts';
import type { Failure, Outcome } from '../failure.ts';
import type { ReplyOf, RequestOf } from '../messages.ts';
import { text } from '../texts/service.ts';
import { isAboutKey, type KeyStore, originOf } from './key.ts';
import { createLock } from './lock.ts';
import type { ManagedStore } from './managed.ts';
import type { Platform } from './platform.ts';

interface Parts {
  readonly managed: Pick<ManagedStore, 'read'>;
  readonly key: KeyStore;
  readonly platform: Pick<Platform, 'session' | 'mayTransmit'>;
  /** What is known of the account that is left. */
  readonly forgetUsage: () => Promise<void>;
  readonly connect: (request: RequestOf<'connect'>) => Promise<Outcome<ReplyOf<'connect'>>>;
}

const TRIED = 'fieldmark.managedKey';

const set = (what: 'keyOfOrganisation' | 'addressOfOrganisation'): Failure =>
  failure('bad-input', { message: text(what), action: text('askManager') });

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].join(' ');
}

export type Adopt = ReturnType<typeof createAdopt>;

/**
 * Takes over the address and the key that an organisation set. The key goes the way of a typed one:
 * verified with the free usage endpoint, kept for the browser session only, never read back.
 */
export function createAdopt({ managed, key, platform, forgetUsage, connect }: Parts) {
  /** The browser may say what is set while what was set before is being taken over. */
  const inTurn = createLock();
  return {
    /** Before anything is asked: nothing goes to an address that is no longer the one. */
    address: () =>
      inTurn(async (): Promise<void> => {
        const { baseUrl, locked } = await managed.read();
        const now = (await key.connection()).baseUrl;
        if (baseUrl === null || now === baseUrl || (now !== '' && !locked.has('baseUrl'))) return;
        const account = await key.account();
        if (account?.origin === originOf(baseUrl)) {
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
        if ((await platform.session.get(TRIED)) === digest) return;
        await platform.session.set(TRIED, digest);
        const outcome = await connect({ baseUrl, key: given, keep: 'session' });
        if (outcome.ok) return;
        if (isAboutKey(outcome.failure)) await key.tell(outcome.failure);
        // Nothing was learned of the key: the next start of the background tries it again.
        else await platform.session.remove(TRIED);
      }),

    /** Why a person may not connect like this; null: they may. */
    async refusal(request: RequestOf<'connect'>): Promise<Failure | null> {
      const { baseUrl, key: given, locked } = await managed.read();
      if (locked.has('key') && given !== null && request.key?.trim()) {
        return set('keyOfOrganisation');
      }
      const other = request.baseUrl.trim().replace(/\/+$/, '') !== baseUrl;
      return locked.has('baseUrl') && baseUrl !== null && other
        ? set('addressOfOrganisation')
        : null;
    },

    /** Whether the key is the organisation's, which no one forgets here. */
    async holdsKey(): Promise<boolean> {
      const { key: given, locked } = await managed.read();
      return given !== null && locked.has('key');
    },

    keyIsSet: (): Failure => set('keyOfOrganisation'),
  };
}
