import { ok } from '../../domain/index.ts';
import type { BILLING_MESSAGES } from '../../extension/messages/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { createAutomaticHold } from './automatic-hold.ts';
import { createUserGestures } from './budget.ts';
import { createSpendingLedger } from './ledger.ts';
import { createReceipts } from './receipts.ts';
import {
  createAccountSharing,
  createReconciliation,
  RECONCILE_ALARM,
  RECONCILE_INTERVAL_MINUTES,
} from './reconciliation.ts';
import { createSpendingReport } from './spending-report.ts';

interface BillingNeeds {
  readonly ports: Pick<Ports, 'db' | 'platform' | 'now' | 'newId'>;
  readonly settings: Pick<SettingsApi, 'store' | 'managed'>;
}

export type BillingApi = ReturnType<typeof createBilling>['api'];

/** Budgets and receipts of paid calls, and the comparison of lost calls with the usage record. */
export function createBilling({ ports, settings }: BillingNeeds) {
  const { db, platform, now, newId } = ports;
  const receipts = createReceipts(db, now, newId);
  const userGestures = createUserGestures(ports);
  const ledger = createSpendingLedger({ ports, receipts, settings: settings.store, userGestures });
  const sharing = createAccountSharing(db, async () => {
    const { baseUrl, key } = await settings.managed.read();
    return baseUrl !== null || key !== null;
  });
  const reconciliation = createReconciliation(db, receipts, sharing, now);
  const automaticHold = createAutomaticHold(db);
  const reportSpending = createSpendingReport(receipts, now);

  return {
    api: {
      receipts,
      ledger,
      reconciliation,
      sharing,
      automaticHold,
      userGestures,
      /** @param owed ids of receipts whose answer a running job can still bring */
      async markLostReceipts(owed: ReadonlySet<string>): Promise<void> {
        if ((await receipts.markLost(owed)) === 0) return;
        // The next start of the worker reconciles too.
        await platform.setAlarm(RECONCILE_ALARM, RECONCILE_INTERVAL_MINUTES).catch(() => undefined);
      },
    },
    handlers: {
      spending: async () => ok(await reportSpending()),
      resumeAutomatic: async () => {
        await automaticHold.clear();
        await userGestures.record();
        return ok({});
      },
    },
  } satisfies ServiceModule<typeof BILLING_MESSAGES>;
}
