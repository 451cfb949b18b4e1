import { checkDomain } from '../kinds/domain/check.ts';
import { checkEmail } from '../kinds/email/check.ts';
import { checkIban } from '../kinds/iban/check.ts';
import type { Kind } from '../kinds/index.ts';
import { checkIp } from '../kinds/ip/check.ts';
import { checkPhone } from '../kinds/phone/check.ts';
import { checkVat } from '../kinds/vat/check.ts';
import type { Verdict } from '../verdict.ts';

export interface CheckOptions {
  /** ISO 3166-1 alpha-2 in which a national phone number or bare VAT number is read. */
  readonly region?: string;
}

/** No value of any kind is longer; what is longer is not even looked at. */
const LONGEST = 2048;

const CHECKS: Readonly<Record<Kind, (value: string, region?: string) => Verdict>> = {
  email: checkEmail,
  domain: checkDomain,
  ip: checkIp,
  phone: checkPhone,
  vat: checkVat,
  iban: checkIban,
};

/**
 * The free, offline judgement of a value: syntax, length, check digits, numbering plan, lists.
 * Takes the value as people write it (grouped, with no-break or invisible characters); the verdict's
 * `value` is what the API takes. Never throws and never claims what only a registry knows: "good"
 * means that nothing computable speaks against the value, and `basis` says what was computed.
 */
export function check(kind: Kind, value: string, options: CheckOptions = {}): Verdict {
  if (value.length > LONGEST) {
    return {
      kind,
      value: value.slice(0, LONGEST),
      standing: 'bad',
      reason: 'too-long',
      headline: `Far too long: ${value.length} characters.`,
      facts: [],
      basis: ['syntax'],
    };
  }
  try {
    return CHECKS[kind](value, options.region);
  } catch {
    // A fault of ours or of a field library must not look like a fault of the value.
    return {
      kind,
      value,
      standing: 'unknown',
      reason: 'not-checkable',
      headline: 'This could not be checked.',
      facts: [],
      basis: [],
    };
  }
}
