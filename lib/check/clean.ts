/**
 * What every check does first: take away what cannot be seen and was never meant. Zero-width and
 * bidi controls, soft hyphens and byte-order marks come along when text is copied from pages and
 * PDFs; full-width and other Unicode digits mean the same digits.
 */

// U+200D and U+200C (joiners) matter in some scripts' domains; the values here are never those scripts'
// running text, and UTS 46 drops them from domains too.
const INVISIBLE =
  /\u00AD|\u034F|\u061C|\u115F|\u180E|[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]|[\uFE00-\uFE0F]|\uFEFF/g;
const DIGIT = /\p{Nd}/gu;

/** The value of a decimal digit of any script: Unicode gives each script's ten in a row. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  // Runs of digits begin at a multiple of ten above their zero; the mathematical ones follow each other.
  while (zero > code - 10 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  if (code >= 0x1d7ce && code <= 0x1d7ff) zero = 0x1d7ce + Math.floor((code - 0x1d7ce) / 10) * 10;
  return String(code - zero);
}

/** Without invisible characters, with ASCII digits and plain spaces, trimmed. */
export function tidy(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(DIGIT, digitValue)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u00A0\u3000]+/g, ' ')
    .trim();
}

/** Only letters and digits are left, upper case: how IBAN and VAT numbers are compared and sent. */
export function compact(text: string): string {
  return tidy(text)
    .replace(/[\s.,\-/_:\u00B7\u2010-\u2015\u2024\u2027\u2212']/g, '')
    .toUpperCase();
}
