import { useEffect, useRef, useState } from 'react';

/** Time to read a button's label, ms; earlier presses may have been meant for something else. */
export const PRESS_DELAY_MS = 500;

/**
 * For a button that spends credits in a popup that opens unasked. It is ready PRESS_DELAY_MS after
 * its `label` appeared or changed, and then gets the focus, unless the person is typing.
 */
export function usePressDelay(label: string) {
  const [readLabel, setReadLabel] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const isTyping = useRef(false);

  useEffect(() => {
    const onInput = () => {
      isTyping.current = true;
    };
    addEventListener('input', onInput, true);
    return () => removeEventListener('input', onInput, true);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => {
      setReadLabel(label);
      if (!isTyping.current) button.current?.focus();
    }, PRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [label]);

  return { isReady: readLabel === label, button };
}
