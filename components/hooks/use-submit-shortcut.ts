import { useEffect, useRef } from 'react';

/** Ctrl or Cmd and Enter, wherever on the page the focus is. A key that is held repeats itself: it sends once. */
export function useSubmitShortcut(send: () => void) {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
