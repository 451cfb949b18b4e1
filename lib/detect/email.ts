import type { Finding } from '../kinds.ts';
import { ALNUM, CLASS, codeAt, DIGIT, fold, GONE, INVISIBLE, LETTER } from './fold.ts';

/** RFC 5321, 4.5.3.1: octets of a local part and of a whole address. */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/**
 * Characters of a local part beside letters and digits: atext of RFC 5322 without those that queries,
 * templates, tables and code set around an address far more often than an address has them: ?{|}`
 */
const ATEXT = ".!#$%&'*+/=^_~-";

/** Full-width, and as URLs write it. */
const SIGNS = ['@', '\uff20', '%40'];

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

/** A dash that is no hyphen stands between words, never in an address. */
const isHyphen = (c: number) => c < 0x2012;

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
    if (
      !((CLASS[code] ?? 0) & ALNUM) &&
      !(ATEXT.includes(String.fromCharCode(code)) && isHyphen(c))
    )
      break;
    plain = code < GONE;
    i--;
  }
  return i;
}

/** Offset where the domain that begins at `at` ends. */
function domainEnd(text: string, at: number): number {
  let i = at;
  let label = i;
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i);
    const code = fold(c);
    if (code === 46) label = i + 1;
    else if (code === LETTER && unspaced(c) && i > label && codeAt(text, label) < GONE) break;
    else if (!((CLASS[code] ?? 0) & ALNUM) && !(code === 45 && isHyphen(c)) && code !== GONE) break;
  }
  return i;
}

/** Without what cannot be seen, and in ASCII where a character only looks otherwise. */
function plainText(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (char) => {
    const code = fold(char.charCodeAt(0));
    return code < GONE ? String.fromCharCode(code) : code === GONE ? '' : char;
  });
}

/** A domain of two labels or more (RFC 1035), other letters written as `a`; not a version. */
const DOMAIN =
  /^(?!v?\d+\.\d+[.-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** Before an address: the credentials of a URL, with or without its scheme. */
const CREDENTIALS = /\b(?:admin|root|user):$|:\/\/(?!.*[?&][\w.[\]-]*=$)/;

/** Whether the text before a local part makes it something else: a handle, a path, credentials. */
function foreignBefore(text: string, start: number, floor: number): boolean {
  if (start <= floor) return false;
  const before = text.charAt(start - 1);
  if (before === '@' || before === '\\') return true;
  return (
    (before === ':' || before === '=') &&
    CREDENTIALS.test(/\S*$/.exec(text.slice(Math.max(floor, start - 99), start))?.[0] ?? '')
  );
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
 * servers write in front (`bounce-list=`, `SRS0=`).
 */
const WRAPPING = new RegExp(
  `^((?:[-'*~^#&${INVISIBLE}]|_(?=.*\n))*)(?:(?:[a-z_.]*|.*&[\\w.-]*|.*mail)=\\1)?[']?`,
  'i',
);

/** A slash in a local part is rare; this is rather a path. */
const PATH = /^\/|\/.*\/|^[^/]*\..*\//;

/** The address around the sign at `at`, which is `width` characters long. */
function addressAt(text: string, at: number, width: number, floor: number): Finding | null {
  const host = at + width;
  // The commonest look-alike, a version, ends here.
  const first = codeAt(text, host);
  if (!((CLASS[first] ?? 0) & ALNUM)) return null;
  let start = localStart(text, at, Math.max(floor, at - 4 * MAX_LOCAL));
  if (start === at) return null;
  let end = domainEnd(text, host);
  while (/[.-]/.test(text.charAt(end - 1)) || codeAt(text, end - 1) === GONE) end--;
  if (
    end - at > 2 * MAX_ADDRESS ||
    ((CLASS[codeAt(text, end - 1)] ?? 0) === DIGIT && !/xn--/i.test(text.slice(at, end)))
  )
    return null;
  const domain = plainText(text.slice(host, end)).toLowerCase();
  if (
    !DOMAIN.test(domain.replace(/[^\0-\x7f]/g, 'a')) ||
    FILES.test(domain.slice(domain.lastIndexOf('.') + 1)) ||
    foreignAfter(text, end)
  )
    return null;

  // Directly after another address: `a@x.com/b@y.com`.
  if (start && start === floor && text.charAt(start) === '/') start++;
  const written = text.slice(start, at);
  const skipped = WRAPPING.exec(text.charAt(end) === '_' ? `${written}\n` : written)?.[0].length ?? 0;
  // An ellipsis ends a sentence; two dots in a row are a slip within the address.
  const ellipsis = written.lastIndexOf('...');
  start += Math.max(skipped, ellipsis + (ellipsis < 0 ? 0 : 3));
  if (foreignBefore(text, start, floor)) return null;

  let local = plainText(text.slice(start, at));
  const encoded = /(?:mailto:|[?&]\w+=)$/i.test(text.slice(Math.max(0, start - 9), start));
  if (width > 1 && !encoded) return null;
  if (encoded && local.includes('%')) {
    try {
      local = decodeURIComponent(local);
    } catch {
      return null;
    }
  }
  const size = octets(local);
  if (!size || size > MAX_LOCAL || size + octets(domain) + 1 > MAX_ADDRESS) return null;
  if (/^\.|\.$|\.\.|[\s@]/.test(local) || PATH.test(local)) return null;
  return { kind: 'email', start, end, raw: text.slice(start, end), value: `${local}@${domain}` };
}

/** Every email address of a text, in order. Linear: what is read around an @ ends at the next one. */
export function findEmails(text: string): Finding[] {
  const found: Finding[] = [];
  let floor = 0;
  const next = SIGNS.map((sign) => text.indexOf(sign));
  for (;;) {
    let sign = -1;
    for (let i = 0; i < next.length; i++) {
      if ((next[i] ?? -1) >= 0 && (sign < 0 || (next[i] ?? 0) < (next[sign] ?? 0))) sign = i;
    }
    if (sign < 0) return found;
    const at = next[sign] ?? 0;
    const finding = addressAt(text, at, SIGNS[sign]?.length ?? 1, floor);
    if (finding) {
      found.push(finding);
      floor = finding.end;
    }
    next[sign] = text.indexOf(SIGNS[sign] ?? '@', at + 1);
  }
}
