import { toneOf } from '../../lib/domain/index.ts';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';

/** What of the history is wanted in view; empty: everything. */
export interface HistoryFilter {
  readonly search: string;
  readonly kind: string;
  readonly tone: string;
  readonly site: string;
}

export const NO_HISTORY_FILTER: HistoryFilter = { search: '', kind: '', tone: '', site: '' };
/** In the place of a site for what was asked on our own surfaces. */
export const OWN_SURFACES = 'Fieldmark';

export const entrySite = ({ site }: HistoryEntry): string => site ?? OWN_SURFACES;

export function matchesHistoryFilter(
  entry: HistoryEntry,
  { search: words, kind, tone, site }: HistoryFilter,
): boolean {
  const { verdict } = entry;
  if (kind !== '' && verdict.kind !== kind) return false;
  if (tone !== '' && toneOf(verdict) !== tone) return false;
  if (site !== '' && entrySite(entry) !== site) return false;
  const hay = `${verdict.value} ${verdict.headline} ${kindLabel(verdict.kind)} ${entrySite(entry)}`;
  // Numbers are searched for as people write them, in groups.
  const wanted = words.trim().toLowerCase();
  const lower = hay.toLowerCase();
  return lower.includes(wanted) || lower.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''));
}

/** The values that a filter can have among these entries, the most frequent first. */
export function filterChoices(
  entries: readonly HistoryEntry[],
  of: (entry: HistoryEntry) => string,
): readonly string[] {
  const groups = Map.groupBy(entries, of);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}
