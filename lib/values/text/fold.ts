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
