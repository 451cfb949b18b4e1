import { useCallback, useEffect, useRef, useState } from 'react';

/** Time to read a button's label, ms; an earlier press may have been meant for something else. */
export const PRESS_DELAY_MS = 500;
/** A pointer that moved less than this, CSS px, may just have been where the popup opened. */
const MIN_MOVE_PX = 3;

/**
 * For a button that spends credits in a popup that opens by itself. The button is ready once
 * PRESS_DELAY_MS have passed without a key or pointer press since its `label` appeared or changed, because
 * a person who keeps pressing does not mean this button. It then gets the focus, unless the person has
 * used the keyboard meanwhile or is moving between tabs.
 *
 * `accepts` tells whether the press behind a click began on this button: a key that went down after the
 * button was ready, or a pointer that was moved in this window.
 */
export function usePressDelay(label: string, isShown = true) {
  const [readLabel, setReadLabel] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  /** Whether the last press began on this button; undefined if no press preceded the click. */
  const lastPress = useRef<boolean | undefined>(undefined);

  useEffect(() => {
    if (!isShown) {
      setReadLabel('');
      return;
    }
    let isReady = false;
    let usedKeyboard = false;
    let lastPoint: { readonly x: number; readonly y: number } | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isReady = true;
        setReadLabel(label);
        if (!usedKeyboard && !document.activeElement?.matches('[role="tab"][aria-selected="true"]'))
          button.current?.focus();
      }, PRESS_DELAY_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      usedKeyboard = true;
      lastPress.current = isReady && !event.repeat;
      if (!isReady) wait();
    };
    const onPointerDown = (event: PointerEvent) => {
      // A finger or pen has no position before it touches, so it need not have moved.
      lastPress.current = isReady && (hasMoved.current || event.pointerType !== 'mouse');
      if (!isReady) wait();
    };
    // A popup that opens under the pointer gets a move event although the pointer stays where it is.
    const onPointerMove = ({ screenX: x, screenY: y, movementX, movementY }: PointerEvent) => {
      lastPoint ??= { x: x - movementX, y: y - movementY };
      if (Math.hypot(x - lastPoint.x, y - lastPoint.y) >= MIN_MOVE_PX) hasMoved.current = true;
    };
    const onInput = () => {
      usedKeyboard = true;
    };
    const stopper = new AbortController();
    const options = { capture: true, signal: stopper.signal };
    addEventListener('keydown', onKeyDown, options);
    addEventListener('pointerdown', onPointerDown, options);
    addEventListener('pointermove', onPointerMove, options);
    addEventListener('input', onInput, options);
    wait();
    return () => {
      clearTimeout(timer);
      stopper.abort();
    };
  }, [label, isShown]);

  const isReady = readLabel === label;
  const accepts = useCallback(() => {
    const press = lastPress.current;
    lastPress.current = undefined;
    // Undefined is accepted, because assistive technology clicks without a key or pointer press.
    return isReady && press !== false;
  }, [isReady]);
  return { isReady, accepts, button };
}

/**
 * Gives an element the focus if nothing has it, because the element that had it was removed: a person
 * without a mouse would start again at the top of the page. For `useLayoutEffect`, so that no other key is
 * pressed meanwhile.
 */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) element?.focus({ preventScroll: true });
}
