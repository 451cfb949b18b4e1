import {
  type GuardMode,
  KINDS,
  type Kind,
  POLICIES,
  type Policy,
  stricterPolicy,
} from '../../lib/domain/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { highestPolicy } from '../../lib/kinds/shared/kind-definition.ts';
import { budgetText, historyText, optionsText } from '../../lib/texts/areas.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';

/** The policies that a kind supports, strictest first. */
export function availablePolicies(kind: Kind): readonly Policy[] {
  return POLICIES.slice(0, POLICIES.indexOf(highestPolicy(KIND_DEFINITIONS[kind])) + 1);
}

/** The policy, or the highest that the kind supports if that is lower. */
export const policyWithinLimit = (mode: Policy, kind: Kind): Policy =>
  stricterPolicy(mode, highestPolicy(KIND_DEFINITIONS[kind]));

/** The policy that all kinds have, each within its limit; null if they differ. */
export function commonPolicy(policies: Settings['sites'][string]): Policy | null {
  return (
    POLICIES.find((mode) =>
      KINDS.every((kind) => policies[kind] === policyWithinLimit(mode, kind)),
    ) ?? null
  );
}

const TEXT_KEYS = { off: 'guardOff', warn: 'guardWarn', hold: 'guardHold' } as const;

export const guardLabel = (mode: GuardMode): string => optionsText(TEXT_KEYS[mode]);

/** What the mode does, as sentences. */
export const guardDescription = (mode: GuardMode): string => optionsText(`${TEXT_KEYS[mode]}Means`);

const NAMES: Readonly<Record<string, string>> = LANGUAGES;

/** "Deutsch"; "Browser language" for the empty setting. */
export const languageLabel = (language: Settings['language']): string =>
  language === '' ? optionsText('browserLanguage') : (NAMES[language] ?? language);

/** Share of the daily budget from which a warning is shown. */
const WARNING_SHARE = 0.8;

/** "240 of 300 credits of today’s limit used" from WARNING_SHARE on, otherwise null. */
export function budgetWarning({ today, budget }: ReplyOf<'usage'>['spent']): string | null {
  const { totalPerDay } = budget;
  if (!totalPerDay || today < WARNING_SHARE * totalPerDay) return null;
  return budgetText('usedToday', { used: today, total: totalPerDay });
}

/** Origins of receipts that are not sites (lib/service/billing/ledger.ts). */
const ORIGINS: ReadonlyMap<string, Parameters<typeof historyText>[0]> = new Map([
  ['text', 'originText'],
  ['field', 'originField'],
  ['selection', 'originSelection'],
  ['popup', 'originPopup'],
  ['omnibox', 'originOmnibox'],
  ['console', 'originConsole'],
  ['workbench', 'originWorkbench'],
  // Exchange rates, which the popup looked up once.
  ['rates', 'originPopup'],
  ['private window', 'originPrivateWindow'],
]);

/** Where a call came from: the extension's own surfaces in words, a site as it is. */
export function originLabel(origin: string): string {
  const name = ORIGINS.get(origin);
  return name === undefined ? origin : historyText(name);
}
