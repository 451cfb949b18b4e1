/** Counts the typos between two words. */

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Two adjacent keys, and characters that look alike. Y and Z are exchanged on some keyboards. */
const PAIRS = new Set(['yz', 'zy', 'o0', 'l1']);
for (const [row, keys] of ROWS.entries()) {
  const below = ROWS[row + 1] ?? '';
  for (let column = 0; column < keys.length; column++) {
    const key = keys.charAt(column);
    const others = [keys.charAt(column + 1), below.charAt(column), below.charAt(column - 1)];
    for (const other of others.filter(Boolean)) PAIRS.add(key + other).add(other + key);
  }
}

/** Whether two keys are adjacent on common layouts (QWERTY, and Y and Z exchanged as on QWERTZ). */
export function areAdjacentKeys(a: string, b: string): boolean {
  return PAIRS.has(a + b);
}

/**
 * Restricted Damerau-Levenshtein distance, at most `cap` + 1. Hitting an adjacent key, doubling a
 * letter and swapping two letters cost `easy`; all other edits cost 1.
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

/** Whether two neighbouring letters of `meant` are swapped. */
export function isSwap(typed: string, meant: string): boolean {
  const sorted = (word: string) => Array.from(word).sort().join('');
  return sorted(typed) === sorted(meant) && typingDistance(typed, meant, 1) === 1;
}

/** Whether `typed` is `meant` with one extra letter whose neighbour before or after passes `fits`. */
export function hasInsertedLetter(
  typed: string,
  meant: string,
  fits: (key: string, neighbour: string, inside: boolean) => boolean,
): boolean {
  if (typed.length !== meant.length + 1) return false;
  return Array.from(typed).some((key, i) => {
    if (typed.slice(0, i) + typed.slice(i + 1) !== meant) return false;
    const inside = i > 0 && i < meant.length;
    return [meant.charAt(i - 1), meant.charAt(i)].some(
      (neighbour) => neighbour !== '' && fits(key, neighbour, inside),
    );
  });
}

/**
 * Replaces digits that look like letters (0, 1), or a single digit from the row above that was hit
 * instead of or together with a letter.
 */
export function replaceStrayDigits(typed: string, meant: string): string | null {
  const alike = typed
    .replace(/0/g, 'o')
    .replace(/1/g, (_, i: number) => (meant[i] === 'i' ? 'i' : 'l'));
  if (!/[2-9]/.test(alike)) return alike;
  const digitIndex = typed.search(/[0-9]/);
  const digit = typed.charAt(digitIndex);
  if (/[0-9]/.test(typed.slice(digitIndex + 1))) return null;
  const before = typed.slice(0, digitIndex);
  const after = typed.slice(digitIndex + 1);
  if (typed.length === meant.length) {
    return before + meant.charAt(digitIndex) + after === meant &&
      areAdjacentKeys(meant.charAt(digitIndex), digit)
      ? meant
      : null;
  }
  const inside = before !== '' && after !== '' && before + after === meant;
  return inside &&
    (areAdjacentKeys(before.slice(-1), digit) || areAdjacentKeys(after.charAt(0), digit))
    ? meant
    : null;
}
