import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { PRESS_DELAY_MS } from '../hooks/index.ts';

/** Where a text was read by Enter, and when: what is on show since then may be asked by the next one. */
interface FirstEnter {
  readonly text: string;
  readonly at: number;
}

export interface DoubleEnterOptions {
  readonly text: string;
  /** One sound value stands under the box, read in this very text. */
  readonly isSingle: boolean;
  /** What stands under the box. */
  readonly below: RefObject<HTMLElement | null>;
  readonly read: () => void;
}

/**
 * Enter reads; Enter again presses the one button that asks, as it stands there with its price. A key
 * that is held, or pressed twice before the price could be read, asks nothing.
 */
export function useDoubleEnter({ text, isSingle, below, read }: DoubleEnterOptions) {
  const entered = useRef<FirstEnter | null>(null);
  const [isArmed, setArmed] = useState(false);

  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.repeat) return;
    const before = entered.current;
    const isAgain = before?.text === text && isSingle;
    if (!isAgain) {
      entered.current = { text, at: performance.now() };
      setArmed(true);
      return read();
    }
    if (performance.now() - before.at < PRESS_DELAY_MS) return;
    const button = below.current?.querySelector<HTMLButtonElement>('.actions > button.primary');
    if (button && button.ariaDisabled !== 'true') button.click();
  };
  const forget = () => {
    entered.current = null;
    setArmed(false);
  };
  return { enter, forget, isArmed };
}
