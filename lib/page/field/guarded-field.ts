/** Adapts a tracked field to the submit guard. */
import { formOwnerOf } from '../../reading/dom/index.ts';
import { isSensitiveField } from '../dom/index.ts';
import type { GestureTracker } from '../provenance/index.ts';
import { type GuardedField, isReasonToHold } from '../submit/index.ts';
import type { FieldPresenter } from './presenter.ts';
import type { TrackedField } from './tracked-field.ts';

type GuardPresenter = Pick<FieldPresenter, 'showWaiting' | 'endWaiting' | 'showHoldQuestion'>;

/** @returns undefined while the field is empty, not in the page, or must not be read */
export function createGuardedField(
  tracked: TrackedField,
  presenter: GuardPresenter,
  gestures: Pick<GestureTracker, 'causedSubmit'>,
): GuardedField | undefined {
  const { control, field } = tracked;
  if (!control.isConnected || isSensitiveField(control) || !field.value()) return undefined;
  return {
    form: formOwnerOf(control),
    verdict() {
      // A submit waits for a value only once; after that, what is known decides.
      const isOpen = field.isPending() && tracked.waitedValue !== field.value();
      return isOpen ? undefined : field.judgement()?.verdict;
    },
    async resolveVerdict() {
      const value = field.value();
      await field.onLeave(gestures.causedSubmit(performance.now()));
      tracked.waitedValue = value;
    },
    isReasonToHold: (verdict) => isReasonToHold(verdict, field.facts.form),
    showWaiting: (sendNow) => presenter.showWaiting(tracked, sendNow),
    endWaiting: () => presenter.endWaiting(tracked),
    showHoldQuestion: (verdict, submitAnyway) =>
      presenter.showHoldQuestion(tracked, verdict, submitAnyway),
  };
}
