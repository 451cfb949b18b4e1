import { usageViewOf } from '../../api/balances/index.ts';
import type { EndpointResult } from '../../api/endpoints/index.ts';
import { type Outcome, ok } from '../../domain/index.ts';
import { MESSAGES, type ReplyOf } from '../../extension/messages/index.ts';
import type { Usage } from '../../extension/schemas/index.ts';
import { type Receipts, type Reconciliation, spentToday } from '../billing/index.ts';
import { createSingleFlight } from '../concurrency/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';
import type { ActiveWarnings } from './active-warnings.ts';
import { type ApiSessionOpener, connectionChanged } from './api-session.ts';
import type { KeyStore } from './key-store.ts';

const recordSchema = MESSAGES.usage.reply.shape.usage.unwrap();

export type UsageStore = ReturnType<typeof createUsageStore>;

/** The kept usage record: shown at once, and the source of the queue's rate limit. */
export function createUsageStore(
  db: Db,
  now: () => number,
  reconcile: Reconciliation,
  cautions: Pick<ActiveWarnings, 'reset'>,
) {
  const read = async (): Promise<Usage | null> =>
    (await db.read('snapshots', 'usage', recordSchema)) ?? null;
  return {
    read,
    rateLimit: async () => (await read())?.rateLimit,
    /** `compare` comes from `reconcile.begin`, called before the record was asked for. */
    async save(
      result: EndpointResult<'usage'>,
      compare: (record: Usage) => Promise<void>,
    ): Promise<Usage> {
      const record: Usage = recordSchema.parse(usageViewOf(result, now()));
      await db.write('snapshots', 'usage', record);
      await compare(record);
      return record;
    },
    prepareReconciliation: reconcile.prepare,
    /** Another key or API: what is kept of the old account is not this one's. */
    async forget(): Promise<void> {
      await db.remove('snapshots', 'usage');
      await db.remove('snapshots', 'stats');
      await reconcile.clearBaseline();
      await cautions.reset();
    },
  };
}

interface Dependencies {
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly receipts: Receipts;
  readonly store: UsageStore;
  readonly activeWarnings: Pick<ActiveWarnings, 'forUsage'>;
}

/** The usage message: the record (kept, or asked anew, free), what was spent, what may run out. */
export function createUsageReader({
  openApiSession: door,
  key,
  settings,
  receipts,
  store,
  activeWarnings: cautions,
}: Dependencies) {
  const flights = createSingleFlight<Outcome<Usage>>();

  async function ask(): Promise<Outcome<Usage>> {
    const at = await door();
    if (!at.ok) return at;
    const { client, epoch: turn } = at.value;
    const compare = await store.prepareReconciliation();
    const outcome = await client.call('usage', {});
    // Another account's record must neither be shown as this one's nor be compared with its calls.
    if (key.epoch() !== turn) return connectionChanged();
    await key.updateTrouble(outcome, turn);
    return outcome.ok ? ok(await store.save(outcome.value, compare)) : outcome;
  }

  return async (refresh: boolean): Promise<Outcome<ReplyOf<'usage'>>> => {
    const asked = refresh ? await flights('usage', ask).result : null;
    if (asked && !asked.ok) return asked;
    const usage = asked ? asked.value : await store.read();
    const { budget } = await settings.read();
    // A warning that cannot be worked out must not hide the numbers.
    const warnings = usage ? await cautions.forUsage(usage).catch(() => []) : [];
    const spent = spentToday(await receipts.today(), budget);
    return ok({ usage, spent, warnings });
  };
}
