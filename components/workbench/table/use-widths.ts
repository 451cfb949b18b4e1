import { type CSSProperties, useState } from 'react';
import type { ListResult } from '../../../lib/workbench/checked-list/index.ts';
import { tracksOf } from '../../../lib/workbench/list-view/index.ts';
import type { TableColumns } from '../columns/index.ts';

/** The tracks of all rows, and the width of each column in characters, also while it is dragged. */
export function useWidths(
  { shown, columns }: TableColumns,
  { widths: automaticWidths }: Pick<ListResult, 'widths'>,
) {
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const automatic = columns.map(({ id, name }) => automaticWidths[id] ?? name.length);
  const drawn = dragged
    ? shown.map((each) =>
        each.column.id === dragged.id ? { ...each, width: dragged.width } : each,
      )
    : shown;
  const { tracks, narrowest, frozen } = tracksOf(drawn, automatic);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': tracks,
    '--narrowest': `${narrowest}rem`,
    '--frozen': `${frozen.at(-1)}rem`,
    ...Object.fromEntries(frozen.map((place, i) => [`--at-${i}`, `${place}rem`])),
  };
  return {
    style,
    /** How many columns stay when the table scrolls sideways. */
    frozen: frozen.length - 1,
    widths: drawn.map(({ width }, i) => width ?? automatic[i] ?? 0),
    preview: (id: string, width: number | null) =>
      setDragged(width === null ? null : { id, width }),
  };
}
