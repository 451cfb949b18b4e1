/** The `type` and `inputmode` values of text fields (WHATWG HTML, 4.10.5.1). */
import type { FieldRules } from '../../kinds/shared/field-rules.ts';
import { FIELD_RULES } from '../language/index.ts';

/** Types of fields that may ask for a value of some kind. */
export const TEXT_FIELD_TYPES: ReadonlySet<string> = new Set([
  'text',
  'number',
  ...FIELD_RULES.flatMap(({ markup }) => markup?.type ?? []),
]);

/** The type as the browser understands it: an unknown one means text. */
export const fieldTypeOf = (element: Element): string => (element as HTMLInputElement).type;

/** The rules of the kind that a type or input mode stands for. */
export function rulesOfType(type: string): FieldRules | undefined {
  return FIELD_RULES.find(({ markup }) => markup?.type === type);
}
