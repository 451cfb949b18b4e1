import { createFailure } from '../../api/failures/index.ts';
import { type Billed, type Failure, fail, type Outcome, ok } from '../../domain/index.ts';
import type { LookupPlace } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/service.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import { budgetViolation, totalCredits } from './budget.ts';
import type { Receipts, StoredReceipt } from './receipts.ts';
import { RECONCILE_ALARM, RECONCILE_INTERVAL_MINUTES } from './reconciliation.ts';

/** The list that a call is part of, and the credits that the person confirmed for all of it. */
export interface ListBudget {
  readonly list: string;
  readonly budget: number;
  /** The API that they were confirmed for. */
  readonly origin: string;
}

/** A paid call about to be made. */
export interface Charge {
  /** Path of the endpoint. */
  readonly endpoint: string;
  readonly credits: number;
  readonly automatic: boolean;
  /** What is asked, as `questionKey` names it. */
  readonly question: string;
  /** The person asks although the same question may have been paid before. */
  readonly allowRepeat: boolean;
  readonly place: LookupPlace | 'rates';
  readonly caller: Caller;
  /** Paid out of the confirmed price of a list; else out of the day's budget. */
  readonly listBudget?: ListBudget | undefined;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const listBudgetExceeded = (): Failure =>
  createFailure('over-budget', {
    message: serviceText('listPriceUsedUp'),
    action: serviceText('lookUpTheRest'),
    remedy: 'none',
    waitHelps: false,
  });

export type SpendingLedger = ReturnType<typeof createSpendingLedger>;

interface Dependencies {
  readonly ports: Pick<Ports, 'platform'>;
  readonly receipts: Receipts;
  readonly settings: Pick<SettingsStore, 'read'>;
}

/**
 * The only door to a paid call: `open` checks every cap and writes the receipt, in one locked step,
 * and must come before the fetch; `close` writes what became of it.
 */
export function createSpendingLedger({ ports, receipts, settings }: Dependencies) {
  const locked = createMutex();
  /** Questions of private windows whose answer was lost: known while the worker lives, never kept. */
  const lostInPrivate = new Set<string>();
  /** Credits spent on each list, counted from its receipts once in a worker's life. */
  const spentOn = new Map<string, number>();

  async function spentOnList(list: string): Promise<number> {
    const known = spentOn.get(list);
    if (known !== undefined) return known;
    const counted = totalCredits(await receipts.forList(list));
    // A call may have been paid for meanwhile: it was counted with the rest.
    const now = spentOn.get(list) ?? counted;
    spentOn.set(list, now);
    return now;
  }

  async function overPurse({ list, budget }: ListBudget, credits: number): Promise<boolean> {
    return (await spentOnList(list)) + credits > budget;
  }

  async function refusal(
    order: Charge,
    question: string,
    page: string,
  ): Promise<Outcome<never> | null> {
    const { allowRepeat: insisted } = order;
    const lost = lostInPrivate.has(question) || (await receipts.isBlocked(question));
    if (lost && !insisted) return fail(createFailure('possibly-billed-before'));
    if (order.listBudget) {
      const isOver = await overPurse(order.listBudget, order.credits);
      return isOver ? fail(listBudgetExceeded()) : null;
    }
    const spending = { ...order, origin: originName(order), page };
    const { budget } = await settings.read();
    const message = budgetViolation(spending, await receipts.today(), budget);
    if (message !== null) return fail(createFailure('over-budget', { message }));
    return null;
  }

  /** What was taken for a call that cost nothing. */
  function giveBack(free: StoredReceipt | undefined): void {
    const paid = free && spentOn.get(free.list);
    if (free && paid !== undefined) spentOn.set(free.list, paid - free.credits);
  }

  function originName({ caller, place }: Charge): string {
    if (caller.private) return 'private window';
    return caller.host || place;
  }

  return {
    /** Credits that a list cost so far; what may have been billed counts in full. */
    spentOnList,

    /** Writes the receipt and gives its id, or says why the call may not be made. */
    openReceipt: (order: Charge): Promise<Outcome<string>> =>
      locked(async () => {
        const question = await digest(order.question);
        const { endpoint, credits, automatic, caller } = order;
        // Where the browser gives documents no id, the page is its address, with whatever is in it.
        const page = await digest(caller.page);
        const refused = await refusal(order, question, page);
        if (refused) return refused;
        const id = await receipts.open({
          endpoint,
          credits,
          automatic,
          origin: originName(order),
          question: caller.private ? '' : question,
          page: caller.private ? '' : page,
          tab: caller.tab,
          list: order.listBudget?.list ?? '',
        });
        if (order.listBudget)
          spentOn.set(order.listBudget.list, (await spentOnList(order.listBudget.list)) + credits);
        return ok(id);
      }),

    /**
     * `kept`: the question stands in the receipt, as it does outside private windows. `billed`: what an
     * answer cost, where that cannot be told; it was answered all the same, and may be asked anew.
     * What turns out to be free goes back to the list that it was paid for.
     */
    async closeReceipt(
      id: string,
      question: string,
      outcome: Outcome<unknown>,
      kept: boolean,
      billed: Billed = outcome.ok ? 'yes' : outcome.failure.billed,
    ): Promise<void> {
      const asked = await digest(question);
      const { ok } = outcome;
      if (ok) {
        lostInPrivate.delete(asked);
        await receipts.unblock(asked);
      } else if (!kept && billed !== 'no') lostInPrivate.add(asked);
      if (billed === 'no') return giveBack(await receipts.close(id, 'failed'));
      if (billed === 'yes') return void (await receipts.close(id, 'answered', !ok));
      await receipts.close(id, 'possibly-billed', !ok);
      await ports.platform
        .setAlarm(RECONCILE_ALARM, RECONCILE_INTERVAL_MINUTES)
        .catch(() => undefined);
    },
  };
}
