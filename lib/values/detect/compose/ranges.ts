/** UTF-16 offsets in a text, `end` exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The index of the first range that ends after `offset`; ranges are in order and without overlaps. */
export function indexAfter(ranges: readonly TextRange[], offset: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The ranges that overlap a given one. */
export function rangesOverlapping<R extends TextRange>(
  ranges: readonly R[],
  { start, end }: TextRange,
): R[] {
  const found: R[] = [];
  let low = indexAfter(ranges, start);
  for (let next = ranges[low]; next && next.start < end; next = ranges[++low]) found.push(next);
  return found;
}
