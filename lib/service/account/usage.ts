import type { Quota } from '../../api/client/index.ts';
import type { EndpointResult } from '../../api/endpoints/index.ts';
import { type Outcome, ok, type Phrase, spendableCredits } from '../../domain/index.ts';
import { MESSAGES, type ReplyOf } from '../../extension/messages/index.ts';
import {
  type CreditsLeft,
  type TeamQuotas,
  teamQuotasSchema,
  type Usage,
} from '../../extension/schemas/index.ts';
import { type Receipts, type Reconciliation, spentToday, totalCredits } from '../billing/index.ts';
import { createSingleFlight } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';
import type { ActiveWarnings } from './active-warnings.ts';
import { type ApiSessionOpener, connectionChanged } from './api-session.ts';
import type { KeyQuotas } from './key-quota.ts';
import type { KeyStore } from './key-store.ts';
import { usageViewOf } from './usage-view.ts';

const recordSchema = MESSAGES.usage.reply.shape.usage.unwrap();

export type UsageStore = ReturnType<typeof createUsageStore>;

/** The stored usage record: shown at once, and the source of the queue's rate limit. */
export function createUsageStore(
  db: Db,
  now: () => number,
  reconciliation: Reconciliation,
  activeWarnings: Pick<ActiveWarnings, 'reset'>,
) {
  /** As reported last; undefined: not since this worker started. */
  let lastQuotas: TeamQuotas | undefined;

  async function withQuotas(record: Usage): Promise<Usage> {
    const team = lastQuotas ?? (await db.read('snapshots', 'teamQuotas', teamQuotasSchema));
    return team && team.quotas.length > 0 ? { ...record, team } : record;
  }

  const read = async (): Promise<Usage | null> => {
    const record = await db.read('snapshots', 'usage', recordSchema);
    return record ? withQuotas(record) : null;
  };
  return {
    read,
    /** Keeps what a gateway reports of its quotas with each answer. It counts at once. */
    async saveQuotas(reported: readonly Quota[]): Promise<void> {
      const at = now();
      const quotas = reported.map(({ resetsInMs, ...quota }) =>
        resetsInMs === undefined ? quota : { ...quota, resetsAt: at + resetsInMs },
      );
      lastQuotas = { at, quotas };
      await db.write('snapshots', 'teamQuotas', lastQuotas);
    },
    rateLimit: async () => (await read())?.rateLimit,
    /** `compare` comes from `prepareReconciliation`, called before the record was requested. */
    async save(
      result: EndpointResult<'usage'>,
      compare: (record: Usage) => Promise<void>,
      clockOffsetMs: number | undefined,
    ): Promise<Usage> {
      const clock = clockOffsetMs === undefined ? {} : { clockOffsetMs };
      const record: Usage = { ...usageViewOf(result, now()), ...clock };
      await db.write('snapshots', 'usage', record);
      await compare(record);
      return withQuotas(record);
    },
    prepareReconciliation: reconciliation.prepare,
    /** Call when the key or API changes: removes the former account's data. */
    async forget(): Promise<void> {
      await db.remove('snapshots', 'usage');
      lastQuotas = undefined;
      await db.remove('snapshots', 'teamQuotas');
      await db.remove('snapshots', 'stats');
      await reconciliation.clearBaseline();
      await activeWarnings.reset();
    },
  };
}

export type CreditsLeftReader = () => Promise<CreditsLeft | undefined>;
export type RemainingCredits = () => Promise<number | undefined>;

/**
 * Credits that can be spent, without a call: those of the stored usage record, less what was paid since,
 * within the quotas of the team and of the key. Undefined where they were not reported, and after the API
 * refused the key or a payment, because the record is older.
 */
export function createCreditsLeft(
  store: Pick<UsageStore, 'read'>,
  receipts: Receipts,
  key: Pick<KeyStore, 'isUsable' | 'refuses'>,
  keyQuotas: Pick<KeyQuotas, 'left'>,
  now: () => number,
): CreditsLeftReader {
  async function ofBalances(record: Usage): Promise<CreditsLeft | undefined> {
    const { remaining } = record;
    if (remaining === undefined) {
      const credits = spendableCredits(record, now());
      return credits === undefined ? undefined : { credits, by: 'team' };
    }
    const since = await receipts.since(record.at + 1);
    const paid = totalCredits(since.filter(({ state }) => state === 'answered'));
    const balance = Math.max(0, remaining - paid);
    const credits = spendableCredits({ ...record, remaining: balance }, now()) ?? balance;
    return { credits, by: credits < balance ? 'team' : 'balance' };
  }

  return async () => {
    if (!(await key.isUsable()) || (await key.refuses('payment'))) return undefined;
    const record = await store.read();
    const known = record ? await ofBalances(record) : undefined;
    const quota = await keyQuotas.left();
    if (!quota || (known && known.credits <= quota.credits)) return known;
    const usedUp = quota.refused ? { usedUp: true as const } : {};
    return { credits: quota.credits, by: 'key', quota: quota.quota, ...usedUp };
  };
}

interface Dependencies {
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly receipts: Receipts;
  readonly store: UsageStore;
  readonly activeWarnings: Pick<ActiveWarnings, 'forUsage'>;
  readonly creditsLeft: CreditsLeftReader;
}

/**
 * The account overview: the usage record (stored, or fetched anew, free), today's spending,
 * warnings.
 */
export function createUsageReader({
  openApiSession,
  key,
  settings,
  receipts,
  store,
  activeWarnings,
  creditsLeft,
}: Dependencies) {
  const flights = createSingleFlight<Outcome<Usage, Phrase>>();

  async function ask(): Promise<Outcome<Usage, Phrase>> {
    const session = await openApiSession();
    if (!session.ok) return session;
    const { client, epoch, clockOffset } = session.value;
    const compare = await store.prepareReconciliation(session.value.id);
    const outcome = await client.call('usage', {});
    // A record of another account must not be shown as this one's, nor compared with its calls.
    if (key.epoch() !== epoch) return connectionChanged();
    await key.updateTrouble(outcome, epoch);
    return outcome.ok ? ok(await store.save(outcome.value, compare, clockOffset())) : outcome;
  }

  /** Without the balance, if the API has refused a payment since: it would warn of the wrong thing. */
  async function withoutOutdated(usage: Usage): Promise<Usage> {
    if (!(await key.refuses('payment'))) return usage;
    const { remaining: _, subscription: __, ...rest } = usage;
    return rest;
  }

  return async (refresh: boolean): Promise<Outcome<ReplyOf<'usage', Phrase>, Phrase>> => {
    const fetched = refresh ? await flights('usage', ask).result : null;
    if (fetched && !fetched.ok) return fetched;
    const usage = fetched ? fetched.value : await store.read();
    const { budget } = await settings.read();
    const warnings = usage
      ? // A fault in the warnings must not hide the numbers.
        await activeWarnings.forUsage(await withoutOutdated(usage)).catch(() => [])
      : [];
    const spent = spentToday(await receipts.today(), budget);
    // The numbers are shown without what is left.
    const left = usage ? await creditsLeft().catch(() => undefined) : undefined;
    return ok({ usage, spent, warnings, ...(left ? { left } : {}) });
  };
}
