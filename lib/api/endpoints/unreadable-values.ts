import { isPlainObject, shownRaw } from '../../kinds/shared/read-field.ts';

/** A value of another type than the contract gives it; `value` as JSON, shortened. */
export interface UnreadableValue {
  readonly path: string;
  readonly value: string;
}

/** What a schema of lib/kinds/shared/result-fields.ts left out of an answer. */
export function unreadableValues(answer: unknown, read: unknown, path = ''): UnreadableValue[] {
  const at = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  if (Array.isArray(answer) && Array.isArray(read)) {
    // Of items that are objects none is left out.
    let next = 0;
    return answer.flatMap((item: unknown, i) =>
      answer.length === read.length || isPlainObject(item)
        ? unreadableValues(item, read[next++], at(i))
        : [{ path: at(i), value: shownRaw(item) }],
    );
  }
  if (!isPlainObject(answer) || !isPlainObject(read)) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    const kept = read[name];
    if (value === undefined) return [];
    return kept === undefined
      ? [{ path: at(name), value: shownRaw(value) }]
      : unreadableValues(value, kept, at(name));
  });
}
