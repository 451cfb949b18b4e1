/** Letters of one alphabet that look like those of another: how names are forged (UTS 39). */
import { displayNames, listFormat } from '../../../texts/intl.ts';
import { toUnicode } from './punycode.ts';

/** Cyrillic, Greek and other letters with the Latin one that they look like in most fonts. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аαɑạ',
  b: 'ЬьƄ',
  c: 'сϲⅽ',
  d: 'ԁɗ',
  e: 'еҽє',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıΐιɩӏ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏⅼ',
  m: 'мⅿ',
  n: 'пոη',
  o: 'оοօσо๐',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕʂ',
  t: 'тτ',
  u: 'υսц',
  v: 'νѵ',
  w: 'ԝшω',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([latin, others]) =>
    Array.from(others, (other): [string, string] => [other, latin]),
  ),
);

/** Those that nobody can tell from the Latin letter. */
const SAME = new Set('аесорхуіјѕһԁԛԝӏνορ');

/** The Latin letters that a name looks like; accents are left out. */
export function latinSkeleton(domain: string): string {
  const bare = toUnicode(domain).normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(bare, (c) => LATIN.get(c) ?? c).join('');
}

const JAPANESE = /^[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\p{Script=Latin}]+$/u;
const OTHER_CJK =
  /^(?:[\p{Script=Latin}\p{scx=Han}\p{scx=Bopo}]+|[\p{Script=Latin}\p{scx=Han}\p{scx=Hang}]+)$/u;
/** By their codes of ISO 15924. */
const ALPHABETS: readonly [code: string, letters: RegExp][] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
];

const nameOf = (code: string): string => displayNames({ type: 'script' }).of(code) ?? code;

/**
 * The alphabets that one part of a domain mixes ("Latin and Cyrillic"), which registries of names
 * forbid and honest names do not do; null where none does. Chinese, Japanese and Korean mix with Latin.
 */
export function mixedAlphabets(domain: string): string | null {
  for (const label of toUnicode(domain).split('.')) {
    const letters = label.replace(/[^\p{L}]/gu, '');
    if (JAPANESE.test(letters) || OTHER_CJK.test(letters)) continue;
    const found = ALPHABETS.filter(([, of]) => of.test(letters)).map(([code]) => nameOf(code));
    if (found.length > 1) return listFormat().format(found);
  }
  return null;
}

/**
 * The alphabet of a name in which every letter looks Latin although none is ("аррӏе"), under an
 * ending that is Latin; null where that is not so.
 */
export function disguisedAlphabet(domain: string): string | null {
  const unicode = toUnicode(domain);
  if (!/\.[a-z]+$/.test(unicode)) return null;
  for (const label of unicode.split('.')) {
    const letters = label.replace(/[^\p{L}]/gu, '');
    if (letters.length < 2 || /\p{Script=Latin}/u.test(letters)) continue;
    const code = ALPHABETS.find(([, of]) => of.test(letters))?.[0];
    if (code !== undefined && Array.from(letters).every((c) => SAME.has(c))) return nameOf(code);
  }
  return null;
}
