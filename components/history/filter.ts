import { toneOf } from '../../lib/domain/index.ts';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';

/** Restricts the shown entries; an empty field restricts nothing. */
export interface HistoryFilter {
  readonly search: string;
  readonly kind: string;
  readonly tone: string;
  readonly site: string;
}

export const NO_HISTORY_FILTER: HistoryFilter = { search: '', kind: '', tone: '', site: '' };
/** The "site" of lookups made in the extension itself. */
export const OWN_SURFACES = 'Fieldmark';

export const entrySite = ({ site }: HistoryEntry): string => site ?? OWN_SURFACES;

export function matchesHistoryFilter(
  entry: HistoryEntry,
  { search, kind, tone, site }: HistoryFilter,
): boolean {
  const { verdict } = entry;
  if (kind !== '' && verdict.kind !== kind) return false;
  if (tone !== '' && toneOf(verdict) !== tone) return false;
  if (site !== '' && entrySite(entry) !== site) return false;
  const text = `${verdict.value} ${verdict.headline} ${kindLabel(verdict.kind)} ${entrySite(entry)}`;
  const query = search.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Spaces are ignored too, because people write IBANs and numbers in groups.
  return lower.includes(query) || lower.replaceAll(' ', '').includes(query.replaceAll(' ', ''));
}

/** The values that occur among the entries, most frequent first. */
export function filterChoices(
  entries: readonly HistoryEntry[],
  keyOf: (entry: HistoryEntry) => string,
): readonly string[] {
  const groups = Map.groupBy(entries, keyOf);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}
