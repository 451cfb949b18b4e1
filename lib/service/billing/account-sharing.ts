import { z } from 'zod';
import type { Db } from '../storage/index.ts';

const storedSchema = z.object({ accounts: z.array(z.string()) });
/** Accounts that are remembered. */
const MAX_ACCOUNTS = 20;

export type AccountSharing = ReturnType<typeof createAccountSharing>;

/**
 * Remembers which accounts are shared, or are behind a gateway that answers from a cache. Their total
 * says nothing about a single call of this browser.
 *
 * @param isManaged whether an organisation set the address or the key
 */
export function createAccountSharing(db: Db, isManaged: () => Promise<boolean>) {
  const known = new Set<string>();
  const stored = async () =>
    (await db.read('snapshots', 'sharedAccounts', storedSchema))?.accounts ?? [];

  return {
    /** Call at a sign that the account is shared or behind a gateway. It counts at once. */
    async note(account: string): Promise<void> {
      if (known.has(account)) return;
      known.add(account);
      const others = (await stored()).filter((other) => other !== account);
      const accounts = [...others, account].slice(-MAX_ACCOUNTS);
      await db.write('snapshots', 'sharedAccounts', { accounts });
    },

    isShared: async (account: string): Promise<boolean> =>
      known.has(account) || (await isManaged()) || (await stored()).includes(account),
  };
}
