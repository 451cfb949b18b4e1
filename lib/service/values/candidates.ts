import type { Finding, Kind } from '../../domain/index.ts';
import type { Ports } from '../platform/index.ts';
import { guessValue } from './guess-value.ts';

/** A possible value: found because it is valid, or guessed because it looks mistyped. */
export interface Candidate {
  readonly kind: Kind;
  readonly value: string;
  /** As it stands in the text. */
  readonly raw: string;
}

export interface UnreadLine {
  /** Counted from 1; null in a text of one line. */
  readonly line: number | null;
  readonly text: string;
}

export interface Candidates {
  /** In the order of the text, repeats included. */
  readonly values: readonly Candidate[];
  /** Lines of a list (or cells, where all are on one line) without a readable value. */
  readonly unread: readonly UnreadLine[];
}

/** Separates cells: values, labels, or anything else. */
const SEPARATOR = /[\r\n\t;|,]/g;
const LINE_END = /[\r\n]/;
/** Starts a value where several are separated by spaces only. */
const VALUE_START = /^(?:[a-z]{2,3}\d|\+\d|\S*@)/i;
/** Meant as a value, but too short to recognise its kind: "DE89", "+49", "ada@". */
const INCOMPLETE_VALUE = /^(?:[a-z]{2}\d{2}[a-z\d ]*|\+[\d\s().-]+|\S+@)$/i;

interface Cell {
  readonly text: string;
  readonly values: readonly Candidate[];
}

const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const countValueLetters = (values: readonly Candidate[]): number =>
  values.reduce((sum, { raw }) => sum + countLetters(raw), 0);

/** Invalid values in a piece of text without findings. */
function mistypedValues(piece: string, check: Ports['check']): Candidate[] {
  if (countLetters(piece) === 0) return [];
  const whole = guessValue(piece, check);
  if (whole) return [{ ...whole, raw: whole.value }];
  const groups: string[] = [];
  for (const word of piece.split(/\s+/).filter(Boolean)) {
    const last = groups.length - 1;
    if (last < 0 || VALUE_START.test(word)) groups.push(word);
    else groups[last] = `${groups[last]} ${word}`;
  }
  const guessed = groups.flatMap((group) => guessValue(group, check) ?? []);
  // All of a sentence reads as values, or nothing does.
  return guessed.length === groups.length
    ? guessed.map((guess) => ({ ...guess, raw: guess.value }))
    : [];
}

/** A cell's findings in order, with mistyped values before, between and after them. */
function cellOf(
  text: string,
  start: number,
  end: number,
  findings: readonly Finding[],
  check: Ports['check'],
): Cell {
  const values: Candidate[] = [];
  let at = start;
  for (const finding of findings) {
    values.push(...mistypedValues(text.slice(at, finding.start), check));
    values.push({ kind: finding.kind, value: finding.value, raw: finding.raw });
    at = finding.end;
  }
  values.push(...mistypedValues(text.slice(at, end), check));
  return { text: text.slice(start, end).trim(), values };
}

/** The cells of each line; a separator inside a finding (the query of a URL) does not count. */
function linesOf(text: string, findings: readonly Finding[], check: Ports['check']): Cell[][] {
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

interface Unit extends Cell {
  readonly line: number | null;
}

/** A value with less text around it than the value itself. */
const isValue = ({ text, values }: Unit): boolean =>
  values.length > 0 && countLetters(text) < 2 * countValueLetters(values);

/**
 * Every value in a selected or pasted text, invalid ones included. In a list (more than one line or
 * cell, most of them values) each line without a value is reported; in prose only a whole line that
 * was meant as a value.
 *
 * @param findings of this text, in order and without overlaps
 */
export function findCandidates(
  text: string,
  findings: readonly Finding[],
  check: Ports['check'],
): Candidates {
  // Replaced by the same length, so that offsets and line numbers hold.
  const lines = linesOf(text.replace(/\r\n/g, ' \n'), findings, check);
  const values = lines.flat().flatMap((cell) => cell.values);
  const isSaid = ({ text }: Cell): boolean => text !== '';
  const whole = lines
    .map((cells, i) => ({
      text: cells.map((cell) => cell.text).join(' '),
      values: cells.flatMap((cell) => cell.values),
      line: i + 1,
    }))
    .filter(isSaid);
  const pieces = lines.flat().filter(isSaid);
  const units: Unit[] =
    whole.length > 1 ? whole : pieces.map((piece) => ({ ...piece, line: null }));
  if (values.length === 0 || units.length < 2) return { values, unread: [] };
  const isList = units.filter(isValue).length * 2 > units.length;
  const unread = units
    .filter((unit) => unit.values.length === 0 && (isList || INCOMPLETE_VALUE.test(unit.text)))
    .map(({ line, text: shown }) => ({ line, text: shown }));
  return { values, unread };
}
