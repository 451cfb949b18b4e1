import { ALNUM, CLASS, classAt, codeAt, DIGIT, GONE, LETTER } from './fold.ts';

/** Letters of scripts without spaces between words can touch a number; other letters make it a word. */
function isWord(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return code === LETTER ? text.charCodeAt(at) < 0x2e80 : ((CLASS[code] ?? 0) & ALNUM) > 0;
}

/** Whether what stands before `at` makes the digits part of a word, a URL, a price or an expression. */
export function gluedBefore(text: string, at: number, plus: boolean): boolean {
  if (at === 0) return false;
  if (isWord(text, at - 1)) return true;
  const char = text.charAt(at - 1);
  if ('_@#&%+*\\$€£¥'.includes(char)) return true;
  if (char === ':' || char === ',') return !plus && /\d/.test(text.charAt(at - 2));
  // 030 901820/030 901821
  if (char === '/' && /(?:^|\s)[\d-]*\d{4}\/$/.test(text.slice(Math.max(0, at - 20), at))) return false;
  if (!'/-.=?'.includes(char)) return false;
  return !plus || /:\/\/|www\./.test(/\S*$/.exec(text.slice(Math.max(0, at - 99), at))?.[0] ?? '');
}

/** Whether what follows a number makes it part of a word, an address or a time. */
export function gluedAfter(text: string, end: number): boolean {
  let i = end;
  while (codeAt(text, i) === GONE && i < end + 4) i++;
  return isWord(text, i) || /^(?:[_@%]|:\d)/.test(text.slice(i, i + 2));
}

/**
 * The text before `at` in which a label can stand: at most `reach` characters, none before a digit or
 * line break; '' where no word is near.
 */
export function labelText(text: string, at: number, reach: number): string {
  let i = at;
  let word = 0;
  while (i > 0 && i > at - reach) {
    const type = classAt(text, i - 1);
    if (type === DIGIT || text.charCodeAt(i - 1) === 10) break;
    if (type & ALNUM) word = i;
    else if (!word && i < at - 5) break;
    i--;
  }
  return word ? text.slice(i, at) : '';
}
