/** Wraps a function so that our errors never reach a page's console. */
export function swallowErrors<A extends unknown[]>(
  run: (...args: A) => void,
): (...args: A) => void {
  return (...args) => {
    try {
      run(...args);
    } catch {
      // Ignored on purpose.
    }
  };
}
