/** Adapts a tracked field to the submit guard. */
import type { ReplyOf } from '../../extension/messages/index.ts';
import { swallowErrors } from '../dom/index.ts';
import type { FieldPresenter } from './presenter.ts';
import type { GestureTracker } from './provenance/last-gesture.ts';
import { createSubmitGuard, type GuardedField, isReasonToHold } from './submit/guard.ts';
import { formOf, isFilled, type TrackedField } from './tracked-field.ts';

interface FieldGuardOptions {
  readonly trackedFields: () => Iterable<TrackedField>;
  readonly presenter: Pick<
    FieldPresenter,
    'showWaiting' | 'endWaiting' | 'showHoldQuestion' | 'isOverlooked' | 'release'
  >;
  readonly gestures: Pick<GestureTracker, 'causedSubmit'>;
  readonly site: () => Pick<ReplyOf<'site'>, 'wait' | 'guard'> | undefined;
  readonly signal: AbortSignal;
}

/** @returns a handler for submit events; it returns true if it held the submit */
export function createFieldGuard(options: FieldGuardOptions): (event: SubmitEvent) => boolean {
  const { trackedFields, presenter, gestures, site, signal } = options;
  const guarded = new WeakMap<TrackedField, ReturnType<typeof guardField>>();
  const isOn = () => site()?.guard === 'hold';
  const { guardSubmit, guardPress } = createSubmitGuard({
    fields: () =>
      [...trackedFields()].flatMap((tracked) => {
        const now = guarded.get(tracked) ?? guardField(tracked, presenter, gestures);
        guarded.set(tracked, now);
        return now();
      }),
    showHoldQuestion: presenter.showHoldQuestion,
    maxWaitMs: () => site()?.wait ?? 0,
    hasUserActivation: () => navigator.userActivation?.isActive !== false,
  });
  // Swallowed: an error in the guard must not block the page.
  const onPress = swallowErrors((event: Event) => {
    if ((event instanceof MouseEvent || event instanceof KeyboardEvent) && isOn())
      guardPress(event);
  });
  for (const type of ['click', 'keydown'])
    addEventListener(type, onPress, { capture: true, signal });
  return (event) => isOn() && guardSubmit(event);
}

/** @returns the field as the guard sees it now: for a list, each address; none while it must not be read */
export function guardField(
  tracked: TrackedField,
  presenter: Pick<FieldPresenter, 'showWaiting' | 'endWaiting' | 'isOverlooked' | 'release'>,
  gestures: Pick<GestureTracker, 'causedSubmit'>,
): () => readonly GuardedField[] {
  const { field } = tracked;
  /** The value for whose verdict a submit has already waited. Then the present verdict decides. */
  let waitedValue = '';
  const isOpen = () => field.isPending() && waitedValue !== field.value();
  const guarded: GuardedField = {
    control: () => tracked.control,
    form: () => formOf(tracked.control),
    heldVerdicts: new Set(),
    verdict: () => (isOpen() ? undefined : field.judgement()?.verdict),
    async resolveVerdict() {
      const value = field.value();
      await field.onLeave(gestures.causedSubmit(performance.now()));
      waitedValue = value;
    },
    isReasonToHold: (verdict) => isReasonToHold(verdict, field.facts.form),
    showWaiting: (sendNow) => presenter.showWaiting(tracked, sendNow),
    endWaiting: () => presenter.endWaiting(tracked),
    isOverlooked: () => presenter.isOverlooked(tracked),
    onSubmitted: () => presenter.release(tracked),
  };
  return () => {
    if (!isFilled(tracked)) return [];
    const verdicts = isOpen() ? undefined : field.list?.verdicts();
    return verdicts?.map((verdict) => ({ ...guarded, verdict: () => verdict })) ?? [guarded];
  };
}
