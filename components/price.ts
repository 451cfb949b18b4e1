import type { Kind } from '../lib/kinds/index.ts';
import { creditsFor } from '../lib/kinds/plan.ts';
import type { Offer } from '../lib/messages.ts';
import type { Depth } from '../lib/policy.ts';
import { text } from '../lib/texts/lookups.ts';
import { credits } from './format.ts';

/** What asking costs now. `refresh` goes past the cache, so the full price holds. */
export function priceOf(kind: Kind, depth: Depth, refresh: boolean, offer: Offer): number {
  if (depth === 'deep' && offer.deep !== undefined) {
    return !refresh && offer.deepAt !== undefined ? 0 : offer.deep;
  }
  return refresh ? (creditsFor(kind, 'standard') ?? 0) : offer.credits;
}

/** "3 credits" a lookup; null for a kind that cannot be looked up. */
export function standardPrice(kind: Kind): string | null {
  const price = creditsFor(kind, 'standard');
  return price === undefined ? null : credits(price);
}

export function lookUpLabel(price: number): string {
  return text('lookUpFor', { price });
}

export function sendLabel(price: number): string {
  return text('sendFor', { price });
}

export function askAgainLabel(price: number): string {
  return text('askAgainFor', { price });
}

/** "Check deliverability · 5 credits": the kind's own words for its deep question. */
export function deepLabel(kind: Kind, price: number, again: boolean): string {
  return text(again ? 'deepAgainFor' : 'deepFor', { kind, price });
}
