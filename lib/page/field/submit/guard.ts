/** Keeps a submit back once if a field is known to be bad, or delays it shortly while a verdict is pending. */
import type { FormType, Verdict } from '../../../domain/index.ts';
import { native } from '../../../reading/dom/index.ts';
import { resubmit, type SubmitterSnapshot, snapshotSubmitter } from './submit-events.ts';

/** A submit this soon after one was held, ms, comes from the second click of a double click. */
const DOUBLE_PRESS_MS = 800;

/**
 * Whether a verdict is a reason to hold a submit: bad or a probable typo. In sign-in forms a typo
 * is none, because the address belongs to an existing account.
 */
export function isReasonToHold(verdict: Verdict, form: FormType): boolean {
  if (verdict.standing === 'bad') return true;
  return form !== 'sign-in' && verdict.standing === 'caution' && verdict.suggestion !== undefined;
}

/** A held submit, and what the person can do with it. */
export interface HeldSubmit {
  /** The form, or the form that a page has since drawn in its place. */
  form(): Element;
  /** The button that was pressed, if it is still in the page; null for none. */
  button(): HTMLElement | null;
  /** Sends the form as it is. */
  submitAnyway(): void;
  /** Sends the form after a correction. Like a new press of the same button, it may be held again. */
  submitNow(): void;
  /** The person did not answer, so the next submit is held for the same verdicts again. */
  forget(): void;
}

/** A tracked field, as the guard sees it. */
export interface GuardedField extends WaitingField {
  /** The form that the field is in now; the page may redraw both. */
  form(): Element | null;
  /** The verdict on the present value; undefined if not known yet. */
  verdict(): Verdict | undefined;
  /** Requests the verdict on the present value. Never rejects; may never settle. */
  resolveVerdict(): Promise<unknown>;
  /** Whether this verdict is a reason to hold the submit. */
  isReasonToHold(verdict: Verdict): boolean;
  /** Keys of the verdicts that a submit was held for. Each verdict is a reason only once. */
  readonly heldVerdicts: Set<string>;
  /** Whether the message about the held form still names the field, and the person has not been in it since. */
  isOverlooked(): boolean;
  /** Called when the form is sent: no held submit remains. */
  onSubmitted(): void;
}

export interface SubmitGuardOptions {
  /**
   * Asks the person what to do, in one message for all fields of the form. Returns false if it cannot be
   * shown; the submit must not be held then.
   */
  readonly showHoldQuestion: (submit: HeldSubmit) => boolean;
  readonly fields: () => Iterable<GuardedField>;
  /** Reads `navigator.userActivation.isActive`: false for a submit by a script of the page. */
  readonly hasUserActivation: () => boolean;
  /** How long a submit waits for a pending verdict, ms; 0 if it does not wait. */
  readonly maxWaitMs: () => number;
}

const verdictKey = ({ kind, value, reason }: Verdict) => `${kind} ${value} ${reason}`;

/** A submit that a person caused. */
interface Press {
  /** The form, or the form that a page has since drawn in its place. */
  form(): HTMLFormElement;
  readonly snapshot: SubmitterSnapshot;
}

/** @returns a handler for submit events in the capture phase; it returns true if it held the submit */
export function createSubmitGuard(options: SubmitGuardOptions): (event: SubmitEvent) => boolean {
  const { fields, showHoldQuestion, hasUserActivation, maxWaitMs } = options;
  /** Forms that are being resubmitted, whose submit is not held again. */
  const resubmitting = new WeakSet<HTMLFormElement>();
  const waiting = new WeakSet<HTMLFormElement>();
  let lastHold = { keys: new Set<string>(), at: Number.NEGATIVE_INFINITY };

  const fieldsIn = (form: () => Element): GuardedField[] => {
    // First, because this notices redrawn fields, and with them a redrawn form.
    const all = [...fields()];
    const wanted = form();
    return all.filter((field) => field.form() === wanted);
  };

  const pressOf = (form: HTMLFormElement, event: SubmitEvent): Press => {
    const inForm = fieldsIn(() => form);
    return {
      snapshot: snapshotSubmitter(event),
      form() {
        if (native(form).isConnected) return form;
        const redrawn = inForm
          .map((field) => field.form())
          .find((found) => native(found)?.isConnected);
        return redrawn instanceof HTMLFormElement ? redrawn : form;
      },
    };
  };

  const send = (press: Press) => {
    for (const field of fieldsIn(press.form)) field.onSubmitted();
    const form = press.form();
    resubmitting.add(form);
    try {
      resubmit(form, press.snapshot);
    } finally {
      resubmitting.delete(form);
    }
  };

  /** Asks about all reasons to hold, if one of them is new or overlooked. @returns whether the question is shown */
  const askToHold = (press: Press): boolean => {
    const inForm = fieldsIn(press.form);
    const reasons = inForm.flatMap((field) => {
      const verdict = field.verdict();
      return verdict && field.isReasonToHold(verdict) ? [{ field, key: verdictKey(verdict) }] : [];
    });
    const isNew = ({ key }: { key: string }) =>
      !inForm.some(({ heldVerdicts }) => heldVerdicts.has(key));
    // After one correction, Enter is meant for what is on screen: the next field that needs a look.
    const isCorrected = [...lastHold.keys].some((held) => !reasons.some(({ key }) => key === held));
    const isNext = isCorrected && reasons.some(({ field }) => field.isOverlooked());
    if (!isNext && !reasons.some(isNew)) return false;
    const isShown = showHoldQuestion({
      form: press.form,
      button: () => (press.snapshot?.submitter.isConnected ? press.snapshot.submitter : null),
      submitAnyway: () => send(press),
      submitNow: () => sendUnlessHeld(press),
      forget() {
        for (const { heldVerdicts } of inForm) heldVerdicts.clear();
      },
    });
    if (!isShown) return false;
    for (const { field, key } of reasons) field.heldVerdicts.add(key);
    lastHold = { keys: new Set(reasons.map(({ key }) => key)), at: performance.now() };
    return true;
  };

  const isDoublePress = (form: HTMLFormElement) => {
    if (performance.now() - lastHold.at >= DOUBLE_PRESS_MS) return false;
    const verdicts = fieldsIn(() => form).map((field) => field.verdict());
    return verdicts.some((verdict) => verdict && lastHold.keys.has(verdictKey(verdict)));
  };

  /** @returns whether the submit is held, or waits for a verdict */
  const hold = (press: Press): boolean => {
    if (askToHold(press)) return true;
    const limit = maxWaitMs();
    const pending = fieldsIn(press.form).filter((field) => !field.verdict());
    if (pending.length === 0 || limit <= 0) return false;
    const allKnown = Promise.allSettled(pending.map((field) => field.resolveVerdict()));
    const form = press.form();
    waiting.add(form);
    void waitForVerdicts(allKnown, pending, limit).then((isSendNow) => {
      waiting.delete(form);
      let isHeld = false;
      try {
        isHeld = !isSendNow && askToHold(press);
      } catch {
        // Fail open: an error in the guard must not block the form.
      }
      if (!isHeld) send(press);
    });
    return true;
  };

  const sendUnlessHeld = (press: Press) => {
    if (waiting.has(press.form())) return;
    let isHeld = false;
    try {
      isHeld = hold(press);
    } catch {
      // Fail open, as above.
    }
    if (!isHeld) send(press);
  };

  return (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || resubmitting.delete(form)) return false;
    if (!event.isTrusted || !hasUserActivation()) return false;
    // A second press must not pass: it would send the form twice, or before the question was read.
    const isHeld = waiting.has(form) || isDoublePress(form) || hold(pressOf(form, event));
    if (isHeld) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else {
      for (const field of fieldsIn(() => form)) field.onSubmitted();
    }
    return isHeld;
  };
}

/** Lets a submit wait for pending verdicts. A longer wait is shown, with a button to send at once. */

/** A wait shorter than this, ms, is not shown: nobody could read it. */
export const SHOW_WAIT_AFTER_MS = 300;

/** A field that can show that the submit of its form waits. */
export interface WaitingField {
  /** Called once a submit has waited for `SHOW_WAIT_AFTER_MS`; `sendNow` ends the wait. */
  showWaiting(sendNow: () => void): void;
  endWaiting(): void;
}

/** Waits until `allKnown` resolves, but at most `limitMs`. @returns whether the person chose to send now */
export function waitForVerdicts(
  allKnown: Promise<unknown>,
  fields: readonly WaitingField[],
  limitMs: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    let isShown = false;
    const forEachField = (call: (field: WaitingField) => void) => {
      for (const field of fields) {
        try {
          call(field);
        } catch {
          // The wait must end even if it cannot be shown.
        }
      }
    };
    const end = (isSendNow: boolean) => {
      clearTimeout(showTimer);
      clearTimeout(limitTimer);
      if (isShown) forEachField((field) => field.endWaiting());
      isShown = false;
      resolve(isSendNow);
    };
    const showTimer = setTimeout(() => {
      isShown = true;
      forEachField((field) => field.showWaiting(() => end(true)));
    }, SHOW_WAIT_AFTER_MS);
    const limitTimer = setTimeout(() => end(false), limitMs);
    void allKnown.then(() => end(false));
  });
}
