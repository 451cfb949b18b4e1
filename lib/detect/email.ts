import type { Finding } from '../kinds.ts';
import { tokenBefore } from './borders.ts';
import { ALNUM, CLASS, classAt, codeAt, fold, GONE, INVISIBLE, LETTER, UPPER } from './fold.ts';

/** RFC 5321, 4.5.3.1: octets of a local part and of a whole address. */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/**
 * Characters of a local part beside letters and digits: atext of RFC 5322 without those that queries,
 * templates, tables and code set around an address far more often than an address has them: ?{|}`
 */
const ATEXT = ".!#$%&'*+/=^_~-";

/** Ends of file names that look like top-level domains: `icon@2x.png`. */
export const FILES =
  /^(?:avif|csv|docx?|gif|heic|html?|jpe?g|[jt]sx?|json|mp[34]|pdf|php|png|s?css|svg|txt|webp|woff2?|xlsx?|xml|ya?ml)$/;

/** Octets in UTF-8; each half of a surrogate pair counts three. */
function octets(text: string): number {
  let total = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c > 127) total += c < 2048 ? 1 : 2;
  }
  return total;
}

/** Scripts written without spaces between words: an address stands directly beside a word. */
const unspaced = (c: number) => (c > 0x0dff && c < 0x1100) || (c > 0x2e7f && c < 0xd800);

/** A dash that is no hyphen stands between words, never in an address. */
const isHyphen = (c: number) => c < 0x2012;

/** By ASCII character: 1 what commonly stands in a local part, 2 what else can. */
const LOCAL = new Uint8Array(128);
for (let c = 33; c < 127; c++) {
  const char = String.fromCharCode(c);
  LOCAL[c] = (CLASS[c] ?? 0) & ALNUM || '.-_+'.includes(char) ? 1 : ATEXT.includes(char) ? 2 : 0;
}

/** Whether the address last read needs a second look: not ASCII, capitals in the domain, an odd local part. */
let wide = false;
let capital = false;
let odd = false;
/** Where its last label begins. */
let tail = 0;

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
    wide = odd = true;
  }
  return i;
}

/** Offset where the domain that begins at `at` ends. */
function domainEnd(text: string, at: number): number {
  let i = at;
  let label = i;
  wide = capital = false;
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < GONE) {
      const type = CLASS[c] ?? 0;
      if (c === 46) label = i + 1;
      else if (type & UPPER) capital = true;
      else if (!(type & ALNUM) && c !== 45) break;
      continue;
    }
    const code = fold(c);
    // An ideographic full stop is a dot in a domain without one, else it ends the sentence.
    if (code === 46 || (c === 0x3002 && label === at)) label = i + 1;
    else if (
      code === LETTER &&
      unspaced(c) &&
      i > label &&
      label > at &&
      codeAt(text, label) < GONE
    )
      break;
    else if (!((CLASS[code] ?? 0) & ALNUM) && !(code === 45 && isHyphen(c)) && code !== GONE) break;
    wide = true;
  }
  tail = label;
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

/** A domain of two labels or more (RFC 1035), other letters written as `a`; not a version. */
const DOMAIN =
  /^(?!v?\d+\.\d+[.-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/**
 * Before an address that is none: a handle's @, an escape or a path of Windows, quotation marks inside a
 * word, the credentials of a URL with or without its scheme.
 */
const FOREIGN = /\\|\w"$|\b(?:admin|root|user):$|:\/\/(?!\S*[?&][\w.[\]-]*=$)\S*[:=]$/;

/** Whether the text before a local part makes it something else. */
function foreignBefore(text: string, start: number, floor: number): boolean {
  const before = text.charCodeAt(start - 1);
  return before > 32 && before < GONE && FOREIGN.test(tokenBefore(text, start, floor));
}

/** Whether what follows a domain makes the whole a git remote, a chain of handles or a longer word. */
function foreignAfter(text: string, end: number): boolean {
  const next = text.charAt(end);
  if (next === '@') return true;
  return (next === ':' || next === '_') && /[\w~/.]/.test(text.charAt(end + 1));
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

/** No local part: dots at its ends or in a row; and a slash is so rare in one that these are paths. */
const NOT_LOCAL = /^[./]|\.$|\.\.|[\s@]|\/.*\/|^[^/]*\..*\//;

/** The domain between an @ and `end`; '' where it is none. */
function domainOf(text: string, at: number, end: number, wide: boolean): string {
  // Versions, the commonest look-alike, end here.
  const last = text.charCodeAt(tail);
  if (end - at > 2 * MAX_ADDRESS || (last > 47 && last < 58)) return '';
  let domain = text.slice(at + 1, end);
  if (wide) domain = plainText(domain);
  if (wide || capital) domain = domain.toLowerCase();
  const ascii = wide ? domain.replace(/[^\0-\x7f]/g, 'a') : domain;
  return DOMAIN.test(ascii) && !FILES.test(domain.slice(domain.lastIndexOf('.') + 1)) ? domain : '';
}

function addressAt(text: string, at: number, floor: number): Finding | null {
  let end = domainEnd(text, at + 1);
  for (let code = 46; code === 46 || code === 45 || code === GONE; ) code = codeAt(text, --end);
  end++;
  // The shortest domain has four characters.
  if (end < at + 5 || foreignAfter(text, end)) return null;
  const wideDomain = wide;
  let start = localStart(text, at, Math.max(floor, at - 4 * MAX_LOCAL));
  if (start === at) return null;
  if (odd || !(classAt(text, start) & ALNUM)) {
    odd = true;
    // Directly after another address: `a@x.com/b@y.com`.
    if (start && start === floor && text.charAt(start) === '/') start++;
    const written = text.slice(start, at);
    WRAPPING.lastIndex = 0;
    WRAPPING.test(text.charAt(end) === '_' ? `${written}\n` : written);
    start += WRAPPING.lastIndex;
  }
  // A chain of handles, which is read no further.
  if (start === at || text.charCodeAt(start - 1) === 64) return null;
  const domain = domainOf(text, at, end, wideDomain);
  if (domain === '') return null;

  let local = text.slice(start, at);
  if (odd) {
    if (wide) local = plainText(local);
    if (
      local.includes('%') &&
      /(?:mailto:|[?&]\w+=)$/i.test(text.slice(Math.max(0, start - 9), start))
    ) {
      try {
        local = decodeURIComponent(local);
        wide = true;
      } catch {
        // A percent sign of its own.
      }
    }
    if (NOT_LOCAL.test(local)) return null;
  }
  const size = wide ? octets(local) : local.length;
  const rest = wideDomain ? octets(domain) : domain.length;
  if (!size || size > MAX_LOCAL || size + rest + 1 > MAX_ADDRESS) return null;
  if (foreignBefore(text, start, floor)) return null;
  return { kind: 'email', start, end, raw: text.slice(start, end), value: `${local}@${domain}` };
}

/** An @, also written otherwise: one character of several is what engines find fastest. */
const SIGN = /[@%\uff20]/;

/** Every email address of a text, in order. Linear: what is read around an @ ends at the next one. */
export function findEmails(original: string): Finding[] {
  if (!SIGN.test(original)) return [];
  // Full-width, and as URLs write it; the offsets stay.
  const other = original.indexOf('%') >= 0 || /\uff20/.test(original);
  const text = other
    ? original.replace(/\uff20|%40/g, (sign) => '@'.padStart(sign.length, '\u2060'))
    : original;
  const found: Finding[] = [];
  let floor = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const finding = addressAt(text, at, floor);
    if (finding) {
      found.push(other ? { ...finding, raw: original.slice(finding.start, finding.end) } : finding);
      floor = finding.end;
    }
  }
  return found;
}
