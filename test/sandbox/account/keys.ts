/** The seven keys of the sandbox, one per state in the contract, each with a separate account. */
import { type Account, draw, remaining } from './account.ts';
import { type Clock, DAY, isoDate, startOfMonth } from './time.ts';

export const KEY_NAMES = [
  'active',
  'inactive',
  'expired',
  'empty',
  'limited',
  'noStats',
  'deactivated',
] as const;

export type KeyName = (typeof KEY_NAMES)[number];

export const QUOTAS = ['total', 'daily', 'weekly', 'monthly'] as const;

export type QuotaName = (typeof QUOTAS)[number];

export interface ApiKey {
  readonly name: KeyName;
  readonly secret: string;
  readonly alias: string;
  readonly category: string;
  active: boolean;
  /** ISO 8601 instant, or null: never. */
  expires: string | null;
  /** Caps in credits billed through this key. */
  quotas: Record<QuotaName, number | null>;
  readonly account: Account;
  /** Billed calls of this key, which count for its quotas. */
  billed: { at: number; credits: number }[];
  /** Times of accepted requests, for the per-second and per-minute limits. */
  admitted: number[];
}

/** The same secrets at each start, so that a configured client survives a restart. */
export const SECRETS: Readonly<Record<KeyName, string>> = {
  active: 'sandbox-active-4f1c09d7',
  inactive: 'sandbox-inactive-93b0e2a5',
  expired: 'sandbox-expired-c7720f18',
  empty: 'sandbox-empty-0de85b64',
  limited: 'sandbox-limited-6ab3d931',
  noStats: 'sandbox-nostats-e19f47c2',
  deactivated: 'sandbox-deactivated-258c70fb',
};

function account(now: number): Account {
  return {
    name: 'Sandbox Account',
    slug: 'sandbox-account',
    deactivated: false,
    unpaidInvoice: false,
    statsEnabled: true,
    subscription: { total: 10_000, used: 0 },
    periodStart: startOfMonth(now),
    packs: [
      { id: 'pack-1', title: 'Starter pack', purchasedAt: '2025-03-01', total: 500, used: 500 },
      { id: 'pack-2', title: 'Growth pack', purchasedAt: '2025-09-15', total: 1000, used: 0 },
    ],
    credits: { given: 250, consumed: 0 },
    perMinute: 1200,
    perSecond: 100,
    held: 0,
  };
}

function key(name: KeyName, now: number): ApiKey {
  return {
    name,
    secret: SECRETS[name],
    alias: `Sandbox ${name} key`,
    category: 'development',
    active: true,
    expires: null,
    quotas: { total: null, daily: null, weekly: null, monthly: null },
    account: account(now),
    billed: [],
    admitted: [],
  };
}

/** What each key differs in from `active`. */
const edits = (now: number): Partial<Record<KeyName, (key: ApiKey) => void>> => ({
  inactive: (key) => {
    key.active = false;
  },
  expired: (key) => {
    key.expires = `${isoDate(now - DAY)}T00:00:00.000Z`;
  },
  empty: ({ account }) => {
    account.subscription = { total: 100, used: 100 };
    for (const pack of account.packs) pack.used = pack.total;
    account.credits = { given: 50, consumed: 50 };
  },
  limited: (key) => {
    key.quotas.monthly = 100;
    key.billed.push({ at: now, credits: 100 });
    key.account.subscription = { total: 10_000, used: 100 };
  },
  noStats: ({ account }) => {
    account.statsEnabled = false;
  },
  deactivated: ({ account }) => {
    account.deactivated = true;
  },
});

/** The keys as they are at start-up and after a reset. */
export function seedKeys(now: number): Record<KeyName, ApiKey> {
  const keys = Object.fromEntries(KEY_NAMES.map((name) => [name, key(name, now)]));
  for (const [name, edit] of Object.entries(edits(now))) if (keys[name]) edit(keys[name]);
  return keys as Record<KeyName, ApiKey>;
}

interface Hold {
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
