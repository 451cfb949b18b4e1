import type { Kind, Verdict } from '../domain/index.ts';
import { checkBic as bic } from '../kinds/bic/check.ts';
import { checkDomain as domain } from '../kinds/domain/check.ts';
import { checkEmail as email } from '../kinds/email/check.ts';
import { checkIban as iban } from '../kinds/iban/check.ts';
import { checkIp as ip } from '../kinds/ip/check.ts';
import { checkPhone as phone } from '../kinds/phone/check.ts';
import type { CheckOptions, OfflineCheck } from '../kinds/shared/offline-check.ts';
import { checkVat as vat } from '../kinds/vat/check.ts';
import { consistencyText } from '../texts/beside.ts';

/** The checks of all kinds. */
const CHECKS: Readonly<Record<Kind, OfflineCheck>> = { email, domain, ip, phone, vat, iban, bic };

/** No value of any kind is longer; what is longer is not even looked at. */
const LONGEST = 2048;

/** What can be said where the check itself did not come to a verdict. */
function unchecked(
  kind: Kind,
  value: string,
  said: Pick<Verdict, 'standing' | 'reason' | 'headline' | 'basis'>,
): Verdict {
  return { kind, value, facts: [], ...said };
}

/**
 * The free, offline judgement of a value: syntax, length, check digits, numbering plan, lists.
 * Takes the value as people write it (grouped, with no-break or invisible characters); the verdict's
 * `value` is what the API takes. Never throws and never claims what only a registry knows: "good"
 * means that nothing computable speaks against the value, and `basis` says what was computed.
 */
export function checkValue(kind: Kind, value: string, options: CheckOptions = {}): Verdict {
  if (value.length > LONGEST) {
    return unchecked(kind, value.slice(0, LONGEST), {
      standing: 'bad',
      reason: 'too-long',
      headline: consistencyText('farTooLong', { count: value.length }),
      basis: ['syntax'],
    });
  }
  try {
    return CHECKS[kind](value, options);
  } catch {
    // A fault of ours or of a field library must not look like a fault of the value.
    return unchecked(kind, value, {
      standing: 'unknown',
      reason: 'not-checkable',
      headline: consistencyText('notCheckable'),
      basis: [],
    });
  }
}

export { contradictionsAmong, type SoundValue } from './consistency.ts';
