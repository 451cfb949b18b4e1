import type { AccountApi } from '../account/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { JobsApi } from './room.ts';

interface RecoveryNeeds {
  readonly account: Pick<AccountApi, 'applyManagedBaseUrl'>;
  readonly billing: Pick<BillingApi, 'markLostReceipts'>;
  readonly jobs: Pick<JobsApi, 'store'>;
}

export type Recovery = ReturnType<typeof createRecovery>;

/**
 * What must be settled before anything is paid: the address that an organisation set holds, and calls
 * that a former worker left open are marked as possibly billed, so that none is repeated by itself.
 */
export function createRecovery({ account, billing, jobs }: RecoveryNeeds) {
  async function recover(): Promise<void> {
    await account.applyManagedBaseUrl();
    await billing.markLostReceipts(await jobs.store.receiptsOwed());
  }
  let recovered = recover();
  recovered.catch(() => undefined);
  return {
    /** The first attempt, at start-up. */
    first: recovered,
    /** Resolves when it is done. A database that could not be read is tried again with each call. */
    ready(): Promise<void> {
      recovered = recovered.catch(recover);
      return recovered;
    },
  };
}
