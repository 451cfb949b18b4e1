import { type PointerEvent, useState } from 'react';
import { followPointer } from './follow-pointer.ts';

interface ColumnDrag {
  /** Id of the column that is dragged. */
  readonly dragged: string;
  /** Id of the column whose place it takes when it is dropped. */
  readonly over: string | null;
}

/** The header cell under the pointer, by its horizontal position alone. */
const headAt = (row: Element | null, x: number): HTMLElement | undefined =>
  [...(row?.querySelectorAll<HTMLElement>('[data-head]') ?? [])].find((head) => {
    const { left: start, right: end } = head.getBoundingClientRect();
    return x >= start && x <= end;
  });

/** Moves columns by dragging their names with a mouse. */
export function useColumnDrag(onMove: (id: string, other: string) => void) {
  const [drag, setDrag] = useState<ColumnDrag | null>(null);
  const start = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget;
    const dragged = head.dataset.head;
    // A finger scrolls the table.
    if (dragged === undefined || event.button !== 0 || event.pointerType === 'touch') return;
    let over: string | null = null;
    followPointer(event, head, {
      onMove: (_, { clientX }) => {
        const target = headAt(head.parentElement, clientX)?.dataset.head ?? null;
        over = target === dragged ? null : target;
        setDrag({ dragged, over });
      },
      onEnd: (isDone) => {
        setDrag(null);
        if (isDone && over !== null) onMove(dragged, over);
      },
    });
  };
  return { drag, start };
}
