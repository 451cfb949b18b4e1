/** Concerns about an address with valid syntax: lists, suffixes, typos, imitated letters. */
import { withLatinLetters } from '../../../reading/text/index.ts';
import { domainText, emailText, recordReference } from '../../../texts/references.ts';
import { domainSuffixOf, hasReservedHyphens } from '../../domain/check/domain-name.ts';
import { hasNoInbox, isDisposableDomain } from '../../domain/check/lists.ts';
import { disguisedAlphabet, latinSkeleton, mixedAlphabets } from '../../domain/check/look-alike.ts';
import { suggestDomain } from '../../domain/check/provider-typo.ts';
import { MAIL_PROVIDERS } from '../../domain/check/providers.ts';
import { toUnicode } from '../../domain/check/punycode.ts';
import { type FactRows, factIfTrue } from '../../shared/facts.ts';
import type { CheckResult } from '../../shared/offline-check.ts';

export interface EmailAddress {
  readonly value: string;
  readonly local: string;
  readonly domain: string;
  readonly facts: FactRows;
}

/** A domain that imitates another: with mixed alphabets, or letters of another alphabet. */
function imitationConcern({ value, local, domain, facts }: EmailAddress): CheckResult | null {
  if (!domain.includes('xn--')) return null;
  const mixed = mixedAlphabets(domain);
  const alphabet = disguisedAlphabet(domain);
  const latin = latinSkeleton(domain);
  const provider = MAIL_PROVIDERS.includes(latin) ? latin : undefined;
  const plain = withLatinLetters(toUnicode(domain));
  const meant = provider ?? (/^[\x20-\x7e]+$/.test(plain) ? plain : undefined);
  if (mixed === null && alphabet === null && provider === undefined) return null;
  return {
    value,
    facts,
    basis: ['syntax', 'list'],
    standing: 'caution',
    reason: mixed === null ? 'disguised' : 'mixed-alphabets',
    headline:
      provider !== undefined
        ? emailText('looksLikeProvider', { provider })
        : mixed !== null
          ? emailText('mixedAlphabets', { alphabets: mixed })
          : emailText('disguised', { alphabet: alphabet ?? '' }),
    suggestion: meant && `${local}@${meant}`,
  };
}

/** The first concern about an address with valid syntax; null if there is none. */
export function concernAbout(address: EmailAddress): CheckResult | null {
  const { value, local, domain, facts } = address;
  const rest = { value, facts, basis: ['syntax', 'list'], standing: 'caution' } as const;
  const { known, reserved, registrable } = domainSuffixOf(domain);
  if (reserved !== null) {
    return {
      ...rest,
      reason: 'reserved-domain',
      headline: reserved('address'),
    };
  }
  const guess = suggestDomain(domain, known);
  const suggestion = guess && `${local}@${guess}`;
  if (!known) {
    const ending = toUnicode(domain.slice(domain.lastIndexOf('.') + 1));
    return {
      ...rest,
      standing: guess ? 'bad' : 'caution',
      reason: 'unknown-tld',
      headline: domainText('unknownEnding', { ending }),
      suggestion,
    };
  }
  if (guess) {
    return {
      ...rest,
      reason: 'mistyped-domain',
      headline: emailText('mistypedDomain', { domain: guess }),
      suggestion,
    };
  }
  if (isDisposableDomain(domain)) {
    return {
      ...rest,
      reason: 'disposable',
      headline: emailText('onDisposableList'),
      facts: [...facts, factIfTrue(recordReference('disposable'), true, 'caution')],
    };
  }
  if (hasNoInbox(domain)) {
    return {
      ...rest,
      reason: 'no-inbox',
      headline: emailText('noInbox'),
    };
  }
  if (registrable === null) {
    return {
      ...rest,
      reason: 'public-suffix',
      headline: emailText('publicSuffix', { domain: toUnicode(domain) }),
    };
  }
  if (hasReservedHyphens(registrable)) {
    return {
      ...rest,
      reason: 'reserved-hyphens',
      headline: emailText('reservedHyphens'),
    };
  }
  return imitationConcern(address);
}
