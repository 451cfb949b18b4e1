/**
 * Finds mistyped values in the columns and lists of a page: if most cells are values of one kind,
 * the others were probably meant as such values too. The same rule applies to columns in text.
 */

import type { Finding, Kind } from '../../domain/index.ts';
import { native } from '../../reading/dom/index.ts';
import {
  isOnly,
  isPlaceholder,
  isTotal,
  kindOfMost,
  mayBeMistaken,
  readMeant,
} from '../../values/detect/page-detector.ts';
import { visibleTextsIn } from '../dom/index.ts';
import { type ColumnCell, cellsOf, columnCellOf, splitRun } from '../scan/index.ts';
import { type FindingRange, type Mark, toFindingRange } from './marks.ts';

/** How many rows above and below a new value are read with it. */
const REACH = 20;
/** Longer cells are prose, UTF-16 code units. */
const MAX_CELL_LENGTH = 64;
interface Column {
  readonly sample: ColumnCell;
  readonly rows: Set<Element>;
}

interface ColumnReaderOptions {
  /** Finds the values in an element's text without regard to its column. */
  readonly find: (element: Element, text: string) => readonly Finding[];
  /** Reads a whole text as one value of a kind. */
  readonly readAs: (kind: Kind, element: Element, text: string) => Finding | null;
  readonly add: (found: FindingRange) => void;
}

/** The rows that have new values, and the rows near them. */
function nearbyRows(rows: ReadonlySet<Element>): Set<Element> {
  const all = new Set(rows);
  for (const row of rows) {
    for (const next of ['previousElementSibling', 'nextElementSibling'] as const) {
      let other = native(row)[next];
      for (let i = 0; i < REACH && other && !all.has(other); i++) {
        all.add(other);
        other = native(other)[next];
      }
    }
  }
  return all;
}

const hasSpan = (cell: Element) =>
  cell instanceof HTMLTableCellElement && (cell.colSpan > 1 || cell.rowSpan > 1);

/** The cell of a column in an ordinary row; null in a header, a footer or a row of totals. */
function cellAt(row: Element, column: number, width: number): Element | null {
  const cells = cellsOf(row);
  const cell = cells.find(([, at]) => at === column)?.[0];
  if (!cell || cells.length !== width || native(cell).matches('th,[role=columnheader]'))
    return null;
  return cells.some(([other]) => hasSpan(other)) ||
    native(row).closest('thead,tfoot') ||
    isTotal(native(cells[0]?.[0])?.textContent ?? '')
    ? null
    : cell;
}

export function createColumnReader({ find, readAs, add }: ColumnReaderOptions) {
  /** The kind that was marked in a cell, and the cell's text at that time; kind null for a mistyped value. */
  let marked = new WeakMap<Element, { readonly kind: Kind | null; readonly text: string }>();
  /** Columns with new values, by table and position. */
  let changed = new Map<Element, Map<number, Column>>();

  /** The kind of the value in a cell, even if the scan has not reached it; null for a mistyped value. */
  const kindIn = (cell: Element, text: string): Kind | null | undefined => {
    const known = marked.get(cell);
    if (known?.text === text) return known.kind;
    if (text.length > MAX_CELL_LENGTH) return null;
    const whole = { start: 0, end: text.length };
    return find(cell, text).find((finding) => !finding.evidence && isOnly(whole, finding))?.kind;
  };

  function* readColumn({ sample, rows }: Column): Generator<undefined> {
    const width = cellsOf(sample.row).length;
    const cells: { readonly cell: Element; readonly held: Kind | null | undefined }[] = [];
    for (const row of nearbyRows(rows)) {
      yield;
      const cell = cellAt(row, sample.column, width);
      const text = native(cell)?.textContent?.trim() ?? '';
      if (cell && !isPlaceholder(text)) cells.push({ cell, held: kindIn(cell, text) });
    }
    const kind = kindOfMost(cells.map(({ held }) => (held ? [held] : [])));
    if (!kind) return;
    const isList = native(sample.cell).localName === 'li';
    const others = cells.filter(
      ({ held }) => held === undefined || (held && mayBeMistaken(kind, held, isList)),
    );
    for (const { cell } of others) {
      yield;
      for (const block of splitRun(cell, visibleTextsIn(cell))) {
        const finding = readMeant(kind, block.text, (text) => readAs(kind, cell, text));
        const range = finding && toFindingRange(block, finding);
        if (range) add(range);
      }
    }
  }

  return {
    /** Records a marked value. Mistyped values do not count for their column. */
    note({ finding, range, severity }: Mark) {
      const element = range.startContainer.parentElement;
      const sample = element && columnCellOf(element);
      if (!sample) return;
      const text = native(sample.cell).textContent?.trim() ?? '';
      const isWhole = isOnly({ start: 0, end: text.length }, { start: 0, end: finding.raw.length });
      const kind = severity === 'bad' || !isWhole ? null : finding.kind;
      const known = marked.get(sample.cell);
      if (known?.kind === kind && known.text === text) return;
      marked.set(sample.cell, { kind, text });
      const columns = changed.get(sample.group) ?? new Map<number, Column>();
      changed.set(sample.group, columns);
      const column = columns.get(sample.column) ?? { sample, rows: new Set() };
      columns.set(sample.column, column);
      column.rows.add(sample.row);
    },
    /** Reads the exceptions in the columns with new values. Yields between cells. */
    *readChanged(): Generator<undefined> {
      const columns = [...changed.values()].flatMap((byPosition) => [...byPosition.values()]);
      changed = new Map();
      for (const column of columns) yield* readColumn(column);
    },
    reset() {
      marked = new WeakMap();
      changed = new Map();
    },
  };
}
