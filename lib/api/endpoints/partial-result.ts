import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from './table.ts';

/**
 * What an answer must look like that holds these fields alone (contract, Global parameters, `fields`):
 * the endpoint's result where they are all that a verdict needs, else any of them, or none.
 */
export function resultSchemaFor(name: EndpointName, fields: readonly string[]): z.ZodType<unknown> {
  const { result, fields: needed } = ENDPOINTS[name];
  const isWhole = fields.length === 0;
  if (isWhole || (needed.length > 0 && needed.every((field) => fields.includes(field)))) {
    return result;
  }
  const names = new Set(fields.map((field) => field.split('.', 1)[0]));
  return z.looseObject({}).refine((answer) => {
    const keys = Object.keys(answer);
    return keys.length === 0 || keys.some((key) => names.has(key));
  });
}
