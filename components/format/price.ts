import type { Depth, Kind } from '../../lib/domain/index.ts';
import type { LookupOffer } from '../../lib/extension/schemas/index.ts';
import { lookupCredits } from '../../lib/kinds/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { formatCredits } from './numbers-and-dates.ts';

/** The price of a lookup now, in credits. `refresh` bypasses the cache, so it costs the full price. */
export function lookupPrice(
  kind: Kind,
  depth: Depth,
  refresh: boolean,
  offer: LookupOffer,
): number {
  if (depth === 'deep' && offer.deep !== undefined) {
    return !refresh && offer.deepAt !== undefined ? 0 : offer.deep;
  }
  return refresh ? (lookupCredits(kind, 'standard') ?? 0) : offer.credits;
}

/** "3 credits", the price of a lookup; null for a kind without lookups. */
export function standardPriceLabel(kind: Kind): string | null {
  const price = lookupCredits(kind, 'standard');
  return price === undefined ? null : formatCredits(price);
}

export function lookUpLabel(price: number): string {
  return lookupsText('lookUpFor', { price });
}

export function tryAgainLabel(price: number): string {
  return lookupsText('tryAgainFor', { price });
}

export function sendRequestLabel(price: number): string {
  return lookupsText('sendFor', { price });
}

export function askAgainLabel(price: number): string {
  return lookupsText('lookUpAgainFor', { price });
}

/** "Check deliverability · 5 credits", by the kind's name for its deep lookup. */
export function deepLookupLabel(kind: Kind, price: number, again: boolean): string {
  return lookupsText(again ? 'deepAgainFor' : 'deepFor', { kind, price });
}
