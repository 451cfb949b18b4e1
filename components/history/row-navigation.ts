import type { KeyboardEvent } from 'react';

/** Moves the focus between rows by ↑, ↓, Home and End; keys inside an open row are ignored. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.indexOf(target);
  const last = rows.length - 1;
  const next: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(last, index + 1),
    ArrowUp: Math.max(0, index - 1),
    Home: 0,
    End: last,
  };
  const to = next[key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}
