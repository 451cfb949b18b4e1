import type { Finding } from '../kinds.ts';
import { ALNUM, CLASS, classAt, codeAt, fold, GONE, LETTER } from './fold.ts';

/** RFC 5321, 4.5.3.1: octets of a local part, of a path without its angle brackets; RFC 1035: of a label. */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;
const MAX_LABEL = 63;

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
  return /^[\0-\x7f]*$/.test(text)
    ? text
    : text.replace(HIDDEN, '').replace(/[\uff01-\uff5e]/g, (c) => c.normalize('NFKC'));
}

/** Whether the text before a local part makes it something else: a path, a URL's credentials or user. */
function foreignBefore(text: string, start: number, floor: number): boolean {
  const before = text.charAt(start - 1);
  if (start <= floor || !before) return false;
  if (before === '@' || before === '\\') return true;
  if (before !== ':' && before !== '/' && before !== '=') return false;
  let i = start - 1;
  while (i > floor && i > start - 200 && !/\s/.test(text.charAt(i - 1))) i--;
  const token = text.slice(i, start);
  return before === '='
    ? token.includes('://') && !/[?&][\w.[\]-]*=$/.test(token)
    : before === '/' || token.includes('://');
}

function addressAt(text: string, at: number, floor: number): Finding | null {
  let start = localStart(text, at, floor);
  // Quotation marks and emphasis around an address are not part of it.
  while (
    start < at &&
    /['*_~`^#!$&\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|^\.\.\.$/.test(text.charAt(start))
  ) {
    if (text.charAt(start) === '_' && /[\s(<,;:]|^$/.test(text.charAt(start - 1))) {
      const pair = text.indexOf('_', at);
      if (pair < 0 || pair > at + MAX_ADDRESS) break;
    }
    start++;
  }
  const dots = text.lastIndexOf('...', at);
  if (dots >= start) start = dots + 3;
  let end = domainEnd(text, at);
  while (end > at && /[.\-\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/.test(text.charAt(end - 1)))
    end--;
  if (foreignBefore(text, start, floor)) return null;

  let local = plainText(text.slice(start, at));
  if (/mailto:$/i.test(text.slice(Math.max(0, start - 7), start)) && local.includes('%')) {
    try {
      local = decodeURIComponent(local);
    } catch {
      return null;
    }
  }
  const domain = plainText(text.slice(at + 1, end)).toLowerCase();
  if (local === '' || octets(local) > MAX_LOCAL || octets(local) + domain.length + 1 > MAX_ADDRESS)
    return null;
  if (/^\.|\.$|\.\.|\s/.test(local) || !validDomain(domain)) return null;
  if (foreignAfter(text, end)) return null;
  return { kind: 'email', start, end, raw: text.slice(start, end), value: `${local}@${domain}` };
}

function validDomain(domain: string): boolean {
  const labels = domain.split('.');
  const last = labels[labels.length - 1] ?? '';
  if (labels.length < 2 || last.length < 2 || FILES.test(last)) return false;
  if (!/^(?:[a-z]+|xn--[a-z\d-]*[a-z\d]|[^\0-\x7f]+)$/.test(last)) return false;
  // `icon@2x.…`, `pkg@1.2.3-beta.next`
  if (/^(?:\dx\.|v?\d+\.\d+[.-])/.test(domain)) return false;
  return labels.every((label) => label !== '' && label.length <= MAX_LABEL && !/^-|-$/.test(label));
}

/** Whether what follows a domain makes the whole a git remote, a chain of handles or a longer word. */
function foreignAfter(text: string, end: number): boolean {
  const next = text.charAt(end);
  if (next === '@') return true;
  if (next === ':' || next === '_') return /[\w~/.]/.test(text.charAt(end + 1));
  return (classAt(text, end) & ALNUM) > 0 && codeAt(text, end) < GONE;
}

/** Every email address of a text, in order. Linear: each character is read at most twice. */
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

function nextAt(text: string, from: number): number {
  return text.indexOf('@', from);
}
