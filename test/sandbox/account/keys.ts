/** The seven keys of the sandbox, one per state in the contract, each with a separate account. */
import type { Account } from './account.ts';
import { DAY, isoDate, startOfMonth } from './time.ts';

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
  alias: string;
  category: string;
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

/** The keys as they are at start-up and after a reset. */
export function seedKeys(now: number): Map<KeyName, ApiKey> {
  const keys = new Map(KEY_NAMES.map((name) => [name, key(name, now)]));
  const change = (name: KeyName, edit: (key: ApiKey) => void): void => {
    const found = keys.get(name);
    if (found) edit(found);
  };
  change('inactive', (seededKey) => {
    seededKey.active = false;
  });
  change('expired', (seededKey) => {
    seededKey.expires = `${isoDate(now - DAY)}T00:00:00.000Z`;
  });
  change('empty', (seededKey) => {
    seededKey.account.subscription = { total: 100, used: 100 };
    seededKey.account.packs = seededKey.account.packs.map((pack) => ({
      ...pack,
      used: pack.total,
    }));
    seededKey.account.credits = { given: 50, consumed: 50 };
  });
  change('limited', (seededKey) => {
    seededKey.quotas.monthly = 100;
    seededKey.billed.push({ at: now, credits: 100 });
    seededKey.account.subscription = { total: 10_000, used: 100 };
  });
  change('noStats', (seededKey) => {
    seededKey.account.statsEnabled = false;
  });
  change('deactivated', (seededKey) => {
    seededKey.account.deactivated = true;
  });
  return keys;
}
