/**
 * Reads the columns of tables and lists in a text. A column has a kind if its header names one or
 * most of its cells are values of one; its other cells are then read as that kind, even if
 * mistyped.
 */
import type { Finding, Kind } from '../domain/index.ts';
import {
  isOnly,
  isPlaceholder,
  kindOfMost,
  mayBeMistaken,
  mayBeMistakenUnderHeader,
  readMeant,
} from './compose/column-rule.ts';
import type { TextOptions } from './compose/create-detector.ts';
import { rangesOverlapping, type TextRange } from './compose/ranges.ts';
import { labelledKinds, readExactly } from './exact-detector.ts';
import { detectSelection } from './selection.ts';
import { type TextTable, textTables } from './text-table.ts';

/** A filled cell in a column of values that could not be read as one. */
export interface UnreadCell extends TextRange {
  readonly kind: Kind;
}

export interface ColumnReading {
  /** The given findings and those of the columns, in order and without overlaps. */
  readonly findings: readonly Finding[];
  /** In order. */
  readonly unread: readonly UnreadCell[];
  /** Header rows, in order. */
  readonly headers: readonly TextRange[];
}

/** The least share of filled cells that must be of the kind that the header names. */
const MIN_SHARE_UNDER_HEADER = 0.5;
const MAX_HEADER_LENGTH = 40;

/** Reads a cell as a value of a kind, even if mistyped; null if it has none. */
export const readCellAs = (kind: Kind, cell: string, options?: TextOptions): Finding | null =>
  readMeant(kind, cell, (text) => readExactly(kind, text, options));

interface FilledCell extends TextRange {
  readonly text: string;
  readonly inside: readonly Finding[];
}

/** As `readCellAs`, with what the column's header says of its cells: "NIP" names the country of the numbers below it. */
function readCellUnder(header: string, kind: Kind, cell: string, options: TextOptions) {
  const alone = readCellAs(kind, cell, options);
  // With a prefix, the number says its country itself.
  if (header === '' || !alone || !/^\d/.test(alone.value)) return alone;
  const label = `${header}: `;
  const named = detectSelection(label + cell, options).find(({ start }) => start >= label.length);
  if (named?.kind !== kind || !named.value.endsWith(alone.value)) return alone;
  return { ...alone, value: named.value };
}

/** The kind that a header cell names: "IBAN", "E-mail address". */
function kindOfHeader({ text, inside }: FilledCell): Kind | null {
  if (inside.length > 0 || text.length > MAX_HEADER_LENGTH || /\d/.test(text)) return null;
  const named = new Set(labelledKinds(text).flatMap(({ kinds }) => kinds));
  const [kind] = named;
  return kind && named.size === 1 ? kind : null;
}

/** The kind of most cells of a column, and whether its header names it. */
function kindOfColumn(cells: readonly FilledCell[], isList: boolean, options: TextOptions) {
  const [header, ...body] = cells;
  const named = header && !isList ? kindOfHeader(header) : null;
  if (named && body.length > 0) {
    const count = body.filter(
      ({ text, inside }) =>
        inside.some(({ kind }) => kind === named) || readCellAs(named, text, options) !== null,
    ).length;
    if (count >= body.length * MIN_SHARE_UNDER_HEADER) return { kind: named, isNamed: true };
  }
  const filled = header && header.inside.length === 0 && !isList ? body : cells;
  const kind = kindOfMost(
    filled
      .filter(({ text }) => !isPlaceholder(text))
      .map((cell) =>
        cell.inside.filter((finding) => isOnly(cell, finding)).map((finding) => finding.kind),
      ),
  );
  return kind && { kind, isNamed: false };
}

/** Patterns of a cell that is a single number or address and nothing else. */
const ONE_VALUE: Readonly<Partial<Record<Kind, RegExp>>> = {
  phone: /^[+(]{0,2}\d[\d \xa0().-]*\d$/,
  email: /^[^\s@;]+@[^\s@;]+$/,
};

/** Whether the valid value in a cell is only a part of what was meant: doe@x.org in "john,doe@x.org". */
const isPartOfOne = (kind: Kind, { text, inside }: FilledCell): boolean =>
  inside.length === 1 && ONE_VALUE[kind]?.test(text) === true;

/**
 * Whether a cell is a value of another kind and must not be read as the column's kind. In a table's
 * column of addresses, a domain name is not: it is an address that lacks its @.
 */
const isOther = (kind: Kind, isNamed: boolean, isList: boolean, cell: FilledCell): boolean =>
  cell.inside.some(
    (finding) =>
      finding.evidence === undefined &&
      isOnly(cell, finding) &&
      !(isNamed && mayBeMistakenUnderHeader(kind, finding.kind)) &&
      !mayBeMistaken(kind, finding.kind, isList) &&
      !(kind === 'email' && finding.kind === 'domain' && !isList),
  );

/** The kind of each column of a table, from its header and cells; null for a column without a kind. */
export function columnKinds(
  rows: readonly (readonly string[])[],
  options: TextOptions = {},
): (Kind | null)[] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => {
    const cells = rows.flatMap((row): FilledCell[] => {
      const text = row[column]?.trim();
      if (!text) return [];
      return [{ start: 0, end: text.length, text, inside: detectSelection(text, options) }];
    });
    return kindOfColumn(cells, width === 1, options)?.kind ?? null;
  });
}

interface RowCell extends FilledCell {
  readonly rowIndex: number;
}

/** The filled cells of a column. */
function columnCells(
  text: string,
  { rows }: TextTable,
  column: number,
  findings: readonly Finding[],
): RowCell[] {
  return rows.flatMap((row, rowIndex): RowCell[] => {
    const cell = row[column];
    if (!cell || cell.start >= cell.end) return [];
    const content = text.slice(cell.start, cell.end);
    return [{ ...cell, text: content, inside: rangesOverlapping(findings, cell), rowIndex }];
  });
}

/** Reads the tables and lists of a text. `findings` are in order and without overlaps. */
export function readColumns(
  text: string,
  findings: readonly Finding[],
  options: TextOptions = {},
): ColumnReading {
  const added = new Map<number, Finding>();
  const dropped = new Set<Finding>();
  /** Findings of the same kind as their column. */
  const confirmed = new Set<Finding>();
  const unread = new Map<number, UnreadCell>();
  const headers: TextRange[] = [];

  function readCell(cell: RowCell, kind: Kind, header: string | null, isList: boolean): void {
    const isNamed = header !== null;
    const { start, end, rowIndex, inside } = cell;
    // A mistyped value may continue after the cell, as in "ada@example,org", or begin before it.
    const isWhole = (finding: Finding) =>
      finding.evidence === undefined
        ? isOnly(cell, finding) || !isPartOfOne(kind, cell)
        : isOnly(cell, finding) && finding.start >= start && finding.end <= end;
    if (added.has(start)) return;
    const ofKind = inside.filter((finding) => finding.kind === kind && isWhole(finding));
    for (const finding of ofKind) if (!finding.evidence) confirmed.add(finding);
    if (ofKind.length > 0) return;
    if (isOther(kind, isNamed, isList, cell) || (isNamed && rowIndex === 0)) return;
    const found = readCellUnder(header ?? '', kind, cell.text, options);
    if (found) {
      for (const finding of inside) dropped.add(finding);
      added.set(start, { ...found, start: start + found.start, end: start + found.end });
    } else if (inside.length === 0 && rowIndex > 0 && !isList) {
      unread.set(start, { start, end, kind });
    }
  }

  for (const table of textTables(text)) {
    const { rows, isList } = table;
    const [first = []] = rows;
    let isKnown = false;
    for (const column of first.keys()) {
      const cells = columnCells(text, table, column, findings);
      const recognised = kindOfColumn(cells, isList, options);
      if (!recognised) continue;
      isKnown = true;
      const header = recognised.isNamed ? (cells[0]?.text ?? null) : null;
      for (const cell of cells) readCell(cell, recognised.kind, header, isList);
    }
    const [start, end] = [first[0]?.start, first.at(-1)?.end];
    const isHeader = first.every((cell) => /^[^\d@]*$/.test(text.slice(cell.start, cell.end)));
    if (isKnown && isHeader && !isList && start !== undefined && end !== undefined)
      headers.push({ start, end });
  }
  const inOrder = (a: TextRange, b: TextRange) => a.start - b.start;
  return {
    findings: [
      ...findings
        .filter((finding) => !dropped.has(finding))
        .map((finding) =>
          confirmed.has(finding) ? { ...finding, evidence: 'column' as const } : finding,
        ),
      ...added.values(),
    ].toSorted(inOrder),
    unread: [...unread.values()].toSorted(inOrder),
    headers: headers.toSorted(inOrder),
  };
}
