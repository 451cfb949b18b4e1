/**
 * Email addresses in text. Around every @ the domain is read forwards and the local part backwards, both as
 * far as their characters go; what wraps an address is then taken off, and what only looks like one left.
 * Linear: what is read around a sign ends at the next one.
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
  tokenBefore,
} from '../../reading/scanning/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';
import { domainEnd, isHyphen, isUnspacedScript } from './find-domain.ts';

/** A local part of 64 octets (RFC 5321, 4.5.3.1), with what cannot be seen between. */
const REACH = 256;

/**
 * Characters of a local part beside letters and digits: atext of RFC 5322 without those that queries,
 * templates, tables and code set around an address far more often than an address has them: ?{|}`
 */
const ATEXT = "!#$%&'*/=^~";

/** By ASCII character: 1 what commonly stands in a local part, 2 what else can. */
const LOCAL = new Uint8Array(128);
for (let c = 33; c < 127; c++) {
  const char = String.fromCharCode(c);
  LOCAL[c] = /[\w.+-]/.test(char) ? 1 : ATEXT.includes(char) ? 2 : 0;
}

interface Local {
  readonly start: number;
  /** Whether it needs a second look. */
  readonly isOdd: boolean;
}

/** The local part before `at`: as much as can be one, what wraps it included. */
function localBefore(text: string, at: number, floor: number): Local {
  let i = at;
  let plain = false;
  let after = 46;
  let isOdd = false;
  for (; i > floor; i--) {
    const c = text.charCodeAt(i - 1);
    if (c < IGNORED) {
      const type = LOCAL[c];
      if (!type) break;
      if (type === 2 || (c === 46 && after === 46)) isOdd = true;
      after = c;
      plain = true;
      continue;
    }
    const code = foldCodeUnit(c);
    if (code !== IGNORED) {
      // Words end here, but for a single sign inside one: m端ller.
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

/** Without what cannot be seen, and in ASCII where a character only looks otherwise. */
function plainText(text: string): string {
  let plain = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < IGNORED) continue;
    const code = c === 0x3002 ? 46 : foldCodeUnit(c);
    if (code > IGNORED) continue;
    plain += text.slice(from, i) + (code < IGNORED ? String.fromCharCode(code) : '');
    from = i + 1;
  }
  return plain + text.slice(from);
}

/**
 * Before an address that is none, with a colon or equals sign at its end: the credentials of a URL with
 * or without its scheme, but not a query's key.
 */
const CREDENTIALS = /\b(?:admin|root|user):$|:\/\/(?!\S*[?&][\w.[\]-]*=$)/;

/**
 * Whether the text before a local part makes it something else: an escape or a path of Windows, quotation
 * marks inside a word, credentials.
 */
function foreignBefore(text: string, start: number, floor: number): boolean {
  const before = start > floor ? text.charCodeAt(start - 1) : 0;
  if (before < 33 || before > 126) return false;
  if (before === 34 && /\w/.test(text.charAt(start - 2))) return true;
  if (tokenBefore(text, start, Math.max(floor, start - 32)).includes('\\')) return true;
  return (before === 58 || before === 61) && CREDENTIALS.test(tokenBefore(text, start, floor));
}

/** An @, also full-width. */
const isSign = (c: number) => c === 64 || c === 0xff20;

/** Whether what follows a domain makes the whole a git remote, a chain of handles or a longer word. */
function foreignAfter(text: string, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next === 58 || next === 95) return /[\w~/.]/.test(text.charAt(end + 1));
  return isSign(next);
}

/**
 * What stands around an address and is no part of it: quotation marks, emphasis (`_` where another
 * closes it: \n), list dashes, and the key of a setting or query (`email=`), which is unlike what mail
 * servers write in front (`bounce-list=`, `SRS0=`). An ellipsis ends a sentence before it; two dots in
 * a row are a slip within the address.
 */
const WRAPPING = new RegExp(
  `(?:.*\\.{3})?(?:[-'*~^#&${INVISIBLE_CHARACTERS}]|_(?=.*\n))*(?:(?:.*(?:&[\\w.-]*|mail)|[a-z_.]*)=)?`,
  'iy',
);

/** No local part: nothing, dots at its ends or in a row; and a slash is so rare in one that these are paths. */
const NOT_LOCAL = /^$|^[./]|\.$|\.\.|[\s@]|%40|\/.*\/|^[^/]*\..*\//;

/** Where an odd local part begins without what wraps it. */
function unwrapped(
  text: string,
  { at }: AtSign,
  local: number,
  end: number,
  floor: number,
): number {
  // Directly after another address: `a@x.com/b@y.com`.
  const start = local && local === floor && text.charAt(local) === '/' ? local + 1 : local;
  const written = text.slice(start, at);
  WRAPPING.lastIndex = 0;
  WRAPPING.test(text.charAt(end) === '_' ? `${written}\n` : written);
  return start + WRAPPING.lastIndex;
}

/** An odd local part that begins at `start` as it is sent; '' where it is none. */
function localOf(text: string, start: number, at: number): string {
  let name = plainText(text.slice(start, at));
  const isInUrl =
    name.includes('%') && /(?:mailto:|[?&]\w+=)$/i.test(text.slice(Math.max(0, start - 9), start));
  if (isInUrl) {
    try {
      name = decodeURIComponent(name);
    } catch {
      // A percent sign of its own.
    }
  }
  return NOT_LOCAL.test(name) ? '' : name;
}

/** The address that stands between `start` and the domain's end, as it is sent; '' where it is none. */
function addressOf(
  text: string,
  start: number,
  { at, after }: AtSign,
  end: number,
  isOdd: boolean,
): string {
  const local = isOdd ? localOf(text, start, at) : text.slice(start, at);
  return local && `${local}@${plainText(text.slice(after, end)).toLowerCase()}`;
}

/**
 * Whether an address can be one, beyond the way it is written; before its @ stand at most `local` code
 * units.
 */
export type EmailTest = (address: string, local: number) => boolean;

/** `isAddress` has the last word on what is written like one. */
export const createEmailFinder = (isAddress: EmailTest = () => true): Finder => ({
  kind: 'email',

  aroundAtSign(text, sign, floor) {
    const { at, after } = sign;
    const end = domainEnd(text, after);
    if (end < 0 || foreignAfter(text, end)) return null;
    const local = localBefore(text, at, Math.max(floor, at - REACH));
    if (local.start === at) return null;
    const { isOdd } = local;
    const start = isOdd ? unwrapped(text, sign, local.start, end, floor) : local.start;
    // A chain of handles, which is read no further.
    if (start === at || (start && isSign(text.charCodeAt(start - 1)))) return null;
    const value = addressOf(text, start, sign, end, isOdd);
    if (!value || foreignBefore(text, start, floor) || !isAddress(value, at - start)) return null;
    return createFinding('email', text, start, end, value);
  },
});
