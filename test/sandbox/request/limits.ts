/** Rate limits of the plan and quotas of the key (API contract, Authentication 4 and Limits). */
import { type ApiKey, QUOTAS, type QuotaName } from '../account/keys.ts';
import { MINUTE, SECOND, startOfDay, startOfMonth, startOfWeek } from '../account/time.ts';
import { MESSAGES, Problem } from './problem.ts';

/** Applies the rate limits over sliding windows of accepted requests, including free calls. */
export function admit(key: ApiKey, now: number): void {
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
export function checkQuotas(key: ApiKey, now: number): void {
  for (const quota of QUOTAS) {
    const cap = key.quotas[quota];
    if (cap !== null && usedOf(key, quota, now) >= cap) {
      throw new Problem(401, `${MESSAGES.rateLimit} for the API key: quota ${quota}`);
    }
  }
}
