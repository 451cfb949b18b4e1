/** What the rows of a list say about each other: copies, and IBANs that have another name or amount elsewhere. */

import {
  amountIn,
  cellText,
  foldName,
  isCounter,
  type ListLine,
  type RowRemark,
  valueColumnOf,
} from '../list/index.ts';
import type { ListRow } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import type { NewLine } from './row-lines.ts';

export interface ComparedList {
  readonly body: readonly ListRow[];
  /** The list has several columns; otherwise each value has a row. */
  readonly isTable: boolean;
  /** Its lines are those of a letter, and no rows. */
  readonly isLetter: boolean;
  /** Indexes of the columns with names and amounts; null: there is none. */
  readonly nameColumn: number | null;
  readonly amountColumn: number | null;
  /** As in `ListLayout`. */
  readonly notes: number | undefined;
}

/** Folding is slow, and names repeat. */
function createNameFold() {
  const known = new Map<string, string>();
  return (name: string): string => {
    const folded = known.get(name) ?? foldName(name);
    known.set(name, folded);
    return folded;
  };
}

const textIn = ({ row }: ListLine, column: number): string => cellText(row, column).trim();

/** A line, and what it is compared by. */
interface Compared {
  readonly line: NewLine;
  readonly key: string;
}

/** The first two lines that differ in what they are compared by; empty keys are ignored. Null: there are none. */
function firstTwo(
  lines: readonly NewLine[],
  keyOf: (line: NewLine) => string,
): readonly [Compared, Compared] | null {
  let first: Compared | undefined;
  for (const line of lines) {
    const key = keyOf(line);
    if (key === '' || key === first?.key) continue;
    if (first) return [first, { line, key }];
    first = { line, key };
  }
  return null;
}

/** Of two lines, the one that differs from a key. */
const otherThan = (key: string, [first, second]: readonly [Compared, Compared]): NewLine =>
  key === first.key ? second.line : first.line;

const rowRemark = (
  kind: RowRemark['kind'],
  column: number | null,
  others: readonly (number | null)[],
  text: string,
): RowRemark => ({
  kind,
  columns: [column ?? 0, ...others.flatMap((other) => (other === column ? [] : (other ?? [])))],
  text,
});

/** What rows are compared by as a whole: values and amounts as they are meant, other cells as written. */
function createRowKeys(
  { body, nameColumn, amountColumn, notes }: ComparedList,
  fold: (name: string) => string,
) {
  const counters = new Map<number, boolean>();
  // What names a thing, such as the file of a document, and the number of a row are no part of it.
  const isLeftOut = (column: number): boolean => {
    if (notes !== undefined && column <= notes) return true;
    const isKnown = counters.get(column) ?? isCounter(body, column);
    counters.set(column, isKnown);
    return isKnown;
  };
  const cellKey = (row: ListRow, column: number, lines: readonly NewLine[]): string => {
    const values = lines.flatMap(({ column: own, found }) =>
      own === column && found ? `${found.verdict.kind} ${found.verdict.value}` : [],
    );
    if (values.length > 0) return values.join(' ');
    const text = cellText(row, column);
    if (column === nameColumn) return fold(text);
    const amount = column === amountColumn ? amountIn(row, column) : null;
    return amount === null ? text.trim().replace(/\s+/g, ' ').toLowerCase() : String(amount);
  };
  return (row: ListRow, lines: readonly NewLine[]): string =>
    row.cells
      .map((_, column) => (isLeftOut(column) ? '' : cellKey(row, column, lines)))
      .join('\n')
      .trimEnd();
}

/**
 * @param same the lines of each value, in the order of the list
 * @param linesOf the lines of the row at a position
 */
export function remarksAmong(
  same: readonly (readonly NewLine[])[],
  linesOf: (position: number) => readonly NewLine[],
  list: ComparedList,
): ReadonlyMap<NewLine, readonly RowRemark[]> {
  const { isTable, isLetter, nameColumn, amountColumn, notes } = list;
  const remarks = new Map<NewLine, RowRemark[]>();
  const add = (line: NewLine, remark: RowRemark) => {
    const others = remarks.get(line);
    if (others) others.push(remark);
    else remarks.set(line, [remark]);
  };
  const fold = createNameFold();
  const rowKey = createRowKeys(list, fold);
  const keyOf = ({ position, row }: NewLine): string => rowKey(row, linesOf(position));
  const amountOf = ({ row }: NewLine): string => {
    const amount = amountColumn === null ? null : amountIn(row, amountColumn);
    return amount === null ? '' : String(amount);
  };

  /** Says of later rows that an earlier one is the same. */
  function addCopies(lines: readonly NewLine[]): void {
    const rows = new Map<string, number>();
    for (const line of lines) {
      const ofRow = linesOf(line.position);
      // A row is compared once, where its first value is.
      if (isTable && ofRow.find(({ found }) => found) !== line) continue;
      const hasAmount = isTable && amountOf(line) !== '';
      if (notes !== undefined && !hasAmount) continue;
      const key = isTable ? keyOf(line) : '';
      const first = rows.get(key);
      if (first === undefined) rows.set(key, line.row.number);
      if (first === undefined || first === line.row.number) continue;
      const text = workbenchText(hasAmount ? 'sameAsRowAmountToo' : 'asInRow', { row: first });
      add(line, rowRemark('copy', valueColumnOf(ofRow), hasAmount ? [amountColumn] : [], text));
    }
  }

  function addNames(lines: readonly NewLine[], column: number): void {
    const nameOf = (line: NewLine) => fold(textIn(line, column));
    const two = firstTwo(lines, nameOf);
    if (!two) return;
    for (const line of lines) {
      const key = nameOf(line);
      if (key === '') continue;
      const other = otherThan(key, two);
      const text = workbenchText('ibanOfOtherName', {
        row: other.row.number,
        name: textIn(other, column),
      });
      add(line, rowRemark('names', line.column, [column], text));
    }
  }

  /** Of rows with the same name, which may be several payments to one account. */
  function addAmounts(lines: readonly NewLine[], column: number): void {
    const paid = lines.filter((line) => amountOf(line) !== '');
    const byAmount = firstTwo(paid, amountOf);
    const byRow = byAmount ? null : firstTwo(paid, keyOf);
    for (const line of paid) {
      const two = byAmount ?? byRow;
      if (!two || remarks.has(line)) continue;
      const other = otherThan(byAmount ? amountOf(line) : keyOf(line), two);
      const row = other.row.number;
      const text = byAmount
        ? workbenchText('ibanOfOtherAmount', { row, amount: textIn(other, column) })
        : workbenchText('ibanAndAmountAgain', { row });
      if (row !== line.row.number) add(line, rowRemark('amounts', line.column, [column], text));
    }
  }

  for (const lines of same) {
    if (lines.length < 2 || isLetter) continue;
    addCopies(lines);
    if (!isTable || lines[0]?.found?.verdict.kind !== 'iban') continue;
    if (nameColumn !== null) addNames(lines, nameColumn);
    if (amountColumn !== null) addAmounts(lines, amountColumn);
  }
  return remarks;
}
