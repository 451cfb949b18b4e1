import type { Depth, Kind } from '../../lib/domain/index.ts';
import type { LookupOffer } from '../../lib/extension/schemas/index.ts';
import { lookupCredits } from '../../lib/kinds/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { formatCredits } from '../format/index.ts';

/** What asking costs now. `refresh` goes past the cache, so the full price holds. */
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

/** "3 credits" a lookup; null for a kind that cannot be looked up. */
export function standardPriceLabel(kind: Kind): string | null {
  const price = lookupCredits(kind, 'standard');
  return price === undefined ? null : formatCredits(price);
}

export function lookUpLabel(price: number): string {
  return lookupsText('lookUpFor', { price });
}

export function sendRequestLabel(price: number): string {
  return lookupsText('sendFor', { price });
}

export function askAgainLabel(price: number): string {
  return lookupsText('askAgainFor', { price });
}

/** "Check deliverability · 5 credits": the kind's own words for its deep question. */
export function deepLookupLabel(kind: Kind, price: number, again: boolean): string {
  return lookupsText(again ? 'deepAgainFor' : 'deepFor', { kind, price });
}
