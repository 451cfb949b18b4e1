/**
 * The characters of written text: the invisible ones that text copied from pages and PDFs contains
 * (zero-width and bidi controls, soft hyphens, byte-order marks), full-width forms, other scripts' digits.
 */

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

/** Ligatures, raised, lowered and small characters, and mathematical letters, which are other forms of the same (NFKC). */
const FORMS = /[ª²³¹º\u2070-\u209c\ufb00-\ufb06\ufe50-\ufe6b\u{1d400}-\u{1d7ff}]/gu;

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
