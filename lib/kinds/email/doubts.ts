/** What speaks against an address whose syntax is right: lists, suffixes, slips, forged letters. */
import type { Checked } from '../check.ts';
import { hasNoInbox, isDisposable } from '../domain/lists.ts';
import { disguised, mixedAlphabets, skeleton } from '../domain/look-alike.ts';
import { hasReservedHyphens, suffixOf } from '../domain/name.ts';
import { guessDomain } from '../domain/provider-typo.ts';
import { PROVIDERS } from '../domain/providers.ts';
import { toUnicode } from '../domain/punycode.ts';
import { type Facts, fact } from '../facts.ts';

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
        ? `The domain looks like ${provider}, but has other letters.`
        : mixed !== null
          ? `The domain mixes ${mixed} letters, as forged ones do: look at each letter.`
          : `The domain looks Latin, but its letters are ${alphabet}, as in forged ones.`,
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
    const tld = toUnicode(domain.slice(domain.lastIndexOf('.') + 1));
    return {
      ...rest,
      standing: guess ? 'bad' : 'caution',
      reason: 'unknown-tld',
      headline: `No ending .${tld} is known; check what follows the last dot.`,
      suggestion,
    };
  }
  if (guess) {
    return {
      ...rest,
      reason: 'mistyped-domain',
      headline: `The domain looks like a typing error of ${guess}.`,
      suggestion,
    };
  }
  if (isDisposable(domain)) {
    return {
      ...rest,
      standing: 'bad',
      reason: 'disposable',
      headline: 'The domain is on a list of disposable inboxes.',
      facts: [...facts, fact('Disposable', 'yes', 'bad')],
    };
  }
  if (hasNoInbox(domain)) {
    return {
      ...rest,
      reason: 'no-inbox',
      headline: 'A stand-in for a private address, which receives no mail.',
    };
  }
  if (registrable === null) {
    return {
      ...rest,
      reason: 'public-suffix',
      headline: `Domains are registered under ${toUnicode(domain)}; it has hardly any inboxes itself.`,
    };
  }
  if (hasReservedHyphens(registrable)) {
    return {
      ...rest,
      reason: 'reserved-hyphens',
      headline: 'The domain has two hyphens where hardly any registry allows them.',
    };
  }
  return forged(address);
}
