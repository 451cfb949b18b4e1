import { useCallback, useEffect, useRef, useState } from 'react';

/** Time to read a button's label, ms; presses before may have been meant for something else. */
export const PRESS_DELAY_MS = 500;
/** A pointer that moved less, CSS px, may lie where the popup opened. */
const MIN_MOVE_PX = 3;

/**
 * For a button that spends credits in a popup that opens unasked. It is ready once PRESS_DELAY_MS have
 * passed without a key or pointer press since its `label` appeared or changed: whoever goes on pressing
 * does not mean this button. It then gets the focus, unless the person has used the keyboard meanwhile.
 *
 * `accepts` says of a click whether the press that made it began here: a key that went down once the
 * button was ready, or a pointer that was moved in this window.
 */
export function usePressDelay(label: string) {
  const [readLabel, setReadLabel] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  /** Whether the last press began here; undefined after its click, and for a click without a press. */
  const lastPress = useRef<boolean | undefined>(undefined);

  useEffect(() => {
    let isReady = false;
    let usedKeyboard = false;
    let lastPoint: { readonly x: number; readonly y: number } | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isReady = true;
        setReadLabel(label);
        if (!usedKeyboard) button.current?.focus();
      }, PRESS_DELAY_MS);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      usedKeyboard = true;
      lastPress.current = isReady && !event.repeat;
      if (!isReady) wait();
    };
    const onPointerDown = (event: PointerEvent) => {
      // A finger or pen has no place before it touches.
      lastPress.current = isReady && (hasMoved.current || event.pointerType !== 'mouse');
      if (!isReady) wait();
    };
    // A popup that opens under the pointer gets a move at one point.
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
  }, [label]);

  const isReady = readLabel === label;
  const accepts = useCallback(() => {
    const press = lastPress.current;
    lastPress.current = undefined;
    // Assistive technology clicks without a key or pointer.
    return isReady && press !== false;
  }, [isReady]);
  return { isReady, accepts, button };
}
