import { useMemo, useState } from 'react';
import type { ListLine } from '../../lib/models/list/index.ts';

/** The selected lines by index. Another `list` (by identity) starts with an empty selection. */
export function useLineSelection(list: unknown) {
  const [selection, setSelection] = useState<{
    list: unknown;
    lines: ReadonlySet<number>;
    /** Index of the line that was selected last; -1 for none. */
    last: number;
  }>({
    list,
    lines: new Set(),
    last: -1,
  });
  const lines = selection.list === list ? selection.lines : NO_LINES;
  return useMemo(() => {
    const set = (next: Iterable<number>, last: number) =>
      setSelection({ list, lines: new Set(next), last });
    return {
      size: lines.size,
      has: (index: number) => lines.has(index),
      clear: () => set([], -1),
      all: (shown: readonly ListLine[]) =>
        set(
          shown.map(({ index }) => index),
          -1,
        ),
      toggle: ({ index }: ListLine) =>
        set(
          lines.has(index) ? [...lines].filter((other) => other !== index) : [...lines, index],
          index,
        ),
      /** Adds the shown lines between the line that was selected last and this one. */
      extendTo: (shown: readonly ListLine[], { index }: ListLine) => {
        const from = shown.findIndex((line) => line.index === selection.last);
        const to = shown.findIndex((line) => line.index === index);
        const start = from < 0 ? to : Math.min(from, to);
        const range = shown.slice(start, Math.max(from, to) + 1);
        set([...lines, ...range.map((line) => line.index)], index);
      },
    };
  }, [list, lines, selection.last]);
}

const NO_LINES: ReadonlySet<number> = new Set();

export type LineSelection = ReturnType<typeof useLineSelection>;
