import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import type { CellPart } from '../../../lib/workbench/messages/index.ts';

/** What is in a cell: its values where they are written, or a text that could not be read. */
export function partsOf(cell: string, values: readonly FoundValue[]): CellPart[] {
  if (values.length === 0) return [{ raw: cell, start: 0, unread: 'number' }];
  return values.map((value) => ({ ...value, start: Math.max(0, cell.indexOf(value.raw)) }));
}
