/** Runs long work in slices, so that the page stays responsive. */

/** How long work keeps the page busy before it pauses, ms: half a frame. */
const SLICE_MS = 8;

/**
 * Runs all steps of some work, the first slice at once. Timers would be slowed down in a hidden tab.
 * @returns gives the work up
 */
export function inSlices<T>(work: Iterator<unknown, T>, onDone: (result: T) => void): () => void {
  const { port1, port2 } = new MessageChannel();
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
    port1.close();
  };
  const run = () => {
    const end = performance.now() + SLICE_MS;
    while (!isGivenUp) {
      const { done, value } = work.next();
      if (done) {
        giveUp();
        return onDone(value);
      }
      if (performance.now() < end) continue;
      port2.postMessage(null);
      return;
    }
  };
  port1.onmessage = run;
  run();
  return giveUp;
}
