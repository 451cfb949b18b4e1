/** Flow 2: a supported field has focus → check on pause and on leaving → verdict line → lookup. */

import type { FormType, Kind } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type { FieldClassification } from '../../form/index.ts';
import {
  type GetShadowRoot,
  hasFocus,
  isSensitiveField,
  isTextControl,
  swallowErrors,
  type TextControl,
} from '../dom/index.ts';
import { type AskBackground, type BufferedEvents, frameRegistry } from '../frame/index.ts';
import { createFieldLine } from '../line/index.ts';
import { trackInputProvenance, trackLastGesture, wasLeftByKey } from '../provenance/index.ts';
import { type GuardedField, watchSubmits } from '../submit/index.ts';
import type { FieldConsistency, FieldConsistencyOptions } from './consistency.ts';
import { createGuardedField } from './guarded-field.ts';
import { listenToField } from './listeners.ts';
import { createFieldPresenter } from './presenter.ts';
import type { TrackedField } from './tracked-field.ts';
import { createFieldValue, type FieldFacts } from './value.ts';

/** Elements that a person may press to submit a form. */
const SUBMIT_CONTROLS = 'button,input,[role=button],label';

export interface FieldTrackerOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  /** The site's present settings. */
  readonly site: () => ReplyOf<'site'> | undefined;
  readonly readField: (element: Element) => FieldClassification;
  readonly formType: (element: Element) => FormType;
  readonly regionNear: (element: Element) => string | undefined;
  readonly createConsistency?: (
    options: Pick<FieldConsistencyOptions, 'ask' | 'trackedFields'>,
  ) => FieldConsistency;
  readonly getShadowRoot: GetShadowRoot;
}

export interface FieldTracker {
  onFocus(element: Element): void;
  /** A lookup of a value was answered on another surface. */
  onAnswered(kind: Kind, value: string): void;
  /** The tracked fields that have a value, for the submit guard. */
  guardedFields(): Iterable<GuardedField>;
}

export function createFieldTracker(options: FieldTrackerOptions): FieldTracker {
  const { css, signal, ask, site, readField, formType, regionNear, getShadowRoot } = options;
  /** The fields that the person entered; those no longer in the page are dropped. */
  const trackedFields = new Map<Element, TrackedField>();
  const rootsWithSubmits = new WeakSet<ShadowRoot>();
  const closedRoots = new WeakSet<ShadowRoot>();
  const gestures = trackLastGesture(signal);
  const isOff = () => (site()?.guard ?? 'off') === 'off';
  const consistency = options.createConsistency?.({
    ask,
    trackedFields: () => trackedFields.values(),
  });
  const presenter = createFieldPresenter(
    (handlers) => createFieldLine({ css, signal, getShadowRoot }, handlers),
    (tracked) => consistency?.messageFor(tracked),
  );
  const compare = async (tracked: TrackedField) => {
    if (!isOff() && (await consistency?.compare(tracked))) presenter.render(tracked);
  };

  const factsOf = (control: TextControl, kind: Kind, loose: boolean): FieldFacts => ({
    kind,
    region: site()?.region || regionNear(control),
    loose,
    /** A getter, because a form may switch from sign-up to sign-in. */
    get form() {
      return formType(control);
    },
  });

  const track = (control: TextControl, facts: FieldFacts, bufferedEvents: BufferedEvents) => {
    for (const [element] of trackedFields) if (!element.isConnected) trackedFields.delete(element);
    const provenance = trackInputProvenance(control, signal, bufferedEvents);
    const render = swallowErrors(() => {
      if (isOff()) return presenter.clear(tracked);
      presenter.render(tracked);
      void compare(tracked);
    });
    const { isTyped } = provenance;
    const field = createFieldValue({ control, facts, ask, isTyped, onChange: render });
    const tracked: TrackedField = {
      control,
      field,
      provenance,
      wasLeft: false,
      dismissedValue: '',
      isHeld: false,
      isWaiting: false,
      waitedValue: '',
    };
    trackedFields.set(control, tracked);
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !rootsWithSubmits.has(root)) {
      rootsWithSubmits.add(root);
      watchSubmits(signal, root);
    }
    listenToField(tracked, { signal, gestures, render, isOff });
    // The person may have left the field before this script was ready.
    if (!hasFocus(control)) {
      tracked.wasLeft = true;
      void field.onLeave(wasLeftByKey(bufferedEvents));
    }
  };

  const bufferedEventsOf = (element: Element) => frameRegistry().bufferedEvents?.get(element);
  const onFocus = (
    element: Element,
    bufferedEvents: BufferedEvents = bufferedEventsOf(element) ?? [],
  ) => {
    const root = isTextControl(element) ? null : getShadowRoot(element);
    if (root) return enterClosedRoot(root, bufferedEvents);
    if (trackedFields.has(element) || !isTextControl(element) || isSensitiveField(element)) return;
    const { kind, loose = false } = readField(element);
    if (!kind || isOff() || (site()?.policies[kind] ?? 'off') === 'off') return;
    track(element, factsOf(element, kind, loose), bufferedEvents);
  };
  /** The window sees only the host of an event in a closed shadow root, so listens in the root too. */
  const enterClosedRoot = (root: ShadowRoot, bufferedEvents: BufferedEvents) => {
    if (root.activeElement) onFocus(root.activeElement, bufferedEvents);
    if (closedRoots.has(root)) return;
    closedRoots.add(root);
    const onFocusIn = swallowErrors(({ target }: Event) => {
      if (target instanceof Element) onFocus(target);
    });
    root.addEventListener('focusin', onFocusIn, { capture: true, passive: true, signal });
  };
  // Browsers autofill whole forms: fields that never had focus are checked and guarded too.
  const onInput = (event: Event) => {
    const [element] = event.composedPath();
    // After the event was dispatched: the buffered events must include it.
    if (event.isTrusted && element instanceof Element)
      setTimeout(swallowErrors(() => onFocus(element)));
  };
  const listenerOptions = { capture: true, passive: true, signal };
  addEventListener('input', onInput, listenerOptions);
  // Starts the free check when the pointer reaches a submit button, so that it is done by the press.
  const onPointerOver = swallowErrors(({ isTrusted, target }: Event) => {
    if (!isTrusted || isOff() || !(target instanceof Element)) return;
    if (!target.closest(SUBMIT_CONTROLS) && !target.localName.includes('-')) return;
    for (const { control, field } of trackedFields.values()) {
      if (hasFocus(control) && target !== control && !isSensitiveField(control)) void field.check();
    }
  });
  addEventListener('pointerover', onPointerOver, listenerOptions);

  return {
    onFocus,
    onAnswered(kind, value) {
      for (const { field } of trackedFields.values()) void field.onAnswered(kind, value);
    },
    *guardedFields() {
      for (const tracked of trackedFields.values()) {
        const guarded = createGuardedField(tracked, presenter, gestures);
        if (guarded) yield guarded;
      }
    },
  };
}
