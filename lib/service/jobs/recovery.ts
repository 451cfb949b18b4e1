import type { AccountApi } from '../account/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { JobsApi } from './module.ts';

interface RecoveryNeeds {
  readonly account: Pick<AccountApi, 'applyManagedBaseUrl'>;
  readonly billing: Pick<BillingApi, 'markLostReceipts'>;
  readonly jobs: Pick<JobsApi, 'store'>;
}

export type Recovery = ReturnType<typeof createRecovery>;

/**
 * Must finish before anything is paid for: it applies the address that an organisation set, and marks
 * calls that a former worker left open as possibly billed, so that none is repeated automatically.
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
    /**
     * Resolves when recovery is done. If it failed, for example to read the database, each call
     * retries.
     */
    ready(): Promise<void> {
      recovered = recovered.catch(recover);
      return recovered;
    },
  };
}
