/** The questions that a list's lookup asks, and their price. */

import { isDoubtful, type Kind } from '../../domain/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import { KIND_DEFINITIONS, lookupCredits } from '../../kinds/index.ts';
import type { ListQuestion } from '../messages/index.ts';
import { type ListAnswers, listFailureOf } from './answers.ts';
import type { CheckedRow } from './rows.ts';

export interface ListPrice {
  /** Number of distinct values that were not looked up. */
  readonly count: number;
  /** Credits for all of them. */
  readonly price: number;
  /** Number of values that have a cached answer and so cost nothing. */
  readonly answered: number;
  /** Number of values left out because they are probably mistyped, though not bad. */
  readonly mistyped: number;
}

export interface PricedQuestions extends ListPrice {
  /** In the order of the list. */
  readonly questions: readonly ListQuestion[];
}

/** Whether the API accepts the value. */
export function isAskable({ verdict }: Pick<FoundValue, 'verdict'>): boolean {
  const { lookup } = KIND_DEFINITIONS[verdict.kind];
  return lookup?.acceptedFormat.test(verdict.value) === true;
}

/** What a lookup does with a value: it is asked, has an answer, or is left out as probably mistyped. */
export type PriceState = 'asked' | 'answered' | 'mistyped';

interface Choice {
  /** Doubtful values (see `isDoubtful`) are asked too. */
  readonly all?: boolean;
  readonly answers?: ListAnswers;
}

/** Null: the value is not asked. Failed ones are not: they have a button of their own. */
export function priceStateOf(
  found: FoundValue,
  { all = false, answers = new Map() }: Choice = {},
): PriceState | null {
  if (!isAskable(found)) return null;
  if (found.offer.answeredAt !== undefined) return 'answered';
  const isDoubted = isDoubtful(found.verdict);
  if (listFailureOf(found, answers) === null && (all || !isDoubted)) return 'asked';
  return found.verdict.standing !== 'bad' && isDoubted ? 'mistyped' : null;
}

const CREDITS = new Map<Kind, number>();

/** Credits to look a value up. */
export function lookupCreditsOf(kind: Kind): number {
  const credits = CREDITS.get(kind) ?? lookupCredits(kind, 'standard') ?? 0;
  CREDITS.set(kind, credits);
  return credits;
}

/** Calls back for each value once, in steps. */
function* eachValue(
  rows: readonly CheckedRow[],
  onValue: (found: FoundValue) => void,
): Generator<void, void> {
  const seen = new Map<Kind, Set<string>>();
  for (const [i, { lines }] of rows.entries()) {
    if (i % ROWS_PER_STEP === 0) yield;
    for (const { found } of lines) {
      if (!found) continue;
      const { kind, value } = found.verdict;
      const ofKind = seen.get(kind) ?? new Set();
      seen.set(kind, ofKind);
      if (ofKind.has(value)) continue;
      ofKind.add(value);
      onValue(found);
    }
  }
}

/** Prices the questions of some rows, in steps. */
export function* pricedQuestionsOf(
  rows: readonly CheckedRow[],
  choice: Choice = {},
): Generator<void, PricedQuestions> {
  const questions: ListQuestion[] = [];
  const counts = { asked: 0, answered: 0, mistyped: 0 };
  let price = 0;
  yield* eachValue(rows, (found) => {
    const { kind, value } = found.verdict;
    const state = priceStateOf(found, choice);
    if (state) counts[state] += 1;
    if (state !== 'asked') return;
    questions.push({ kind, value });
    price += lookupCreditsOf(kind);
  });
  const { asked: count, answered, mistyped } = counts;
  return { questions, count, price, answered, mistyped };
}

/**
 * Prices looking up again the values of some rows that have an answer, in steps.
 * @param before only answers from before this time, ms since the epoch; null: all
 */
export function* pricedAgainOf(
  rows: readonly CheckedRow[],
  before: number | null,
): Generator<void, Pick<PricedQuestions, 'questions' | 'count' | 'price'>> {
  const questions: ListQuestion[] = [];
  let price = 0;
  yield* eachValue(rows, (found) => {
    const { kind, value } = found.verdict;
    const { answeredAt } = found.offer;
    if (answeredAt === undefined || !isAskable(found)) return;
    if (before !== null && answeredAt >= before) return;
    questions.push({ kind, value });
    price += lookupCreditsOf(kind);
  });
  return { questions, count: questions.length, price };
}

const ROWS_PER_STEP = 500;
