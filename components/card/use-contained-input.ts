import { type RefObject, useEffect } from 'react';

/** Controls that use all scroll keys themselves, and controls that use only Space. */
const TAKES_KEYS = 'input, select, textarea';
const TAKES_SPACE = 'button, a, summary';

/** Whether the browser would scroll something in the card; deltas as in wheel events, CSS px. */
function canScroll(event: Event, body: HTMLElement | null, deltaX: number, deltaY: number) {
  const canMove = (delta: number, position: number, range: number) =>
    delta < 0 ? position > 0 : delta > 0 && range - position >= 1;
  let element = event.target instanceof Element ? event.target : null;
  if (!body || !element || !body.contains(element)) return false;
  for (; element && element !== body.parentElement; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = element;
    const scrolls = /auto|scroll/;
    if (scrolls.test(overflowX) && canMove(deltaX, scrollLeft, scrollWidth - clientWidth))
      return true;
    if (scrolls.test(overflowY) && canMove(deltaY, scrollTop, scrollHeight - clientHeight))
      return true;
  }
  return false;
}

/**
 * Keeps input in the card. Scrolling that passed on to the page would tell the page how long the card's
 * content is. `onPress` reports the first press anywhere in the card, not only on a button, because the
 * positions of the buttons depend on what is known about the value.
 */
export function useContainedInput(body: RefObject<HTMLElement | null>, onPress: () => void): void {
  useEffect(() => {
    const stopper = new AbortController();
    const { signal } = stopper;
    const onWheel = (event: WheelEvent) => {
      // With Ctrl the browser zooms.
      if (event.ctrlKey || canScroll(event, body.current, event.deltaX, event.deltaY)) return;
      event.preventDefault();
    };
    const onTouchMove = (event: TouchEvent) => {
      const isPinch = event.touches.length > 1;
      const element = body.current;
      // If the card can scroll, `overscroll-behavior` keeps the rest of the movement in it.
      const scrolls = canScroll(event, element, 0, 1) || canScroll(event, element, 0, -1);
      if (!isPinch && !scrolls) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, shiftKey } = event;
      const element = body.current;
      if (!element || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (target instanceof Element && target.matches(TAKES_KEYS)) return;
      if (key === ' ' && target instanceof Element && target.matches(TAKES_SPACE)) return;
      const page = element.clientHeight * 0.9;
      const all = element.scrollHeight;
      const steps: Readonly<Record<string, number>> = {
        ArrowUp: -40,
        ArrowDown: 40,
        PageUp: -page,
        PageDown: page,
        Home: -all,
        End: all,
        ' ': shiftKey ? -page : page,
      };
      const top = steps[key];
      if (top === undefined) return;
      event.preventDefault();
      element.scrollBy({ top });
    };
    let hasPressed = false;
    const onClick = ({ isTrusted }: Event) => {
      if (!isTrusted || hasPressed) return;
      hasPressed = true;
      onPress();
    };
    addEventListener('wheel', onWheel, { passive: false, signal });
    addEventListener('touchmove', onTouchMove, { passive: false, signal });
    addEventListener('keydown', onKeyDown, { signal });
    addEventListener('click', onClick, { capture: true, signal });
    return () => stopper.abort();
  }, [body, onPress]);
}
