/** Keeps a submit back once if a field is known to be bad, or delays it shortly while a verdict is pending. */
import type { FormType, Verdict } from '../../../domain/index.ts';
import { native } from '../../../reading/dom/index.ts';
import { resubmit, snapshotSubmitter } from './resubmit.ts';
import { type Press, sendPressOf } from './send-press.ts';
import { type WaitingField, waitForVerdicts } from './wait.ts';

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
  control(): HTMLElement;
  /** The form, or group without a form, that the field is in now; the page may redraw both. */
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

/** Handlers of events in the capture phase. They return true if they held what the event does. */
export interface SubmitGuard {
  guardSubmit(event: SubmitEvent): boolean;
  /** For a trusted click, and Enter, that may send without a submit event. Only known verdicts hold them. */
  guardPress(event: MouseEvent | KeyboardEvent): boolean;
}

export function createSubmitGuard(options: SubmitGuardOptions): SubmitGuard {
  const { fields, showHoldQuestion, hasUserActivation, maxWaitMs } = options;
  /** Forms that are being resubmitted, whose submit is not held again. */
  const resubmitting = new WeakSet<HTMLFormElement>();
  const waiting = new WeakSet<Element>();
  let lastHold = { keys: new Set<string>(), at: Number.NEGATIVE_INFINITY };

  const fieldsIn = (form: () => Element): GuardedField[] => {
    // First, because this notices redrawn fields, and with them a redrawn form.
    const all = [...fields()];
    const wanted = form();
    return all.filter((field) => field.form() === wanted);
  };

  const submitOf = (form: HTMLFormElement, event: SubmitEvent): Press => {
    const inForm = fieldsIn(() => form);
    const snapshot = snapshotSubmitter(event);
    const present = (): HTMLFormElement => {
      if (native(form).isConnected) return form;
      const redrawn = inForm
        .map((field) => field.form())
        .find((found) => native(found)?.isConnected);
      return redrawn instanceof HTMLFormElement ? redrawn : form;
    };
    return {
      form: present,
      button: () => (snapshot?.submitter.isConnected ? snapshot.submitter : null),
      repeat() {
        const now = present();
        resubmitting.add(now);
        try {
          resubmit(now, snapshot);
        } finally {
          resubmitting.delete(now);
        }
      },
    };
  };

  const send = (press: Press) => {
    for (const field of fieldsIn(press.form)) field.onSubmitted();
    press.repeat();
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
      button: press.button,
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

  const isDoublePress = (form: Element) => {
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

  const stop = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  return {
    guardSubmit(event) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || resubmitting.delete(form)) return false;
      if (!event.isTrusted || !hasUserActivation()) return false;
      // A second press must not pass: it would send the form twice, or before the question was read.
      const isHeld = waiting.has(form) || isDoublePress(form) || hold(submitOf(form, event));
      if (isHeld) stop(event);
      else for (const field of fieldsIn(() => form)) field.onSubmitted();
      return isHeld;
    },
    guardPress(event) {
      if (!event.isTrusted || event.defaultPrevented || !hasUserActivation()) return false;
      const press = sendPressOf(event, fields());
      const isHeld = press !== null && (isDoublePress(press.form()) || askToHold(press));
      if (isHeld) stop(event);
      return isHeld;
    },
  };
}
