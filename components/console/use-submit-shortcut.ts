import { useEffect, useRef } from 'react';

/** Ctrl+Enter or Cmd+Enter anywhere on the page. Key repeats are ignored, so a held key sends once. */
export function useSubmitShortcut(send: () => void) {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
