import type { Kind, Verdict } from '../domain/index.ts';
import { checkBic as bic } from '../kinds/bic/check.ts';
import { checkDomain as domain } from '../kinds/domain/check.ts';
import { checkEmail as email } from '../kinds/email/check.ts';
import { checkIban as iban } from '../kinds/iban/check.ts';
import { checkIp as ip } from '../kinds/ip/check.ts';
import { checkPhone as phone } from '../kinds/phone/check.ts';
import { type CheckData, provideCheckData } from '../kinds/shared/check-data.ts';
import type { CheckOptions, OfflineCheck } from '../kinds/shared/offline-check.ts';
import { checkVat as vat } from '../kinds/vat/check.ts';
import { consistencyText } from '../texts/references.ts';
import { readWrittenAs } from './read-written.ts';
import { withSoundSuggestion } from './sound-suggestion.ts';
import { withSteps } from './written-verdict.ts';

/** The checks of all kinds. */
const CHECKS: Readonly<Record<Kind, OfflineCheck>> = { email, domain, ip, phone, vat, iban, bic };

/** Longer texts are rejected without a check: no value of any kind is this long. */
const LONGEST = 2048;

/**
 * The free, offline check of a value: syntax, length, check digits, numbering plan, lists. Takes
 * the value as typed, with label, quotes and invisible characters; the verdict's `value` is the
 * normalised form that the API takes. Never throws. "good" means that no computed rule speaks
 * against the value as it is written; `basis` lists what was computed.
 */
export function checkValue(kind: Kind, value: string, options: CheckOptions = {}): Verdict {
  if (value.length > LONGEST) {
    const headline = consistencyText('farTooLong', { count: value.length });
    const about = { kind, value: value.slice(0, LONGEST), headline, facts: [] };
    return { ...about, standing: 'bad', reason: 'too-long', basis: ['syntax'] };
  }
  try {
    const { written = value, ...rest } = options;
    const check = CHECKS[kind];
    const read = check(readWrittenAs(kind, value).text, rest);
    const verdict = withSteps(read, readWrittenAs(kind, written).steps);
    return withSoundSuggestion(verdict, (meant) => check(meant, rest));
  } catch {
    // A bug here or in a library must not look like an error in the value.
    const headline = consistencyText('notCheckable');
    const about = { kind, value, headline, facts: [] };
    return { ...about, standing: 'unknown', reason: 'not-checkable', basis: [] };
  }
}

export type Check = typeof checkValue;

/**
 * Makes a function that reads the tables once and resolves with the checks. If they cannot be read, values that need
 * them are not checkable, and the next call tries again.
 */
export function createCheckLoader(read: () => Promise<CheckData>): () => Promise<Check> {
  let loading: Promise<void> | undefined;
  return async () => {
    loading ??= read().then(provideCheckData, () => {
      loading = undefined;
    });
    await loading;
    return checkValue;
  };
}

export { contradictionsAmong, type SoundValue } from './consistency.ts';
