import type { Finding } from '../kinds.ts';
import { ALNUM, CLASS, codeAt, DIGIT, fold, GONE, LETTER } from './fold.ts';

/** RFC 5321, 4.5.3.1: octets of a local part and of a whole address. */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/** Characters of a local part beside letters and digits (WHATWG HTML, valid email address). */
const ATEXT = ".!#$%&'*+-^_~";

/** Ends of file names that look like top-level domains: `icon@2x.png`. */
export const FILES =
  /^(?:avif|bmp|css|csv|docx?|exe|gif|heic|html?|ico|jar|jpe?g|jsx?|json|less|lock|map|mjs|mp[34]|pdf|php|png|scss|svg|svelte|tiff?|tsx?|txt|vue|wasm|webp|woff2?|xlsx?|xml|ya?ml)$/;

function octets(text: string): number {
  let total = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    total += c < 128 ? 1 : c < 2048 ? 2 : 3;
  }
  return total;
}

/** Scripts written without spaces between words: an address stands directly beside a word. */
const unspaced = (c: number) => (c > 0x0dff && c < 0x1100) || (c > 0x2e7f && c < 0xd800);

/** Offset where the local part before `at` begins. */
function localStart(text: string, at: number, floor: number): number {
  let i = at;
  let plain = false;
  while (i > floor) {
    const c = text.charCodeAt(i - 1);
    const code = fold(c);
    if (code === GONE) {
      i--;
      continue;
    }
    if (code === LETTER && plain && unspaced(c)) break;
    if (!((CLASS[code] ?? 0) & ALNUM) && !ATEXT.includes(String.fromCharCode(code))) break;
    plain = code < GONE;
    i--;
  }
  return i;
}

/** Offset where the domain after `at` ends. */
function domainEnd(text: string, at: number): number {
  let i = at + 1;
  let label = i;
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i);
    const code = fold(c);
    if (code === 46) label = i + 1;
    else if (code === LETTER && unspaced(c) && i > label && codeAt(text, label) < GONE) break;
    else if (!((CLASS[code] ?? 0) & ALNUM) && code !== 45 && code !== GONE) break;
  }
  return i;
}

const HIDDEN = /[\xad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function plainText(text: string): string {
  return /[^\0-\x7f]/.test(text)
    ? text.replace(HIDDEN, '').replace(/[\uff01-\uff5e]/g, (c) => c.normalize('NFKC'))
    : text;
}

/** A domain of two labels or more (RFC 1035), other letters written as `a`; not a version or `2x.png`. */
const DOMAIN =
  /^(?!\dx\.|v?\d+\.\d+[.-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** Whether the text before a local part makes it something else: a path, a URL's credentials or user. */
function foreignBefore(text: string, start: number, floor: number): boolean {
  // Directly after another address: `a@x.com/b@y.com`.
  if (start <= floor + (floor ? 1 : 0)) return false;
  const before = text.charAt(start - 1);
  if (before === '@' || before === '\\' || before === '/') return true;
  if (before !== ':' && before !== '=') return false;
  const token = /\S*$/.exec(text.slice(Math.max(floor, start - 99), start))?.[0] ?? '';
  return token.includes('://') && !/[?&][\w.[\]-]*=$/.test(token);
}

/** Whether what follows a domain makes the whole a git remote, a chain of handles or a longer word. */
function foreignAfter(text: string, end: number): boolean {
  const next = text.charAt(end);
  if (next === '@') return true;
  return (next === ':' || next === '_') && /[\w~/.]/.test(text.charAt(end + 1));
}

/** Around an address these are quotation marks, emphasis or operators, not a part of it. */
const WRAPPING = /^(?:['*~`^#!$&\xad\u200b-\u200f\u2060-\u2064\ufeff]|_(?=.*_$))+/;

function addressAt(text: string, at: number, floor: number): Finding | null {
  // The commonest look-alike, a version, ends here.
  const first = codeAt(text, at + 1);
  if (!((CLASS[first] ?? 0) & ALNUM)) return null;
  let start = localStart(text, at, Math.max(floor, at - 4 * MAX_LOCAL));
  if (start === at) return null;
  let end = domainEnd(text, at);
  while (/[.\-\xad\u200b-\u200f\u2060-\u2064\ufeff]/.test(text.charAt(end - 1))) end--;
  if (
    end - at > 2 * MAX_ADDRESS ||
    ((CLASS[codeAt(text, end - 1)] ?? 0) === DIGIT && !/xn--/i.test(text.slice(at, end)))
  )
    return null;
  const domain = plainText(text.slice(at + 1, end)).toLowerCase();
  if (
    !DOMAIN.test(domain.replace(/[^\0-\x7f]/g, 'a')) ||
    FILES.test(domain.slice(domain.lastIndexOf('.') + 1))
  )
    return null;
  if (foreignAfter(text, end)) return null;

  const closing = text.charAt(end) === '_' ? '_' : '';
  const written = text.slice(start, at);
  const skipped = WRAPPING.exec(written + closing)?.[0].length ?? 0;
  // An ellipsis ends a sentence; two dots in a row are a slip within the address.
  const ellipsis = written.lastIndexOf('...');
  start += Math.max(skipped, ellipsis + (ellipsis < 0 ? 0 : 3));
  if (foreignBefore(text, start, floor)) return null;

  let local = plainText(text.slice(start, at));
  if (local.includes('%') && /mailto:$/i.test(text.slice(Math.max(0, start - 7), start))) {
    try {
      local = decodeURIComponent(local);
    } catch {
      return null;
    }
  }
  const size = octets(local);
  if (!size || size > MAX_LOCAL || size + octets(domain) + 1 > MAX_ADDRESS) return null;
  if (/^\.|\.$|\.\.|[\s@]/.test(local)) return null;
  return { kind: 'email', start, end, raw: text.slice(start, end), value: `${local}@${domain}` };
}

/** Every email address of a text, in order. Linear: what is read around an @ ends at the next one. */
export function findEmails(text: string): Finding[] {
  const found: Finding[] = [];
  let floor = 0;
  for (let at = nextAt(text, 0); at >= 0; at = nextAt(text, at + 1)) {
    const finding = addressAt(text, at, floor);
    if (finding) {
      found.push(finding);
      floor = finding.end;
    }
  }
  return found;
}

/** Offset of the next @, full-width or not, or -1. */
function nextAt(text: string, from: number): number {
  return text.indexOf('@', from);
}
