import type { Failure, FailureKind } from '../../lib/domain/failure.ts';
import type { Verdict } from '../../lib/domain/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/table.ts';
import type {
  ActiveSite,
  Connection,
  FoundValue,
  LookupOffer,
  LookupReply,
  ParsedText,
  Settings,
  SettingsSync,
  Usage,
} from '../../lib/extension/schemas/index.ts';
import { lookupCredits, planForDepth } from '../../lib/kinds/lookup-plan.ts';
import { DEFAULT_SETTINGS } from '../../lib/service/settings/index.ts';
import type { Kind } from '../../lib/values/domain/kind.ts';
import { createFailure } from '../texts/in-texts.ts';

export const NOW = Date.UTC(2026, 10, 20, 12);
export const HOUR = 3_600_000;

export function verdict(kind: Kind, value: string, more: Partial<Verdict> = {}): Verdict {
  return {
    kind,
    value,
    standing: 'good',
    reason: 'plausible',
    headline: `This ${kind} is well formed.`,
    facts: [],
    basis: ['syntax'],
    ...more,
  };
}

export function found(sample: Verdict, more: Partial<LookupOffer> = {}): FoundValue {
  const credits = lookupCredits(sample.kind, 'standard') ?? 0;
  const deep = planForDepth(sample.kind, 'deep')?.credits;
  return {
    raw: sample.value,
    verdict: sample,
    offer: {
      policy: 'ask',
      credits,
      connected: true,
      ...(deep === undefined ? {} : { deep }),
      ...more,
    },
  };
}

/** The result of parsing a text that contains exactly these values. */
export function read(values: readonly FoundValue[], more: Partial<ParsedText> = {}): ParsedText {
  return { found: [...values], repeated: 0, moreFound: 0, unread: [], moreUnread: 0, ...more };
}

export const EMAIL = verdict('email', 'ada@example.org');
export const TYPO = verdict('email', 'bob@gmial.com', {
  standing: 'caution',
  headline: 'This looks like a mistyped provider.',
  suggestion: 'bob@gmail.com',
  basis: ['syntax', 'list'],
  facts: [{ name: 'Domain', label: 'Domain', value: 'gmial.com', standing: 'caution' }],
});
export const BAD_IBAN = verdict('iban', 'DE88370400440532013000', {
  standing: 'bad',
  headline: 'The check digits do not match.',
  basis: ['syntax', 'check-digits'],
});
export const VAT = verdict('vat', 'DE811907980', { basis: ['syntax', 'check-digits'] });
export const ANSWER = verdict('email', 'ada@example.org', {
  headline: 'Mail for this address is accepted.',
  facts: [{ name: 'Risk', label: 'Risk', value: '4 out of 100', standing: 'good' }],
  basis: ['syntax', 'api'],
});

export function answered(
  sample: Verdict,
  more: { credits?: number; at?: number } = {},
): LookupReply {
  const at = more.at ?? Date.now();
  const { offer } = found(sample, { credits: 0, answeredAt: at });
  return {
    state: 'answered',
    verdict: sample,
    offer,
    credits: more.credits ?? lookupCredits(sample.kind, 'standard') ?? 0,
    from: 'api',
    at,
  };
}

export function fails(kind: FailureKind, extra: Partial<Failure> = {}) {
  return () => ({ failure: createFailure(kind, extra) });
}

export const SETTINGS: Settings = DEFAULT_SETTINGS;
export const { budget: BUDGET } = SETTINGS;

export const CONNECTED: Connection = {
  baseUrl: 'https://api.example.org',
  key: { set: true, endsIn: '7f3a', keep: 'disk' },
  creditsLeft: 12_480,
};
export const NO_KEY: Connection = { baseUrl: 'https://api.example.org', key: { set: false } };

export const USAGE: Usage = {
  at: NOW,
  remaining: 12_480,
  totalUsed: 7_520,
  renewalDate: '2026-12-01',
  subscription: { used: 7_520, total: 20_000, remaining: 12_480, percentUsed: 37.6 },
  quota: { used: 5_570, total: 18_000, remaining: 12_430, percentUsed: 30.9 },
  credits: { used: 870, total: 1_000, remaining: 130, percentUsed: 87 },
  rateLimit: { perMinute: 600, perSecond: null },
  period: { start: '2026-11-01', end: '2026-12-01' },
  account: { name: 'Example Trading', slug: 'example-trading' },
  key: {
    alias: 'laptop',
    active: true,
    category: 'production',
    expires: null,
    quotas: { monthly: 5_000, total: null },
  },
  packs: {
    count: 1,
    exhaustedCount: 0,
    used: 150,
    total: 200,
    remaining: 50,
    percentUsed: 75,
    items: [],
  },
};

/** As much as the account has. */
export const LEFT = { credits: 12_480, by: 'balance' } as const;

export const SPENT = { today: 42, automaticToday: 27, possiblyBilled: 0, budget: BUDGET };

export const SYNC_OFF: SettingsSync = {
  on: false,
  endedElsewhere: false,
  problem: 'none',
  unfit: 0,
  offered: null,
};

/** The page in the active tab. */
export const SITE: ActiveSite = {
  tab: 4,
  site: 'https://shop.example',
  host: 'shop.example',
  private: false,
  wishedPolicies: SETTINGS.policies,
  effectivePolicies: SETTINGS.policies,
  hasSiteRules: false,
  paused: false,
  passing: false,
};

/** A snapshot for the popup's first render: the last known numbers, and no pending lookup. */
export const SNAPSHOT: ReplyOf<'popupSnapshot'> = {
  connection: CONNECTED,
  account: { usage: USAGE, left: LEFT, spent: SPENT, warnings: [] },
  question: null,
  automaticHold: null,
  draft: null,
  page: null,
  pausedEverywhere: false,
};
