import type { Kind, Verdict } from '../domain/index.ts';
import { besideText } from '../domain/message.ts';
import { checkBic as bic } from '../kinds/bic/check.ts';
import { checkDomain as domain } from '../kinds/domain/check.ts';
import { checkEmail as email } from '../kinds/email/check.ts';
import { checkIban as iban } from '../kinds/iban/check.ts';
import { checkIp as ip } from '../kinds/ip/check.ts';
import { checkPhone as phone } from '../kinds/phone/check.ts';
import { CHECK_TABLES, type CheckData, provideCheckData } from '../kinds/shared/check-data.ts';
import type { CheckOptions, OfflineCheck } from '../kinds/shared/offline-check.ts';
import { checkVat as vat } from '../kinds/vat/check.ts';
import { readWrittenAs } from './read-written.ts';
import { withSteps } from './written-verdict.ts';

/** The checks of all kinds. */
const CHECKS: Readonly<Record<Kind, OfflineCheck>> = { email, domain, ip, phone, vat, iban, bic };

/** Longer texts are rejected without a check: no value of any kind is this long. UTF-16 code units. */
const LONGEST = 2048;

/**
 * Reasons of a caution about what a value is for. They say nothing against the way it is written: a
 * correction may be a disposable address or one of a private network.
 */
const ABOUT_ITS_USE =
  /^(?:disposable|ip-literal|no-inbox|premium-rate|reserved-domain|territory-code|[a-z-]+-address)$/;

/** Whether a value has no error and is not probably a mistyped one. */
const isSound = ({ standing, reason, suggestion }: Verdict): boolean =>
  suggestion === undefined &&
  standing !== 'bad' &&
  (standing !== 'caution' || ABOUT_ITS_USE.test(reason));

/**
 * The verdict, without a correction that is doubted itself: a correction is offered only if the check would not
 * doubt it in turn.
 * @param check judges a value of the same kind
 */
function withSoundSuggestion(verdict: Verdict, check: (value: string) => Verdict): Verdict {
  const { suggestion, ...rest } = verdict;
  return suggestion === undefined || isSound(check(suggestion)) ? verdict : rest;
}

export interface CheckerSetup {
  /** The large tables. In Node: `import tables from 'fieldmark-values/tables.json' with { type: 'json' }`. */
  readonly tables: CheckData;
  /** ISO 3166-1 alpha-2 region for national phone numbers and VAT numbers without prefix. */
  readonly region?: string;
}

export interface Checker {
  /**
   * The free, offline check of a value: syntax, length, check digits, numbering plan, lists. Takes
   * the value as typed, with label, quotes and invisible characters; the verdict's `value` is the
   * normalised form. Never throws. "good" means that no computed rule speaks against the value as it
   * is written; `basis` lists what was computed. A check that fails itself is `not-checkable`: a bug
   * must not look like an error in the value.
   */
  readonly check: (kind: Kind, value: string, options?: CheckOptions) => Verdict;
}

/**
 * Creates the checker. All checkers of a program use the tables of the last one.
 * @throws TypeError if a table is missing: without it, most checks would know nothing
 */
export function createChecker({ tables, region: home }: CheckerSetup): Checker {
  const missing = CHECK_TABLES.filter((name) => !tables?.[name]);
  if (missing.length > 0) throw new TypeError(`Tables are missing: ${missing.join(', ')}`);
  provideCheckData(tables);
  return {
    check(kind, value, { written = value, region = home } = {}) {
      if (value.length > LONGEST) {
        const headline = besideText('farTooLong', { count: value.length });
        const about = { kind, value: value.slice(0, LONGEST), headline, facts: [] };
        return { ...about, standing: 'bad', reason: 'too-long', basis: ['syntax'] };
      }
      const options = region === undefined ? {} : { region };
      try {
        const check = CHECKS[kind];
        const read = check(readWrittenAs(kind, value).text, options);
        const verdict = withSteps(read, readWrittenAs(kind, written).steps);
        return withSoundSuggestion(verdict, (meant) => check(meant, options));
      } catch {
        return notCheckable(kind, value);
      }
    },
  };
}

/** The verdict where the check itself failed. */
export function notCheckable(kind: Kind, value: string): Verdict {
  const headline = besideText('notCheckable');
  return {
    kind,
    value,
    headline,
    facts: [],
    standing: 'unknown',
    reason: 'not-checkable',
    basis: [],
  };
}
