/** What a watched field offers the submit guard. */
import { formOwnerOf } from '../../reading/dom/index.ts';
import { isSensitiveField } from '../dom/index.ts';
import type { GestureTracker } from '../provenance/index.ts';
import { type GuardedField, isReasonToHold } from '../submit/index.ts';
import type { FieldPresenter } from './presenter.ts';
import type { TrackedField } from './tracked-field.ts';

type GuardPresenter = Pick<FieldPresenter, 'showWaiting' | 'endWaiting' | 'showHoldQuestion'>;

/** @returns undefined while there is nothing to guard, or nothing that may be read */
export function createGuardedField(
  one: TrackedField,
  face: GuardPresenter,
  presses: Pick<GestureTracker, 'causedSubmit'>,
): GuardedField | undefined {
  const { control, field } = one;
  if (!control.isConnected || isSensitiveField(control) || !field.value()) return undefined;
  return {
    form: formOwnerOf(control),
    verdict() {
      // Waited for once: what is known by then decides.
      const isOpen = field.isPending() && one.waitedValue !== field.value();
      return isOpen ? undefined : field.judgement()?.verdict;
    },
    async resolveVerdict() {
      const now = field.value();
      await field.onLeave(presses.causedSubmit(performance.now()));
      one.waitedValue = now;
    },
    isReasonToHold: (verdict) => isReasonToHold(verdict, field.facts.form),
    showWaiting: (go) => face.showWaiting(one, go),
    endWaiting: () => face.endWaiting(one),
    showHoldQuestion: (verdict, go) => face.showHoldQuestion(one, verdict, go),
  };
}
