import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * While another tab than that of the lookups is shown, what the person types or pastes goes to the lookup
 * box, because the popup opens with the last tab. Fields of the tab keep their keys.
 *
 * @param show shows the box; undefined while it is shown
 */
export function useTypingInBox(
  main: RefObject<HTMLElement | null>,
  show: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!show) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const { key, target, altKey } = event;
      const isPaste = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'v';
      const isText = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey;
      if (altKey || !(isPaste || isText)) return;
      if (target instanceof Element && target.matches('input, select, textarea')) return;
      // At once, so that the browser enters the text into the box.
      flushSync(show);
      const box = main.current?.querySelector('textarea');
      box?.focus();
      box?.select();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
}
