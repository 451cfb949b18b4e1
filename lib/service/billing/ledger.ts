import { createFailure } from '../../api/failures/index.ts';
import {
  type Billed,
  type Failure,
  fail,
  type Outcome,
  ok,
  type Phrase,
} from '../../domain/index.ts';
import type { LookupPlace, SharedAnswer } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { Caller } from '../messaging/index.ts';
import { createMutex, type Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import {
  AUTOMATIC_SITES_PER_HOUR,
  budgetViolation,
  HOUR_MS,
  isSiteTooMany,
  totalCredits,
  type UserGestures,
} from './budget.ts';
import type { Receipts, StoredReceipt } from './receipts.ts';
import { RECONCILE_ALARM, RECONCILE_INTERVAL_MINUTES } from './reconciliation.ts';
import { type UnansweredCall, unansweredBefore } from './unanswered-before.ts';

/** The list that a call belongs to, and the credits that the person confirmed for it. */
export interface ListBudget {
  readonly list: string;
  readonly budget: number;
  /** The account that the credits were confirmed for. */
  readonly account: string;
  /** Answers from before this time do not count: the list is checked again. */
  readonly since?: number;
}

/** A paid call about to be made. */
export interface Charge {
  /** Path of the endpoint. */
  readonly endpoint: string;
  readonly credits: number;
  readonly automatic: boolean;
  /** As `questionKey` names it. */
  readonly question: string;
  /**
   * Whether the person agreed to repeat this earlier call (a receipt's id), which was or may have been
   * paid for without a readable answer.
   */
  readonly repeats: (receipt: string) => boolean;
  readonly place: LookupPlace;
  readonly caller: Caller;
  /** The id of the account that pays. */
  readonly account: string;
  /** Set where a list's confirmed price pays; otherwise the daily budget does. */
  readonly listBudget?: ListBudget | undefined;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const listBudgetExceeded = (): Failure<Phrase> =>
  createFailure('over-budget', {
    message: serviceText('listPriceTooLow'),
    action: serviceText('lookUpTheRest'),
    remedy: 'none',
    waitHelps: false,
  });

const tooManySites = (): Failure<Phrase> =>
  createFailure('over-budget', {
    message: serviceText('autoSitesUsedUp', { count: AUTOMATIC_SITES_PER_HOUR }),
    action: serviceText('clickToContinue'),
    remedy: 'none',
  });

export type SpendingLedger = ReturnType<typeof createSpendingLedger>;

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'now'>;
  readonly receipts: Receipts;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly userGestures: Pick<UserGestures, 'lastAt'>;
}

/**
 * Every paid call goes through this. `openReceipt` checks every cap and writes the receipt in one
 * locked step, before the fetch; `closeReceipt` records the outcome.
 */
export function createSpendingLedger({ ports, receipts, settings, userGestures }: Dependencies) {
  const runLocked = createMutex();
  /** Calls of private windows without a readable answer, by digest: in memory only. */
  const unansweredInPrivate = new Map<string, UnansweredCall>();
  /** Credits spent on each list, counted from its receipts once per worker. */
  const spentByList = new Map<string, number>();

  async function spentOnList(list: string): Promise<number> {
    const known = spentByList.get(list);
    if (known !== undefined) return known;
    const counted = totalCredits(await receipts.forList(list));
    // If a call was opened during the await, it has already set the total, including itself.
    const now = spentByList.get(list) ?? counted;
    spentByList.set(list, now);
    return now;
  }

  async function refusal(
    charge: Charge,
    question: string,
    page: string,
  ): Promise<Outcome<never, Phrase> | null> {
    const earlier = unansweredInPrivate.get(question) ?? (await receipts.unanswered(question));
    if (earlier && !charge.repeats(earlier.id)) return fail(unansweredBefore(earlier, charge));
    if (charge.listBudget) {
      const { list, budget } = charge.listBudget;
      const isOver = (await spentOnList(list)) + charge.credits > budget;
      return isOver ? fail(listBudgetExceeded()) : null;
    }
    const spending = { ...charge, origin: originName(charge), page };
    const { budget } = await settings.read();
    const violation = budgetViolation(spending, await receipts.today(), budget);
    if (violation) return fail(violation);
    const since = Math.max(ports.now() - HOUR_MS, await userGestures.lastAt());
    const isOver = charge.automatic && isSiteTooMany(spending.origin, await receipts.since(since));
    return isOver ? fail(tooManySites()) : null;
  }

  /** Returns the credits of a free call to its list. */
  function refund(free: StoredReceipt | undefined): void {
    const paid = free && spentByList.get(free.list);
    if (free && paid !== undefined) spentByList.set(free.list, paid - free.credits);
  }

  function originName({ caller, place }: Charge): string {
    if (caller.private) return 'private window';
    return caller.host || place;
  }

  return {
    /** Credits spent on a list so far, including possibly billed ones. */
    spentOnList,

    /** Writes the receipt and returns its id, or the failure that forbids the call. */
    openReceipt: (charge: Charge): Promise<Outcome<string, Phrase>> =>
      runLocked(async () => {
        const question = await digest(charge.question);
        const { endpoint, credits, automatic, caller, account, listBudget } = charge;
        // A digest, because in browsers without document ids `page` is the page's address.
        const page = await digest(caller.page);
        const refused = await refusal(charge, question, page);
        if (refused) return refused;
        const id = await receipts.open({
          endpoint,
          credits,
          automatic,
          origin: originName(charge),
          account,
          question: caller.private ? '' : question,
          page: caller.private ? '' : page,
          tab: caller.tab,
          list: listBudget?.list ?? '',
        });
        if (listBudget)
          spentByList.set(listBudget.list, (await spentOnList(listBudget.list)) + credits);
        return ok(id);
      }),

    /**
     * `kept`: whether the receipt contains the question's digest; it does not in private windows.
     * A call that turns out to be free returns its credits to its list. `shared`: a gateway already had the answer.
     */
    async closeReceipt(
      id: string,
      question: string,
      outcome: Outcome<unknown, Phrase>,
      kept: boolean,
      billed: Billed,
      shared: SharedAnswer | undefined,
    ): Promise<void> {
      const questionDigest = await digest(question);
      const failure = outcome.ok ? undefined : outcome.failure.kind;
      if (outcome.ok) {
        unansweredInPrivate.delete(questionDigest);
        await receipts.unblock(questionDigest);
      }
      if (shared) return refund(await receipts.closeShared(id));
      if (billed === 'no') return refund(await receipts.close(id, 'failed'));
      const state = billed === 'yes' ? 'answered' : 'possibly-billed';
      const receipt = await receipts.close(id, state, failure);
      if (failure && receipt && !kept) {
        unansweredInPrivate.set(questionDigest, { ...receipt, state, failure });
      }
      if (billed === 'yes') return;
      await ports.platform
        .setAlarm(RECONCILE_ALARM, RECONCILE_INTERVAL_MINUTES)
        // The next start of the worker reconciles too.
        .catch(() => undefined);
    },
  };
}
