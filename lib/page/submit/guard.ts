/** Flow 3: holds a submit once if a field is known to be bad, or waits shortly for a pending verdict. */
import type { FormType, Verdict } from '../../domain/index.ts';
import { resubmit, type SubmitterSnapshot, snapshotSubmitter } from './resubmit.ts';
import { type WaitingField, waitForVerdicts } from './wait.ts';

/** A submit this soon after one was held, ms, comes from the second click of a double click. */
const DOUBLE_PRESS_MS = 800;

/**
 * Whether a verdict is a reason to hold a submit: it is bad or, except in sign-in forms, where the address
 * belongs to an existing account, it is a probable typo or a disposable address.
 */
export function isReasonToHold(verdict: Verdict, form: FormType): boolean {
  if (verdict.standing === 'bad') return true;
  if (form === 'sign-in' || verdict.standing !== 'caution') return false;
  return verdict.suggestion !== undefined || verdict.reason === 'disposable';
}

/** A tracked field, as the guard sees it. */
export interface GuardedField extends WaitingField {
  readonly form: Element | null;
  /** The verdict on the present value; undefined if not known yet. */
  verdict(): Verdict | undefined;
  /** Gets the verdict on the present value. Never rejects; may never settle. */
  resolveVerdict(): Promise<unknown>;
  /** Whether this verdict is a reason to hold the submit. */
  isReasonToHold(verdict: Verdict): boolean;
  /**
   * Asks the person what to do; `submitAnyway` sends the form. Returns false if the question cannot be
   * shown; then the submit must not be held.
   */
  showHoldQuestion(verdict: Verdict, submitAnyway: () => void): boolean;
}

export interface SubmitGuardOptions {
  readonly fields: () => Iterable<GuardedField>;
  /** Reads `navigator.userActivation.isActive`: false for a submit by a script of the page. */
  readonly hasUserActivation: () => boolean;
  /** How long a submit waits for a pending verdict, ms; 0: not at all. */
  readonly maxWaitMs: () => number;
}

const verdictKey = ({ kind, value, reason }: Verdict) => `${kind} ${value} ${reason}`;

/** @returns a handler for submit events in the capture phase; it returns true if it held the submit */
export function createSubmitGuard(options: SubmitGuardOptions): (event: SubmitEvent) => boolean {
  const { fields, hasUserActivation, maxWaitMs } = options;
  /** Forms that are being resubmitted: their submit is not held again. */
  const resubmitting = new WeakSet<HTMLFormElement>();
  const waiting = new WeakSet<HTMLFormElement>();
  let lastHold = { key: '', at: Number.NEGATIVE_INFINITY };
  /** Verdicts that a form was already held for: each is a reason once. */
  const heldVerdicts = new WeakMap<HTMLFormElement, Set<string>>();

  /** Asks about the first new reason to hold. @returns whether a question is shown */
  const askToHold = (form: HTMLFormElement, submit: () => void): boolean => {
    for (const field of fields()) {
      const verdict = field.form === form ? field.verdict() : undefined;
      if (!verdict || !field.isReasonToHold(verdict)) continue;
      const keys = heldVerdicts.get(form) ?? new Set<string>();
      const key = verdictKey(verdict);
      if (keys.has(key) || !field.showHoldQuestion(verdict, submit)) continue;
      heldVerdicts.set(form, keys.add(key));
      lastHold = { key, at: performance.now() };
      return true;
    }
    return false;
  };

  const isDoublePress = (form: HTMLFormElement) => {
    if (performance.now() - lastHold.at >= DOUBLE_PRESS_MS) return false;
    const verdicts = [...fields()].map((field) => (field.form === form ? field.verdict() : null));
    return verdicts.some((verdict) => verdict && verdictKey(verdict) === lastHold.key);
  };

  const send = (form: HTMLFormElement, snapshot: SubmitterSnapshot) => {
    resubmitting.add(form);
    try {
      resubmit(form, snapshot);
    } finally {
      resubmitting.delete(form);
    }
  };

  return (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || resubmitting.delete(form)) return false;
    if (!event.isTrusted || !hasUserActivation()) return false;
    const stop = () => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    // Letting a second press through would send the form twice, or before the question was read.
    if (waiting.has(form) || isDoublePress(form)) {
      stop();
      return true;
    }
    const snapshot = snapshotSubmitter(event);
    const submit = () => send(form, snapshot);
    if (askToHold(form, submit)) {
      stop();
      return true;
    }
    const limit = maxWaitMs();
    const pending = [...fields()].filter((field) => field.form === form && !field.verdict());
    if (pending.length === 0 || limit <= 0) return false;
    const allKnown = Promise.allSettled(pending.map((field) => field.resolveVerdict()));
    stop();
    waiting.add(form);
    void waitForVerdicts(allKnown, pending, limit).then((isSendNow) => {
      waiting.delete(form);
      let isHeld = false;
      try {
        isHeld = !isSendNow && askToHold(form, submit);
      } catch {
        // Fail open: an error in the guard must not block the form.
      }
      if (!isHeld) submit();
    });
    return true;
  };
}
