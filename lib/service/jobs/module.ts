import { ok } from '../../domain/index.ts';
import type { JOB_MESSAGES } from '../../extension/messages/index.ts';
import type { AccountApi } from '../account/index.ts';
import type { AnswersApi } from '../answers/index.ts';
import type { BillingApi } from '../billing/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { createJobCost } from './cost.ts';
import { createJobNotifier } from './notifications.ts';
import { createJobRunner, JOBS_ALARM } from './runner.ts';
import { createRunningCalls } from './running-calls.ts';
import { createJobStore } from './store.ts';

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
  // `ready` tries again, before anything is paid for.
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

interface JobsNeeds {
  readonly ports: Pick<Ports, 'db' | 'platform' | 'now' | 'sleep'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly billing: Pick<BillingApi, 'receipts' | 'sharing'>;
  readonly account: Pick<AccountApi, 'key' | 'openApiSession' | 'usage' | 'onAccountChanged'>;
  readonly answers: Pick<AnswersApi, 'recordOutcome'>;
}

export type JobsApi = ReturnType<typeof createJobs>['api'];

/** Questions that the API answers later: polled until their answer has come. */
export function createJobs({ ports, settings, billing, account, answers }: JobsNeeds) {
  const { db, platform, now } = ports;
  const { key, usage } = account;
  const cost = createJobCost({ ...billing, usage, now });
  const store = createJobStore({ db, key, now });
  const runner = createJobRunner({
    ports,
    db,
    store,
    key,
    openApiSession: account.openApiSession,
    recordOutcome: answers.recordOutcome,
    jobCost: cost,
    notifyJobEnded: createJobNotifier({ platform, settings: settings.store }),
  });

  // Jobs of the account that is connected again are polled at once.
  // The alarm polls what could not be polled now.
  account.onAccountChanged(async () => void runner.resume().catch(() => undefined));

  return {
    api: { running: createRunningCalls(now), runner, store, cost },
    handlers: {
      jobs: async () => ok({ jobs: await store.underWay() }),
      stopJob: async ({ id }) => {
        await store.stopWaiting(id);
        return ok({});
      },
    },
    alarms: { [JOBS_ALARM]: runner.pollAll },
    begin: runner.resume,
  } satisfies ServiceModule<typeof JOB_MESSAGES>;
}
