/**
 * Finds email addresses in text. Around every @, the domain is read forwards and the local part
 * backwards, as far as the characters allow; then wrapping characters are removed and look-alikes
 * rejected. Linear time: text that is read around one @ ends at the next.
 */
import {
  ALNUM_CLASS,
  type AtSign,
  charClassAt,
  charClassOf,
  FOLDED_LETTER,
  foldCodeUnit,
  IGNORED,
  INVISIBLE_CHARACTERS,
  isFoldedDigit,
} from '../../text/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';
import { domainEnd, isHyphen, isUnspacedScript } from './find-domain.ts';

/** How far before an @ text is read: a local part of 64 octets (RFC 5321, 4.5.3.1) and invisible characters. */
const REACH = 256;

/**
 * Characters of a local part other than letters and digits: atext of RFC 5322 without ?{|}`, which
 * in queries, templates, tables and code are far more often around an address than in it.
 */
const ATEXT = "!#$%&'*/=^~";

/** By ASCII character: 1 for common characters of a local part, 2 for other allowed ones. */
const LOCAL = new Uint8Array(128);
for (let c = 33; c < 127; c++) {
  const char = String.fromCharCode(c);
  LOCAL[c] = /[\w.+-]/.test(char) ? 1 : ATEXT.includes(char) ? 2 : 0;
}

interface Local {
  readonly start: number;
  /** Whether the local part contains characters that need further checks. */
  readonly isOdd: boolean;
}

/** The local part before the @: everything that may belong to it, including wrapping characters. */
function localBefore(text: string, signOffset: number, floor: number): Local {
  let i = signOffset;
  let plain = false;
  let domainStart = 46;
  let isOdd = false;
  for (; i > floor; i--) {
    const c = text.charCodeAt(i - 1);
    if (c < IGNORED) {
      const type = LOCAL[c];
      if (!type) break;
      if (type === 2 || (c === 46 && domainStart === 46)) isOdd = true;
      domainStart = c;
      plain = true;
      continue;
    }
    const code = foldCodeUnit(c);
    if (code !== IGNORED) {
      // Non-Latin letters end the local part, except a single one inside a word: m端ller.
      if (
        code === FOLDED_LETTER &&
        plain &&
        isUnspacedScript(c) &&
        LOCAL[text.charCodeAt(i - 2)] !== 1
      )
        break;
      if (
        code !== FOLDED_LETTER &&
        !(LOCAL[code] && (isHyphen(c) || charClassOf(code) & ALNUM_CLASS))
      )
        break;
      plain = code < IGNORED;
    }
    isOdd = true;
  }
  return { start: i, isOdd: isOdd || !(charClassAt(text, i) & ALNUM_CLASS) };
}

/** Removes invisible characters and replaces full-width characters by ASCII. */
function plainText(text: string): string {
  let plain = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < IGNORED) continue;
    const code = c === 0x3002 ? 46 : foldCodeUnit(c);
    // Digits of another script are other characters in a name.
    if (code > IGNORED || (c < 0xff00 && isFoldedDigit(code))) continue;
    plain += text.slice(from, i) + (code < IGNORED ? String.fromCharCode(code) : '');
    from = i + 1;
  }
  return plain + text.slice(from);
}

/** Whether a character is an @, possibly full-width. */
const isSign = (c: number) => c === 64 || c === 0xff20;

/**
 * Whether the text after a domain makes the match a git remote, a chain of handles or a longer
 * word.
 */
function isForeignAfter(text: string, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === 58 || next === 95) return /[\w~/.]/.test(text.charAt(end + 1));
  return isSign(next);
}

/**
 * Characters before an address that do not belong to it: quotation marks, emphasis (`_` and `/` if
 * another one closes it, after a line feed), list dashes, and the key of a setting or query
 * (`email=`), but not prefixes that mail servers write (`bounce-list=`, `SRS0=`). An ellipsis ends a
 * sentence; two dots in a row are a typo in the address.
 */
const WRAPPING = new RegExp(
  `(?:.*\\.{3})?(?:[-'*~^#&${INVISIBLE_CHARACTERS}]|([_/])(?=[^/]*\n[*~]*\\1))*(?:(?:.*(?:&[\\w.-]*|mail)|[a-z_.]*)=)?`,
  'iy',
);

/**
 * Not a local part: empty, with dots at its ends or in a row. Slashes are so rare that text with
 * two of them counts as a path.
 */
const NOT_LOCAL = /^$|^[./]|\.$|\.\.|[\s@]|%40|\/.*\/|^[^/]*\..*\//;

/** Start of a local part with unusual characters, after its wrapping characters. */
function unwrappedStart(
  text: string,
  { start: signOffset }: AtSign,
  local: number,
  end: number,
  floor: number,
): number {
  // Directly after another address: `a@x.com/b@y.com`.
  const start = local && local === floor && text.charAt(local) === '/' ? local + 1 : local;
  const written = text.slice(start, signOffset);
  WRAPPING.lastIndex = 0;
  WRAPPING.test(`${written}\n${text.slice(end, end + 3)}`);
  return start + WRAPPING.lastIndex;
}

/** A local part with unusual characters from `start`, in the form that is sent; '' if invalid. */
function localOf(text: string, start: number, signOffset: number): string {
  let name = plainText(text.slice(start, signOffset));
  try {
    name = decodeURIComponent(name).replace(/^[\s<"]+|\s+$/g, '');
  } catch {
    // A literal percent sign.
  }
  return NOT_LOCAL.test(name) ? '' : name;
}

/** The address from `start` to the domain's end, in the form that is sent; '' if invalid. */
function addressOf(
  text: string,
  start: number,
  { start: signOffset, end: domainStart }: AtSign,
  end: number,
  isOdd: boolean,
): string {
  const local = isOdd ? localOf(text, start, signOffset) : text.slice(start, signOffset);
  return local && `${local}@${plainText(text.slice(domainStart, end)).toLowerCase()}`;
}

/** Further checks of a match; `local` is the length before its @ in code units. */
export type EmailTest = (address: string, local: number) => boolean;

/** Creates the email finder. @param isAddress can reject matches */
export const createEmailFinder = (isAddress: EmailTest = () => true): Finder => ({
  kind: 'email',
  sign: '[@＠]',
  labels: 'e-?mail',

  aroundAtSign(text, sign, floor) {
    const { start: signOffset, end: domainStart } = sign;
    const end = domainEnd(text, domainStart);
    if (end < 0 || isForeignAfter(text, end)) return null;
    const local = localBefore(text, signOffset, Math.max(floor, signOffset - REACH));
    if (local.start === signOffset) return null;
    const { isOdd } = local;
    const start = isOdd ? unwrappedStart(text, sign, local.start, end, floor) : local.start;
    // A chain of handles is not read further.
    if (start === signOffset || (start && isSign(text.charCodeAt(start - 1)))) return null;
    const value = addressOf(text, start, sign, end, isOdd);
    if (!value || !isAddress(value, signOffset - start)) return null;
    return createFinding('email', text, start, end, value);
  },
});
