/** The columns of the workbench's table: results first, then the list's own columns and chosen facts. */

import { commonText } from '../../texts/areas.ts';
import { kindLabel } from '../../texts/verdict.ts';
import type { ListLayout } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import { columnNames } from './columns.ts';
import { hasCorrection } from './edits.ts';
import { type ListLine, sharesCell } from './lines.ts';
import { type CheckedRow, isUrgent, needsYou, rankOf, reasonOf, urgencyOf } from './rows.ts';
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

/** Characters of a value that is named in a sentence. */
const MAX_NAMED = 60;

/** A sentence about a value of a table, after its kind, and after what is written where that is asked for. */
function aboutValue(line: ListLine, sentence: string, isNamed: boolean): string {
  const kind = line.found?.verdict.kind ?? line.columnKind;
  const raw = line.raw.trim().slice(0, MAX_NAMED);
  if (kind === null) return isNamed && raw !== '' ? `${raw}: ${sentence}` : sentence;
  return `${kindLabel(kind)}${isNamed && raw !== '' ? ` ${raw}` : ''}: ${sentence}`;
}

const joined = (texts: readonly string[]): string => [...new Set(texts)].join(' · ');

/** The correction of a value, unless the sentence about it names what is right already. */
function askedAfter(line: ListLine, sentence: string): string {
  const suggestion = hasCorrection(line) ? line.found?.verdict.suggestion : undefined;
  if (suggestion === undefined) return sentence;
  const names = (word: string) => suggestion.includes(word) && !line.raw.includes(word);
  const words = sentence.split(/\s+/).map((word) => word.replace(/(?<![.,:;?!])[.,:;?!]+$/, ''));
  if (words.some((word) => word.length > 2 && names(word))) return sentence;
  const question = workbenchText('didYouMean', { value: suggestion });
  return `${/[.?!…]$/.test(sentence) ? sentence : `${sentence}.`} ${question}`;
}

/**
 * The findings of a row in one text: what is wrong, the worst first, what other rows or values say against it, and
 * what is missing. If nothing is, the headlines of the values that its result comes from; in a table not of those
 * that are only plausible, so that exceptions stand out.
 */
export const findingOf = (row: CheckedRow): string => sentencesOf(row, {});

interface SentenceOptions {
  /** Each value is named: the table does not show it. */
  readonly namesValues?: boolean;
  /** The correction of a value is named. */
  readonly asks?: boolean;
}

function sentencesOf(row: CheckedRow, { namesValues = false, asks = false }: SentenceOptions) {
  const { lines, remarks, status } = row;
  const isTable = row.row.cells.length > 1;
  const said = (line: ListLine, sentence: string): string =>
    isTable ? aboutValue(line, sentence, namesValues || sharesCell(line, lines)) : sentence;
  const reasonsOf = (some: readonly ListLine[]) =>
    some.flatMap((line) => {
      const reason = reasonOf(line);
      return reason === null ? [] : said(line, asks ? askedAfter(line, reason) : reason);
    });
  const [urgent, others] = [remarks.filter(isUrgent), remarks.filter((each) => !isUrgent(each))];
  const isMissing = ({ unreadReason }: ListLine) => unreadReason === 'missing';
  const wrong = lines
    .filter((line) => !isMissing(line))
    .toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  const texts = [
    ...reasonsOf(wrong),
    ...urgent.map(({ text }) => text),
    ...reasonsOf(lines.filter(isMissing)),
  ];
  const says = lines.flatMap((line) =>
    texts.length === 0 && line.status === status && line.found && !(isTable && status === 'fits')
      ? status === 'unknown'
        ? said(line, line.found.verdict.headline)
        : line.found.verdict.headline
      : [],
  );
  return joined([...texts, ...says, ...others.map(({ text }) => text)]);
}

/**
 * What a person has to know of a row: of one that is fine only what other rows say.
 * @param namesValues each value is named: the table does not show it
 */
export const messageOf = (row: CheckedRow, namesValues = false): string =>
  needsYou(row) || row.status === 'unknown'
    ? sentencesOf(row, { namesValues, asks: true })
    : joined(row.remarks.map(({ text }) => text));

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
