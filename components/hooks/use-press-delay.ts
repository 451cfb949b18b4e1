import { useEffect, useRef, useState } from 'react';

/** Long enough to see what a button says; a press or a key held before is none on it, ms. */
export const PRESS_DELAY_MS = 500;

/**
 * A button that spends, where a popup opened under the person's hand: it counts presses once its
 * `label` could be read, and has the focus then, unless the person has begun to type elsewhere.
 */
export function usePressDelay(label: string) {
  const [read, setRead] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const isTyping = useRef(false);

  useEffect(() => {
    const note = () => {
      isTyping.current = true;
    };
    addEventListener('input', note, true);
    return () => removeEventListener('input', note, true);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      setRead(label);
      if (!isTyping.current) button.current?.focus();
    }, PRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [label]);

  return { isReady: read === label, button };
}
