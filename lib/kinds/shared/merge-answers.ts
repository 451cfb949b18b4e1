/** Merges answers about one value, field by field. */
import type { AnswerFields } from './answer-fields.ts';
import {
  fieldsOutsidePaths,
  isPlainObject,
  type PlainObject,
  readAnswerField,
} from './read-field.ts';

type Fields = Record<string, unknown>;

export interface MergedAnswer {
  readonly answer: unknown;
  /** For each path, the index of the answer that the field is from. Fields of the newest answer are left out. */
  readonly sources: ReadonlyMap<string, number>;
}

function setAtPath(target: Fields, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at = target;
  for (const name of names) {
    const inner = at[name];
    const next: Fields = isPlainObject(inner) ? { ...inner } : {};
    at[name] = next;
    at = next;
  }
  at[last] = value;
}

/** Adds the fields that `target` lacks. @returns their paths */
function addMissing(target: Fields, from: PlainObject, prefix = ''): string[] {
  return Object.entries(from).flatMap(([name, value]) => {
    const present = target[name] ?? undefined;
    if (present === undefined) {
      target[name] = value;
      return value === null ? [] : [`${prefix}${name}`];
    }
    if (!isPlainObject(present) || !isPlainObject(value)) return [];
    const inner = { ...present };
    target[name] = inner;
    return addMissing(inner, value, `${prefix}${name}.`);
  });
}

/**
 * Merges answers. Each field is from the newest answer in which it can be read: an absent, null or
 * unreadable field does not replace an older one. Null counts if the contract gives it a meaning.
 * @param answers newest first
 */
export function mergeAnswers(fields: AnswerFields, answers: readonly unknown[]): MergedAnswer {
  const [newest, ...older] = answers;
  const sources = new Map<string, number>();
  if (older.length === 0) return { answer: newest, sources };
  const merged: Fields = isPlainObject(newest) ? { ...newest } : {};
  const rows = fields.flatMap((group) => group.rows);
  for (const row of rows) {
    const readings = answers.map((answer) => readAnswerField(row, answer));
    const source = readings.findIndex(
      ({ state }) => state === 'readable' || (state === 'null' && row.nullText !== undefined),
    );
    const reading = readings[source];
    if (source <= 0 || !reading) continue;
    setAtPath(merged, row.path, reading.state === 'readable' ? reading.value : null);
    sources.set(row.path, source);
  }
  const paths = rows.map(({ path }) => path);
  for (const [i, answer] of older.entries()) {
    const rest = fieldsOutsidePaths(answer, paths) ?? {};
    for (const path of addMissing(merged, rest)) sources.set(path, i + 1);
  }
  return { answer: merged, sources };
}
