import { draw, remaining } from './account.ts';
import type { ApiKey } from './keys.ts';
import type { Clock } from './time.ts';

export interface Hold {
  /** Draws the price from the balances and counts it for the quotas. @returns the credits billed */
  bill(): number;
  /** Ends the reservation, billed or not. */
  release(): void;
}

/** Reserves the price of a call in progress, so that no other call can spend the same credits. */
export function hold(key: ApiKey, credits: number, now: Clock): Hold {
  key.account.held += credits;
  return {
    bill: () => {
      const before = remaining(key.account);
      draw(key.account, credits);
      const billed = before - remaining(key.account);
      if (billed > 0) key.billed.push({ at: now(), credits: billed });
      return billed;
    },
    release: () => {
      key.account.held -= credits;
    },
  };
}
