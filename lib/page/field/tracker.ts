/** Tracks the supported fields that get focus: checks them, shows the verdict, offers the lookup. */
import type { CorrectedKind, FieldCorrection } from '../../domain/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import {
  type GetShadowRoot,
  hasFocus,
  isSensitiveField,
  isTextControl,
  swallowErrors,
} from '../dom/index.ts';
import { type BufferedEvents, frameRegistry } from '../frame/index.ts';
import { createFieldLine } from '../line/index.ts';
import {
  createInputProvenance,
  trackInputProvenance,
  trackLastGesture,
  wasLeftByKey,
} from '../provenance/index.ts';
import { watchSubmits } from '../submit/index.ts';
import type { FieldConsistency, FieldConsistencyOptions } from './consistency.ts';
import { correctionChoices } from './corrections.ts';
import { guardedFieldsOf } from './guarded-field.ts';
import { checkBeforeSubmit, listenToField } from './listeners.ts';
import { createFieldPresenter } from './presenter.ts';
import {
  type ControlReaderOptions,
  createControlReader,
  type ReadControl,
} from './read-control.ts';
import { placeOf, redrawnControl } from './redrawn-control.ts';
import type { FieldTracker, TrackedField } from './tracked-field.ts';
import { fieldValuesOf } from './tracked-field.ts';

export interface FieldTrackerOptions extends ControlReaderOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly createConsistency?: (
    options: Pick<FieldConsistencyOptions, 'ask' | 'trackedFields'>,
  ) => FieldConsistency;
  readonly getShadowRoot: GetShadowRoot;
}

export function createFieldTracker(options: FieldTrackerOptions): FieldTracker {
  const { css, signal, ask, site, corrections, getShadowRoot } = options;
  const readControl = createControlReader(options);
  /** The correction that applied when the field was read, and a function that stops its listeners. */
  const readings = new WeakMap<
    TrackedField,
    { readonly correction: CorrectedKind | undefined; readonly stop: () => void }
  >();
  /** The fields that the person entered; those no longer in the page are dropped. */
  const trackedFields = new Map<Element, TrackedField>();
  const rootsWithSubmits = new WeakSet<ShadowRoot>();
  const gestures = trackLastGesture(signal);
  const isOff = () => corrections.isNever || (site()?.guard ?? 'off') === 'off';
  const consistency = options.createConsistency?.({
    ask,
    trackedFields: () => trackedFields.values(),
  });
  const presenter = createFieldPresenter(
    (handlers) => createFieldLine({ css, signal, getShadowRoot }, handlers),
    (tracked) => consistency?.messageFor(tracked),
    ({ control, field }) => {
      const isCorrected = corrections.correctionOf(control) !== undefined;
      const current = { kind: field.facts.kind, isCorrected };
      return correctionChoices(current, (correction) => void correct(control, correction));
    },
    (tracked) => followRedrawn(tracked),
    () => trackedFields.values(),
  );
  const compare = async (tracked: TrackedField) => {
    if (!isOff() && (await consistency?.compare(tracked))) presenter.render(tracked);
  };

  const renderOf = (tracked: TrackedField) =>
    swallowErrors(() => {
      if (isOff()) return presenter.clear(tracked);
      presenter.render(tracked);
      void compare(tracked);
    });

  /** Listens to the field's present control. */
  const listen = (tracked: TrackedField, bufferedEvents: BufferedEvents) => {
    const { control, field } = tracked;
    const stopper = new AbortController();
    const fieldSignal = AbortSignal.any([signal, stopper.signal]);
    // Addresses in a list are never looked up, so nobody has to prove that they were typed.
    if (isTextControl(control) && !field.list)
      tracked.provenance = trackInputProvenance(
        control,
        fieldSignal,
        bufferedEvents,
        getShadowRoot,
      );
    trackedFields.set(control, tracked);
    readings.set(tracked, {
      correction: corrections.correctionOf(control),
      stop: () => stopper.abort(),
    });
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !rootsWithSubmits.has(root)) {
      rootsWithSubmits.add(root);
      watchSubmits(signal, root);
    }
    const render = renderOf(tracked);
    listenToField(tracked, { signal: fieldSignal, gestures, render, isOff });
  };

  /**
   * Continues with the control that a page drew in place of a field's. What was typed into the old
   * control proves nothing for the new one.
   */
  const followRedrawn = (tracked: TrackedField): boolean => {
    const { control, field, place } = tracked;
    const found = redrawnControl(control, place);
    const read = found && !trackedFields.has(found) ? readControl(found) : undefined;
    if (!found || !field.moveTo || read?.facts.kind !== field.facts.kind) return false;
    const before = field.value();
    readings.get(tracked)?.stop();
    trackedFields.delete(control);
    field.moveTo(found, read.facts);
    [tracked.control, tracked.place] = [found, placeOf(found)];
    listen(tracked, []);
    if (field.value() !== before) queueMicrotask(renderOf(tracked));
    return true;
  };
  const forgetRemoved = () => {
    for (const [control, tracked] of [...trackedFields]) {
      if (!control.isConnected && !followRedrawn(tracked)) trackedFields.delete(control);
    }
  };

  const track = ({ control, createValue }: ReadControl, bufferedEvents: BufferedEvents) => {
    forgetRemoved();
    // `forgetRemoved` may have continued a removed field with this control.
    if (trackedFields.has(control)) return;
    const tracked: TrackedField = {
      control,
      place: placeOf(control),
      field: createValue({
        isTyped: (value) => tracked.provenance.isTyped(value),
        onAutomaticLookup: () => tracked.provenance.requireFreshStart(),
        onChange: () => renderOf(tracked)(),
      }),
      provenance: createInputProvenance(),
      wasLeft: false,
      dismissedValue: '',
      heldVerdicts: new Set(),
      isWaiting: false,
      waitedValue: '',
    };
    listen(tracked, bufferedEvents);
    // The person may have left the field before this script was ready.
    if (!hasFocus(control)) {
      tracked.wasLeft = true;
      void tracked.field.onLeave(wasLeftByKey(bufferedEvents));
    }
  };

  /** Reads a field again. Text typed before no longer counts as typed: nothing on a page may spend credits. */
  const readAgain = (control: Element) => {
    const tracked = trackedFields.get(control);
    if (tracked) {
      readings.get(tracked)?.stop();
      trackedFields.delete(control);
      presenter.clear(tracked);
    }
    onFocus(control, []);
  };
  /** Whether checks were off when the settings last changed. */
  let wasOff = false;
  const onSettingsChanged = () => {
    if (isOff()) presenter.release();
    for (const [control, tracked] of [...trackedFields]) {
      const { correction } = readings.get(tracked) ?? {};
      if (correction !== corrections.correctionOf(control)) readAgain(control);
      else if (isOff()) presenter.clear(tracked);
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

  const bufferedEventsOf = (element: Element) => frameRegistry().bufferedEvents?.get(element);
  const onFocus = (
    element: Element,
    bufferedEvents: BufferedEvents = bufferedEventsOf(element) ?? [],
  ) => {
    const root = isTextControl(element) ? null : getShadowRoot(element);
    // The window sees only the host of an event in a closed shadow root.
    if (root) {
      if (root.activeElement) onFocus(root.activeElement);
      return;
    }
    if (trackedFields.has(element) || isSensitiveField(element) || isOff()) return;
    // The page may have replaced the control before this script was ready.
    const isRemoved = element instanceof HTMLElement && !element.isConnected;
    const redrawn = isRemoved && redrawnControl(element, placeOf(element));
    if (redrawn) return onFocus(redrawn, []);
    const read = readControl(element);
    if (read) track(read, bufferedEvents);
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

  return {
    onFocus,
    correct,
    enterLine: presenter.enterLine,
    showHoldQuestion: presenter.showHoldQuestion,
    onSettingsChanged,
    onAnswered(kind, value) {
      for (const { field } of trackedFields.values()) void field.onAnswered(kind, value);
    },
    fieldValues: () => fieldValuesOf(trackedFields.values()),
    guardedFields() {
      for (const tracked of trackedFields.values())
        if (!tracked.control.isConnected) followRedrawn(tracked);
      return [...trackedFields.values()].flatMap((tracked) =>
        guardedFieldsOf(tracked, presenter, gestures),
      );
    },
  };
}
