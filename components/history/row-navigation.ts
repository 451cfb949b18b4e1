import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** ↑ and ↓ walk through the lines of a list, Home and End to its ends; inside an open line they do nothing. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const step = STEP[key];
  const ends = { Home: 0, End: rows.length - 1 };
  const to =
    step === undefined
      ? key in ends
        ? key === 'Home'
          ? 0
          : ends.End
        : null
      : rows.indexOf(target) + step;
  if (to === null) return;
  event.preventDefault();
  rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
}
