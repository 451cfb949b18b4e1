import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { PRESS_DELAY_MS } from '../ui/index.ts';

/** The text that was checked, and when Enter was last pressed on it, by `performance.now()`. */
interface LastEnter {
  readonly text: string;
  readonly at: number;
}

export interface DoubleEnterOptions {
  readonly text: string;
  /** Exactly one value is shown, it was found in this text, and it raises no doubts. */
  readonly isSingle: boolean;
  /** The element with the results. */
  readonly results: RefObject<HTMLElement | null>;
  readonly check: () => void;
}

/**
 * Enter checks the text; a second Enter presses the button that looks the value up. Key repeats, and
 * an Enter within PRESS_DELAY_MS after the last, do nothing: the price could not have been read.
 */
export function useDoubleEnter({ text, isSingle, results, check }: DoubleEnterOptions) {
  const lastEnter = useRef<LastEnter | null>(null);
  const [awaitsSecond, setAwaitsSecond] = useState(false);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    const last = lastEnter.current;
    const isSecond = last?.text === text && isSingle;
    if (!isSecond) {
      lastEnter.current = { text, at: performance.now() };
      setAwaitsSecond(true);
      return check();
    }
    const now = performance.now();
    lastEnter.current = { text, at: now };
    if (now - last.at < PRESS_DELAY_MS) return;
    const button = results.current?.querySelector<HTMLButtonElement>(
      '.actions > [data-second-enter="true"]',
    );
    if (button && button.ariaDisabled !== 'true') button.click();
  };
  const reset = () => {
    lastEnter.current = null;
    setAwaitsSecond(false);
  };
  return { onKeyDown, reset, awaitsSecond };
}
