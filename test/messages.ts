/** All messages: those of the core, and those of the satellites that are in the tree. */
import { type SenderKind, uiOnly } from '../lib/extension/messages/senders.ts';
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
const all: MessageRows = Object.assign({ ...MESSAGES }, ...Object.keys(tables).flatMap(rowsOf));

/** The rows by name, with who may send them. */
export const ROWS = Object.fromEntries(
  Object.entries(all).map(([name, row]) => [name, { from: uiOnly, ...row }]),
) as unknown as {
  readonly [N in MessageName]: MessageRows[N] & { readonly from: readonly SenderKind[] };
};

export const MESSAGE_NAMES = Object.keys(ROWS).filter((name): name is MessageName => name in ROWS);
