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
