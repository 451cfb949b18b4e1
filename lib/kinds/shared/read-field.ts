/** Reads single fields of an answer and reports those that cannot be read. */
import type { AnswerField, AnswerFieldFormat, AnswerFields } from './answer-fields.ts';

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
 * The part of an answer that no path names, with its structure kept; undefined if all is named. An
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
    // The lines of the inner paths already show that the object is null.
    if (inner.length > 0 && value === null) continue;
    const unnamed =
      inner.length > 0 && isPlainObject(value) ? fieldsOutsidePaths(value, inner) : value;
    if (unnamed !== undefined) rest.push([name, unnamed]);
  }
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** A number written as text: "3", "-1.5", "2e3". */
export const NUMERIC_TEXT = /^\s*-?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,2})?\s*$/i;

/** A number, or the number that a text consists of; undefined for anything else. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMERIC_TEXT.test(value) ? Number(value) : undefined;
}

const isTextLike = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number';

/** @param parts as in `listField` */
export function isReadableItem(item: unknown, parts: readonly string[]): boolean {
  const [main] = parts;
  return isTextLike(item) || (main !== undefined && isPlainObject(item) && isTextLike(item[main]));
}

function isReadable(format: AnswerFieldFormat, value: unknown): boolean {
  switch (format.as) {
    case 'flag':
    case 'policy':
      return typeof value === 'boolean';
    case 'date':
      return typeof value === 'string';
    case 'number':
    case 'days':
    case 'score':
    case 'asn':
    case 'map':
      return numberIn(value) !== undefined;
    case 'list':
      return (
        Array.isArray(value) &&
        (value.length === 0 || value.some((item) => isReadableItem(item, format.parts)))
      );
    default:
      return isTextLike(value);
  }
}

export type FieldReading =
  | { readonly state: 'absent' | 'null' }
  /** `path` is that of the unreadable value, which may be an object that contains the field. */
  | { readonly state: 'unreadable'; readonly value: unknown; readonly path: string }
  | { readonly state: 'readable'; readonly value: unknown };

/** Reads a field; null also if an object on its path is null. */
export function readAnswerField({ path, format }: AnswerField, answer: unknown): FieldReading {
  const names = path.split('.');
  let value: unknown = answer;
  for (const [index, name] of names.entries()) {
    if (value === null) return { state: 'null' };
    if (!isPlainObject(value)) {
      if (index === 0 || value === undefined) return { state: 'absent' };
      return { state: 'unreadable', value, path: names.slice(0, index).join('.') };
    }
    if (!Object.hasOwn(value, name)) return { state: 'absent' };
    value = value[name];
  }
  if (value === undefined) return { state: 'absent' };
  if (value === null) return { state: 'null' };
  return isReadable(format, value)
    ? { state: 'readable', value }
    : { state: 'unreadable', value, path };
}

/** A part of an answer that cannot be read: a whole field, or an item of a list whose other items can be read. */
export interface UnreadablePart {
  readonly field: AnswerField;
  /** The group of the field. */
  readonly group: AnswerFields[number];
  readonly path: string;
  readonly value: unknown;
}

/** Unreadable items that are named of each list. The answer itself shows all. */
const MAX_NAMED_ITEMS = 10;

/**
 * The unreadable parts of an answer, of a list the first ones. An object of the wrong type is one
 * part, however many fields it should contain.
 */
export function unreadableParts(fields: AnswerFields, answer: unknown): readonly UnreadablePart[] {
  const parts = fields.flatMap((group) =>
    group.rows.flatMap((field): UnreadablePart[] => {
      const read = readAnswerField(field, answer);
      if (read.state === 'unreadable')
        return [{ field, group, path: read.path, value: read.value }];
      if (read.state !== 'readable' || field.format.as !== 'list') return [];
      const { parts: names } = field.format;
      if (!Array.isArray(read.value)) return [];
      return read.value
        .flatMap((value: unknown, i) =>
          isReadableItem(value, names) ? [] : [{ field, group, path: `${field.path}.${i}`, value }],
        )
        .slice(0, MAX_NAMED_ITEMS);
    }),
  );
  return parts.filter(({ path }, i) => parts.findIndex((other) => other.path === path) === i);
}

/** How many characters of an unreadable value are shown; copying takes the whole value. */
const SHOWN_LENGTH = 120;

/** The value as JSON, shortened. */
export function shownRaw(value: unknown): string {
  const raw = JSON.stringify(value) ?? '';
  return raw.length > SHOWN_LENGTH ? `${raw.slice(0, SHOWN_LENGTH)}…` : raw;
}
