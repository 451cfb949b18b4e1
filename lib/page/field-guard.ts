/** What a watched field offers the submit guard. */
import { formOf } from '../form/form-of.ts';
import type { FieldFace } from './field-face.ts';
import { type GuardedField, isReasonToHold } from './guard.ts';
import type { Presses } from './leaving.ts';
import { isPrivate } from './secret.ts';
import type { Watched } from './watched.ts';

type Face = Pick<FieldFace, 'showWaiting' | 'endWaiting' | 'showHeld'>;

/** @returns undefined while there is nothing to guard, or nothing that may be read */
export function guardedField(
  one: Watched,
  face: Face,
  presses: Pick<Presses, 'sent'>,
): GuardedField | undefined {
  const { control, field } = one;
  if (!control.isConnected || isPrivate(control) || !field.value()) return undefined;
  return {
    form: formOf(control),
    verdict() {
      // Waited for once: what is known by then decides.
      const isOpen = field.isPending() && one.settled !== field.value();
      return isOpen ? undefined : field.judgement()?.verdict;
    },
    async settle() {
      const now = field.value();
      await field.leave(presses.sent(performance.now()));
      one.settled = now;
    },
    isReason: (verdict) => isReasonToHold(verdict, field.facts.form),
    showWaiting: (go) => face.showWaiting(one, go),
    endWaiting: () => face.endWaiting(one),
    showHeld: (verdict, go) => face.showHeld(one, verdict, go),
  };
}
