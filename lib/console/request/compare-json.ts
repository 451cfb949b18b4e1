/** Where two JSON values differ. A side that has nothing at the path is absent. */
interface JsonDifference {
  /** Names with dots between, and indexes in brackets; empty for the whole value. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
const isSameShape = (before: unknown, after: unknown): boolean =>
  isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after);

/**
 * Compares two JSON values by name and index, without recursion because an answer may be nested deeply. A
 * branch that only one of them has is one difference.
 */
export function compareJson(before: unknown, after: unknown): readonly JsonDifference[] {
  const differences: JsonDifference[] = [];
  const pending: JsonDifference[] = [{ path: '', before, after }];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const { path, before: old, after: current } = pair;
    const hasBoth = 'before' in pair && 'after' in pair;
    if (!hasBoth || !isSameShape(old, current)) {
      if (!hasBoth || !Object.is(old, current)) differences.push(pair);
      continue;
    }
    const oldEntries = new Map(Object.entries(Object(old)));
    const newEntries = new Map(Object.entries(Object(current)));
    const nameIn = (name: string) =>
      Array.isArray(old) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    // The last pair is taken first, so they are added in reverse order.
    for (const name of [...new Set([...oldEntries.keys(), ...newEntries.keys()])].reverse()) {
      pending.push({
        path: nameIn(name),
        ...(oldEntries.has(name) ? { before: oldEntries.get(name) } : {}),
        ...(newEntries.has(name) ? { after: newEntries.get(name) } : {}),
      });
    }
  }
  return differences;
}
