/** Adapts a tracked field to the submit guard. */
import type { Verdict } from '../../domain/index.ts';
import { formOwnerOf } from '../../reading/dom/index.ts';
import { isSensitiveField } from '../dom/index.ts';
import type { GestureTracker } from '../provenance/index.ts';
import { type GuardedField, isReasonToHold } from '../submit/index.ts';
import type { TrackedField } from './tracked-field.ts';

interface GuardPresenter {
  showWaiting(tracked: TrackedField, sendNow: () => void): void;
  endWaiting(tracked: TrackedField): void;
  /** Called when the field's form was sent. */
  release(tracked: TrackedField): void;
}

/** The field as the guard sees it; for a list of addresses, one entry for each address. */
export function guardedFieldsOf(
  tracked: TrackedField,
  presenter: GuardPresenter,
  gestures: Pick<GestureTracker, 'causedSubmit'>,
): readonly GuardedField[] {
  const guarded = createGuardedField(tracked, presenter, gestures);
  if (!guarded) return [];
  const verdicts = isOpen(tracked) ? undefined : tracked.field.list?.verdicts();
  return verdicts?.map((verdict) => ({ ...guarded, verdict: () => verdict })) ?? [guarded];
}

/** The form that a field is in now. An editable element has no form owner. */
export const formOf = (control: HTMLElement): Element | null =>
  formOwnerOf(control) ?? control.closest('form');

/** The verdict for which the field needs a look before its form is sent; the worst one of a list. */
export function fieldProblemOf({ control, field }: TrackedField): Verdict | undefined {
  if (!control.isConnected || isSensitiveField(control) || !field.value()) return undefined;
  const verdicts = field.list?.verdicts() ?? [field.judgement()?.verdict];
  return verdicts.find((verdict) => verdict && isReasonToHold(verdict, field.facts.form));
}

/** Whether a submit still has to wait. It waits for a value only once; then the present verdict decides. */
const isOpen = ({ field, waitedValue }: TrackedField) =>
  field.isPending() && waitedValue !== field.value();

/** @returns undefined while the field is empty, not in the page, or must not be read */
export function createGuardedField(
  tracked: TrackedField,
  presenter: GuardPresenter,
  gestures: Pick<GestureTracker, 'causedSubmit'>,
): GuardedField | undefined {
  const { control, field } = tracked;
  if (!control.isConnected || isSensitiveField(control) || !field.value()) return undefined;
  return {
    form: () => formOf(tracked.control),
    heldVerdicts: tracked.heldVerdicts,
    verdict() {
      return isOpen(tracked) ? undefined : field.judgement()?.verdict;
    },
    async resolveVerdict() {
      const value = field.value();
      await field.onLeave(gestures.causedSubmit(performance.now()));
      tracked.waitedValue = value;
    },
    isReasonToHold: (verdict) => isReasonToHold(verdict, field.facts.form),
    showWaiting: (sendNow) => presenter.showWaiting(tracked, sendNow),
    endWaiting: () => presenter.endWaiting(tracked),
    onSubmitted: () => presenter.release(tracked),
  };
}
