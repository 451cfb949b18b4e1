/** Rows for a table of tests: each word after the first of its group, with that first word. */
export const pairUp = <First extends string | null | undefined>(
  groups: readonly (readonly [First, ...string[]])[],
) => groups.flatMap(([first, ...others]) => others.map((other) => [other, first] as const));
