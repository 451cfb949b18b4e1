/** What speaks against an address whose syntax is right: lists, suffixes, slips, forged letters. */
import { text } from '../../texts/email.ts';
import type { Checked } from '../check.ts';
import { hasNoInbox, isDisposable } from '../domain/lists.ts';
import { disguised, mixedAlphabets, skeleton } from '../domain/look-alike.ts';
import { hasReservedHyphens, suffixOf } from '../domain/name.ts';
import { guessDomain } from '../domain/provider-typo.ts';
import { PROVIDERS } from '../domain/providers.ts';
import { toUnicode } from '../domain/punycode.ts';
import { type Facts, note } from '../facts.ts';

export interface Known {
  readonly value: string;
  readonly local: string;
  readonly domain: string;
  readonly facts: Facts;
}

/** A domain written to look like another: with letters of two alphabets, or of the wrong one. */
function forged({ value, local, domain, facts }: Known): Checked | null {
  if (!domain.includes('xn--')) return null;
  const mixed = mixedAlphabets(domain);
  const alphabet = disguised(domain);
  const latin = skeleton(domain);
  const provider = PROVIDERS.includes(latin) ? latin : undefined;
  if (mixed === null && alphabet === null && provider === undefined) return null;
  return {
    value,
    facts,
    basis: ['syntax', 'list'],
    standing: 'caution',
    reason: mixed === null ? 'disguised' : 'mixed-alphabets',
    headline:
      provider !== undefined
        ? text('looksLikeProvider', { provider })
        : mixed !== null
          ? text('mixedAlphabets', { alphabets: mixed })
          : text('disguised', { alphabet: alphabet ?? '' }),
    suggestion: provider && `${local}@${provider}`,
  };
}

/** What lists and suffixes say against an address whose syntax is right; null: nothing. */
export function against(address: Known): Checked | null {
  const { value, local, domain, facts } = address;
  const rest = { value, facts, basis: ['syntax', 'list'], standing: 'caution' } as const;
  const { known, reserved, registrable } = suffixOf(domain);
  if (reserved !== null) {
    return {
      ...rest,
      reason: 'reserved-domain',
      headline: reserved('address'),
    };
  }
  const guess = guessDomain(domain, known);
  const suggestion = guess && `${local}@${guess}`;
  if (!known) {
    const ending = toUnicode(domain.slice(domain.lastIndexOf('.') + 1));
    return {
      ...rest,
      standing: guess ? 'bad' : 'caution',
      reason: 'unknown-tld',
      headline: text('unknownEnding', { ending }),
      suggestion,
    };
  }
  if (guess) {
    return {
      ...rest,
      reason: 'mistyped-domain',
      headline: text('mistypedDomain', { domain: guess }),
      suggestion,
    };
  }
  if (isDisposable(domain)) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'disposable',
      headline: text('onDisposableList'),
      facts: [...facts, note(text('labelDisposable'), true, 'bad')],
    };
  }
  if (hasNoInbox(domain)) {
    return {
      ...rest,
      reason: 'no-inbox',
      headline: text('noInbox'),
    };
  }
  if (registrable === null) {
    return {
      ...rest,
      reason: 'public-suffix',
      headline: text('publicSuffix', { domain: toUnicode(domain) }),
    };
  }
  if (hasReservedHyphens(registrable)) {
    return {
      ...rest,
      reason: 'reserved-hyphens',
      headline: text('reservedHyphens'),
    };
  }
  return forged(address);
}
