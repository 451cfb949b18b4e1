/** Tracks the supported fields that get focus: checks them, shows the verdict, offers the lookup. */
import type { CorrectedKind, FieldCorrection, Kind } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import {
  type AskBackground,
  type BufferedEvents,
  frameRegistry,
  type GetShadowRoot,
  hasFocus,
  isSensitiveField,
  isTextControl,
  swallowErrors,
  type TextControl,
} from '../dom/index.ts';
import { createFieldLine } from '../line/index.ts';
import { createAddressListValue } from './address-list-value.ts';
import { createFieldConsistency } from './consistency.ts';
import { type FieldPlace, placeOf, readControl, redrawnControl } from './control.ts';
import { correctionChoices, createFieldCorrections } from './corrections.ts';
import { createFieldGuard } from './guarded-field.ts';
import { checkBeforeSubmit, listenToField } from './listeners.ts';
import { createFieldPresenter } from './presenter.ts';
import { trackInputProvenance } from './provenance/input-events.ts';
import { trackLastGesture, wasLeftByKey } from './provenance/last-gesture.ts';
import { isInSight } from './sight.ts';
import { watchSubmits } from './submit/submit-events.ts';
import {
  type FieldFacts,
  type FieldValue,
  fieldValuesOf,
  type TrackedField,
} from './tracked-field.ts';
import { createFieldValue } from './value.ts';

export interface FieldTrackerOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  /** The site's present settings. */
  readonly site: () => ReplyOf<'site'> | undefined;
  readonly reloadSite: () => Promise<void>;
  readonly getShadowRoot: GetShadowRoot;
}

/** What a field was when its control was read. */
interface Reading {
  readonly correction: CorrectedKind | undefined;
  /** Where the control was, to find the element that a page draws in its place. */
  readonly place: FieldPlace;
  /** Aborted when the control is no longer listened to. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
}

export function createFieldTracker(options: FieldTrackerOptions) {
  const { css, signal, ask, site, getShadowRoot } = options;
  const corrections = createFieldCorrections(options);
  const read = (control: Element) => readControl(control, corrections, site());
  const readings = new WeakMap<TrackedField, Reading>();
  /** The fields that the person entered; those no longer in the page are dropped. */
  const trackedFields = new Map<Element, TrackedField>();
  const rootsWithSubmits = new WeakSet<ShadowRoot>();
  const gestures = trackLastGesture(signal);
  const isOff = () => corrections.isNever || (site()?.guard ?? 'off') === 'off';
  const consistency = createFieldConsistency(ask, () => trackedFields.values());
  const presenter = createFieldPresenter(
    (handlers) => createFieldLine({ css, signal, getShadowRoot }, handlers),
    consistency.messageFor,
    ({ control, field }) => {
      const isCorrected = corrections.correctionOf(control) !== undefined;
      const current = { kind: field.facts.kind, isCorrected };
      return correctionChoices(current, (correction) => void correct(control, correction));
    },
    (tracked) => followRedrawn(tracked),
    () => trackedFields.values(),
    (control) => isInSight(control, getShadowRoot),
  );
  const renderOf = (tracked: TrackedField) =>
    swallowErrors(() => {
      if (isOff()) return presenter.clear(tracked);
      for (const each of [tracked, ...consistency.repeatsOf(tracked)]) presenter.render(each);
      void consistency.compare(tracked).then((isNew) => isNew && presenter.render(tracked));
    });

  const readingOf = (control: HTMLElement): Reading => {
    const stopper = new AbortController();
    return {
      correction: corrections.correctionOf(control),
      place: placeOf(control),
      signal: AbortSignal.any([signal, stopper.signal]),
      stop: () => stopper.abort(),
    };
  };
  /** Listens to the field's present control. */
  const listen = (tracked: TrackedField, reading: Reading) => {
    const { control } = tracked;
    trackedFields.set(control, tracked);
    readings.set(tracked, reading);
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !rootsWithSubmits.has(root)) {
      rootsWithSubmits.add(root);
      watchSubmits(signal, root);
    }
    const render = renderOf(tracked);
    listenToField(tracked, { signal: reading.signal, gestures, render, isOff });
  };

  /**
   * Continues with the control that a page drew in place of a field's. What was typed into the old
   * control proves nothing for the new one.
   */
  const followRedrawn = (tracked: TrackedField): boolean => {
    const { control, field } = tracked;
    const former = readings.get(tracked);
    const found = former && redrawnControl(control, former.place);
    const facts = found && !trackedFields.has(found) ? read(found) : undefined;
    if (!found || !field.moveTo || facts?.kind !== field.facts.kind) return false;
    const before = field.value();
    former.stop();
    trackedFields.delete(control);
    const reading = readingOf(found);
    field.moveTo(found, facts, trackInputProvenance(found, reading.signal, [], getShadowRoot));
    tracked.control = found;
    listen(tracked, reading);
    if (field.value() !== before) queueMicrotask(renderOf(tracked));
    return true;
  };
  const forgetRemoved = () => {
    for (const [control, tracked] of [...trackedFields]) {
      if (!control.isConnected && !followRedrawn(tracked)) trackedFields.delete(control);
    }
  };

  const track = (control: HTMLElement, facts: FieldFacts, bufferedEvents: BufferedEvents) => {
    forgetRemoved();
    // `forgetRemoved` may have continued a removed field with this control.
    if (trackedFields.has(control)) return;
    const reading = readingOf(control);
    const onChange = () => renderOf(tracked)();
    const provenanceOf = (text: TextControl) =>
      trackInputProvenance(text, reading.signal, bufferedEvents, getShadowRoot);
    // Addresses in a list are never looked up, so nobody has to prove that they were typed.
    const field: FieldValue =
      facts.addressList || !isTextControl(control)
        ? createAddressListValue({ control, facts, ask, onChange })
        : createFieldValue({ control, facts, ask, onChange, provenance: provenanceOf(control) });
    const tracked: TrackedField = { control, field, wasLeft: false };
    listen(tracked, reading);
    // The person may have left the field before this script was ready.
    if (!hasFocus(control)) {
      tracked.wasLeft = true;
      void tracked.field.onLeave(wasLeftByKey(bufferedEvents));
    }
  };

  /** Whether checks were off when the settings last changed. */
  let wasOff = false;
  const onSettingsChanged = () => {
    if (isOff()) presenter.release();
    for (const [control, tracked] of [...trackedFields]) {
      const reading = readings.get(tracked);
      if (reading?.correction !== corrections.correctionOf(control)) {
        // Read again. Text typed before no longer counts as typed: nothing on a page may spend credits.
        reading?.stop();
        trackedFields.delete(control);
        presenter.clear(tracked);
        onFocus(control, []);
      } else if (isOff()) presenter.clear(tracked);
      else if (wasOff) void tracked.field.check().then(renderOf(tracked));
    }
    wasOff = isOff();
  };
  const correct = async (control: HTMLElement, correction: FieldCorrection) => {
    const result = await corrections.correct(control, correction);
    if (!result.isSaved) return presenter.showNotice(control, result, []);
    onSettingsChanged();
    if (!trackedFields.has(control) && correction !== 'none') onFocus(control, []);
    const tracked = trackedFields.get(control);
    if (tracked && !isOff()) {
      // The person wants a check of the present value, so it counts as complete.
      tracked.wasLeft = true;
      await tracked.field.check();
      return presenter.confirm(tracked, result.text);
    }
    if (tracked) presenter.clear(tracked);
    const undo = { label: fieldLineText('undo'), run: () => void correct(control, 'undo') };
    presenter.showNotice(control, result, correction === 'undo' ? [] : [undo]);
  };

  const onFocus = (
    element: Element,
    bufferedEvents = frameRegistry().bufferedEvents?.get(element) ?? [],
  ) => {
    const root = isTextControl(element) ? null : getShadowRoot(element);
    // The window sees only the host of an event in a closed shadow root.
    if (root) {
      if (root.activeElement) onFocus(root.activeElement);
      return;
    }
    if (!(element instanceof HTMLElement) || trackedFields.has(element)) return;
    if (isSensitiveField(element) || isOff()) return;
    // The page may have replaced the control before this script was ready.
    const redrawn = !element.isConnected && redrawnControl(element, placeOf(element));
    if (redrawn) return onFocus(redrawn, []);
    const facts = read(element);
    if (facts) track(element, facts, bufferedEvents);
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
  checkBeforeSubmit(() => (isOff() ? [] : trackedFields.values()), listenerOptions);

  const guardSubmit = createFieldGuard({
    trackedFields() {
      for (const tracked of trackedFields.values())
        if (!tracked.control.isConnected) followRedrawn(tracked);
      return trackedFields.values();
    },
    presenter,
    gestures,
    site,
    signal,
  });

  return {
    onFocus,
    /** Applies what the person chose in the line's menu or in the browser's. */
    correct,
    /** Reads fields again whose correction has changed; clears or checks all if checks were turned off or on. */
    onSettingsChanged,
    /** Moves the focus into the shown line. @returns false if there is none, or the person has just been in it */
    enterLine: presenter.enterLine,
    /** @returns whether it held the submit */
    guardSubmit,
    /** Call this when a lookup was answered elsewhere, for example in the popup. */
    onAnswered(kind: Kind, value: string) {
      for (const { field } of trackedFields.values()) void field.onAnswered(kind, value);
    },
    /** The checked values, for the side panel. */
    fieldValues: () => fieldValuesOf(trackedFields.values()),
  };
}
