import { z } from 'zod';
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
