/** Objects of an answer; arrays and null are none. */
export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at `a.b`; undefined where it is not in the answer, null where what would hold it is null. */
export function valueAtPath(answer: unknown, path: string): unknown {
  let here: unknown = answer;
  for (const name of path.split('.')) {
    if (here === null) return null;
    if (!isPlainObject(here) || !Object.hasOwn(here, name)) return undefined;
    here = here[name];
  }
  return here;
}

/**
 * What none of the paths names, in the places where it stands; undefined when all is named. An object
 * of which some parts are named is looked into, another is taken whole.
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
    // What should hold named parts and is null says so in each of their lines.
    if (inner.length > 0 && value === null) continue;
    const left =
      inner.length > 0 && isPlainObject(value) ? fieldsOutsidePaths(value, inner) : value;
    if (left !== undefined) rest.push([name, left]);
  }
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}
