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
