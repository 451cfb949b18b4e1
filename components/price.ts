import type { Kind } from '../lib/kinds/index.ts';
import { creditsFor } from '../lib/kinds/plan.ts';
import type { Offer } from '../lib/messages.ts';
import type { Depth } from '../lib/policy.ts';
import { credits } from './format.ts';

/** What asking costs now. `refresh` goes past the cache, so the full price holds. */
export function priceOf(kind: Kind, depth: Depth, refresh: boolean, offer: Offer): number {
  if (depth === 'standard' && !refresh) return offer.credits;
  return creditsFor(kind, depth) ?? 0;
}

/** "3 credits" a lookup; null for a kind that cannot be looked up. */
export function standardPrice(kind: Kind): string | null {
  const price = creditsFor(kind, 'standard');
  return price === undefined ? null : credits(price);
}

export function lookUpLabel(price: number): string {
  return `Look up · ${price === 0 ? 'free' : credits(price)}`;
}

export function askAgainLabel(price: number): string {
  return `Ask again · ${credits(price)}`;
}

export function deliverabilityLabel(again: boolean): string {
  return `Check deliverability${again ? ' again' : ''} · ${credits(creditsFor('email', 'deep') ?? 0)}`;
}
