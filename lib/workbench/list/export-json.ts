/** A checked list as JSON, which other programs read: its names and results are English in every language. */

import type { OriginalCell } from '../messages/index.ts';
import { changesColumn } from './changes.ts';
import { columnNames } from './columns.ts';
import { ADDED, type ExportedList, ownColumns } from './export.ts';
import type { ListLine } from './lines.ts';
import { RESULT_WORDS } from './rows.ts';

const unnamedColumn = (letter: string): string => `Column ${letter}`;

const isoTime = ({ found }: ListLine): string => {
  const at = found?.offer.answeredAt;
  return at === undefined ? '' : new Date(at).toISOString();
};

/** Adds a number to repeated column names. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let uniqueName = name;
    for (let n = 2; taken.has(uniqueName); n += 1) uniqueName = `${name} ${n}`;
    taken.add(uniqueName);
    return uniqueName;
  });
}

/** A JSON array with one object per row, with the values read in it and their facts. */
export function listToJson(list: ExportedList): string {
  const { sheet, layout } = list;
  const names = uniqueNames(columnNames(sheet, layout, unnamedColumn));
  const cells = ownColumns(list);
  const changed = list.changes && changesColumn(list.changes, (status) => RESULT_WORDS[status]);
  const originals = new Map<number, OriginalCell[]>();
  for (const cell of list.originals)
    originals.set(cell.row, [...(originals.get(cell.row) ?? []), cell]);
  const jsonOf = (line: ListLine) => ({
    column: line.column === null ? null : (names[line.column] ?? null),
    ...Object.fromEntries(ADDED.map(([name, , textOf]) => [name, textOf(line)])),
    result: RESULT_WORDS[line.status],
    answered: isoTime(line),
    facts:
      line.found?.verdict.facts.map(({ label, value, source }) => ({
        label,
        value,
        ...(source ? { from: source.path, answered: new Date(source.at).toISOString() } : {}),
      })) ?? [],
  });
  const rows = list.rows.map((row) => {
    const edited = originals.get(row.row.number);
    return {
      row: row.row.number,
      columns: Object.fromEntries(names.map((name, i) => [name, cells[i]?.textOf(row) ?? ''])),
      ...(edited && {
        originals: Object.fromEntries(edited.map(({ column, text }) => [names[column], text])),
      }),
      result: RESULT_WORDS[row.status],
      ...(changed && { changed: changed.textOf(row) }),
      remarks: row.remarks.map(({ columns, text }) => ({
        columns: columns.map((column) => names[column] ?? null),
        text,
      })),
      values: row.lines.map(jsonOf),
    };
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}
