/** Search in a JSON value, without recursion because an answer may be nested deeply. */

/** Entries that lead to a match, by object or array. One that is not listed is shown whole. */
export type JsonMatches = ReadonlyMap<object, ReadonlySet<string>>;

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Finds names and values that contain a text; case does not matter. */
export function searchJson(root: unknown, text: string): { count: number; matches: JsonMatches } {
  const wanted = text.toLowerCase();
  const contains = (part: string) => part.toLowerCase().includes(wanted);
  const matches = new Map<object, Set<string>>();
  if (!isContainer(root)) return { count: contains(String(root)) ? 1 : 0, matches };
  matches.set(root, new Set());
  const parents = new Map<object, { container: object; name: string }>();
  const mark = (container: object, name: string) => {
    let place: { container: object; name: string } | undefined = { container, name };
    while (place) {
      const names: Set<string> = matches.get(place.container) ?? new Set();
      if (names.has(place.name)) return;
      matches.set(place.container, names.add(place.name));
      place = parents.get(place.container);
    }
  };
  let count = 0;
  const pending = [root];
  for (let container = pending.pop(); container; container = pending.pop()) {
    const areNamed = !Array.isArray(container);
    for (const [name, value] of Object.entries(container)) {
      if ((areNamed && contains(name)) || (!isContainer(value) && contains(String(value)))) {
        count += 1;
        mark(container, name);
      } else if (isContainer(value)) {
        parents.set(value, { container, name });
        pending.push(value);
      }
    }
  }
  return { count, matches };
}

/** Entries of an object or array, only those that lead to a match. */
export function entriesOfJson(
  value: object,
  matches?: JsonMatches,
): readonly (readonly [name: string, value: unknown])[] {
  const names = matches?.get(value);
  const entries = Object.entries(value);
  return names ? entries.filter(([name]) => names.has(name)) : entries;
}

/** How many levels below the first can be open so that at most `limit` entries are shown. */
export function levelsWithin(root: unknown, limit: number, matches?: JsonMatches): number {
  let shown = 0;
  let level: readonly unknown[] = [root];
  for (let depth = -1; ; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (isContainer(value))
        for (const entry of entriesOfJson(value, matches)) next.push(entry[1]);
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
