import { type PointerEvent as ReactPointerEvent, useState } from 'react';

/** Pointer moves up to this distance are a press, px. */
const PRESS_PX = 4;

interface Drag {
  /** @param distance towards the end of the line since the press, px */
  readonly onMove: (distance: number, event: PointerEvent) => void;
  /** @param isDone false: it was cancelled, or the pointer did not move */
  readonly onEnd: (isDone: boolean) => void;
}

/** After a drag, the release is no click. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => event.stopPropagation();
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}

/** Follows the pointer from a press until it is released, or Escape is pressed. */
export function followPointer(
  start: Pick<PointerEvent, 'clientX'>,
  element: Element,
  { onMove, onEnd }: Drag,
): void {
  const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  const following = new AbortController();
  const { signal } = following;
  let hasMoved = false;
  const end = (isDone: boolean) => {
    following.abort();
    if (hasMoved) ignoreNextClick();
    onEnd(isDone && hasMoved);
  };
  const move = (event: PointerEvent) => {
    const distance = event.clientX - start.clientX;
    hasMoved ||= Math.abs(distance) > PRESS_PX;
    if (hasMoved) onMove(sign * distance, event);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end(false);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', cancel, { signal, capture: true });
}

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
  const start = (event: ReactPointerEvent<HTMLElement>) => {
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
