import type { Finding } from '../finding.ts';
import { addressAt } from '../kinds/email/find.ts';
import type { Knowledge } from '../kinds/knowledge.ts';
import {
  CLASS,
  codeAt,
  DASH,
  DOT,
  fold,
  GONE,
  PAREN,
  SLASH,
  SPACE,
  WIDE_DIGITS,
} from './characters.ts';
import { warm } from './warm.ts';

const WIDE = `\\d${WIDE_DIGITS}`;

/**
 * A digit or plus sign with another digit near, the first of every number, in which single letters can
 * stand; or an @, full-width or as URLs write it. What follows is only looked at, so that the search itself
 * is for one character of several, which engines find fastest.
 */
const SEARCH = warm(
  new RegExp(`[+＋${WIDE}](?=[a-z]?[^\\w,:;]{0,4}[${WIDE}])|[@＠]|%(?=40)`, 'gi'),
);

/** How far after digits the next ones are looked for by hand: cheaper than a search where they are dense. */
const NEAR = 8;

/** What can stand between two digits of a number. */
export const SEPARATOR = SPACE | DASH | DOT | SLASH | PAREN;

/** Beside the classes of separators, of what stands before a group: more than belongs into one number. */
export const BREAK = 1;
/** A letter right before the group, or anywhere since the one before. */
export const PREFIXED = 2;
export const NAMED = 4;
/** An opening bracket. */
export const OPEN = 256;
/** A plus sign, and nothing since that does not belong to the number. */
export const PLUS = 512;
/** The group itself begins with zero. */
export const ZERO = 1024;

/**
 * The groups of digits last read: where each begins and ends, what stands before. What cannot be seen parts
 * them, too. Reused, and as long as any text needed.
 */
export const starts: number[] = [];
export const ends: number[] = [];
export const before: number[] = [];
export let total = 0;

/**
 * Reads a text once: keeps its groups of digits, puts its email addresses in order into `emails`. At most
 * four separators in a row stand in a number, a full stop only by itself (before a space it ends a
 * sentence). Digits far from others are left out.
 */
export function readGroups(text: string, emails: Finding[], knowledge: Knowledge): void {
  const { length } = text;
  let n = 0;
  let i = 0;
  let floor = 0;
  let stop = 0;
  for (;;) {
    let flags = 0;
    let classes = 0;
    let plus = 0;
    let width = 0;
    let letter = -NEAR;
    let code = 0;
    for (; ; i++) {
      if (i >= stop || i >= length) {
        SEARCH.lastIndex = i;
        if (!SEARCH.test(text)) {
          total = n;
          return;
        }
        flags |= BREAK | NAMED;
        const found = SEARCH.lastIndex - 1;
        for (i = Math.max(i, found - 3); i < found; i++) if (text.charCodeAt(i) > 64) letter = i;
        stop = i + NEAR;
      }
      code = text.charCodeAt(i);
      if (code > 126) code = fold(code);
      if ((code - 48) >>> 0 < 10) break;
      const type = (CLASS[code] ?? 0) & SEPARATOR;
      if (type || code === GONE) {
        if (++width > 4 || (classes && (type | classes) & DOT)) {
          plus = 0;
          flags |= BREAK;
        }
        classes |= code === 40 ? PAREN | OPEN : type;
      } else {
        plus = 0;
        flags |= BREAK;
        if (code > 64) {
          letter = i;
          flags |= NAMED;
        } else if (code === 64 || (code === 37 && text.startsWith('40', i + 1))) {
          const email = addressAt(text, i, code === 37 ? i + 3 : i + 1, floor);
          if (email && knowledge.isAddress(email.value, i - email.start)) {
            emails.push(email);
            floor = email.end;
            i = floor - 1;
          }
        } else if (code === 43) {
          const next = codeAt(text, i + 1);
          if (next === 40 || next === GONE || (next > 47 && next < 58)) {
            plus = PLUS;
            flags = BREAK;
            classes = width = 0;
            letter = -NEAR;
            stop = i + NEAR;
          }
        }
      }
    }
    if (letter > i - 4) flags |= PREFIXED;
    flags |= classes | plus;
    // Most often a single separator stands before the next group.
    for (;;) {
      starts[n] = i;
      before[n] = code === 48 ? flags | ZERO : flags;
      do code = ++i < length ? text.charCodeAt(i) : 0;
      while ((code - 48) >>> 0 < 10);
      ends[n++] = i;
      flags = code < GONE && code !== 40 ? (CLASS[code] ?? 0) & SEPARATOR : 0;
      if (!flags || i + 1 === length) break;
      code = text.charCodeAt(i + 1);
      if ((code - 48) >>> 0 > 9) break;
      i++;
    }
    stop = i + NEAR;
  }
}
