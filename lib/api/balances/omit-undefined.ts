/** A copy without the properties whose value is undefined. */
export function omitUndefined<T extends object>(
  values: { [K in keyof T]: T[K] | undefined },
): Partial<T> {
  const kept: Partial<T> = {};
  for (const name in values) {
    const value = values[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
