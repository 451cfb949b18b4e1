/** The fields that the person entered: read, listened to, and followed where the page draws another control. */
import type { CorrectedKind } from '../../domain/index.ts';
import {
  type AskBackground,
  type BufferedEvents,
  hasFocus,
  isTextControl,
  type TextControl,
} from '../dom/index.ts';
import { createAddressListValue } from './address-list-value.ts';
import { type FieldPlace, placeOf, redrawnControl } from './control.ts';
import type { FieldCorrections } from './corrections.ts';
import { listenToField } from './listeners.ts';
import { trackInputProvenance } from './provenance/input-events.ts';
import { type GestureTracker, wasLeftByKey } from './provenance/last-gesture.ts';
import { watchSubmits } from './submit/submit-events.ts';
import type { FieldFacts, FieldValue, TrackedField } from './tracked-field.ts';
import { createFieldValue } from './value.ts';

/** What a field was when its control was read. */
interface Reading {
  readonly correction: CorrectedKind | undefined;
  /** Where the control was, to find the element that a page draws in its place. */
  readonly place: FieldPlace;
  /** Aborted when the control is no longer listened to. */
  readonly signal: AbortSignal;
  readonly stop: () => void;
}

interface TrackedFieldsNeeds {
  readonly signal: AbortSignal;
  readonly ask: AskBackground;
  readonly gestures: Pick<GestureTracker, 'causedBlur'>;
  /** Whether checks of fields are off on this site. */
  readonly isOff: () => boolean;
  readonly corrections: Pick<FieldCorrections, 'correctionOf'>;
  /** What a control is for; undefined if it is no field that is checked. */
  readonly read: (control: Element) => FieldFacts | undefined;
  readonly renderOf: (tracked: TrackedField) => () => void;
}

export function createTrackedFields(needs: TrackedFieldsNeeds) {
  const { signal, ask, corrections, read, renderOf } = needs;
  /** By control; those no longer in the page are dropped. */
  const all = new Map<Element, TrackedField>();
  const readings = new WeakMap<TrackedField, Reading>();
  const rootsWithSubmits = new WeakSet<ShadowRoot>();

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
    all.set(control, tracked);
    readings.set(tracked, reading);
    const root = control.getRootNode();
    if (root instanceof ShadowRoot && !rootsWithSubmits.has(root)) {
      rootsWithSubmits.add(root);
      watchSubmits(signal, root);
    }
    const { gestures, isOff } = needs;
    listenToField(tracked, { signal: reading.signal, gestures, render: renderOf(tracked), isOff });
  };
  /**
   * Continues with the control that a page drew in place of a field's. What was typed into the old
   * control proves nothing for the new one.
   */
  const followRedrawn = (tracked: TrackedField): boolean => {
    const { control, field } = tracked;
    const former = readings.get(tracked);
    const found = former && redrawnControl(control, former.place);
    const facts = found && !all.has(found) ? read(found) : undefined;
    if (!found || field.list || facts?.kind !== field.facts.kind) return false;
    const before = field.value();
    former.stop();
    all.delete(control);
    const reading = readingOf(found);
    field.moveTo(found, facts, trackInputProvenance(found, reading.signal, []));
    tracked.control = found;
    listen(tracked, reading);
    if (field.value() !== before) queueMicrotask(renderOf(tracked));
    return true;
  };
  const forgetRemoved = () => {
    for (const [control, tracked] of [...all])
      if (!control.isConnected && !followRedrawn(tracked)) all.delete(control);
  };

  return {
    all: all as ReadonlyMap<Element, TrackedField>,
    followRedrawn,
    track(control: HTMLElement, facts: FieldFacts, bufferedEvents: BufferedEvents): void {
      forgetRemoved();
      // `forgetRemoved` may have continued a removed field with this control.
      if (all.has(control)) return;
      const reading = readingOf(control);
      const onChange = () => renderOf(tracked)();
      const provenanceOf = (text: TextControl) =>
        trackInputProvenance(text, reading.signal, bufferedEvents);
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
    },
    /** Whether the person has corrected since what the field is for. */
    isOutdated: (tracked: TrackedField): boolean =>
      readings.get(tracked)?.correction !== corrections.correctionOf(tracked.control),
    /** Listens to the field no longer. */
    drop(tracked: TrackedField): void {
      readings.get(tracked)?.stop();
      all.delete(tracked.control);
    },
  };
}
