import * as failures from '../../lib/api/failures/create-failure.ts';
import type { Phrase } from '../../lib/domain/index.ts';
import { shown } from '../../lib/texts/shown.ts';

/** Data whose texts are sentences. */
export type Shown<T> = unknown extends T
  ? T
  : [Phrase] extends [T]
    ? string | Exclude<T, Phrase>
    : T extends object
      ? { [K in keyof T]: Shown<T[K]> }
      : T;

/** Sentences after each other. */
const areSentences = (value: object): value is readonly Phrase[] =>
  Array.isArray(value) &&
  value.some((part) => typeof part === 'object' && part !== null && isMessage(part)) &&
  value.every((part) => typeof part === 'string' || isMessage(part) || areSentences(part));

const isMessage = (value: object): value is Extract<Phrase, { message: string }> =>
  'message' in value &&
  typeof value.message === 'string' &&
  Object.keys(value).every((name) => name === 'message' || name === 'values');

function shownIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMessage(value) || areSentences(value)) return shown(value);
  if (Array.isArray(value)) return value.map(shownIn);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shownIn(each)]));
}

/** Plain data, with sentences in place of messages. */
export const withShownTexts = <T>(value: T): Shown<T> => shownIn(value) as Shown<T>;

/** The same function, whose results have sentences in place of messages. */
export const inTexts =
  <Given extends readonly unknown[], R>(make: (...given: Given) => R) =>
  (...given: Given): Shown<R> =>
    withShownTexts(make(...given));

/** A failure as a page gets it. */
export const createFailure = inTexts(failures.createFailure);
