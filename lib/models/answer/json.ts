/** JSON values, without recursion because an answer may be nested deeply. */

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** How many levels below the first can be open so that at most `limit` entries are shown. */
export function levelsWithin(root: unknown, limit: number): number {
  let shown = 0;
  let level: readonly unknown[] = [root];
  for (let depth = -1; ; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (isContainer(value)) for (const part of Object.values(value)) next.push(part);
      if (shown + next.length > limit) return Math.max(0, depth);
    }
    if (next.length === 0) return Math.max(0, depth);
    shown += next.length;
    level = next;
  }
}

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    // `trim` also removes a byte order mark.
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}
