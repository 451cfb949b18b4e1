import type { ResultOf } from '../api/endpoints.ts';
import { usageFrom } from '../api/usage-view.ts';
import { type Outcome, ok } from '../failure.ts';
import { MESSAGES, type ReplyOf, type Usage } from '../messages.ts';
import { spentToday } from './budget.ts';
import type { Cautions } from './cautions.ts';
import type { Db } from './db.ts';
import { type OpenDoor, overtaken } from './door.ts';
import { createFlights } from './flight.ts';
import type { KeyStore } from './key.ts';
import type { Receipts } from './receipts.ts';
import type { Reconcile } from './reconcile.ts';
import type { SettingsStore } from './settings.ts';

const recordSchema = MESSAGES.usage.reply.shape.usage.unwrap();

export type UsageStore = ReturnType<typeof createUsageStore>;

/** The kept usage record: shown at once, and the source of the queue's rate limit. */
export function createUsageStore(
  db: Db,
  now: () => number,
  reconcile: Reconcile,
  cautions: Pick<Cautions, 'begin'>,
) {
  const read = async (): Promise<Usage | null> =>
    (await db.read('snapshots', 'usage', recordSchema)) ?? null;
  return {
    read,
    rateLimit: async () => (await read())?.rateLimit,
    /** `compare` comes from `reconcile.begin`, called before the record was asked for. */
    async save(
      result: ResultOf<'usage'>,
      compare: (record: Usage) => Promise<void>,
    ): Promise<Usage> {
      const record: Usage = recordSchema.parse(usageFrom(result, now()));
      await db.write('snapshots', 'usage', record);
      await compare(record);
      return record;
    },
    begin: reconcile.begin,
    /** Another key or API: what is kept of the old account is not this one's. */
    async forget(): Promise<void> {
      await db.remove('snapshots', 'usage');
      await db.remove('snapshots', 'stats');
      await reconcile.forget();
      await cautions.begin();
    },
  };
}

interface Parts {
  readonly door: OpenDoor;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly receipts: Receipts;
  readonly store: UsageStore;
  readonly cautions: Pick<Cautions, 'of'>;
}

export type AskUsage = ReturnType<typeof createUsage>;

/** The usage message: the record (kept, or asked anew, free), what was spent, what may run out. */
export function createUsage({ door, key, settings, receipts, store, cautions }: Parts) {
  const flights = createFlights<Outcome<Usage>>();

  async function ask(): Promise<Outcome<Usage>> {
    const at = await door();
    if (!at.ok) return at;
    const { client, turn } = at.value;
    const compare = await store.begin();
    const outcome = await client.call('usage', {});
    // Another account's record must neither be shown as this one's nor be compared with its calls.
    if (key.turn() !== turn) return overtaken();
    await key.note(outcome, turn);
    return outcome.ok ? ok(await store.save(outcome.value, compare)) : outcome;
  }

  return async (refresh: boolean): Promise<Outcome<ReplyOf<'usage'>>> => {
    const asked = refresh ? await flights('usage', ask).result : null;
    if (asked && !asked.ok) return asked;
    const usage = asked ? asked.value : await store.read();
    const { budget } = await settings.read();
    // A warning that cannot be worked out must not hide the numbers.
    const warnings = usage ? await cautions.of(usage).catch(() => []) : [];
    const spent = spentToday(await receipts.today(), budget);
    return ok({ usage, spent, warnings });
  };
}
