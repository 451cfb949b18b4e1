/**
 * Reads an address list (RFC 5322, 3.4) as tolerantly as mail programs do, with the exact range of
 * each address, so that one can be replaced and all other characters stay.
 *
 * Separators are comma, semicolon and line break, and white space between complete addresses.
 * Display names, quoted or not, comments and groups ("Team: a@x.example, b@y.example;") are skipped.
 */

export const LISTED_KIND = 'email';

interface ListedAddress {
  /** The address without display name, brackets and comments, as written. */
  readonly text: string;
  /** UTF-16 offsets of `text` in the list. */
  readonly start: number;
  readonly end: number;
  /** Whether a separator, a closing bracket or another address follows. If not, the person may still be typing it. */
  readonly isComplete: boolean;
  /** Whether it has an "@" or is in angle brackets. Other text may be the name of a contact. */
  readonly isAddress: boolean;
}

/** Longest text that is read, UTF-16 units. */
const MAX_LENGTH = 20_000;
/** Longest quoted name, comment or bracketed address; limits the search for the closing character. */
const MAX_ENCLOSED = 400;

const SEPARATOR = /[,;\n\r，；、]/;
/** Editors put invisible characters around chips. */
const SPACE = /[\s\u200B\u2060]/u;
/** A comment that may follow an address in angle brackets: "<a@x.example> (work)". */
const AFTER_BRACKET = /[^\S\n\r]*(?:\([^()\n]*\))?/y;
/** A comma typed instead of the dot in a domain: "anna@gmail,com". */
const DOMAIN_WITHOUT_DOT = /@[^\s@.,;<>"()]+$/;
const ENDING_AFTER_COMMA = /,\p{Alpha}{2,24}(?=[\s,;>]|$)/uy;

const matchesAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** The end of a quoted string (RFC 5322, 3.2.4) that begins at `start`; `start` if it is not closed. */
function endOfQuotes(text: string, start: number): number {
  const limit = Math.min(text.length, start + MAX_ENCLOSED);
  for (let i = start + 1; i < limit && text[i] !== '\n'; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i + 1;
  }
  return start;
}

function endOfBrackets(text: string, start: number, close: string): number {
  const inside = text.slice(start + 1, start + MAX_ENCLOSED);
  const length = inside.indexOf(close);
  return length < 0 || /[\n<]|@.*@/.test(inside.slice(0, length)) ? start : start + length + 2;
}

/** The end of a quoted string, comment or bracketed address that begins at `i`; else `i`. */
function endOfEnclosed(text: string, i: number): number {
  if (text[i] === '"') return endOfQuotes(text, i);
  if (text[i] === '(') return endOfBrackets(text, i, ')');
  return text[i] === '<' ? endOfBrackets(text, i, '>') : i;
}

/** Whether a colon ends the name of a group, rather than "mailto". */
function endsGroupName(text: string, start: number, colon: number): boolean {
  const name = text.slice(start, colon).trim();
  if (name === '' || /@|^mailto$/i.test(name)) return false;
  return /\s|$/.test(text[colon + 1] ?? '') || text.includes(';', colon);
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly isComplete: boolean;
}

/** The text between separators. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const endSegment = (end: number, next: number) => {
    segments.push({ start, end, isComplete: true });
    start = next;
  };
  for (let i = 0; i < text.length; ) {
    const character = text[i] ?? '';
    const end = endOfEnclosed(text, i);
    if (end > i) {
      i = end;
      if (character !== '<') continue;
      AFTER_BRACKET.lastIndex = i;
      i += AFTER_BRACKET.exec(text)?.[0].length ?? 0;
      if (!SEPARATOR.test(text[i] ?? '')) endSegment(i, i);
      continue;
    }
    const isCommaForDot =
      character === ',' &&
      matchesAt(ENDING_AFTER_COMMA, text, i) &&
      DOMAIN_WITHOUT_DOT.test(text.slice(start, i));
    if (SEPARATOR.test(character) && !isCommaForDot) endSegment(i, i + 1);
    else if (character === ':' && endsGroupName(text, start, i)) start = i + 1;
    i += 1;
  }
  segments.push({ start, end: text.length, isComplete: false });
  return segments;
}

/** The range without white space at its ends. */
function trimmed(text: string, from: number, to: number): readonly [number, number] {
  let [start, end] = [from, to];
  while (start < end && SPACE.test(text[start] ?? '')) start += 1;
  while (end > start && SPACE.test(text[end - 1] ?? '')) end -= 1;
  return [start, end];
}

interface Word {
  readonly start: number;
  readonly end: number;
  /** Whether it has an "@" outside quotes. */
  readonly hasAt: boolean;
}

/** The words between white space, without comments. A quoted string is part of a word. */
function wordsOf(text: string, { start, end }: Segment): Word[] {
  const words: Word[] = [];
  let from = start;
  let hasAt = false;
  const endWord = (to: number, next: number) => {
    if (to > from) words.push({ start: from, end: to, hasAt });
    [from, hasAt] = [next, false];
  };
  for (let i = start; i < end; ) {
    const after = Math.min(endOfEnclosed(text, i), end);
    if (after > i && text[i] === '(') endWord(i, after);
    else if (SPACE.test(text[i] ?? '')) endWord(i, i + 1);
    else if (text[i] === '@' || text[i] === '＠') hasAt = true;
    i = Math.max(after, i + 1);
  }
  endWord(end, end);
  return words;
}

/** Joins the words of "anna @x.example", "anna@ x.example" and "anna @ x.example" to one. */
function joinAtSigns(text: string, words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const opens = /^[@＠]/.test(text.slice(word.start, word.end));
    const closes = before?.hasAt && /[@＠]$/.test(text.slice(before.start, before.end));
    const isPart = before && ((opens && !before.hasAt) || (closes && !word.hasAt));
    if (isPart) joined[joined.length - 1] = { start: before.start, end: word.end, hasAt: true };
    else joined.push(word);
  }
  return joined;
}

/** The bracketed address of "Anna <anna@x.example>", whether or not the bracket is closed. */
function bracketedIn(text: string, segment: Segment): ListedAddress | undefined {
  let open = -1;
  for (let i = segment.start; i < segment.end; ) {
    if (text[i] === '<') open = i;
    const after = endOfEnclosed(text, i);
    i = text[i] === '<' ? i + 1 : Math.max(after, i + 1);
  }
  if (open < 0) return undefined;
  const close = text.indexOf('>', open);
  const isClosed = close >= 0 && close < segment.end;
  const [start, end] = trimmed(text, open + 1, isClosed ? close : segment.end);
  const isComplete = isClosed || segment.isComplete;
  return start === end
    ? undefined
    : { text: text.slice(start, end), start, end, isComplete, isAddress: true };
}

function addressesIn(text: string, segment: Segment): ListedAddress[] {
  const bracketed = bracketedIn(text, segment);
  if (bracketed) return [bracketed];
  const words = joinAtSigns(text, wordsOf(text, segment));
  const found = words.filter(({ hasAt }) => hasAt);
  const last = words.at(-1);
  const listed = found.map(
    (word): ListedAddress => ({
      text: text.slice(word.start, word.end),
      start: word.start,
      end: word.end,
      isComplete: segment.isComplete || word !== last || text.length > word.end,
      isAddress: true,
    }),
  );
  if (listed.length > 0) return listed;
  const [start, end] = trimmed(text, segment.start, segment.end);
  if (start === end) return [];
  const { isComplete } = segment;
  return [{ text: text.slice(start, end), start, end, isComplete, isAddress: false }];
}

/** The addresses of a list in order; their ranges do not overlap. */
export function readAddressList(text: string): ListedAddress[] {
  const limited = text.slice(0, MAX_LENGTH);
  return segmentsOf(limited).flatMap((segment) => addressesIn(limited, segment));
}
