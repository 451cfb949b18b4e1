/** Flow 3: holds a submit once where a field is known to be bad, or waits a moment to know. */
import type { FormType, Verdict } from '../../domain/index.ts';
import { resubmit, type SubmitterSnapshot, snapshotSubmitter } from './resubmit.ts';
import { type WaitingField, waitForVerdicts } from './wait.ts';

/** A press this soon after a submit was held, ms, is the second half of a double click. */
const DOUBLE_PRESS_MS = 800;

/**
 * Whether a verdict holds a submit: what is bad; outside sign-in, where the address is already the
 * account's, also a probable typo and a disposable address.
 */
export function isReasonToHold(verdict: Verdict, form: FormType): boolean {
  if (verdict.standing === 'bad') return true;
  if (form === 'sign-in' || verdict.standing !== 'caution') return false;
  return verdict.suggestion !== undefined || verdict.reason === 'disposable';
}

/** A watched field of the form being submitted. */
export interface GuardedField extends WaitingField {
  readonly form: Element | null;
  /** The verdict on the present value: undefined where none is known yet. */
  verdict(): Verdict | undefined;
  /** Gets the verdict on the present value. Never rejects; may never settle. */
  resolveVerdict(): Promise<unknown>;
  /** Whether this verdict is a reason to hold the form. */
  isReasonToHold(verdict: Verdict): boolean;
  /**
   * Asks the person what to do; `go` sends it anyway. False: there is no place to show the question,
   * and a hold that cannot be shown is no hold.
   */
  showHoldQuestion(verdict: Verdict, go: () => void): boolean;
}

export interface SubmitGuardOptions {
  readonly fields: () => Iterable<GuardedField>;
  /** Stands in for `navigator.userActivation.isActive`: a page's own submit has none. */
  readonly hasUserActivation: () => boolean;
  /** The longest a submit waits for a verdict that is on its way, ms; 0: not at all. */
  readonly maxWaitMs: () => number;
}

const verdictKey = ({ kind, value, reason }: Verdict) => `${kind} ${value} ${reason}`;

/** @returns the handler for submit events at window capture; true when it held one. */
export function createSubmitGuard(options: SubmitGuardOptions): (event: SubmitEvent) => boolean {
  const { fields, hasUserActivation: isActive, maxWaitMs: longest } = options;
  const passes = new WeakSet<HTMLFormElement>();
  const waiting = new WeakSet<HTMLFormElement>();
  let latest = { key: '', at: Number.NEGATIVE_INFINITY };
  /** Values that already held a submit: each holds once. */
  const held = new WeakMap<HTMLFormElement, Set<string>>();

  /** Shows the first reason to hold that has not held before; true where there is one, and room. */
  const question = (form: HTMLFormElement, go: () => void): boolean => {
    for (const field of fields()) {
      const verdict = field.form === form ? field.verdict() : undefined;
      if (!verdict || !field.isReasonToHold(verdict)) continue;
      const before = held.get(form) ?? new Set<string>();
      const key = verdictKey(verdict);
      if (before.has(key) || !field.showHoldQuestion(verdict, go)) continue;
      held.set(form, before.add(key));
      latest = { key, at: performance.now() };
      return true;
    }
    return false;
  };

  const isDouble = (form: HTMLFormElement) => {
    if (performance.now() - latest.at >= DOUBLE_PRESS_MS) return false;
    const verdicts = [...fields()].map((field) => (field.form === form ? field.verdict() : null));
    return verdicts.some((verdict) => verdict && verdictKey(verdict) === latest.key);
  };

  const send = (form: HTMLFormElement, press: SubmitterSnapshot) => {
    passes.add(form);
    try {
      resubmit(form, press);
    } finally {
      passes.delete(form);
    }
  };

  return (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || passes.delete(form)) return false;
    if (!event.isTrusted || !isActive()) return false;
    const hold = () => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    // A second press while the first is held back would send the form twice, or unread.
    if (waiting.has(form) || isDouble(form)) {
      hold();
      return true;
    }
    const press = snapshotSubmitter(event);
    const go = () => send(form, press);
    if (question(form, go)) {
      hold();
      return true;
    }
    const most = longest();
    const unknown = [...fields()].filter((field) => field.form === form && !field.verdict());
    if (unknown.length === 0 || most <= 0) return false;
    const settled = Promise.allSettled(unknown.map((field) => field.resolveVerdict()));
    hold();
    waiting.add(form);
    void waitForVerdicts(settled, unknown, most).then((isAsked) => {
      waiting.delete(form);
      let isHeld = false;
      try {
        isHeld = !isAsked && question(form, go);
      } catch {
        // Any fault of ours lets the form through.
      }
      if (!isHeld) go();
    });
    return true;
  };
}
