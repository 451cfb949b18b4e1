/** Detects letters of one alphabet that look like those of another (UTS 39). */
import { alphabetName, listOf, type Phrase } from '../../../domain/message.ts';
import { toUnicode } from './punycode.ts';

/** For each Latin letter, the Cyrillic, Greek and other letters that look like it in most fonts. */
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

/** Letters that look identical to the Latin letter. */
const SAME = new Set('аесорхуіјѕһԁԛԝӏνορ');

/** The Latin letters that a name looks like, without accents. */
export function latinSkeleton(domain: string): string {
  const bare = toUnicode(domain).normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(bare, (c) => LATIN.get(c) ?? c).join('');
}

const JAPANESE = /^[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\p{Script=Latin}]+$/u;
const OTHER_CJK =
  /^(?:[\p{Script=Latin}\p{scx=Han}\p{scx=Bopo}]+|[\p{Script=Latin}\p{scx=Han}\p{scx=Hang}]+)$/u;
/** Alphabets by ISO 15924 code. */
const ALPHABETS: readonly [code: string, letters: RegExp][] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
];

/**
 * The alphabets that a label mixes ("Latin and Cyrillic"), which registries forbid; null if no
 * label mixes any. Chinese, Japanese and Korean may mix with Latin.
 */
export function mixedAlphabets(domain: string): Phrase | null {
  for (const label of toUnicode(domain).split('.')) {
    const letters = label.replace(/[^\p{Alpha}]/gu, '');
    if (JAPANESE.test(letters) || OTHER_CJK.test(letters)) continue;
    const found = ALPHABETS.filter(([, pattern]) => pattern.test(letters)).map(([code]) =>
      alphabetName(code),
    );
    if (found.length > 1) return listOf(found);
  }
  return null;
}

/**
 * The alphabet of a name whose letters all look Latin although none is ("аррӏе"), under a Latin
 * ending; null otherwise.
 */
export function disguisedAlphabet(domain: string): Phrase | null {
  const unicode = toUnicode(domain);
  if (!/\.[a-z]+$/.test(unicode)) return null;
  for (const label of unicode.split('.')) {
    const letters = label.replace(/[^\p{Alpha}]/gu, '');
    if (letters.length < 2 || /\p{Script=Latin}/u.test(letters)) continue;
    const code = ALPHABETS.find(([, pattern]) => pattern.test(letters))?.[0];
    if (code !== undefined && Array.from(letters).every((c) => SAME.has(c)))
      return alphabetName(code);
  }
  return null;
}
