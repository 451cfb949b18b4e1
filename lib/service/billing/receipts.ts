import { z } from 'zod';
import { FAILURE_KINDS, type FailureKind, type Phrase } from '../../domain/index.ts';
import { kept, type Receipt, receiptSchema } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';

/**
 * A receipt for each paid call, written before the fetch. `open` becomes `answered`, `failed`
 * (free) or `possibly-billed` (the answer was lost). A receipt that is still open at start-up
 * belonged to a worker that died, so its answer is lost too. Budgets are counted from receipts, so
 * a restart resets nothing.
 */
const storedSchema = z.object({
  id: z.string(),
  at: z.number().int().nonnegative(),
  endpoint: z.string(),
  credits: z.number().int().nonnegative(),
  origin: z.string(),
  automatic: z.boolean(),
  /** The account that paid. */
  account: z.string(),
  state: z.enum(['open', 'answered', 'failed', 'possibly-billed']),
  /** A gateway already had the answer, so it cost nothing. */
  shared: z.literal(true).exactOptional(),
  /** Digest of the question, to recognise a repeat; empty in private windows. */
  question: z.string().catch(''),
  /** Automatic repeats of the question are refused: it may have been paid for without an answer. */
  blocks: z.boolean().catch(false),
  /** Why the call brought no readable answer. */
  failure: z.enum(FAILURE_KINDS).optional().catch(undefined),
  /** Page load and tab that the call came from, for the caps per page and tab. */
  page: z.string().catch(''),
  tab: z.number().nullable().catch(null),
  /** The list whose confirmed price it is part of; empty for a single question. */
  list: z.string().catch(''),
});
export type StoredReceipt = z.infer<typeof storedSchema>;
export type NewReceipt = Omit<
  StoredReceipt,
  'id' | 'at' | 'state' | 'blocks' | 'failure' | 'shared'
>;

/** Receipts that are stored, or more if budgets and blocked questions still need more. */
const MAX_ENTRIES = 30_000;
/**
 * Old receipts are trimmed after this many calls, not after each, because trimming reads many
 * records.
 */
const TRIM_EVERY = 1_000;

const listSchema = z.object({
  id: z.string(),
  round: z.object({ number: z.number() }).nullable().catch(null),
});

/** What receipts name a list by: each time that it is checked again has a price, and so a sum, of its own. */
export const listSpendingId = ({ id, round }: z.infer<typeof listSchema>): string =>
  round ? `${id}/${round.number}` : id;

/** The start of the day in local time, which daily budgets refer to. */
function dayStart(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0);
}

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts(db: Db, now: () => number, newId: () => string) {
  const write = (receipt: StoredReceipt) => db.write('receipts', receipt.id, receipt);
  const since = (at: number) => db.newest('receipts', storedSchema, { since: at });
  const forList = (list: string) => db.receiptsBy('list', list, storedSchema);
  const about = (question: string) => db.receiptsBy('question', question, storedSchema);

  let closed = 0;
  /**
   * Removes old receipts, except today's (daily caps are counted from them), those of stored lists
   * (their spending is counted from them), open ones, and ones that block a repeat of their question.
   */
  async function trim(): Promise<void> {
    closed += 1;
    if (closed % TRIM_EVERY !== 1) return;
    const lists = new Set((await db.all('lists', listSchema)).map(listSpendingId));
    const spares = (value: unknown): boolean => {
      const { data } = storedSchema.safeParse(value);
      return data !== undefined && (data.state === 'open' || data.blocks || lists.has(data.list));
    };
    await db.trimToCount('receipts', MAX_ENTRIES, { before: dayStart(now()), spares });
  }

  return {
    since,
    forList,
    today: () => since(dayStart(now())),

    async open(receipt: NewReceipt): Promise<string> {
      const id = newId();
      await write({ ...receipt, id, at: now(), state: 'open', blocks: false });
      return id;
    },

    /** Closes the receipt of a call whose answer a gateway already had: it cost nothing. */
    async closeShared(id: string) {
      const receipt = await db.read('receipts', id, storedSchema);
      const free = { credits: 0, state: 'answered', shared: true, blocks: false } as const;
      if (receipt) await write({ ...receipt, ...free });
      await trim();
      return receipt;
    },

    /** @param failure why a call that may have been billed brought no readable answer */
    async close(
      id: string,
      state: Exclude<Receipt<Phrase>['state'], 'open'>,
      failure?: FailureKind,
    ) {
      const receipt = await db.read('receipts', id, storedSchema);
      if (receipt) {
        const { failure: _failure, ...rest } = receipt;
        const why = failure ? { failure } : {};
        await write({ ...rest, state, blocks: failure !== undefined, ...why });
      }
      await trim();
      return receipt;
    },

    /** Marks open receipts without a running job as possibly billed. Returns their number. */
    async markLost(running: ReadonlySet<string>): Promise<number> {
      const open = await db.receiptsBy('state', 'open', storedSchema);
      const lost = open.filter(({ id }) => !running.has(id));
      for (const receipt of lost) {
        await write({ ...receipt, state: 'possibly-billed', blocks: true });
      }
      return lost.length;
    },

    /**
     * The newest paid call about the question without a readable answer; null if it was answered
     * since.
     */
    async unanswered(question: string): Promise<StoredReceipt | null> {
      const blocking = (await about(question)).filter((receipt) => receipt.blocks);
      return blocking.toSorted((a, b) => b.at - a.at)[0] ?? null;
    },

    /** Call when the question was answered after all, so that it may be asked again. */
    async unblock(question: string): Promise<void> {
      for (const receipt of await about(question)) {
        if (receipt.blocks) await write({ ...receipt, blocks: false });
      }
    },

    /** Without what only the background may know: the question, the account, page and tab. */
    list: (limit: number): Promise<Receipt<Phrase>[]> =>
      db.newest('receipts', kept(receiptSchema), { limit }),
  };
}
