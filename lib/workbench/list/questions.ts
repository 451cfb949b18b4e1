/** The questions that a list's lookup asks, and their price. */

import { isDoubtful, type Kind, valueKey } from '../../domain/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import { canLookUp, lookupCredits } from '../../kinds/index.ts';
import type { ListQuestion } from '../messages/index.ts';
import type { ListLine } from './lines.ts';
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

/** What a lookup does with a value: it is asked, has an answer, or is left out as probably mistyped. */
type PriceState = 'asked' | 'answered' | 'mistyped';

/**
 * Null: the value is not asked. Failed ones are not: they have a button of their own.
 * @param all doubtful values (see `isDoubtful`) are asked too
 */
function priceStateOf(
  { found, failure }: Pick<ListLine, 'found' | 'failure'>,
  all: boolean,
): PriceState | null {
  if (!found || !canLookUp(found.verdict)) return null;
  if (found.offer.answeredAt !== undefined) return 'answered';
  const isDoubted = isDoubtful(found.verdict);
  if (failure === null && (all || !isDoubted)) return 'asked';
  return found.verdict.standing !== 'bad' && isDoubted ? 'mistyped' : null;
}

const CREDITS = new Map<Kind, number>();

/** Credits to look a value up. */
export function lookupCreditsOf(kind: Kind): number {
  const credits = CREDITS.get(kind) ?? lookupCredits(kind, 'standard') ?? 0;
  CREDITS.set(kind, credits);
  return credits;
}

/** Each question once, in their order. */
export const distinctQuestions = (questions: readonly ListQuestion[]): ListQuestion[] => [
  ...new Map(questions.map((question) => [valueKey(question), question])).values(),
];

/** Credits to look some values up. */
export const creditsOf = (questions: readonly Pick<ListQuestion, 'kind'>[]): number =>
  questions.reduce((sum, { kind }) => sum + lookupCreditsOf(kind), 0);

type FoundLine = ListLine & { readonly found: FoundValue };
const hasValue = (line: ListLine): line is FoundLine => line.found !== null;

/** The first line of each value in some rows, in the order of the list. */
function distinctLines(rows: readonly CheckedRow[]): FoundLine[] {
  const values = new Map<string, FoundLine>();
  for (const { lines } of rows) {
    for (const line of lines) {
      if (!hasValue(line)) continue;
      const key = valueKey(line.found.verdict);
      if (!values.has(key)) values.set(key, line);
    }
  }
  return [...values.values()];
}

const questionsOf = (lines: readonly FoundLine[]) => {
  const questions = lines.map(
    ({
      found: {
        verdict: { kind, value },
      },
    }) => ({ kind, value }),
  );
  return { questions, count: questions.length, price: creditsOf(questions) };
};

/** Prices the questions of some rows. */
export function pricedQuestionsOf(rows: readonly CheckedRow[], all = false): PricedQuestions {
  const byState = Map.groupBy(distinctLines(rows), (line) => priceStateOf(line, all));
  return {
    ...questionsOf(byState.get('asked') ?? []),
    answered: byState.get('answered')?.length ?? 0,
    mistyped: byState.get('mistyped')?.length ?? 0,
  };
}

/**
 * Prices looking up again the values of some rows that have an answer.
 * @param before only answers from before this time, ms since the epoch; null: all
 */
export const pricedAgainOf = (rows: readonly CheckedRow[], before: number | null) =>
  questionsOf(
    distinctLines(rows).filter(({ found }) => {
      const { answeredAt } = found.offer;
      return (
        answeredAt !== undefined && answeredAt < (before ?? Infinity) && canLookUp(found.verdict)
      );
    }),
  );
