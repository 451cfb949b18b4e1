/** The columns of the workbench's table: results first, then the list's own columns and chosen facts. */

import { commonText } from '../../texts/areas.ts';
import { kindLabel } from '../../texts/verdict.ts';
import type { ListLayout } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import { columnNames } from './columns.ts';
import type { ListLine } from './lines.ts';
import { type CheckedRow, needsYou, rankOf, reasonOf } from './rows.ts';
import type { Sheet } from './sheet.ts';

export interface TableColumn {
  /** The same in every language: `row`, `result`, `kind`, `value`, `cell 0` …, `fact 0 iban.bank` … */
  readonly id: string;
  readonly name: string;
  /** Index of the list's column that it shows; null for others. */
  readonly cell: number | null;
  /** The text that rows are sorted by and that is copied. */
  readonly textOf: (row: CheckedRow) => string | number;
}

/** A fact that the values of a column have. */
export interface FactColumn {
  /** From 0. */
  readonly column: number;
  readonly label: string;
  /** The name of a fact with this label. */
  readonly name: string;
}

/**
 * What is wrong with a value: in a row of several columns after its kind, and where its cell has others, after
 * what is written.
 */
function reasonWithKind(line: ListLine, isTable: boolean, isOneOfCell: boolean): string | null {
  const reason = reasonOf(line);
  const kind = line.found?.verdict.kind ?? line.columnKind;
  if (reason === null || !isTable || kind === null) return reason;
  return `${kindLabel(kind)}${isOneOfCell ? ` ${line.raw.trim()}` : ''}: ${reason}`;
}

/**
 * The findings of a row in one text: what is wrong, the worst first, what contradicts, and what is missing. If
 * nothing is, the headlines of its values; in a table only of those that were looked up, so that exceptions
 * stand out.
 */
export function findingOf({ row, lines, contradictions }: CheckedRow): string {
  const isTable = row.cells.length > 1;
  const reasonsOf = (some: readonly ListLine[]) =>
    some.flatMap((line) => {
      const isOneOfCell = lines.some((each) => each !== line && each.column === line.column);
      return reasonWithKind(line, isTable, isOneOfCell) ?? [];
    });
  const isSaid = ({ column, unreadReason }: ListLine) =>
    contradictions.length > 0 && column === null && unreadReason === 'no-value';
  const isMissing = ({ unreadReason }: ListLine) => unreadReason === 'missing';
  const wrong = lines
    .filter((line) => !isMissing(line) && !isSaid(line))
    .toSorted((a, b) => rankOf(a.status) - rankOf(b.status));
  const texts = [...reasonsOf(wrong), ...contradictions, ...reasonsOf(lines.filter(isMissing))];
  if (texts.length > 0) return [...new Set(texts)].join(' · ');
  const confirmed = lines.filter(({ status }) => !isTable || status === 'confirmed');
  return [...new Set(confirmed.flatMap(({ found }) => found?.verdict.headline ?? []))].join(' · ');
}

/** What a person has to know of a row: nothing about one that is fine. */
export function messageOf(row: CheckedRow): string {
  if (needsYou(row)) return findingOf(row);
  const unknown = row.lines.filter(({ status }) => status === 'unknown');
  return [...new Set(unknown.flatMap(({ found }) => found?.verdict.headline ?? []))].join(' · ');
}

/** Characters of the longest text of a column in the first rows, within the bounds of a table. */
export function columnLength({ name, textOf }: TableColumn, rows: readonly CheckedRow[]): number {
  const lengths = rows.slice(0, SAMPLE_ROWS).map((row) => String(textOf(row)).length);
  return Math.min(MAX_LENGTH, Math.max(MIN_LENGTH, name.length + 2, ...lengths));
}

const SAMPLE_ROWS = 100;
/** Of a column that is drawn, characters. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 34;

export const factText = (row: CheckedRow, { column, label }: FactColumn): string =>
  row.lines
    .filter((line) => line.column === column)
    .flatMap(({ found }) => found?.verdict.facts ?? [])
    .filter((fact) => fact.label === label)
    .map(({ value }) => value)
    .join('; ');

/** All facts that occur, column by column, in the order in which verdicts name them. */
export function factColumnsOf(rows: readonly CheckedRow[]): FactColumn[] {
  const found = new Map<number, Map<string, FactColumn>>();
  for (const { lines } of rows) {
    for (const line of lines) {
      if (line.column === null || !line.found) continue;
      const { column } = line;
      const labels = found.get(column) ?? new Map();
      found.set(column, labels);
      for (const { label, name } of line.found.verdict.facts)
        if (!labels.has(label)) labels.set(label, { column, label, name });
    }
  }
  return [...found].toSorted(([a], [b]) => a - b).flatMap(([, labels]) => [...labels.values()]);
}

/** @param facts to show as columns */
export function tableColumnsOf(
  sheet: Sheet,
  layout: ListLayout,
  facts: readonly FactColumn[] = [],
): TableColumn[] {
  const names = columnNames(sheet, layout);
  const isTable = sheet.width > 1;
  const column = (
    id: string,
    name: string,
    textOf: TableColumn['textOf'],
    cell: number | null = null,
  ) => ({ id, name, textOf, cell });
  const value = ({ lines: [line] }: CheckedRow) => line?.found?.verdict.value ?? line?.raw ?? '';
  const kind = ({ lines: [line] }: CheckedRow) =>
    line?.found ? kindLabel(line.found.verdict.kind) : '';
  return [
    column('row', workbenchText('headRow'), ({ row }) => row.number),
    column('result', workbenchText('headResult'), ({ status }) => rankOf(status)),
    ...(isTable
      ? []
      : [column('kind', commonText('kind'), kind), column('value', commonText('value'), value)]),
    ...(isTable
      ? names.map((name, i) => column(`cell ${i}`, name, ({ row }) => row.cells[i] ?? '', i))
      : []),
    ...facts.map((fact) =>
      column(
        `fact ${fact.column} ${fact.name}`,
        isTable ? `${names[fact.column]}: ${fact.label}` : fact.label,
        (row) => factText(row, fact),
      ),
    ),
  ];
}
