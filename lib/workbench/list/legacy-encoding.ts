/** The encoding of texts that are not UTF-8, as programs write them for the language of the computer. */

/**
 * Encodings by language, of which the first that matches counts: the code pages of Windows, which spreadsheets write
 * CSV files in (Windows "ANSI" code pages, by the labels of WHATWG Encoding). All other languages: windows-1252.
 */
const ENCODINGS: readonly (readonly [languages: RegExp, encoding: string])[] = [
  [/^(?:cs|hu|pl|sk|sl|hr|ro|sq|sr-latn|bs-latn|bs$)\b/, 'windows-1250'],
  [/^(?:ru|uk|be|bg|mk|sr|bs|kk|ky|tg|tt|mn)\b/, 'windows-1251'],
  [/^el\b/, 'windows-1253'],
  [/^(?:tr|az|ku)\b/, 'windows-1254'],
  [/^he\b/, 'windows-1255'],
  [/^(?:ar|fa|ur)\b/, 'windows-1256'],
  [/^(?:et|lv|lt)\b/, 'windows-1257'],
  [/^vi\b/, 'windows-1258'],
  [/^th\b/, 'windows-874'],
  [/^ja\b/, 'shift_jis'],
  [/^ko\b/, 'euc-kr'],
  [/^zh-(?:hant|tw|hk|mo)\b/, 'big5'],
  [/^zh\b/, 'gbk'],
];

/**
 * @param languages that the person reads, in their order. English is written without letters of its own, so the
 * next one counts
 */
export function legacyEncoding(languages: readonly string[] = navigator.languages): string {
  const language = languages.find((each) => !/^en\b/i.test(each))?.toLowerCase() ?? '';
  return ENCODINGS.find(([matching]) => matching.test(language))?.[1] ?? 'windows-1252';
}
