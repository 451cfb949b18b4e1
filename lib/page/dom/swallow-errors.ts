/** Runs our work so that no fault of ours comes up in a page's console. */
export function swallowErrors<A extends unknown[]>(
  work: (...given: A) => void,
): (...given: A) => void {
  return (...given) => {
    try {
      work(...given);
    } catch {
      // The page goes on as if we were not there.
    }
  };
}
