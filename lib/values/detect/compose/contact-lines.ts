/**
 * Reads the lines near an address or number in a block of contact data. A line that is one number
 * or address and nothing else, at most two lines from another such line, was meant as a value.
 */
import type { Finding, Kind } from '../../domain/index.ts';
import type { MistypedFinder } from '../../kinds/shared/mistyped-finder.ts';
import { rangesOverlapping, type TextRange } from './ranges.ts';

/** How many lines away another line still belongs to the block. */
const REACH = 2;
/** Longer lines are prose, UTF-16 code units. */
const MAX_LINE = 64;

/**
 * The line around an offset, without spaces around its text; null if it is blank or longer than
 * `MAX_LINE`, beyond which it is not read.
 */
function lineAt(text: string, offset: number): TextRange | null {
  const floor = Math.max(0, offset - MAX_LINE);
  const before = text.slice(floor, offset).lastIndexOf('\n');
  if (before < 0 && floor > 0) return null;
  const from = floor + before + 1;
  const rest = text.slice(from, from + MAX_LINE + 1);
  const length = rest.indexOf('\n');
  if (length < 0 && rest.length > MAX_LINE) return null;
  const line = length < 0 ? rest : rest.slice(0, length);
  const start = from + line.length - line.trimStart().length;
  const end = from + line.trimEnd().length;
  return end > start ? { start, end } : null;
}

const isWhole = (line: TextRange, { start, end }: TextRange) =>
  start <= line.start && end >= line.end;

/** The lines up to `REACH` before and after a line; a blank line ends the block. */
function linesAround(text: string, { start, end }: TextRange): TextRange[] {
  const lines: TextRange[] = [];
  let first = start;
  let last = end;
  for (let i = 0; i < REACH; i++) {
    const before = text.lastIndexOf('\n', first - 1);
    const line = before < 0 || before >= first ? null : lineAt(text, before);
    if (!line) break;
    lines.push(line);
    first = line.start;
  }
  for (let i = 0; i < REACH; i++) {
    const after = text.indexOf('\n', last);
    const line = after < 0 ? null : lineAt(text, after + 1);
    if (!line) break;
    lines.push(line);
    last = line.end;
  }
  return lines;
}

/** Reads a whole line as one value of a kind, even if mistyped; offsets are within the line. */
export type ReadLine = (kind: Kind, line: string) => Finding | null;

/** Adds the values in lines near an address or number to the findings, in order. */
type ReadContactLines = (
  text: string,
  findings: Finding[],
  readAs: ReadLine,
  knowsCheckDigits: boolean,
) => Finding[];

/** Names, websites and register entries look like a line of no kind. */
export function createContactLines(finders: readonly MistypedFinder[]): ReadContactLines {
  const isAnchor = ({ kind, raw }: Finding) =>
    finders.some((finder) => finder.kind === kind && finder.contact?.test(raw));
  const readLine = (line: string, readAs: ReadLine): Finding | null => {
    for (const finder of finders) {
      const looks = finder.line ?? finder.contact;
      const found = looks?.test(line) ? readAs(finder.kind, line) : null;
      if (found && found.end === line.length) return found;
    }
    return null;
  };
  return (text, findings, readAs, knowsCheckDigits) => {
    const homes: TextRange[] = [];
    for (const anchor of findings) {
      const home = isAnchor(anchor) ? lineAt(text, anchor.start) : null;
      if (home && isWhole(home, anchor)) homes.push(home);
    }
    if (homes.length === 0) return findings;
    const added = new Map<number, Finding>();
    const replaced = new Set<Finding>();
    for (const home of homes) {
      for (const line of linesAround(text, home)) {
        const inside = rangesOverlapping(findings, line);
        const [only] = inside;
        if (added.has(line.start) || inside.some(({ evidence }) => evidence)) continue;
        const isRight = only !== undefined && isWhole(line, only);
        if (isRight && knowsCheckDigits) continue;
        const found = isRight
          ? only
          : shifted(readLine(text.slice(line.start, line.end), readAs), line.start);
        if (!found || !isWhole(line, found)) continue;
        for (const finding of inside) replaced.add(finding);
        added.set(line.start, { ...found, evidence: 'shape' });
      }
    }
    if (added.size === 0) return findings;
    return [...findings.filter((finding) => !replaced.has(finding)), ...added.values()].sort(
      (a, b) => a.start - b.start,
    );
  };
}

const shifted = (finding: Finding | null, by: number) =>
  finding && { ...finding, start: finding.start + by, end: finding.end + by };
