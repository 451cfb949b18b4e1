/** Event listeners of a tracked field: input, a pause in typing, leaving. */

import { native } from '../../reading/dom/index.ts';
import { hasFocus, isSensitiveField, isTypingValue, swallowErrors } from '../dom/index.ts';
import { watchChips } from './chips.ts';
import type { GestureTracker } from './provenance/last-gesture.ts';
import type { TrackedField } from './tracked-field.ts';

/** The value is checked after a pause in typing this long, ms. */
const TYPING_PAUSE_MS = 600;

export interface FieldListenerOptions {
  readonly signal: AbortSignal;
  readonly gestures: Pick<GestureTracker, 'causedBlur'>;
  readonly render: () => void;
  /** Whether checks of fields are off on this site. */
  readonly isOff: () => boolean;
}

/** Ignores events while the field is sensitive: a "show password" toggle can change that. */
export function listenToField(
  tracked: TrackedField,
  { signal, gestures, render, isOff }: FieldListenerOptions,
): void {
  const { control, field } = tracked;
  const isIgnored = () => isSensitiveField(control) || isOff();
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  const on = (types: string, handle: (event: Event) => void) => {
    for (const type of types.split(' '))
      control.addEventListener(type, swallowErrors(handle), { signal });
  };
  const checkSoon = () => {
    clearTimeout(pauseTimer);
    const check = swallowErrors(() => {
      if (!isIgnored()) void field.check();
    });
    pauseTimer = setTimeout(check, TYPING_PAUSE_MS);
  };
  on('input', () => {
    if (isIgnored()) return;
    render();
    checkSoon();
  });
  // `blur` and `change` come from the same gesture. The second finds it consumed, which is fine: the
  // first has already started the check.
  on('blur change', ({ timeStamp }) => {
    // The focus comes back.
    if (isTypingValue()) return;
    clearTimeout(pauseTimer);
    if (isIgnored()) return;
    tracked.wasLeft = true;
    render();
    void field.onLeave(gestures.causedBlur(control, timeStamp));
  });
  on('focus', render);
  if (field.list) {
    let lastValue = field.value();
    const onChips = swallowErrors(() => {
      if (isIgnored() || field.value() === lastValue) return;
      lastValue = field.value();
      render();
      checkSoon();
    });
    watchChips(control, signal, onChips);
  }
  checkSoon();
}

/** Elements that a person may press to submit a form. */
const SUBMIT_CONTROLS = 'button,input,[role=button],label';

/** Starts the free check when the pointer reaches a submit button, so that the result is there when it is pressed. */
export function checkBeforeSubmit(
  trackedFields: () => Iterable<TrackedField>,
  options: AddEventListenerOptions,
): void {
  const onPointerOver = swallowErrors(({ isTrusted, target }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return;
    if (!native(target).closest(SUBMIT_CONTROLS) && !native(target).localName.includes('-')) return;
    for (const { control, field } of trackedFields()) {
      if (hasFocus(control) && target !== control && !isSensitiveField(control)) void field.check();
    }
  });
  addEventListener('pointerover', onPointerOver, options);
}
