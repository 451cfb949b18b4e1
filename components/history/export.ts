import { toneOf } from '../../lib/domain/index.ts';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { toCsvLine } from '../../lib/models/answer/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { toneLabel } from '../ui/index.ts';
import { entrySite } from './filter.ts';

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

/** The entries as stored, newest first, with ISO 8601 times. */
export const historyJson = (entries: readonly HistoryEntry[]): string =>
  JSON.stringify(
    entries.map(({ at, ...rest }) => ({ at: new Date(at).toISOString(), ...rest })),
    null,
    2,
  );
