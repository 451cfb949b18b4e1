import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { PRESS_DELAY_MS } from '../hooks/index.ts';

/** The first Enter: the text that it checked and when, by `performance.now()`. */
interface FirstEnter {
  readonly text: string;
  readonly at: number;
}

export interface DoubleEnterOptions {
  readonly text: string;
  /** Exactly one value is shown, found in this text and not doubtful. */
  readonly isSingle: boolean;
  /** The element with the results. */
  readonly results: RefObject<HTMLElement | null>;
  readonly check: () => void;
}

/**
 * Enter checks the text; a second Enter presses the button that looks the value up. Key repeats, and
 * a second Enter within PRESS_DELAY_MS, do nothing: the price could not have been read.
 */
export function useDoubleEnter({ text, isSingle, results, check }: DoubleEnterOptions) {
  const firstEnter = useRef<FirstEnter | null>(null);
  const [awaitsSecond, setAwaitsSecond] = useState(false);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    const first = firstEnter.current;
    const isSecond = first?.text === text && isSingle;
    if (!isSecond) {
      firstEnter.current = { text, at: performance.now() };
      setAwaitsSecond(true);
      return check();
    }
    if (performance.now() - first.at < PRESS_DELAY_MS) return;
    const button = results.current?.querySelector<HTMLButtonElement>('.actions > button.primary');
    if (button && button.ariaDisabled !== 'true') button.click();
  };
  const reset = () => {
    firstEnter.current = null;
    setAwaitsSecond(false);
  };
  return { onKeyDown, reset, awaitsSecond };
}
