/**
 * Replaces a text that must occur exactly as often as expected.
 *
 * @param patch name of the patch, for the error
 * @throws Error when the text occurs more or less often: the dependency has changed
 */
export function replaceExactly(
  patch: string,
  code: string,
  from: string | RegExp,
  to: string | ((...match: string[]) => string),
  times: number,
): string {
  const all = typeof from === 'string' ? from : new RegExp(from, `${from.flags.replace('g', '')}g`);
  const found =
    typeof all === 'string' ? code.split(all).length - 1 : [...code.matchAll(all)].length;
  if (found !== times) {
    throw new Error(`${patch}: expected ${times} × ${from}, found ${found}`);
  }
  return code.replaceAll(all, (...match) =>
    typeof to === 'string' ? to : to(...match.map(String)),
  );
}

/** Fails a build in which a patch was applied to nothing, since the dependency has changed. */
export function appliedAtLeastOnce(patch: string) {
  let applied = false;
  return {
    note: (): void => {
      applied = true;
    },
    /** Call when the modules of a build are complete. */
    check: (): void => {
      if (!applied) throw new Error(`${patch}: applied to nothing`);
    },
  };
}
