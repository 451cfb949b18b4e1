import type { Depth, Kind } from '../../lib/domain/index.ts';
import type { LookupOffer } from '../../lib/extension/schemas/index.ts';
import { lookupCredits } from '../../lib/kinds/index.ts';

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
