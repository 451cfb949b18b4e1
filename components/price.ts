import { KIND_TABLE, type Kind } from '../lib/kinds.ts';
import type { Depth, Offer } from '../lib/messages.ts';
import { credits } from './format.ts';

/** Credits of a deliverability check (API contract, Endpoints: emailq). */
const DEEP_CREDITS = 5;

/** What asking costs now. `refresh` goes past the cache, so the full price holds. */
export function priceOf(kind: Kind, depth: Depth, refresh: boolean, offer: Offer): number {
  if (depth === 'deep') return DEEP_CREDITS;
  return refresh ? KIND_TABLE[kind].credits : offer.credits;
}

export function lookUpLabel(price: number): string {
  return `Look up · ${price === 0 ? 'free' : credits(price)}`;
}

export function askAgainLabel(price: number): string {
  return `Ask again · ${credits(price)}`;
}

export function deliverabilityLabel(again: boolean): string {
  return `Check deliverability${again ? ' again' : ''} · ${credits(DEEP_CREDITS)}`;
}
