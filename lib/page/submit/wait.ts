/** A submit that waits for a verdict: for a moment unseen, then with a way to send it at once. */
/** A wait shorter than this, ms, is over before it could be read. */
export const SHOW_WAIT_AFTER_MS = 300;

/** A field that can say that its form waits. */
export interface WaitingField {
  /** Shown while a submit waits longer than `SHOW_WAIT_AFTER_MS`; `go` sends it now. */
  showWaiting(go: () => void): void;
  /** It waits no longer. */
  endWaiting(): void;
}

/** Once it is known, or `most` ms are over. @returns whether the person said to send it now */
export function waitForVerdicts(
  known: Promise<unknown>,
  fields: readonly WaitingField[],
  most: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    let isShown = false;
    const each = (act: (field: WaitingField) => void) => {
      for (const field of fields) {
        try {
          act(field);
        } catch {
          // Whether it can be shown or not, the wait ends.
        }
      }
    };
    const end = (isAsked: boolean) => {
      clearTimeout(shows);
      clearTimeout(ends);
      if (isShown) each((field) => field.endWaiting());
      isShown = false;
      resolve(isAsked);
    };
    const shows = setTimeout(() => {
      isShown = true;
      each((field) => field.showWaiting(() => end(true)));
    }, SHOW_WAIT_AFTER_MS);
    const ends = setTimeout(() => end(false), most);
    void known.then(() => end(false));
  });
}
