import { toneOf } from '../../lib/domain/index.ts';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { toCsvLine } from '../../lib/models/answer/index.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { toneLabel } from '../ui/index.ts';

/** Restricts the shown entries; an empty field restricts nothing. */
export interface HistoryFilter {
  readonly search: string;
  readonly kind: string;
  readonly tone: string;
  readonly site: string;
}

export const NO_HISTORY_FILTER: HistoryFilter = { search: '', kind: '', tone: '', site: '' };
/** The "site" of lookups made in the extension itself. */
const OWN_SURFACES = 'Fieldmark';

const entrySite = ({ site }: HistoryEntry): string => site ?? OWN_SURFACES;

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

/** The sites of the entries, most frequent first. */
export function sitesOf(entries: readonly HistoryEntry[]): readonly string[] {
  const groups = Map.groupBy(entries, entrySite);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

const COLUMNS = [
  'Time',
  'Kind',
  'Value',
  'Verdict',
  'What it says',
  'Site',
  'Credits',
  'Billed',
] as const;

const row = (entry: HistoryEntry): readonly string[] => [
  new Date(entry.at).toISOString(),
  kindLabel(entry.verdict.kind),
  entry.verdict.value,
  toneLabel(toneOf(entry.verdict)),
  entry.verdict.headline,
  entrySite(entry),
  String(entry.credits),
  entry.billed,
];

/** A header and a line per entry (RFC 4180). */
export const historyCsv = (entries: readonly HistoryEntry[]): string =>
  `${[COLUMNS, ...entries.map(row)].map(toCsvLine).join('\r\n')}\r\n`;
