/** Where a cell with several values is divided: at the separators and words that people write between values. */
import type { TextRange } from '../../values/detect/index.ts';

/** “And” and “or” in the languages of the interface. */
const WORDS = 'and|or|und|oder|bzw\\.?|et|ou|y|e|o|u|en|of|i|lub|oraz|albo|ed';
const SEPARATOR = new RegExp(`[;|,/&\\n\\r\\t]|\\s(?:[-–—+·•]|${WORDS})\\s`, 'giu');
/** What divides the text before the first value: a name may have a comma. */
const BEFORE = /[;|\n\r\t]/g;
/** What divides the text after a value. */
const AFTER = /[;|,\n\r\t]|^\s*\//g;
const SIGN = /[\p{Alpha}\p{N}@]/u;

/** Fewest digits of a value that begins like one, and of one that does not. */
const FEW = 7;
const MANY = 9;
const digitCount = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Whether a text is long enough to be meant as a value of its own: not the “030” of 030/901820. */
function standsAlone(text: string): boolean {
  if (text.includes('@') || /^[\s(]*\+[\s(]*\d/.test(text)) return true;
  const digits = digitCount(text);
  return digits >= MANY || (digits >= FEW && /^[\s(]*[\p{Alpha}+0]/u.test(text));
}

const rangeOf = (text: string, start: number, end: number): TextRange => {
  const piece = text.slice(start, end);
  // A byte-order mark is part of what is written.
  const from = start + Math.max(0, piece.search(/[\S\ufeff]|$/));
  return { start: from, end: Math.max(from, start + piece.trimEnd().length) };
};

/**
 * The parts of a cell that stand alone, in order; the whole cell if it is one. A separator inside a value, as
 * in john,doe@example.com or 030/901820, divides nothing.
 */
export function splitCell(cell: string): TextRange[] {
  const separators = [...cell.matchAll(SEPARATOR)];
  const parts: TextRange[] = [];
  let from = 0;
  for (const [i, { 0: sign, index }] of separators.entries()) {
    const after = index + sign.length;
    const next = separators[i + 1]?.index ?? cell.length;
    // The short one first: what is before grows where nothing is divided.
    if (!standsAlone(cell.slice(after, next)) || !standsAlone(cell.slice(from, index))) continue;
    parts.push(rangeOf(cell, from, index));
    from = after;
  }
  return [...parts, rangeOf(cell, from, cell.length)];
}

export interface Leftover extends TextRange {
  /** A separator is between it and the values, so that it is no label, name or remark of one. */
  readonly isSeparate: boolean;
}

/**
 * The texts of a cell besides its values, in order.
 * @param values in order and without overlaps
 */
export function leftoversOf(cell: string, values: readonly TextRange[]): Leftover[] {
  const leftovers: Leftover[] = [];
  const addGap = (from: number, to: number) => {
    const gap = cell.slice(from, to);
    const [isFirst, isLast] = [from === 0, to === cell.length];
    // The name of an address in angle brackets may have a comma (RFC 5322): "Doe, John" <doe@example.com>.
    const cuts = [...gap.matchAll(isFirst || /<\s*$/.test(gap) ? BEFORE : AFTER)];
    let at = 0;
    for (const [i, cut] of [...cuts, null].entries()) {
      const end = cut ? cut.index : gap.length;
      const range = signsIn(gap.slice(at, end), from + at);
      const touches = (i === 0 && !isFirst) || (cut === null && !isLast);
      if (range) leftovers.push({ ...range, isSeparate: !touches });
      at = cut ? cut.index + cut[0].length : end;
    }
  };
  let from = 0;
  for (const { start, end } of values) {
    addGap(from, start);
    from = end;
  }
  addGap(from, cell.length);
  return leftovers;
}

/** A text without the brackets and punctuation around it; null if it has no letters or digits. */
function signsIn(text: string, at: number): TextRange | null {
  const start = text.search(/[\p{Alpha}\p{N}@+]/u);
  let end = text.length;
  while (end > start && !SIGN.test(text.charAt(end - 1))) end -= 1;
  return start < 0 || end <= start ? null : { start: at + start, end: at + end };
}
