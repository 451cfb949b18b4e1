/** Reads the text around an @, to find out which mistakes an address there may have. */
import { ALNUM_CLASS, charClassAt, isDigitAt, isLetterAt } from '../../text/index.ts';

/** How far before an @ text is read: the longest local part (RFC 5321). */
export const NAME_REACH = 64;

const isNameAt = (text: string, offset: number) =>
  (charClassAt(text, offset) & ALNUM_CLASS) > 0 ||
  (offset >= 0 && '_.+-'.includes(text.charAt(offset)));

/**
 * Where the name before an @ begins, perhaps with a space before the @; -1 if there is none, or if
 * it is part of a path, a query or a chain of handles.
 */
export function nameBefore(text: string, sign: number): number {
  let start = sign;
  if (' \xa0'.includes(text.charAt(start - 1))) start--;
  const end = start;
  while (start > sign - NAME_REACH && isNameAt(text, start - 1)) start--;
  return start < end &&
    charClassAt(text, start) & ALNUM_CLASS &&
    !(
      start > 0 &&
      (start <= sign - NAME_REACH || '@＠/\\=&?%$#~:'.includes(text.charAt(start - 1)))
    )
    ? start
    : -1;
}

/**
 * Whether two consecutive letters follow an @ before any character that no domain has. The text may
 * continue on the next line.
 */
export function hasEndingAfter(text: string, sign: number): boolean {
  let letters = 0;
  for (let i = sign + 1; i < text.length && i < sign + NAME_REACH; i++) {
    if (i > sign + 2 && text.charAt(i) === '@') return false;
    const isLetter = isLetterAt(text, i);
    letters = isLetter ? letters + 1 : 0;
    if (letters === 2 || text.charCodeAt(i) === 10) return true;
    if (!isLetter && !isDigitAt(text, i) && !'-.,;@ \xa0'.includes(text.charAt(i))) return false;
  }
  return false;
}

/** The domain right after an @: whether it has a dot, and the offset of its end or of a second dot. */
export function domainAfter(text: string, sign: number) {
  let hasDot = false;
  let i = sign + 1;
  for (; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '.') {
      if (text.charAt(i - 1) === '.') break;
      hasDot = true;
    } else if (char !== '-' && !isLetterAt(text, i) && !isDigitAt(text, i)) break;
  }
  return { hasDot, after: i };
}

/**
 * Whether the address around an @ may have one of the mistakes. Most addresses are right or
 * something else, which this test finds out in one pass.
 */
export function mayHaveMistake(text: string, start: number, sign: number): boolean {
  const next = text.charAt(sign + 1);
  const isSpaceNext = next === ' ' || next === '\xa0';
  if (next === '@' || next === '\n') return true;
  // If a space is next to the @, the domain must have a dot, or the line must end.
  if (isSpaceNext || ' \xa0'.includes(text.charAt(sign - 1)))
    return (
      domainAfter(text, isSpaceNext ? sign + 1 : sign).hasDot || text.charAt(sign + 2) === '\n'
    );
  if (text.slice(start, sign).includes('..')) return true;
  const { hasDot, after } = domainAfter(text, sign);
  const char = text.charAt(after);
  if (text.charAt(after - 1) === '.' && char === '.') return true;
  const isSpace = char === ' ' || char === '\xa0';
  return !hasDot || ',;\n'.includes(char) || (isSpace && '.\n'.includes(text.charAt(after + 1)));
}
