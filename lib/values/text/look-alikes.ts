/**
 * Greek and Cyrillic letters that look like Latin ones (UTS 39), each of one UTF-16 unit. The full-width
 * forms that East Asian keyboards type do not count as look-alikes: they are the same letters (NFKC).
 */
import { lazy } from './front-coded-list.ts';

/** Groups of a Latin letter and the letters that look the same. */
const ALIKE =
  'AАΑ BВΒ CСϹ EЕΕ FϜ HНΗ IІΙӀ JЈͿ KКΚ MМΜ NΝ OОΟ PРΡ QԚ SЅ TТΤ UՍ VѴ WԜ XХΧ YУΥҮ ZΖ aа cсϲ dԁ eе hһ iіι jјϳ kκ lӏ oоο pрρ qԛ sѕ vν wԝ xхχ yуγү';

/** The full-width forms of A to Z and a to z. */
const FULL_WIDTH = '\uff21-\uff3a\uff41-\uff5a';

/** Made at first use: few texts have such letters. */
const lookAlikes = lazy(() => {
  const latinOf: ReadonlyMap<string, string> = new Map(
    ALIKE.split(' ').flatMap(([latin = '', ...others]) =>
      others.map((other): [string, string] => [other, latin]),
    ),
  );
  const alike = [...latinOf.keys()].join('');
  const letters = FULL_WIDTH + alike;
  return {
    latinOf,
    anyAlike: new RegExp(`[${alike}]`),
    // With the digits beside them, which have the same distance from ASCII.
    allLetters: new RegExp(`[\uff10-\uff19${letters}]`, 'g'),
    // Words that mix Latin letters or digits with look-alikes, and words of full-width letters.
    // Greek and Cyrillic words do not match: they have other letters too, or no digit and no Latin
    // letter.
    mixed: new RegExp(
      `(?<![\\p{Alpha}\\p{M}\\p{N}])(?:(?=[A-Za-z\\d]*[${letters}])(?=[${letters}]*[A-Za-z\\d])[A-Za-z\\d${letters}]+|[${FULL_WIDTH}\\d]*[${FULL_WIDTH}][${FULL_WIDTH}\\p{Nd}]*)(?![\\p{Alpha}\\p{M}\\p{N}])`,
      'gu',
    ),
  };
});

/** Whether a text has a letter that only looks like A to Z. */
export const hasLookAlikeLetters = (text: string): boolean => lookAlikes().anyAlike.test(text);

/** Replaces letters that look like A to Z, and their full-width forms, by A to Z; the length stays the same. */
export function withLatinLetters(text: string): string {
  const { allLetters, latinOf } = lookAlikes();
  return text.replace(
    allLetters,
    (letter) => latinOf.get(letter) ?? String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
}

/** Greek, Cyrillic and full-width letters; a search for them rules out nearly all texts. */
const OTHER_SCRIPT = /[\u037f-\u0556\uff21-\uff5a]/;

/** Replaces look-alikes by Latin letters in words that mix both; the length stays the same. */
export const withLatinGroups = (text: string): string =>
  OTHER_SCRIPT.test(text) ? text.replace(lookAlikes().mixed, withLatinLetters) : text;
