/** The lines of a page, from texts with positions. A line ends at a wide gap, as between columns. */

/** A text that a page draws, in the page's own units. */
export interface PageItem {
  readonly text: string;
  /** Where its baseline starts. */
  readonly x: number;
  readonly y: number;
  /** Of the baseline, in radians. */
  readonly angle: number;
  /** Size of the font, and the part of it above the baseline. */
  readonly size: number;
  readonly ascent: number;
  /** Along the baseline. */
  readonly length: number;
  readonly isRtl: boolean;
  readonly endsLine: boolean;
}

/** A text as the page draws it; lengths in any unit, `y` grows downwards. */
export interface PlacedText {
  readonly text: string;
  /** Start and end along the direction of the text. */
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
  /** Size of the font. */
  readonly size: number;
  /** Degrees; texts in different directions share no line. */
  readonly direction: number;
}

/** Part of a line that comes from a placed text. */
export interface LinePart {
  /** Index of the placed text. */
  readonly from: number;
  /** Offset in the text of the line. */
  readonly offset: number;
  readonly length: number;
}

export interface Line extends Omit<PlacedText, 'direction'> {
  readonly parts: readonly LinePart[];
  /** The line before it at the same height, across a gap. */
  readonly before: Line | null;
}

/** Gaps as parts of the font's size: a wider one is a space, or ends the line. */
const SPACE_GAP = 0.14;
const COLUMN_GAP = 1.4;
/** Baselines that differ by less than this part of the size are one line: raised or lowered signs. */
const SAME_BASELINE = 0.35;

interface Indexed extends PlacedText {
  readonly index: number;
}

/** Groups texts whose baselines are the same. */
function rowsOf(texts: readonly Indexed[]): Indexed[][] {
  const rows: Indexed[][] = [];
  for (const text of texts.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const limit = last ? Math.min(last.size, text.size) * SAME_BASELINE : 0;
    if (row && last && text.baseline - last.baseline <= limit) row.push(text);
    else rows.push([text]);
  }
  return rows;
}

function lineOf(texts: readonly Indexed[], baseline: number, before: Line | null): Line {
  const parts: LinePart[] = [];
  let line = '';
  let end = texts[0]?.end ?? 0;
  for (const { text, index, start, size, end: itsEnd } of texts) {
    const isApart = start - end > SPACE_GAP * size && line !== '';
    if (isApart && !/\s$/.test(line) && !/^\s/.test(text)) line += ' ';
    parts.push({ from: index, offset: line.length, length: text.length });
    line += text;
    end = Math.max(end, itsEnd);
  }
  const sizes = texts.map(({ size }) => size);
  return {
    text: line,
    parts,
    before,
    end,
    baseline,
    start: texts[0]?.start ?? 0,
    size: Math.max(...sizes),
  };
}

/** The texts of a row, divided at its wide gaps. */
function linesOfRow(row: readonly Indexed[]): Line[] {
  const lines: Line[] = [];
  let open: Indexed[] = [];
  let end = Number.NEGATIVE_INFINITY;
  const baseline = row[0]?.baseline ?? 0;
  const close = () => {
    if (open.length > 0) lines.push(lineOf(open, baseline, lines.at(-1) ?? null));
    open = [];
  };
  for (const text of row.toSorted((a, b) => a.start - b.start)) {
    if (text.start - end > COLUMN_GAP * text.size) close();
    open.push(text);
    end = Math.max(end, text.end);
  }
  close();
  return lines;
}

/** The lines of a page from top to bottom, for each direction of text; blank texts are left out. */
export function textLinesOf(texts: readonly PlacedText[]): Line[][] {
  const filled = texts
    .map((text, index) => ({ ...text, index }))
    .filter(({ text }) => text.trim() !== '');
  const byDirection = Map.groupBy(filled, ({ direction }) => direction);
  return [...byDirection.values()].map((group) => rowsOf(group).flatMap(linesOfRow));
}
