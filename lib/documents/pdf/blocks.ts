/** The texts of a page for detection: the lines of a column together, each with the label beside it. */
import { type Line, type LinePart, type PlacedText, textLinesOf } from './lines.ts';

/** Text of one column, with the places that its parts come from. Labels come from no place. */
export interface Block {
  readonly text: string;
  readonly parts: readonly LinePart[];
  /**
   * Another reading of texts that are in other blocks: a row across its columns, or a column without the labels beside
   * it. An IBAN may be cut by either.
   */
  readonly isSpare: boolean;
}

/** A part of a placed text, by its index; offsets in UTF-16 code units. */
export interface TextPlace {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** Distance of baselines within a paragraph, as part of the larger size. */
const LINE_DISTANCE = 1.9;
/** A heading may be that much larger than what is below it. */
const SIZE_RATIO = 2;
/** Sizes that differ by this part are not those of one paragraph. */
const OTHER_SIZE = 0.15;
/** Longer texts, or those with digits, are no labels. */
const MAX_LABEL_LENGTH = 40;

const overlap = (a: Line, b: Line): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** Whether a line may continue the one above it. */
function follows(line: Line, above: Line): boolean {
  const size = Math.max(line.size, above.size);
  const distance = line.baseline - above.baseline;
  return (
    distance > 0 &&
    distance <= LINE_DISTANCE * size &&
    size <= SIZE_RATIO * Math.min(line.size, above.size) &&
    overlap(line, above) > 0
  );
}

/** The lines of each column. Where two lines share one above or below them, columns end or begin. */
function columnsOf(lines: readonly Line[]): Line[][] {
  const columns: Line[][] = [];
  let open: Line[][] = [];
  for (const row of Map.groupBy(lines, ({ baseline }) => baseline).values()) {
    const next: Line[][] = [];
    const taken = new Set<Line[]>();
    for (const line of row) {
      const above = open.filter((column) => follows(line, column.at(-1) ?? line));
      const [column] = above;
      const last = column?.at(-1);
      const isShared = last && row.filter((other) => overlap(other, last) > 0).length > 1;
      if (column && above.length === 1 && !isShared && !taken.has(column)) {
        column.push(line);
        taken.add(column);
        next.push(column);
      } else {
        const begun = [line];
        columns.push(begun);
        next.push(begun);
      }
    }
    const [{ baseline }] = row as [Line, ...Line[]];
    const isNear = (column: Line[]) =>
      baseline - (column.at(-1)?.baseline ?? 0) <= LINE_DISTANCE * (column.at(-1)?.size ?? 0);
    open = [...open.filter((column) => !taken.has(column) && isNear(column)), ...next];
  }
  return columns;
}

const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL_LENGTH && /\p{Alpha}/u.test(text) && !/[\d@:：]/.test(text);

/** What the line beside a line says about it, as "IBAN: "; '' if that is no label. */
function labelBeside({ before }: Line): string {
  const text = before?.text.trim() ?? '';
  const label = /[:：]$/.test(text) ? text.slice(0, -1).trimEnd() : text;
  return isLabel(label) ? `${label}: ` : '';
}

/** Whether a line is the label of the one below it: forms print labels in a size of their own. */
const isHeading = (line: Line, below: Line | undefined): boolean =>
  below !== undefined &&
  isLabel(line.text.trim()) &&
  Math.abs(line.size - below.size) > OTHER_SIZE * below.size;

/**
 * The lines one after the other, with their labels; a spare block is nothing but text.
 *
 * @param between two lines
 */
function blockOf(lines: readonly Line[], isSpare: boolean, between = '\n'): Block {
  let text = '';
  const parts: LinePart[] = [];
  for (const [i, line] of lines.entries()) {
    if (text !== '') text += between;
    if (!isSpare) text += labelBeside(line);
    const start = text.length;
    parts.push(...line.parts.map((part) => ({ ...part, offset: part.offset + start })));
    text += line.text;
    if (!isSpare && isHeading(line, lines[i + 1])) text += ':';
  }
  return { text, parts, isSpare };
}

/** The shortest IBAN has 15 signs, most of them digits. */
const hasManyDigits = ({ text }: Block): boolean => (text.match(/\d/g)?.length ?? 0) > 8;

/** The blocks of a page. */
export const blocksOf = (texts: readonly PlacedText[]): Block[] =>
  textLinesOf(texts).flatMap((lines) => {
    const columns = columnsOf(lines);
    const rows = [...Map.groupBy(lines, ({ baseline }) => baseline).values()];
    const labelled = columns.filter(([, ...rest]) => rest.some((line) => labelBeside(line) !== ''));
    const spare = [
      ...rows.filter(({ length }) => length > 1).map((row) => blockOf(row, true, ' ')),
      ...labelled.map((column) => blockOf(column, true)),
    ];
    return [...columns.map((column) => blockOf(column, false)), ...spare.filter(hasManyDigits)];
  });

/** Where a range of a block is drawn; nothing of it if it is only a label. */
export function textPlacesOf({ parts }: Block, start: number, end: number): TextPlace[] {
  return parts.flatMap(({ from, offset, length }) => {
    const place = {
      from,
      start: Math.max(0, start - offset),
      end: Math.min(length, end - offset),
    };
    return place.start < place.end ? [place] : [];
  });
}
