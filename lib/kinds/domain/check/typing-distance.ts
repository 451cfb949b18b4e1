/** Counts the typos between two words. */

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function areNeighbours(a: string, b: string): boolean {
  for (const [row, keys] of ROWS.entries()) {
    const column = keys.indexOf(a);
    if (column < 0) continue;
    for (const [otherRow, otherKeys] of ROWS.entries()) {
      const otherColumn = otherKeys.indexOf(b);
      if (otherColumn < 0) continue;
      const columnShift = otherColumn - column;
      if (otherRow === row && Math.abs(columnShift) === 1) return true;
      if (otherRow === row + 1 && (columnShift === 0 || columnShift === -1)) return true;
      if (otherRow === row - 1 && (columnShift === 0 || columnShift === 1)) return true;
    }
  }
  return (
    (a === 'y' && b === 'z') ||
    (a === 'z' && b === 'y') ||
    (a === 'o' && b === '0') ||
    (a === 'l' && b === '1')
  );
}

const KEYS = ROWS.join('');
const PAIRS: ReadonlySet<string> = new Set(
  Array.from(KEYS).flatMap((a) =>
    Array.from(KEYS)
      .filter((b) => areNeighbours(a, b))
      .map((b) => a + b),
  ),
);

/** Whether two keys are adjacent on common layouts (QWERTY, and Y and Z exchanged as on QWERTZ). */
export function areAdjacentKeys(a: string, b: string): boolean {
  return PAIRS.has(a + b);
}

/** Whether one letter is missing, added or replaced, or two neighbours are swapped. */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const most = Math.min(typed.length, meant.length) - start;
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [a, b] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  return (a.length < 2 && b.length < 2) || (a.length === 2 && a.charAt(1) + a.charAt(0) === b);
}

/**
 * Restricted Damerau-Levenshtein distance, at most `cap` + 1. Replacing a letter by an adjacent
 * key, doubling a letter and swapping cost `easy`, all else 1.
 */
export function typingDistance(typed: string, meant: string, cap: number, easy = 1): number {
  if (Math.abs(typed.length - meant.length) > cap / easy) return cap + 1;
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: meant.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i += 1) {
    const typedChar = typed.charAt(i - 1);
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const meantChar = meant.charAt(j - 1);
      const swap =
        i > 1 && j > 1 && typedChar === meant.charAt(j - 2) && meantChar === typed.charAt(i - 2);
      row.push(
        Math.min(
          (previousRow[j - 1] ?? 0) +
            (typedChar === meantChar ? 0 : areAdjacentKeys(meantChar, typedChar) ? easy : 1),
          (previousRow[j] ?? 0) + (typedChar === typed.charAt(i - 2) ? easy : 1),
          (row[j - 1] ?? 0) + (meantChar === meant.charAt(j - 2) ? easy : 1),
          swap && typedChar !== meantChar
            ? (rowBeforePrevious[j - 2] ?? 0) + easy
            : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rowBeforePrevious = previousRow;
    previousRow = row;
  }
  return previousRow[meant.length] ?? cap + 1;
}
