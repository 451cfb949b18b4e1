/** The answers of lists in the store `listAnswers`, under `id/…`, by the position in which they came. */
import type { Phrase } from '../../domain/index.ts';
import type { Transactions } from '../../service/storage/index.ts';
import type { ListAnswer } from '../messages/index.ts';
import { isObject } from './list-records.ts';

/** Answers that are read at a time: the page does not stop while their texts are made. */
const ANSWERS_AT_ONCE = 250;
const DIGITS = 8;

export const logPrefix = (id: string): string => `${id}/`;
export const entryIdOf = (id: string, place: number): string =>
  `${logPrefix(id)}${String(place).padStart(DIGITS, '0')}`;
export const positionOf = (name: string): number => Number(name.slice(name.lastIndexOf('/') + 1));

/** Whether what our own code stored is as it was written, as far as showing it needs. */
function isAnswer(value: unknown): value is ListAnswer<Phrase> {
  if (!isObject(value) || typeof value.n !== 'number' || typeof value.at !== 'number') return false;
  const { state, verdict, failure } = value;
  if (state === 'answered') return isObject(verdict) && Array.isArray(verdict.facts);
  return state === 'again' || (state === 'failed' && isObject(failure));
}

/**
 * The next answers of a list from a position on, and the position after the last of them; null: no more.
 * Before the position `round`, where the list is checked again, only answers count.
 */
export async function nextAnswers(db: Transactions, id: string, from: number, round: number) {
  const range = IDBKeyRange.bound(entryIdOf(id, from), `${logPrefix(id)}\uffff`);
  const [keys, values] = await db.snapshot(['listAnswers'], async (tx) => {
    const store = tx.objectStore('listAnswers');
    return Promise.all([
      store.getAllKeys(range, ANSWERS_AT_ONCE),
      store.getAll(range, ANSWERS_AT_ONCE) as Promise<unknown[]>,
    ]);
  });
  const places = keys.map((key) => positionOf(String(key)));
  const last = places.at(-1);
  if (last === undefined) return null;
  const answers = values.filter(
    (value, i): value is ListAnswer =>
      isAnswer(value) && (value.state === 'answered' || (places[i] ?? 0) >= round),
  );
  return { answers, next: last + 1 };
}
