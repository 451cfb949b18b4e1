import { z } from 'zod';
import { isPlainObject, shownRaw } from '../../kinds/shared/read-field.ts';
import { ENDPOINTS, type EndpointName } from './table.ts';

/**
 * The schema of an answer limited to these fields (contract, Global parameters, `fields`): the
 * endpoint's full result when a verdict needs no other fields, otherwise an object with at least one
 * of them, or an empty one.
 */
export function resultSchemaFor(name: EndpointName, fields: readonly string[]): z.ZodType<unknown> {
  const { result, fields: needed } = ENDPOINTS[name];
  const wantsAllFields = fields.length === 0;
  if (wantsAllFields || (needed.length > 0 && needed.every((field) => fields.includes(field)))) {
    return result;
  }
  const names = new Set(fields.map((field) => field.split('.', 1)[0]));
  return z.looseObject({}).refine((answer) => {
    const keys = Object.keys(answer);
    return keys.length === 0 || keys.some((key) => names.has(key));
  });
}

/** A value of another type than the contract gives it; `value` as JSON, shortened. */
export interface UnreadableValue {
  readonly path: string;
  readonly value: string;
}

/** The values of an answer that a schema of lib/kinds/shared/result-fields.ts left out of `read`. */
export function unreadableValues(answer: unknown, read: unknown, path = ''): UnreadableValue[] {
  const at = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  if (Array.isArray(answer) && Array.isArray(read)) {
    // Schemas leave out only items that are not objects, so objects are matched in order.
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
    return kept === undefined
      ? [{ path: at(name), value: shownRaw(value) }]
      : unreadableValues(value, kept, at(name));
  });
}
