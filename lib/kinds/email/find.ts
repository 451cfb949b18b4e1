import type { Finding } from '../../finding.ts';
import { tokenBefore } from '../../reading/borders.ts';
import { ALNUM, CLASS, classAt, fold, GONE, INVISIBLE, LETTER } from '../../reading/characters.ts';
import { domainEnd, hasCapitals, isHyphen, isWide, unspaced } from './find-domain.ts';

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

/** Whether the local part last read needs a second look. */
let odd = false;

/** Offset where the local part before `at` begins. */
function localStart(text: string, at: number, floor: number): number {
  let i = at;
  let plain = false;
  let after = 46;
  odd = false;
  for (; i > floor; i--) {
    const c = text.charCodeAt(i - 1);
    if (c < GONE) {
      const type = LOCAL[c];
      if (!type) break;
      if (type === 2 || (c === 46 && after === 46)) odd = true;
      after = c;
      plain = true;
      continue;
    }
    const code = fold(c);
    if (code !== GONE) {
      // Words end here, but for a single sign inside one: m端ller.
      if (code === LETTER && plain && unspaced(c) && LOCAL[text.charCodeAt(i - 2)] !== 1) break;
      if (code !== LETTER && !(LOCAL[code] && (isHyphen(c) || (CLASS[code] ?? 0) & ALNUM))) break;
      plain = code < GONE;
    }
    odd = true;
  }
  return i;
}

/** Without what cannot be seen, and in ASCII where a character only looks otherwise. */
function plainText(text: string): string {
  let plain = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < GONE) continue;
    const code = c === 0x3002 ? 46 : fold(c);
    if (code > GONE) continue;
    plain += text.slice(from, i) + (code < GONE ? String.fromCharCode(code) : '');
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
  `(?:.*\\.{3})?(?:[-'*~^#&${INVISIBLE}]|_(?=.*\n))*(?:(?:.*(?:&[\\w.-]*|mail)|[a-z_.]*)=)?`,
  'iy',
);

/** No local part: nothing, dots at its ends or in a row; and a slash is so rare in one that these are paths. */
const NOT_LOCAL = /^$|^[./]|\.$|\.\.|[\s@]|%40|\/.*\/|^[^/]*\..*\//;

/** The address around a sign between `at` and `after`, of which nothing stands before `floor`. Linear: what is read around a sign ends at the next one. */
export function addressAt(text: string, at: number, after: number, floor: number): Finding | null {
  const end = domainEnd(text, after);
  if (!end || foreignAfter(text, end)) return null;
  let start = localStart(text, at, Math.max(floor, at - REACH));
  if (start === at) return null;
  if (odd || !(classAt(text, start) & ALNUM)) {
    odd = true;
    // Directly after another address: `a@x.com/b@y.com`.
    if (start && start === floor && text.charCodeAt(start) === 47) start++;
    const written = text.slice(start, at);
    WRAPPING.lastIndex = 0;
    WRAPPING.test(text.charCodeAt(end) === 95 ? `${written}\n` : written);
    start += WRAPPING.lastIndex;
  }
  // A chain of handles, which is read no further.
  if (start === at || (start && isSign(text.charCodeAt(start - 1)))) return null;
  const raw = text.slice(start, end);
  let value = raw;
  if (odd || isWide || hasCapitals || text.charCodeAt(at) !== 64) {
    const before = text.slice(start, at);
    let name = before;
    if (odd) {
      name = plainText(before);
      if (
        name.includes('%') &&
        /(?:mailto:|[?&]\w+=)$/i.test(text.slice(Math.max(0, start - 9), start))
      ) {
        try {
          name = decodeURIComponent(name);
        } catch {
          // A percent sign of its own.
        }
      }
      if (NOT_LOCAL.test(name)) return null;
    }
    const written = text.slice(after, end);
    const domain = isWide || hasCapitals ? plainText(written).toLowerCase() : written;
    // Most often it is as it is written, and need not be put together.
    if (name !== before || domain !== written || text.charCodeAt(at) !== 64) {
      value = `${name}@${domain}`;
    }
  }
  if (foreignBefore(text, start, floor)) return null;
  return { kind: 'email', start, end, raw, value };
}
