/** Longest slice, ms. */
const SLICE_MS = 4;

/**
 * Runs steps in short slices, independently of the scan scheduler. Resolves at the end, after an
 * error, or when aborted.
 */
export function runInSlices(steps: Iterator<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const slice = () => {
      const start = performance.now();
      let hasMore = !signal.aborted;
      try {
        while (hasMore && performance.now() - start < SLICE_MS) hasMore = !steps.next().done;
      } catch {
        hasMore = false;
      }
      if (hasMore) requestIdleCallback(slice, { timeout: 100 });
      else resolve();
    };
    slice();
  });
}
