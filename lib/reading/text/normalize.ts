/**
 * Normalises text before every check: removes the invisible characters that text copied from pages
 * and PDFs contains (zero-width and bidi controls, soft hyphens, byte-order marks), and turns
 * full-width and other Unicode digits into ASCII.
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

/** Full-width forms of ASCII, as Chinese, Japanese and Korean keyboards type them. */
const narrow = (text: string) =>
  text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Removes invisible characters, makes digits ASCII and spaces plain, and trims. */
export function normalizeText(text: string): string {
  return narrow(text.replace(INVISIBLE, '').replace(DIGIT, digitValue))
    .replace(/[\s\u00A0\u3000]+/g, ' ')
    .trim();
}

/**
 * Like `normalizeText`, for email addresses and domains: digits of other scripts stay, because they
 * are different characters in a name, and spaces are not collapsed, because they count inside
 * quotation marks.
 */
export function normalizeName(text: string): string {
  return narrow(text.replace(INVISIBLE, ''))
    .replace(/[\p{Zs}\p{Zl}\p{Zp}]/gu, ' ')
    .trim();
}

/** Keeps only letters and digits, in upper case: the form in which IBANs and VAT numbers are compared and sent. */
export function compactValue(text: string): string {
  return normalizeText(text)
    .replace(/[\s.,\-/_:\u00B7\u2010-\u2015\u2024\u2027\u2212']/g, '')
    .toUpperCase();
}
