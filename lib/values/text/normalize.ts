/**
 * The characters of written text: the invisible ones that text copied from pages and PDFs contains
 * (zero-width and bidi controls, soft hyphens, byte-order marks), full-width forms, other scripts' digits.
 */

import { lazy } from './front-coded-list.ts';

// U+200C and U+200D are kept between letters of the Arabic and Indic scripts, where IDNA 2008 (RFC
// 5892, appendix A) makes them part of a name.
const INVISIBLE =
  /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\u200C\u200D](?!(?<=[\p{Script=Arabic}\p{M}].)[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])/gu;
const DIGIT = /\p{Nd}/gu;

/** The value of a decimal digit of any script, for which Unicode assigns consecutive code points. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  // Counts down to the script's zero. The mathematical digits follow each other without a gap,
  // hence the multiple of ten.
  while (zero > code - 10 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  if (code >= 0x1d7ce && code <= 0x1d7ff) zero = 0x1d7ce + Math.floor((code - 0x1d7ce) / 10) * 10;
  return String(code - zero);
}

/** Without the invisible characters that mean nothing. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Digits of every script as ASCII. */
export const withAsciiDigits = (text: string): string =>
  /[^\0-\x7f]/.test(text) ? text.replace(DIGIT, digitValue) : text;

/**
 * Full-width forms of ASCII, as Chinese, Japanese and Korean keyboards type them, as ASCII.
 * @param isName whether ideographic full stops are the dots of a name
 */
export const narrowed = (text: string, isName: boolean): string => {
  const narrow = text.replace(/[\uFF01-\uFF5E]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  );
  return isName ? narrow.replace(/[\u3002\uFF61]/g, '.') : narrow;
};

/** Ligatures, raised and lowered characters, and mathematical letters, which are other forms of the same (NFKC). */
const FORMS = /[ª²³¹º\u2070-\u209c\ufb00-\ufb06\u{1d400}-\u{1d7ff}]/gu;

/** Such characters of a name as letters and digits. */
export const withPlainLetters = (text: string): string =>
  text.replace(FORMS, (form) => form.normalize('NFKC'));

/**
 * White space as plain spaces, none at the ends.
 * @param all whether spaces are not collapsed, because they count inside the quotation marks of an address
 */
export const withPlainSpaces = (text: string, all: boolean): string =>
  text.replace(all ? /[\p{Zs}\p{Zl}\p{Zp}]/gu : /[\s\u00A0\u3000]+/g, ' ').trim();

/** A value that was read, without its spaces and in upper case: as IBANs and VAT numbers are compared and sent. */
export const compactValue = (text: string): string => text.replaceAll(' ', '').toUpperCase();

/**
 * Folds text for comparing attribute names, labels and word lists: lower case, without Latin, Greek
 * and Cyrillic diacritics, words separated by one space, and a space at both ends, so that " mail "
 * matches a whole word anywhere.
 */

/** Letters that Unicode does not decompose but users type without diacritics. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ک: 'ك',
  ی: 'ي',
};

/** Folds visible text: labels, placeholders, headings. */
export function foldText(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff\u064b-\u0652\u0591-\u05c7]/g, '')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþħıςکی]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{Alpha}\p{M}\p{N}%]+/gu, ' ')
    .trim();
  return words === '' ? '' : ` ${words} `;
}

/** Prefixes that name the widget, not its content: `txtEmail`, `ctl00$tb_phone`, `frm_vat`. */
const WIDGET = /^(?:txt|tb|ctl|inp|fld|frm|edt|tf)(?=[a-z]{3})/;

/** Folds an identifier into its words: `billing_vatNumber`, `user[email]`, `ctl00$txtPhone`. */
export function foldIdentifier(name: string): string {
  const words = foldText(
    name
      .slice(-120)
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .replace(/([A-Za-z])(\d)/g, '$1 $2')
      .replace(/(\d)([A-Za-z])/g, '$1 $2'),
  );
  return words === '' ? '' : ` ${words.trim().replace(WIDGET, '').trim()} `;
}

/** Joins folded words: `vatNumber`, `vat_number` and `vatnumber` become the same name. */
export function joinFoldedWords(words: string): string {
  return ` ${words.replaceAll(' ', '')} `;
}

/** `a[b][c]`, `a.b.c`, `a:b:c`, `a$b$c` → `c`; trailing indexes are skipped (`phones[0]` → `phones`). */
export function lastSegment(name: string): string {
  const segments = name.split(/[[\].$:/]+/).filter((part) => part !== '' && !/^\d+$/.test(part));
  return segments.at(-1) ?? name;
}

/**
 * Greek and Cyrillic letters that look like Latin ones (UTS 39), each of one UTF-16 unit. The full-width
 * forms that East Asian keyboards type do not count as look-alikes: they are the same letters (NFKC).
 */

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
