import { failure } from '../api/failures.ts';
import { type Billed, type Failure, fail, type Outcome, ok } from '../failure.ts';
import type { Place } from '../messages.ts';
import { text } from '../texts/service.ts';
import { creditsOf, overBudget } from './budget.ts';
import type { Caller } from './caller.ts';
import { createLock } from './lock.ts';
import type { Ports } from './ports.ts';
import type { Receipts, StoredReceipt } from './receipts.ts';
import { RECONCILE_ALARM, RECONCILE_MINUTES } from './reconcile.ts';
import type { SettingsStore } from './settings.ts';

/** The list that a call is part of, and the credits that the person confirmed for all of it. */
export interface Purse {
  readonly list: string;
  readonly budget: number;
  /** The API that they were confirmed for. */
  readonly origin: string;
}

/** A paid call about to be made. */
export interface Order {
  /** Path of the endpoint. */
  readonly endpoint: string;
  readonly credits: number;
  readonly automatic: boolean;
  /** What is asked, as `questionKey` names it. */
  readonly question: string;
  /** The person asks although the same question may have been paid before. */
  readonly insisted: boolean;
  readonly place: Place | 'rates';
  readonly caller: Caller;
  /** Paid out of the confirmed price of a list; else out of the day's budget. */
  readonly purse?: Purse | undefined;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const purseEmpty = (): Failure =>
  failure('over-budget', {
    message: text('listPriceUsedUp'),
    action: text('lookUpTheRest'),
    remedy: 'none',
    waitHelps: false,
  });

export type Ledger = ReturnType<typeof createLedger>;

interface Parts {
  readonly ports: Ports;
  readonly receipts: Receipts;
  readonly settings: SettingsStore;
}

/**
 * The only door to a paid call: `open` checks every cap and writes the receipt, in one locked step,
 * and must come before the fetch; `close` writes what became of it.
 */
export function createLedger({ ports, receipts, settings }: Parts) {
  const locked = createLock();
  /** Questions of private windows whose answer was lost: known while the worker lives, never kept. */
  const lostInPrivate = new Set<string>();
  /** Credits spent on each list, counted from its receipts once in a worker's life. */
  const spentOn = new Map<string, number>();

  async function spent(list: string): Promise<number> {
    const known = spentOn.get(list);
    if (known !== undefined) return known;
    const counted = creditsOf(await receipts.ofList(list));
    // A call may have been paid for meanwhile: it was counted with the rest.
    const now = spentOn.get(list) ?? counted;
    spentOn.set(list, now);
    return now;
  }

  async function overPurse({ list, budget }: Purse, credits: number): Promise<boolean> {
    return (await spent(list)) + credits > budget;
  }

  async function refusal(
    order: Order,
    question: string,
    page: string,
  ): Promise<Outcome<never> | null> {
    const { insisted } = order;
    const lost = lostInPrivate.has(question) || (await receipts.blocked(question));
    if (lost && !insisted) return fail(failure('possibly-billed-before'));
    if (order.purse) {
      const isOver = await overPurse(order.purse, order.credits);
      return isOver ? fail(purseEmpty()) : null;
    }
    const spending = { ...order, origin: originName(order), page };
    const { budget } = await settings.read();
    const message = overBudget(spending, await receipts.today(), budget);
    if (message !== null) return fail(failure('over-budget', { message }));
    return null;
  }

  /** What was taken for a call that cost nothing. */
  function giveBack(free: StoredReceipt | undefined): void {
    const paid = free && spentOn.get(free.list);
    if (free && paid !== undefined) spentOn.set(free.list, paid - free.credits);
  }

  function originName({ caller, place }: Order): string {
    if (caller.private) return 'private window';
    return caller.host || place;
  }

  return {
    /** Credits that a list cost so far; what may have been billed counts in full. */
    spent,

    /** Writes the receipt and gives its id, or says why the call may not be made. */
    open: (order: Order): Promise<Outcome<string>> =>
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
          list: order.purse?.list ?? '',
        });
        if (order.purse) spentOn.set(order.purse.list, (await spent(order.purse.list)) + credits);
        return ok(id);
      }),

    /**
     * `kept`: the question stands in the receipt, as it does outside private windows. `billed`: what an
     * answer cost, where that cannot be told; it was answered all the same, and may be asked anew.
     * What turns out to be free goes back to the list that it was paid for.
     */
    async close(
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
        await receipts.settle(asked);
      } else if (!kept && billed !== 'no') lostInPrivate.add(asked);
      if (billed === 'no') return giveBack(await receipts.close(id, 'failed'));
      if (billed === 'yes') return void (await receipts.close(id, 'answered', !ok));
      await receipts.close(id, 'possibly-billed', !ok);
      await ports.platform.setAlarm(RECONCILE_ALARM, RECONCILE_MINUTES).catch(() => undefined);
    },
  };
}
