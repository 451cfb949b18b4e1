/** Exports a checked list: its own cells as they are, then what Fieldmark knows of each row. */

import Papa from 'papaparse';
import { escapeFormulaCell } from '../../domain/index.ts';
import { kindLabel } from '../../texts/kinds.ts';
import type { ListLayout, OriginalCell } from '../messages/index.ts';
import { changesColumn, type ExportedChanges } from './changes.ts';
import { columnNames } from './columns.ts';
import type { ListLine } from './lines.ts';
import { type CheckedRow, RESULT_WORDS, type RowStatus, rankOf } from './rows.ts';
import type { CellType, Sheet } from './sheet.ts';
import { reasonOf } from './summary.ts';
import { factColumnsOf, factText, findingOf } from './table-columns.ts';

/** What is exported. */
export interface ExportedList {
  readonly sheet: Sheet;
  readonly layout: ListLayout;
  readonly rows: readonly CheckedRow[];
  /** The cells that the person changed, as they were. */
  readonly originals: readonly OriginalCell[];
  /** Set for a list that was looked up again. */
  readonly changes?: ExportedChanges;
}

export interface ExportColumn {
  readonly name: string;
  /** Whether its cells are the list's own, byte for byte; the others are added. */
  readonly isOwn: boolean;
  readonly textOf: (row: CheckedRow) => string;
  /** How a workbook keeps the cell; text if omitted. */
  readonly typeOf?: (row: CheckedRow) => CellType;
  /** What a result is about. */
  readonly statusOf?: (row: CheckedRow) => RowStatus | undefined;
}

const unnamedColumn = (letter: string): string => `Column ${letter}`;

const answeredAt = ({ found }: ListLine): string => {
  const at = found?.offer.answeredAt;
  return at === undefined ? '' : new Date(at).toISOString();
};
const findingOfLine = (line: ListLine): string =>
  reasonOf(line) ?? line.found?.verdict.headline ?? '';

/** What is added for each column that is read. */
const ADDED: readonly (readonly [string, (line: ListLine) => string])[] = [
  ['Kind', ({ found }) => (found ? kindLabel(found.verdict.kind) : '')],
  ['Value', ({ found }) => found?.verdict.value ?? ''],
  ['Result', ({ status }) => RESULT_WORDS[status]],
  ['Reason', findingOfLine],
  ['Suggestion', ({ found }) => found?.verdict.suggestion ?? ''],
  ['Answered', answeredAt],
];

/** A list's own columns; after a column with changed cells, what these were. */
function ownColumns({ sheet, layout, originals }: ExportedList): ExportColumn[] {
  const byCell = new Map(originals.map(({ row, column, text }) => [`${row} ${column}`, text]));
  const changed = new Set(originals.map(({ column }) => column));
  return columnNames(sheet, layout, unnamedColumn).flatMap((name, column): ExportColumn[] => {
    const textOf = ({ row }: CheckedRow) => row.cells[column] ?? '';
    const original = ({ row }: CheckedRow) => byCell.get(`${row.number} ${column}`) ?? '';
    const typeOf = ({ row }: CheckedRow) =>
      (byCell.has(`${row.number} ${column}`) ? 't' : (row.types?.[column] ?? 't')) as CellType;
    return [
      { name, isOwn: true, textOf, typeOf },
      ...(changed.has(column)
        ? [{ name: `${name} (original)`, isOwn: true, textOf: original }]
        : []),
    ];
  });
}

/** The row's number, result and finding, then each read column's value, result and facts. */
function addedColumns({ sheet, layout, rows, changes }: ExportedList): ExportColumn[] {
  const names = columnNames(sheet, layout, unnamedColumn);
  const read = [
    ...new Set(rows.flatMap(({ lines }) => lines.flatMap(({ column }) => column ?? []))),
  ];
  const facts = factColumnsOf(rows);
  const added = (name: string, textOf: ExportColumn['textOf']) => ({ name, isOwn: false, textOf });
  const worst = (lines: readonly ListLine[]) =>
    lines.map(({ status }) => status).toSorted((a, b) => rankOf(a) - rankOf(b))[0];
  /** Several values of a cell share a cell: the worst result, and each finding after what it is about. */
  const together = (
    lines: readonly ListLine[],
    name: string,
    textOf: (line: ListLine) => string,
  ) => {
    const status = worst(lines);
    if (name === 'Result') return status ? RESULT_WORDS[status] : '';
    const isOneOfMany = name === 'Reason' && lines.length > 1;
    const texts = lines.map(
      (line) => `${isOneOfMany ? `${line.raw.trim()}: ` : ''}${textOf(line)}`,
    );
    return [...new Set(texts)].filter(Boolean).join('; ');
  };
  const isOne = read.length < 2;
  const changed = changes && changesColumn(changes);
  return [
    added('Row', ({ row }) => String(row.number)),
    ...(changed ? [added(changed.name, changed.textOf)] : []),
    ...(isOne
      ? []
      : [
          {
            ...added('Result', ({ status }) => RESULT_WORDS[status]),
            statusOf: ({ status }: CheckedRow) => status,
          },
          added('Reason', findingOf),
        ]),
    ...read
      .toSorted((a, b) => a - b)
      .flatMap((column) => {
        const prefix = isOne ? '' : `${names[column]}: `;
        const linesOf = ({ lines }: CheckedRow) =>
          lines.filter((line) => isOne || line.column === column);
        return [
          ...ADDED.map(([name, textOf]) => ({
            ...added(`${prefix}${name}`, (row) => together(linesOf(row), name, textOf)),
            ...(name === 'Result' && { statusOf: (row: CheckedRow) => worst(linesOf(row)) }),
          })),
          ...facts
            .filter((fact) => fact.column === column)
            .map((fact) => added(`${prefix}${fact.label}`, (row) => factText(row, fact))),
        ];
      }),
  ];
}

export const exportColumns = (list: ExportedList): ExportColumn[] => [
  ...ownColumns(list),
  ...addedColumns(list),
];

/** A file, and how many added cells were marked as text because they would run as formulas. */
export interface ExportedFile {
  readonly text: string;
  readonly escaped: number;
}

/** CSV (RFC 4180) with the list's own delimiter, or a comma. Only added cells are escaped. */
export function listToCsv(list: ExportedList): ExportedFile {
  const columns = exportColumns(list);
  let escaped = 0;
  const rows = list.rows.map((row) =>
    columns.map(({ isOwn, textOf }) => {
      const cell = textOf(row);
      const safe = isOwn ? cell : escapeFormulaCell(cell);
      if (safe !== cell) escaped += 1;
      return safe;
    }),
  );
  const { delimiter } = list.sheet;
  const text = Papa.unparse([columns.map(({ name }) => name), ...rows], {
    delimiter: delimiter === 'none' ? ',' : delimiter,
    newline: '\r\n',
  });
  return { text, escaped };
}

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
  const cells = ownColumns({ ...list, originals: [] });
  const changed = list.changes && changesColumn(list.changes);
  const originals = new Map<number, OriginalCell[]>();
  for (const cell of list.originals)
    originals.set(cell.row, [...(originals.get(cell.row) ?? []), cell]);
  const jsonOf = (line: ListLine) => ({
    column: line.column === null ? null : (names[line.column] ?? null),
    ...Object.fromEntries(ADDED.map(([name, textOf]) => [name.toLowerCase(), textOf(line)])),
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
      ...(changed && { [changed.name]: changed.textOf(row) }),
      contradictions: row.contradictions,
      values: row.lines.map(jsonOf),
    };
  });
  return `${JSON.stringify(rows, null, 2)}\n`;
}
