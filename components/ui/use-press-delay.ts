import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  afterPaint,
  NOT_SHOWN,
  type PressReadiness,
  pressesButton,
  readyFrom,
  writesCharacter,
} from './press-readiness.ts';

/** A pointer that moved less than this, CSS px, may just have been where the popup opened. */
const MIN_MOVE_PX = 3;

interface PressDelayOptions {
  readonly label: string;
  /** False while the button is in a tab that is not chosen. */
  readonly isShown?: boolean;
  /**
   * What has the focus: the button, once it is ready, in a window that the person opened; in one that a
   * page's press opened the sentence, because a key may be meant for the page; nothing in a side panel.
   */
  readonly focus: 'button' | 'sentence' | 'nothing';
}

/**
 * For a button that spends credits. It is ready once PRESS_DELAY_MS have passed since its label was painted,
 * the window got the focus, and the last key or pointer press, because a person who keeps pressing does not
 * mean this button. Presses are judged by when they happened (`timeStamp`), however late they are handled.
 *
 * `accepts` tells whether the press behind a click began on this button when it was ready; a mouse must have
 * been moved in this window. A key that writes a character takes the focus from the button to the sentence.
 */
export function usePressDelay({ label, isShown = true, focus }: PressDelayOptions) {
  const [readyLabel, setReadyLabel] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const readiness = useRef(NOT_SHOWN);
  const hasMoved = useRef(false);
  const wasReady = useRef(false);
  /** Whether the last press began on this button; undefined if no press preceded the click. */
  const lastPress = useRef<boolean | undefined>(undefined);

  // A layout effect, so that no press is handled between a new label and its wait.
  useLayoutEffect(() => {
    readiness.current = NOT_SHOWN;
    setReadyLabel('');
    if (!isShown) return;
    if (focus === 'sentence') focusIfLost(sentence.current);
    const stopper = new AbortController();
    let usedKeyboard = false;
    let timer: ReturnType<typeof setTimeout>;
    let stopPaint = () => {};

    const becomeReady = () => {
      const now = performance.now();
      if (now < readyFrom(readiness.current, 'pointer')) return arm();
      wasReady.current = true;
      setReadyLabel(label);
      if (now < readyFrom(readiness.current, 'key')) return arm();
      if (focus !== 'button' || usedKeyboard) return;
      if (!document.activeElement?.matches('[role="tab"][aria-selected="true"]'))
        button.current?.focus();
    };
    const arm = () => {
      clearTimeout(timer);
      const now = performance.now();
      const next = (['pointer', 'key'] as const)
        .map((by) => readyFrom(readiness.current, by))
        .filter((time) => time > now && time < Number.POSITIVE_INFINITY);
      // Rounded up: a timer may fire up to 1 ms early.
      if (next.length > 0) timer = setTimeout(becomeReady, Math.ceil(Math.min(...next) - now) + 1);
    };
    const update = (change: Partial<PressReadiness>) => {
      readiness.current = { ...readiness.current, ...change };
      if (performance.now() < readyFrom(readiness.current, 'pointer')) setReadyLabel('');
      arm();
    };
    const updatePressed = ({ timeStamp }: Event) =>
      update({ pressed: Math.max(readiness.current.pressed ?? 0, timeStamp) });
    const waitForPaint = () => {
      stopPaint();
      update({ painted: null });
      if (document.visibilityState === 'visible')
        stopPaint = afterPaint(() => update({ painted: performance.now() }));
    };
    update({ focused: document.hasFocus() ? performance.now() : null });
    waitForPaint();

    const keysDown = new Set<string>();
    const onKeyDown = (event: KeyboardEvent) => {
      usedKeyboard = true;
      keysDown.add(event.code);
      const isReady = event.timeStamp >= readyFrom(readiness.current, 'key');
      const isOnButton = event.target === button.current;
      const isPress = isReady && isOnButton && pressesButton(event);
      lastPress.current = isPress;
      if (isPress) return;
      updatePressed(event);
      if (isOnButton && writesCharacter(event)) sentence.current?.focus();
      // A first key may be meant for the page, and moves nothing.
      if (event.key === 'Tab' && focus === 'sentence' && !wasReady.current) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (keysDown.delete(event.code)) return;
      // It went down in another window.
      lastPress.current = false;
      updatePressed(event);
    };
    const onPointerDown = (event: PointerEvent) => {
      // A finger or pen has no position before it touches, so it need not have moved.
      const isPress =
        event.timeStamp >= readyFrom(readiness.current, 'pointer') &&
        (hasMoved.current || event.pointerType !== 'mouse');
      lastPress.current = isPress;
      if (!isPress) updatePressed(event);
    };
    let lastPoint: { readonly x: number; readonly y: number } | undefined;
    // A popup that opens under the pointer gets a move event although the pointer stays where it is.
    const onPointerMove = ({ screenX: x, screenY: y, movementX, movementY }: PointerEvent) => {
      lastPoint ??= { x: x - movementX, y: y - movementY };
      if (Math.hypot(x - lastPoint.x, y - lastPoint.y) >= MIN_MOVE_PX) hasMoved.current = true;
    };
    const options = { capture: true, signal: stopper.signal };
    addEventListener('keydown', onKeyDown, options);
    addEventListener('keyup', onKeyUp, options);
    addEventListener('pointerdown', onPointerDown, options);
    addEventListener('pointermove', onPointerMove, options);
    addEventListener('input', () => (usedKeyboard = true), options);
    // Without capture only the window's own focus events arrive.
    const ofWindow = { signal: stopper.signal };
    addEventListener('focus', () => update({ focused: performance.now() }), ofWindow);
    addEventListener('blur', () => update({ focused: null }), ofWindow);
    document.addEventListener('visibilitychange', waitForPaint, ofWindow);
    return () => {
      clearTimeout(timer);
      stopPaint();
      stopper.abort();
    };
  }, [label, isShown, focus]);

  /** @param timeStamp of the click */
  const accepts = useCallback((timeStamp: number) => {
    const press = lastPress.current;
    lastPress.current = undefined;
    // Assistive technology clicks without a key or pointer press.
    return press ?? timeStamp >= readyFrom(readiness.current, 'pointer');
  }, []);
  return { isReady: readyLabel === label, accepts, button, sentence };
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
