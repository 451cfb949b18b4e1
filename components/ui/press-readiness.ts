/** Time to read a button's label, ms; an earlier press may have been meant for something else. */
export const PRESS_DELAY_MS = 500;

/**
 * What decides whether a press on a priced button was meant for it. Times are on the clock of
 * `performance.now()` and `event.timeStamp`, ms; null: not so far, or no longer.
 */
export interface PressReadiness {
  /** When the button's label was painted in a visible window. */
  readonly painted: number | null;
  /** When the window got the focus. */
  readonly focused: number | null;
  /** When the last press began that was not for the button: any key, or a pointer. */
  readonly pressed: number | null;
}

export const NOT_SHOWN: PressReadiness = { painted: null, focused: null, pressed: null };

/**
 * The time from which a press counts. Keys go to the window with the focus, so they wait for that, too; a
 * pointer presses what is under it, in a side panel also with its first press.
 */
export function readyFrom(
  { painted, focused, pressed }: PressReadiness,
  by: 'key' | 'pointer',
): number {
  if (painted === null || (by === 'key' && focused === null)) return Number.POSITIVE_INFINITY;
  const known = by === 'key' ? [painted, focused, pressed] : [painted, pressed];
  return Math.max(...known.filter((time) => time !== null)) + PRESS_DELAY_MS;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key presses the focused button. One that is held does not press it again. */
export const pressesButton = ({ key, repeat }: KeyPress): boolean =>
  !repeat && (key === 'Enter' || key === ' ');

/** Whether a key writes a character, so that the person is writing a text. */
export const writesCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Calls back when what is in the document now has been painted: in the second frame, because the first one
 * begins before it is painted. Never in a hidden window. @returns stops waiting
 */
export function afterPaint(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
