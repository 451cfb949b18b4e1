import type { Kind } from '../values/domain/index.ts';

/** What a person said that a form field is for: a kind, or no value that Fieldmark checks. */
export type CorrectedKind = Kind | 'none';

/** What a person can say about a field; `undo` removes what was said before. */
export type FieldCorrection = CorrectedKind | 'never' | 'undo';

/**
 * The description of a field (lib/form/field-key.ts) in a correction: attributes and values without
 * white space, such as `name=ref;label=customer-number`.
 */
export const FIELD_KEY_PATTERN = /^[a-z]+=[^\s;=]+(?:;[a-z]+=[^\s;=]+)*$/;
export const MAX_FIELD_KEY_LENGTH = 240;

/** How many corrections are stored. The limit per site keeps one site from displacing all others. */
export const MAX_FIELD_CORRECTIONS = 500;
export const MAX_FIELD_CORRECTIONS_PER_SITE = 50;

/** The part of a key by which a person recognises the field: its label, name or id. */
export function fieldKeyLabel(key: string): string {
  const parts = new Map(
    key
      .split(';')
      .map((entry) => entry.split('='))
      .map(([a = '', b = '']) => [a, b]),
  );
  const label = parts.get('label')?.replaceAll('-', ' ') ?? parts.get('name') ?? parts.get('id');
  const at = parts.get('at');
  return `${label ?? key}${label && at ? ` (${at})` : ''}`;
}
