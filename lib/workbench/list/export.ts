/** Exports a checked list: its own cells as they are, then what Fieldmark knows of each row. */
import Papa from 'papaparse';
import { escapeFormulaCell } from '../../domain/index.ts';
import { commonText } from '../../texts/areas.ts';
import { kindLabel } from '../../texts/verdict.ts';
import type { ListLayout, OriginalCell } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import { changesColumn, type ExportedChanges } from './changes.ts';
import { columnNames } from './columns.ts';
import { rowsAbove } from './header.ts';
import type { ListLine } from './lines.ts';
import {
  type CheckedRow,
  partOfColumn,
  type RowPart,
  type RowStatus,
  reasonOf,
  statusText,
} from './rows.ts';
import { type CellType, type Sheet, typeIn } from './sheet.ts';
import { type FactColumn, factColumnsOf, factText, findingOf } from './table-columns.ts';

/** What is exported. */
export interface ExportedList {
  readonly sheet: Sheet;
  readonly layout: ListLayout;
  readonly rows: readonly CheckedRow[];
  /** The cells that the person changed, as they were. */
  readonly originals: readonly OriginalCell[];
  /** Set for a list that was looked up again. */
  readonly changes?: ExportedChanges;
  /** The ids of the added columns that are wanted; all if omitted. */
  readonly chosen?: ReadonlySet<string>;
}

export interface ExportColumn {
  /** The same in every language. */
  readonly id: string;
  readonly name: string;
  /** Whether its cells are the list's own, byte for byte; the others are added. */
  readonly isOwn: boolean;
  /** Its texts are the person's own, although it is added. */
  readonly isAsWritten?: boolean;
  /** The list's column that an added one is about, from 0, and its own name beside the name of that one. */
  readonly about?: { readonly column: number; readonly name: string; readonly label: string };
  readonly textOf: (row: CheckedRow) => string;
  /** How a workbook keeps the cell; text if omitted. */
  readonly typeOf?: (row: CheckedRow) => CellType;
  /** What a result is about. */
  readonly statusOf?: (row: CheckedRow) => RowStatus | undefined;
}

/** "2026-11-27 09:30:00" in the time zone of this browser, as spreadsheets read it. */
const answeredAt = ({ found }: ListLine): string => {
  const at = found?.offer.answeredAt;
  if (at === undefined) return '';
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString();
  return local.slice(0, 19).replace('T', ' ');
};
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const findingOfLine = (line: ListLine): string =>
  reasonOf(line) ?? line.found?.verdict.headline ?? '';

/** What is added for each column that is read: its id, its name on the screen, and its text. */
const ADDED = [
  ['kind', () => commonText('kind'), ({ found }) => (found ? kindLabel(found.verdict.kind) : '')],
  ['value', () => commonText('value'), ({ found }) => found?.verdict.value ?? ''],
  ['result', () => workbenchText('headResult'), ({ status }) => statusText(status)],
  ['reason', () => workbenchText('headFinding'), findingOfLine],
  [
    'suggestion',
    () => workbenchText('headCorrection'),
    ({ found }) => found?.verdict.suggestion ?? '',
  ],
  ['answered', () => workbenchText('headAnswered'), answeredAt],
] as const satisfies readonly (readonly [string, () => string, (line: ListLine) => string])[];

/** The cells that were changed, as they were, by row and column. */
const originalsOfCells = ({ originals }: Pick<ExportedList, 'originals'>) =>
  new Map(originals.map(({ row, column, text }) => [`${row} ${column}`, text]));

/** A list's own columns, in their places. */
function ownColumns(list: ExportedList): ExportColumn[] {
  const { sheet, layout } = list;
  const originals = originalsOfCells(list);
  return columnNames(sheet, layout).map((name, column) => ({
    id: `own ${column}`,
    name,
    isOwn: true,
    textOf: ({ row }) => row.cells[column] ?? '',
    // A typed text may be no number or date.
    typeOf: ({ row }) => (originals.has(`${row.number} ${column}`) ? 't' : typeIn(row, column)),
  }));
}

/** What the changed cells were. */
function originalColumns(list: ExportedList): ExportColumn[] {
  const originals = originalsOfCells(list);
  const changed = new Set(list.originals.map(({ column }) => column));
  return columnNames(list.sheet, list.layout).flatMap((name, column) =>
    changed.has(column)
      ? {
          id: `was ${column}`,
          name: workbenchText('columnBefore', { name }),
          isOwn: false,
          isAsWritten: true,
          textOf: ({ row }) => originals.get(`${row.number} ${column}`) ?? '',
        }
      : [],
  );
}

type Added = (typeof ADDED)[number];

/** Several values share a cell: the worst result, and each finding after what it is about, then the remarks. */
function together({ lines, remarks, status }: RowPart, [what, , textOf]: Added): string {
  if (what === 'result') return status ? statusText(status) : '';
  const isOneOfMany = what === 'reason' && lines.length > 1;
  const texts = lines.map((line) => `${isOneOfMany ? `${line.raw.trim()}: ` : ''}${textOf(line)}`);
  const said = what === 'reason' ? remarks.map(({ text }) => text) : [];
  return [...new Set([...texts, ...said])].filter(Boolean).join('; ');
}

/** What a person reads first of each column, and what follows for those who want to know more. */
const FIRST: ReadonlySet<Added[0]> = new Set(['result', 'reason', 'suggestion']);

const addedColumn = (id: string, name: string, textOf: ExportColumn['textOf']): ExportColumn => ({
  id,
  name,
  isOwn: false,
  textOf,
});

/** What is added about one column that is read, or about all of a list that has only one. */
function columnsAbout(
  partOf: (row: CheckedRow) => RowPart,
  idOf: (what: string) => string,
  of: { readonly column: number; readonly name: string } | null,
  facts: readonly FactColumn[],
) {
  const labelled = (id: string, label: string, textOf: ExportColumn['textOf']): ExportColumn =>
    of
      ? { ...addedColumn(id, `${of.name}: ${label}`, textOf), about: { ...of, label } }
      : addedColumn(id, label, textOf);
  const added = ADDED.map((what): ExportColumn & { readonly isFirst: boolean } => ({
    ...labelled(idOf(what[0]), what[1](), (row) => together(partOf(row), what)),
    isFirst: FIRST.has(what[0]),
    ...(what[0] === 'result' && { statusOf: (row: CheckedRow) => partOf(row).status }),
    ...(what[0] === 'answered' && {
      typeOf: (row: CheckedRow): CellType => (TIME.test(together(partOf(row), what)) ? 'm' : 't'),
    }),
  }));
  const ofFacts = facts.map((fact) =>
    labelled(idOf(`fact ${fact.name} ${fact.label}`), fact.label, (row) => factText(row, fact)),
  );
  return {
    first: added.filter(({ isFirst }) => isFirst),
    more: [...added.filter(({ isFirst }) => !isFirst), ...ofFacts],
  };
}

/**
 * The result and finding of the row, then those of each column that is read, then what is known of each value, and
 * at the end the number of the row and what the changed cells were.
 */
function addedColumns(list: ExportedList): ExportColumn[] {
  const { sheet, layout, rows, changes } = list;
  const names = columnNames(sheet, layout);
  const read = [
    ...new Set(rows.flatMap(({ lines }) => lines.flatMap(({ column }) => column ?? []))),
  ].toSorted((a, b) => a - b);
  const facts = factColumnsOf(rows);
  const isOne = read.length < 2;
  const ofRow = [
    {
      ...addedColumn('result', workbenchText('headResult'), ({ status }) => statusText(status)),
      statusOf: ({ status }: CheckedRow) => status,
    },
    addedColumn('finding', workbenchText('headFinding'), (row) => findingOf(row)),
  ];
  const changed = changes && changesColumn(changes);
  const about = isOne
    ? [
        columnsAbout(
          (row) => row,
          (what) => (what === 'reason' ? 'finding' : what),
          null,
          facts,
        ),
      ]
    : read.map((column) =>
        columnsAbout(
          (row) => partOfColumn(row, column),
          (what) => `${column} ${what}`,
          { column, name: names[column] ?? '' },
          facts.filter((fact) => fact.column === column),
        ),
      );
  return [
    ...(isOne ? [] : ofRow),
    ...(changed ? [addedColumn('changed', changed.name, changed.textOf)] : []),
    ...about.flatMap(({ first }) => first),
    ...about.flatMap(({ more }) => more),
    addedColumn('row', workbenchText('headRow'), ({ row }) => String(row.number)),
    ...originalColumns(list),
  ];
}

/** The person's own columns, in their places, then the added ones. */
export const exportColumns = (list: ExportedList): ExportColumn[] => [
  ...ownColumns(list),
  ...addedColumns(list).filter(({ id }) => list.chosen?.has(id) ?? true),
];

/** A file, and how many added cells were marked as text because they would run as formulas. */
export interface ExportedFile {
  readonly text: string;
  readonly escaped: number;
}

/** CSV (RFC 4180) with the list's own delimiter, or a comma, below the rows that were above. Only added cells are escaped. */
export function listToCsv(list: ExportedList): ExportedFile {
  const columns = exportColumns(list);
  let escaped = 0;
  const rows = list.rows.map((row) =>
    columns.map(({ isOwn, isAsWritten, textOf }) => {
      const cell = textOf(row);
      const safe = isOwn || isAsWritten ? cell : escapeFormulaCell(cell);
      if (safe !== cell) escaped += 1;
      return safe;
    }),
  );
  const { delimiter } = list.sheet;
  const above = rowsAbove(list.sheet, list.layout).map(({ cells }) => cells);
  const text = Papa.unparse([...above, columns.map(({ name }) => name), ...rows], {
    delimiter: delimiter === 'none' ? ',' : delimiter,
    newline: '\r\n',
  });
  return { text, escaped };
}
