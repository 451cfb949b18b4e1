/** Tracks the supported fields that get focus: checks them, shows the verdict, offers the lookup. */
import type { FieldCorrection, Kind } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import { fieldLineText } from '../../texts/areas.ts';
import {
  type AskBackground,
  frameRegistry,
  isSensitiveField,
  isTextControl,
  shadowRootOf,
  swallowErrors,
} from '../dom/index.ts';
import { createFieldLine } from '../line/index.ts';
import { createFieldConsistency } from './consistency.ts';
import { placeOf, readControl, redrawnControl } from './control.ts';
import { correctionChoices, createFieldCorrections } from './corrections.ts';
import { createFieldGuard } from './guarded-field.ts';
import { checkBeforeSubmit } from './listeners.ts';
import { createFieldPresenter } from './presenter.ts';
import { trackLastGesture } from './provenance/last-gesture.ts';
import { isInSight } from './sight.ts';
import { fieldValuesOf, type TrackedField } from './tracked-field.ts';
import { createTrackedFields } from './tracked-fields.ts';

export interface FieldTrackerOptions {
  readonly css: string;
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  /** The site's present settings. */
  readonly site: () => ReplyOf<'site'> | undefined;
  readonly reloadSite: () => Promise<void>;
}

export function createFieldTracker(options: FieldTrackerOptions) {
  const { css, signal, ask, site } = options;
  const corrections = createFieldCorrections(options);
  const read = (control: Element) => readControl(control, corrections, site());
  const gestures = trackLastGesture(signal);
  const isOff = () => corrections.isNever || (site()?.guard ?? 'off') === 'off';
  const fields = createTrackedFields({
    ...{ ask, signal, gestures, isOff, read, corrections },
    renderOf: (tracked) => renderOf(tracked),
  });
  const trackedFields = () => fields.all.values();
  const consistency = createFieldConsistency(ask, trackedFields);
  const presenter = createFieldPresenter({
    createLine: (handlers) => createFieldLine({ css, signal }, handlers),
    trackedFields,
    besideOf: consistency.messageFor,
    choicesFor({ control, field }) {
      const isCorrected = corrections.correctionOf(control) !== undefined;
      const current = { kind: field.facts.kind, isCorrected };
      return correctionChoices(current, (correction) => void correct(control, correction));
    },
    followRedrawn: fields.followRedrawn,
    isInSight,
  });
  const renderOf = (tracked: TrackedField) =>
    swallowErrors(() => {
      if (isOff()) return presenter.clear(tracked);
      for (const each of [tracked, ...consistency.repeatsOf(tracked)]) presenter.render(each);
      void consistency.compare(tracked).then((isNew) => isNew && presenter.render(tracked));
    });

  /** Whether checks were off when the settings last changed. */
  let wasOff = false;
  const onSettingsChanged = () => {
    if (isOff()) presenter.release();
    for (const [control, tracked] of [...fields.all]) {
      if (fields.isOutdated(tracked)) {
        // Read again. Text typed before no longer counts as typed: nothing on a page may spend credits.
        fields.drop(tracked);
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
    if (!fields.all.has(control) && correction !== 'none') onFocus(control, []);
    const tracked = fields.all.get(control);
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
    const root = isTextControl(element) ? null : shadowRootOf(element);
    // The window sees only the host of an event in a closed shadow root.
    if (root) {
      if (root.activeElement) onFocus(root.activeElement);
      return;
    }
    if (!(element instanceof HTMLElement) || fields.all.has(element)) return;
    if (isSensitiveField(element) || isOff()) return;
    // The page may have replaced the control before this script was ready.
    const redrawn = !element.isConnected && redrawnControl(element, placeOf(element));
    if (redrawn) return onFocus(redrawn, []);
    const facts = read(element);
    if (facts) fields.track(element, facts, bufferedEvents);
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
  checkBeforeSubmit(() => (isOff() ? [] : trackedFields()), listenerOptions);

  const guardSubmit = createFieldGuard({
    trackedFields() {
      for (const tracked of trackedFields())
        if (!tracked.control.isConnected) fields.followRedrawn(tracked);
      return trackedFields();
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
      for (const { field } of trackedFields()) void (field.list || field.onAnswered(kind, value));
    },
    /** The checked values, for the side panel. */
    fieldValues: () => fieldValuesOf(trackedFields()),
  };
}
