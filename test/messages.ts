/** All messages: those of the core, and those of the satellites that are in the tree. */
import { uiOnly } from '../lib/extension/messages/senders.ts';
import {
  MESSAGES,
  type MessageName,
  type MessageRows,
  type SatelliteRows,
} from '../lib/extension/messages/table.ts';

const tables = import.meta.glob<Readonly<Record<string, SatelliteRows>>>(
  '../lib/*/messages/table.ts',
  { eager: true },
);
const rowsOf = (path: string): SatelliteRows[] =>
  path.startsWith('../lib/extension/') ? [] : Object.values(tables[path] ?? {});
const satellites = Object.keys(tables)
  .flatMap(rowsOf)
  .flatMap((rows) => Object.entries(rows));

const satelliteRows = Object.fromEntries(
  satellites.map(([name, row]) => [name, { ...row, from: uiOnly }]),
) as Omit<Required<MessageRows>, keyof typeof MESSAGES>;

/** The rows by name, with who may send them. */
export const ROWS: Required<MessageRows> = { ...MESSAGES, ...satelliteRows };

export const MESSAGE_NAMES = Object.keys(ROWS).filter((name): name is MessageName => name in ROWS);
