/** What is heard at a watched field: a pause in typing, a change, leaving. */

import { isSensitiveField, swallowErrors } from '../dom/index.ts';
import type { GestureTracker } from '../provenance/index.ts';
import type { TrackedField } from './tracked-field.ts';

/** A pause in typing this long, ms, is worth a check. */
const TYPING_PAUSE_MS = 600;

export interface FieldListenerOptions {
  readonly signal: AbortSignal;
  readonly gestures: Pick<GestureTracker, 'causedBlur'>;
  /** Shows what is known now. */
  readonly render: () => void;
  /** Fields of this site are left alone. */
  readonly isOff: () => boolean;
}

/** A field that turned into a secret meanwhile ("show password" toggles) is let go. */
export function listenToField(
  one: TrackedField,
  { signal, gestures: presses, render, isOff }: FieldListenerOptions,
): void {
  const { control, field } = one;
  const isOther = () => isSensitiveField(control) || isOff();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const on = (types: string, hear: (event: Event) => void) => {
    for (const type of types.split(' '))
      control.addEventListener(type, swallowErrors(hear), { signal });
  };
  const checkSoon = () => {
    clearTimeout(pause);
    const check = swallowErrors(() => {
      if (!isOther()) void field.check();
    });
    pause = setTimeout(check, TYPING_PAUSE_MS);
  };
  on('input', () => {
    if (isOther()) return;
    one.isHeld = false;
    render();
    checkSoon();
  });
  // One press makes both events: for the second it is used up, and what the first began goes on.
  on('blur change', ({ timeStamp }) => {
    clearTimeout(pause);
    if (isOther()) return;
    one.wasLeft = true;
    render();
    void field.onLeave(presses.causedBlur(control, timeStamp));
  });
  on('focus', render);
  checkSoon();
}
