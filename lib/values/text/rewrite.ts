/** A text with some parts replaced, and where each character was before. */
export interface Rewritten {
  readonly text: string;
  /** Offset in the original of the character at `offset` in `text`. */
  startOf(offset: number): number;
  /** Offset in the original of the end of the character before `offset`. */
  endOf(offset: number): number;
}

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces parts of a text. @param edits in order; one that overlaps the one before is ignored */
export function rewrite(original: string, edits: readonly TextEdit[]): Rewritten {
  if (edits.length === 0)
    return { text: original, startOf: (offset) => offset, endOf: (offset) => offset };
  let text = '';
  let last = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  const copy = (upTo: number) => {
    for (; last < upTo; last++) {
      starts.push(last);
      ends.push(last + 1);
      text += original[last];
    }
  };
  for (const edit of edits) {
    if (edit.start < last) continue;
    copy(edit.start);
    for (const char of edit.text) {
      starts.push(edit.start);
      ends.push(edit.end);
      text += char;
    }
    last = edit.end;
  }
  copy(original.length);
  return {
    text,
    startOf: (offset) => starts[offset] ?? original.length,
    endOf: (offset) => ends[offset - 1] ?? 0,
  };
}
