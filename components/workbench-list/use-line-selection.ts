import { useMemo, useState } from 'react';
import type { ListLine } from '../../lib/models/list/index.ts';

/** The lines that a person selected, by their index; `of`: of which list, so that another has none. */
export function useLineSelection(of: unknown) {
  const [chosen, setChosen] = useState<{ of: unknown; lines: ReadonlySet<number>; last: number }>({
    of,
    lines: new Set(),
    last: -1,
  });
  const lines = chosen.of === of ? chosen.lines : NO_LINES;
  return useMemo(() => {
    const set = (next: Iterable<number>, last: number) =>
      setChosen({ of, lines: new Set(next), last });
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
          lines.has(index) ? [...lines].filter((each) => each !== index) : [...lines, index],
          index,
        ),
      /** From the line that was selected last to this one, as they are shown. */
      extendTo: (shown: readonly ListLine[], { index }: ListLine) => {
        const from = shown.findIndex((each) => each.index === chosen.last);
        const to = shown.findIndex((each) => each.index === index);
        const between = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
        const reached = shown.slice(between[0], (between[1] ?? 0) + 1);
        set([...lines, ...reached.map((each) => each.index)], index);
      },
    };
  }, [of, lines, chosen.last]);
}

const NO_LINES: ReadonlySet<number> = new Set();

export type LineSelection = ReturnType<typeof useLineSelection>;
