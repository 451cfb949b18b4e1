import type { Check } from '../../check/index.ts';
import type { Finding, Kind, Phrase } from '../../domain/index.ts';
import type { ParsedText } from '../../extension/schemas/index.ts';
import {
  overlookedIn,
  rangesOverlapping,
  readColumns,
  type TextOptions,
  type TextRange,
  unreadReasonOf,
} from '../../values/detect/index.ts';
import type { Ports } from '../platform/index.ts';
import { type Candidate, type Cell, guessValue, type Unit, withEvidence } from './guess-value.ts';

/** What finds and checks values in a text. */
export interface ReadingTools extends Pick<Ports, 'detect'> {
  readonly check: Check;
}

type UnreadLine = ParsedText<Phrase>['unread'][number];

export interface Candidates {
  /** In the order of the text, repeats included. */
  readonly values: readonly Candidate[];
  /** Texts that look like a value and were not read, in order; of a list, each line without a value. */
  readonly unread: readonly UnreadLine[];
}

/** Separates cells: values, labels, or anything else. */
const SEPARATOR = /[\r\n\t;|,]/g;
const LINE_END = /[\r\n]/;
/** Meant as a value, but too short to recognise its kind: "DE89", "+49", "ada@". */
const INCOMPLETE_VALUE = /^(?:[a-z]{2}\d{2}[a-z\d ]*|\+[\d\s().-]+|\S+@)$/i;

/** A number in groups, without any letter. */
const BARE_NUMBER = /^[\d\s()./-]{8,}$/;

const countLetters = (text: string): number => text.match(/[\p{Alpha}\p{N}]/gu)?.length ?? 0;
const countValueLetters = (values: readonly Candidate[]): number =>
  values.reduce((sum, { raw }) => sum + countLetters(raw), 0);

/** A cell's findings in order; if it has none, the value that it was probably meant to be. */
function cellOf(
  text: string,
  start: number,
  end: number,
  findings: readonly Finding[],
  check: Check,
): Cell {
  const content = text.slice(start, end);
  const guess = findings.length === 0 ? guessValue(content, check) : null;
  const from = guess ? start + content.indexOf(guess.value) : start;
  const values: readonly Candidate[] = guess
    ? [{ ...guess, raw: guess.value, start: from, end: from + guess.value.length, isGuess: true }]
    : findings;
  return { start, end, text: content.trim(), values };
}

/** The cells of each line; a separator inside a finding (the query of a URL) does not count. */
function linesOf(text: string, findings: readonly Finding[], check: Check): Cell[][] {
  const lines: Cell[][] = [[]];
  let start = 0;
  let next = 0;
  const close = (end: number) => {
    const from = next;
    while ((findings[next]?.start ?? end) < end) next += 1;
    lines.at(-1)?.push(cellOf(text, start, end, findings.slice(from, next), check));
  };
  let inside = 0;
  for (const { 0: sign, index } of text.matchAll(SEPARATOR)) {
    while ((findings[inside]?.end ?? text.length) <= index) inside += 1;
    if ((findings[inside]?.start ?? text.length) < index) continue;
    close(index);
    start = index + 1;
    if (LINE_END.test(sign)) lines.push([]);
  }
  close(text.length);
  return lines;
}

/** Whether a unit is mostly values: fewer than half of its letters are other text. */
const isValue = ({ text, values }: Unit): boolean =>
  values.length > 0 && countLetters(text) < 2 * countValueLetters(values);

/** Whether a unit is a value with at most a label. */
const isAlone = ({ text, values }: Unit): boolean =>
  values.length === 1 && 2 * countLetters(text) <= 3 * countValueLetters(values);

/** Whether a unit is no sentence. */
const areFewWords = ({ text }: Unit): boolean => text.split(/\s+/).length <= 3;

/** Whether a line is only a number: an account number, or a phone number of an unknown country. */
const isBareNumber = ({ text }: Unit): boolean =>
  BARE_NUMBER.test(text) && unreadReasonOf(text).startsWith('number');

/** The lines of a text, or the cells of its only line. */
function unitsOf(lines: readonly (readonly Cell[])[]): Unit[] {
  const filledLines = lines
    .map((cells, i) => ({ cells: cells.filter(({ text }) => text !== ''), line: i + 1 }))
    .filter(({ cells }) => cells.length > 0);
  if (filledLines.length < 2) {
    return filledLines.flatMap(({ cells }) => cells.map((cell) => ({ ...cell, line: null })));
  }
  return filledLines.map(({ cells, line }) => ({
    start: cells[0]?.start ?? 0,
    end: cells.at(-1)?.end ?? 0,
    text: cells.map(({ text }) => text).join(' '),
    values: cells.flatMap(({ values }) => values),
    line,
  }));
}

/**
 * Whether most lines are values and half of these of one kind. An address block has one of each
 * kind. Of the cells of a single line, a value beside some words is enough: "GB980780684, foo".
 */
function isListOf(units: readonly Unit[]): boolean {
  const lines = units.filter((unit) => isValue(unit) || isBareNumber(unit));
  const [first] = units;
  if (first?.line === null && lines.length > 0 && units.length <= 3 * lines.length)
    return units.every((unit) => (unit.values.length > 0 ? isAlone(unit) : areFewWords(unit)));
  const counts = new Map<Kind | undefined, number>();
  for (const { values } of lines) {
    const kind = values[0]?.kind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return lines.length * 2 > units.length && Math.max(...counts.values()) * 2 >= lines.length;
}

interface UnreadText extends Omit<UnreadLine, 'line' | 'text'>, TextRange {}

/** The lines of a list without a value; of prose, only those that begin like a value. */
function unreadUnits(units: readonly Unit[], options: TextOptions): UnreadText[] {
  const isList = isListOf(units);
  return units
    .filter(({ values }) => values.length === 0)
    .map(({ start, end, text }) => ({ start, end, text, reason: unreadReasonOf(text, options) }))
    .filter(({ text, reason }) =>
      units.length === 1 ? reason !== 'no-value' : isList || INCOMPLETE_VALUE.test(text),
    );
}

/**
 * Every value in a selected or pasted text, including invalid ones, and the parts that were not read. In
 * a list (several lines or cells, most of them values) each line without a value is reported as unread;
 * in prose only texts that look like a value.
 *
 * @param region the region from the settings; '' if none is set
 * @param isPart whether the text is a line or cell of a longer text
 */
export function findCandidates(
  text: string,
  { detect, check }: ReadingTools,
  region: string,
  isPart = false,
): Candidates {
  const options = { ...(region && { region }) };
  const found = detect(text, { scope: 'selection', ...options });
  const { findings, unread: emptyCells, headers } = readColumns(text, found, options);
  // The replacement has the same length, so that offsets and line numbers stay correct.
  const lines = linesOf(text.replace(/\r\n/g, ' \n'), findings, check);
  const all = unitsOf(lines);
  // A single value is never left out: the person wants to know what is wrong with it.
  const units = all.length > 1 || isPart ? withEvidence(all, check, isValue) : all;
  const values = units.flatMap((unit) => unit.values);
  const cells = emptyCells.map((cell): UnreadText => ({ ...cell, reason: 'not-in-column' }));
  const inText = overlookedIn(text, values, options).filter(
    (range) => rangesOverlapping(cells, range).length === 0,
  );
  const isKnown = (unit: TextRange) =>
    [headers, cells, inText].some((ranges) => rangesOverlapping(ranges, unit).length > 0);
  const whole = unreadUnits(units, options).filter((unit) => !isKnown(unit));
  const unread = [...cells, ...inText, ...whole]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, reason, kind }) => ({
      line: rangesOverlapping(units, { start, end })[0]?.line ?? null,
      text: text.slice(start, end).replace(/\s+/g, ' ').trim(),
      reason,
      ...(kind && { kind }),
    }));
  return { values, unread };
}
