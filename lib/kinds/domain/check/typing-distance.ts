/** How many slips of the finger lie between two words. */

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function lieBeside(a: string, b: string): boolean {
  for (const [row, keys] of ROWS.entries()) {
    const at = keys.indexOf(a);
    if (at < 0) continue;
    for (const [other, theirs] of ROWS.entries()) {
      const place = theirs.indexOf(b);
      if (place < 0) continue;
      const side = place - at;
      if (other === row && Math.abs(side) === 1) return true;
      if (other === row + 1 && (side === 0 || side === -1)) return true;
      if (other === row - 1 && (side === 0 || side === 1)) return true;
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
      .filter((b) => lieBeside(a, b))
      .map((b) => a + b),
  ),
);

/** Keys that touch on the common layouts (QWERTY; Y and Z count as each other's places on QWERTZ). */
export function areAdjacentKeys(a: string, b: string): boolean {
  return PAIRS.has(a + b);
}

/** One letter left out, put in, replaced, or two neighbours swapped. */
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
 * Damerau-Levenshtein (restricted) distance, at most `cap` + 1. A substitution of keys that touch,
 * a doubled letter and a swap cost `easy`, everything else 1.
 */
export function typingDistance(typed: string, meant: string, cap: number, easy = 1): number {
  if (Math.abs(typed.length - meant.length) > cap / easy) return cap + 1;
  let two: number[] = [];
  let one = Array.from({ length: meant.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i += 1) {
    const t = typed.charAt(i - 1);
    const row = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const m = meant.charAt(j - 1);
      const swap = i > 1 && j > 1 && t === meant.charAt(j - 2) && m === typed.charAt(i - 2);
      row.push(
        Math.min(
          (one[j - 1] ?? 0) + (t === m ? 0 : areAdjacentKeys(m, t) ? easy : 1),
          (one[j] ?? 0) + (t === typed.charAt(i - 2) ? easy : 1),
          (row[j - 1] ?? 0) + (m === meant.charAt(j - 2) ? easy : 1),
          swap && t !== m ? (two[j - 2] ?? 0) + easy : Number.POSITIVE_INFINITY,
        ),
      );
    }
    two = one;
    one = row;
  }
  return one[meant.length] ?? cap + 1;
}
