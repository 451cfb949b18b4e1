import type { Quota } from '../../api/client/index.ts';
import { fail, ok, type Phrase } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { ACCOUNT_MESSAGES } from '../../extension/messages/index.ts';
import type { Connection } from '../../extension/schemas/index.ts';
import { type BillingApi, RECONCILE_ALARM } from '../billing/index.ts';
import type { ServiceModule } from '../messaging/index.ts';
import {
  type Badge,
  createConnectionReuseDisabler,
  createRateLimitedQueue,
  type Ports,
} from '../platform/index.ts';
import type { SettingsApi } from '../settings/index.ts';
import { createActiveWarnings } from './active-warnings.ts';
import { createApiSessionOpener, createClientOpener } from './api-session.ts';
import { createConnect } from './connect.ts';
import { createKeyQuotas } from './key-quota.ts';
import { createKeyStore } from './key-store.ts';
import { createManagedConnection, keyIsManaged } from './managed-connection.ts';
import { createStatsReader } from './stats.ts';
import { createTrouble } from './trouble.ts';
import {
  createCreditsLeft,
  createUsageReader,
  createUsageStore,
  type RemainingCredits,
} from './usage.ts';

interface AccountNeeds {
  readonly ports: Pick<Ports, 'db' | 'platform' | 'createClient' | 'now' | 'sleep'>;
  readonly badge: Badge;
  readonly settings: Pick<
    SettingsApi,
    'store' | 'managed' | 'language' | 'onManagedChanged' | 'followKey' | 'onKeyChanged'
  >;
  readonly billing: Pick<BillingApi, 'receipts' | 'reconciliation' | 'sharing'>;
}

export type AccountApi = ReturnType<typeof createAccount>['api'];

const POPUP_CHANGED: TabMessage = { fieldmarkTab: 'popupChanged' };

/** The key, the remaining credits and rate limit of its account, and the health of the API. */
export function createAccount({ ports, badge, settings, billing }: AccountNeeds) {
  const { db, platform, now, sleep } = ports;
  const { receipts, reconciliation, sharing } = billing;
  const keyQuotas = createKeyQuotas({ db, receipts, now });
  const trouble = createTrouble({
    db,
    badge,
    now,
    onQuotaUsedUp: keyQuotas.refuse,
    onChange: () => void platform.broadcast(POPUP_CHANGED),
  });
  const key = createKeyStore(db, platform, trouble);
  const disableConnectionReuse = createConnectionReuseDisabler(platform);
  const activeWarnings = createActiveWarnings({ db, receipts, now, keyQuotas });
  const usageStore = createUsageStore(db, now, reconciliation, activeWarnings);
  const queue = createRateLimitedQueue({ now, sleep, limit: usageStore.rateLimit });
  const openClient = createClientOpener(ports, queue.pauseFor);
  const noteGateway = async (account: string, quotas: readonly Quota[]): Promise<void> => {
    const saved = quotas.length > 0 ? usageStore.saveQuotas(quotas) : undefined;
    await Promise.all([sharing.note(account), saved]);
  };
  const parts = {
    ports,
    platform,
    key,
    receipts,
    activeWarnings,
    openClient,
    noteGateway,
    disableConnectionReuse,
    settings: settings.store,
  };
  const openApiSession = createApiSessionOpener(parts);
  const creditsLeft = createCreditsLeft(usageStore, receipts, key, keyQuotas, now);
  const usage = createUsageReader({ ...parts, openApiSession, store: usageStore, creditsLeft });
  const remainingCredits: RemainingCredits = async () => (await creditsLeft())?.credits;
  /** The account's state, which every surface shows from here. */
  const connection = async (): Promise<Connection<Phrase>> => {
    // The rest is shown without the balance.
    const left = await remainingCredits().catch(() => undefined);
    const balance = left === undefined ? {} : { creditsLeft: left };
    const { accountPage } = await settings.store.read();
    const page = accountPage === '' ? {} : { accountPage };
    return { ...(await key.connection()), ...balance, ...page };
  };
  const accountListeners: (() => Promise<unknown>)[] = [];
  const connect = createConnect({
    ...parts,
    usage: usageStore,
    onAccountChanged: async () => {
      queue.endPause();
      // A fault of one module must not keep the others from the new account.
      for (const listener of accountListeners) await listener().catch(() => undefined);
    },
  });
  const managedConnection = createManagedConnection({
    key,
    platform,
    connect,
    managed: settings.managed,
    forgetUsage: usageStore.forget,
  });
  const stats = createStatsReader({ ports, db, openApiSession, queue });

  settings.followKey(key.read);
  settings.onManagedChanged(async () => {
    await managedConnection.applyBaseUrl();
    await settings.language.ready();
    await managedConnection.key();
  });

  return {
    api: {
      key,
      openApiSession,
      usage,
      /** Admits calls within the account's rate limit. */
      queue,
      /** Calls `listener` after a different account was connected. */
      onAccountChanged: (listener: () => Promise<unknown>): void => {
        accountListeners.push(listener);
      },
      connection,
      remainingCredits,
      /** Replaces the address by the organisation's. Must finish before any call. */
      applyManagedBaseUrl: managedConnection.applyBaseUrl,
    },
    handlers: {
      connection: async () => ok(await connection()),
      connect: async (request) => {
        const refused = await managedConnection.refusalFor(request);
        if (refused) return fail(refused);
        // The person may just have allowed Firefox to send the key.
        await managedConnection.key();
        const outcome = await connect(request, await managedConnection.isLocked('baseUrl'));
        settings.onKeyChanged();
        return outcome;
      },
      forgetKey: async () => {
        if (await managedConnection.isLocked('key')) return fail(keyIsManaged());
        await key.forget();
        await usageStore.forget();
        settings.onKeyChanged();
        return ok(await key.connection());
      },
      usage: ({ refresh }) => usage(refresh),
      dismissWarning: async ({ id, level }) => {
        await activeWarnings.dismiss(id, level);
        return ok({});
      },
      stats: ({ refresh }) => stats(refresh),
    },
    alarms: {
      [RECONCILE_ALARM]: async () => {
        await usage(true);
        const isDue = await reconciliation.isDue(await key.accountId());
        if (!isDue) await platform.clearAlarm(RECONCILE_ALARM);
      },
    },
    async begin(): Promise<void> {
      await key.restoreBadge();
      await managedConnection.key();
    },
  } satisfies ServiceModule<typeof ACCOUNT_MESSAGES>;
}
