import { ALNUM, CLASS, codeAt, DIGIT, GONE, LETTER } from './fold.ts';

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
  if (!'/-.=?'.includes(char)) return false;
  return !plus || /:\/\/|www\./.test(/\S*$/.exec(text.slice(Math.max(0, at - 99), at))?.[0] ?? '');
}

/** Whether what follows a number makes it part of a word, an address or a time. */
export function gluedAfter(text: string, end: number): boolean {
  let i = end;
  while (codeAt(text, i) === GONE && i < end + 4) i++;
  return isWord(text, i) || /^(?:[_@%]|:\d)/.test(text.slice(i, i + 2));
}

/** Whether a word stands right before `at`, so that it may be a label. */
export function wordBefore(text: string, at: number): boolean {
  for (let i = at - 1; i >= 0 && i > at - 7; i--) {
    const type = CLASS[codeAt(text, i)] ?? 0;
    if (type & ALNUM) return type !== DIGIT;
  }
  return false;
}
