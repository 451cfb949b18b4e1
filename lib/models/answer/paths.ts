/** An object in an answer; neither an array nor null. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path such as `a.b`; undefined when missing, null when a parent is null. */
export function valueAtPath(answer: unknown, path: string): unknown {
  let value: unknown = answer;
  for (const name of path.split('.')) {
    if (value === null) return null;
    if (!isPlainObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/**
 * The part of an answer that no path names, with its structure kept; undefined when all is named. An
 * object that no path leads into is returned whole.
 */
export function fieldsOutsidePaths(
  answer: unknown,
  paths: readonly string[],
): PlainObject | undefined {
  if (!isPlainObject(answer)) return undefined;
  const rest: [string, unknown][] = [];
  for (const [name, value] of Object.entries(answer)) {
    if (paths.includes(name)) continue;
    const start = `${name}.`;
    const inner = paths.filter((path) => path.startsWith(start)).map((p) => p.slice(start.length));
    // The line of each inner path already shows that the object is null.
    if (inner.length > 0 && value === null) continue;
    const unnamed =
      inner.length > 0 && isPlainObject(value) ? fieldsOutsidePaths(value, inner) : value;
    if (unnamed !== undefined) rest.push([name, unnamed]);
  }
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}
