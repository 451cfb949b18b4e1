/**
 * The checks before a request is accepted, in this order: key (401), account (403), plan limits (401),
 * quotas of the key (401), payment (402), then parameters (400). The contract does not define the order;
 * this order reports problems first that no change of the request would solve. Quotas and payment apply
 * only to calls that cost credits, so usage, stats and polling stay available.
 */
import { type Account, remaining } from '../account/account.ts';
import { type ApiKey, QUOTAS, type QuotaName } from '../account/keys.ts';
import type { SandboxState } from '../account/state.ts';
import { MINUTE, SECOND, startOfDay, startOfMonth, startOfWeek } from '../account/time.ts';
import { MESSAGES, Problem } from './problem.ts';

function authenticate(state: SandboxState, secret: string | null, now: number): ApiKey {
  const key = secret === null ? undefined : state.keyOfSecret(secret);
  if (!key) throw new Problem(401, MESSAGES.invalid);
  if (!key.active) throw new Problem(401, MESSAGES.inactive);
  if (key.expires !== null && Date.parse(key.expires) <= now) {
    throw new Problem(401, MESSAGES.expired);
  }
  return key;
}

/** Applies the rate limits over sliding windows of accepted requests, including free calls. */
function admit(key: ApiKey, now: number): void {
  key.admitted = key.admitted.filter((at) => now - at < MINUTE);
  const { perSecond, perMinute } = key.account;
  const lastSecond = key.admitted.filter((at) => now - at < SECOND).length;
  const over =
    (perSecond !== null && lastSecond >= perSecond) ||
    (perMinute !== null && key.admitted.length >= perMinute);
  if (over) throw new Problem(401, MESSAGES.rateLimit);
  key.admitted.push(now);
}

const WINDOW_START: Readonly<Record<QuotaName, (now: number) => number>> = {
  total: () => Number.NEGATIVE_INFINITY,
  daily: startOfDay,
  weekly: startOfWeek,
  monthly: startOfMonth,
};

/** Credits billed through the key in the current calendar window (UTC). */
function usedOf(key: ApiKey, quota: QuotaName, now: number): number {
  const start = WINDOW_START[quota](now);
  return key.billed.reduce((sum, call) => (call.at >= start ? sum + call.credits : sum), 0);
}

/** Refuses a call that costs credits once a quota of its key is used up. */
function checkQuotas(key: ApiKey, now: number): void {
  for (const quota of QUOTAS) {
    const cap = key.quotas[quota];
    if (cap !== null && usedOf(key, quota, now) >= cap) {
      throw new Problem(401, `${MESSAGES.rateLimit} for the API key: quota ${quota}`);
    }
  }
}

/**
 * Throws 402 at 0 remaining credits (Balance rules 5). A call that costs more than remains is answered for
 * what remains. Credits reserved by calls in progress count as spent.
 */
export function checkPayment(account: Account, credits: number): void {
  if (credits === 0) return;
  const free = remaining(account) - account.held;
  if (account.unpaidInvoice || free < 1) throw new Problem(402, MESSAGES.payment);
}

/** The key of an accepted request; throws a Problem if the request is refused. */
export function letIn(state: SandboxState, secret: string | null, credits: number): ApiKey {
  const now = state.now();
  const key = authenticate(state, secret, now);
  if (key.account.deactivated) throw new Problem(403, MESSAGES.deactivated);
  admit(key, now);
  if (credits > 0) checkQuotas(key, now);
  checkPayment(key.account, credits);
  return key;
}
