/** Flow 2: a field of ours has focus → check on pause and on leaving → verdict line → lookup. */

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

/** What a person presses to send a form. */
const PRESSABLE = 'button,input,[role=button],label';

export interface FieldTrackerOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  /** The site's settings as they are now. */
  readonly site: () => ReplyOf<'site'> | undefined;
  readonly readField: (element: Element) => FieldClassification;
  readonly formType: (element: Element) => FormType;
  readonly regionNear: (element: Element) => string | undefined;
  /** Compares the values of a form. */
  readonly createConsistency?: (
    options: Pick<FieldConsistencyOptions, 'ask' | 'trackedFields'>,
  ) => FieldConsistency;
  /** Opens shadow roots, closed ones too. */
  readonly getShadowRoot: GetShadowRoot;
}

export interface FieldTracker {
  onFocus(element: Element): void;
  /** A question about a value has been answered on another surface. */
  onAnswered(kind: Kind, value: string): void;
  /** The watched fields that hold a value, for the submit guard. */
  guardedFields(): Iterable<GuardedField>;
}

export function createFieldTracker(options: FieldTrackerOptions): FieldTracker {
  const {
    css,
    signal,
    ask,
    site,
    readField,
    formType,
    regionNear,
    getShadowRoot: rootOf,
  } = options;
  /** Bounded by the fields a person enters; those gone from the page are dropped. */
  const watched = new Map<Element, TrackedField>();
  const roots = new WeakSet<ShadowRoot>();
  const closed = new WeakSet<ShadowRoot>();
  const presses = trackLastGesture(signal);
  const isOff = () => (site()?.guard ?? 'off') === 'off';
  const beside = options.createConsistency?.({ ask, trackedFields: () => watched.values() });
  const face = createFieldPresenter(
    (ears) => createFieldLine({ css, signal, getShadowRoot: rootOf }, ears),
    (one) => beside?.messageFor(one),
  );
  /** When its own verdict is known, what stands beside it; shown like it. */
  const compare = async (one: TrackedField) => {
    if (!isOff() && (await beside?.compare(one))) face.render(one);
  };

  const factsOf = (control: TextControl, kind: Kind, loose: boolean): FieldFacts => ({
    kind,
    region: site()?.region || regionNear(control),
    loose,
    /** As it is now: one form may turn from sign-up to sign-in under the person's hands. */
    get form() {
      return formType(control);
    },
  });

  const enter = (control: TextControl, facts: FieldFacts, early: BufferedEvents) => {
    for (const [element] of watched) if (!element.isConnected) watched.delete(element);
    const proof = trackInputProvenance(control, signal, early);
    const render = swallowErrors(() => {
      if (isOff()) return face.clear(one);
      face.render(one);
      void compare(one);
    });
    const { isTyped } = proof;
    const field = createFieldValue({ control, facts, ask, isTyped, onChange: render });
    const one: TrackedField = {
      control,
      field,
      provenance: proof,
      wasLeft: false,
      dismissedValue: '',
      isHeld: false,
      isWaiting: false,
      waitedValue: '',
    };
    watched.set(control, one);
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !roots.has(root)) {
      roots.add(root);
      watchSubmits(signal, root);
    }
    listenToField(one, { signal, gestures: presses, render, isOff });
    // A quick person has left it before this script was there.
    if (!hasFocus(control)) {
      one.wasLeft = true;
      void field.onLeave(wasLeftByKey(early));
    }
  };

  const earlyOf = (element: Element) => frameRegistry().bufferedEvents?.get(element);
  const focused = (element: Element, early: BufferedEvents = earlyOf(element) ?? []) => {
    const root = isTextControl(element) ? null : rootOf(element);
    if (root) return enterRoot(root, early);
    if (watched.has(element) || !isTextControl(element) || isSensitiveField(element)) return;
    const { kind, loose = false } = readField(element);
    if (!kind || isOff() || (site()?.policies[kind] ?? 'off') === 'off') return;
    enter(element, factsOf(element, kind, loose), early);
  };
  /** A closed root: the window is told of its host alone. */
  const enterRoot = (root: ShadowRoot, early: BufferedEvents) => {
    if (root.activeElement) focused(root.activeElement, early);
    if (closed.has(root)) return;
    closed.add(root);
    const hear = swallowErrors(({ target }: Event) => {
      if (target instanceof Element) focused(target);
    });
    root.addEventListener('focusin', hear, { capture: true, passive: true, signal });
  };
  // The browser fills in whole forms: fields that never had focus are checked and guarded too.
  const filled = (event: Event) => {
    const [element] = event.composedPath();
    // When the event is over: what was done before this script was there includes it.
    if (event.isTrusted && element instanceof Element)
      setTimeout(swallowErrors(() => focused(element)));
  };
  const heard = { capture: true, passive: true, signal };
  addEventListener('input', filled, heard);
  // On the way to what sends the form: the free check is made by the time that it is pressed.
  const near = swallowErrors(({ isTrusted, target }: Event) => {
    if (!isTrusted || isOff() || !(target instanceof Element)) return;
    if (!target.closest(PRESSABLE) && !target.localName.includes('-')) return;
    for (const { control, field } of watched.values()) {
      if (hasFocus(control) && target !== control && !isSensitiveField(control)) void field.check();
    }
  });
  addEventListener('pointerover', near, heard);

  return {
    onFocus: focused,
    onAnswered(kind, value) {
      for (const { field } of watched.values()) void field.onAnswered(kind, value);
    },
    *guardedFields() {
      for (const one of watched.values()) {
        const guarded = createGuardedField(one, face, presses);
        if (guarded) yield guarded;
      }
    },
  };
}
