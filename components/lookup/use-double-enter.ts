import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint, PRESS_DELAY_MS } from '../ui/index.ts';

/** The text that was checked, and when Enter was last pressed on it, by `event.timeStamp`. */
interface LastEnter {
  readonly text: string;
  readonly at: number;
}

interface DoubleEnterOptions {
  readonly text: string;
  /** Exactly one value is shown, it was found in this text, and it raises no doubts. */
  readonly isSingle: boolean;
  /** The element with the results. */
  readonly results: RefObject<HTMLElement | null>;
  readonly check: () => void;
}

/**
 * Enter checks the text; a second Enter presses the button that looks the value up. Key repeats, and
 * an Enter within PRESS_DELAY_MS after the last or after the price was painted, do nothing: the price could
 * not have been read. An Enter is judged by when it was pressed, however late it is handled.
 */
export function useDoubleEnter({ text, isSingle, results, check }: DoubleEnterOptions) {
  const lastEnter = useRef<LastEnter | null>(null);
  const [awaitsSecond, setAwaitsSecond] = useState(false);
  const painted = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    painted.current = Number.POSITIVE_INFINITY;
    if (!isSingle) return;
    return afterPaint(() => {
      painted.current = performance.now();
    });
  }, [isSingle]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    const last = lastEnter.current;
    const at = event.nativeEvent.timeStamp;
    const isSecond = last?.text === text && isSingle;
    if (!isSecond) {
      lastEnter.current = { text, at };
      setAwaitsSecond(true);
      return check();
    }
    lastEnter.current = { text, at };
    if (at - Math.max(last.at, painted.current) < PRESS_DELAY_MS) return;
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
