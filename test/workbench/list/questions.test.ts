import { expect, it } from 'vitest';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import type { ListInput } from '../../../lib/workbench/checked-list/check-list.ts';
import {
  type AnswerOfValue,
  applyAnswer,
  type ListAnswers,
  listFailureOf,
  nextAnswer,
} from '../../../lib/workbench/list/answers.ts';
import { pricedAgainOf, pricedQuestionsOf } from '../../../lib/workbench/list/questions.ts';
import { sheetFromRows } from '../../../lib/workbench/list/sheet.ts';
import type { ListAnswer } from '../../../lib/workbench/messages/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { checkedListOf, foundIn, readingOf } from './samples.ts';

const values = [
  foundIn('a@example.com'),
  foundIn('bad@example.com'),
  foundIn('DE89370400440532013000', { kind: 'iban', value: 'DE89370400440532013000' }),
  foundIn('a@example.com'),
  foundIn('b@example.com', {}, 1_000),
  foundIn('c@gmial.com', { standing: 'caution', suggestion: 'c@gmail.com' }),
  // The API looks up no BIC, and no IBAN without a country.
  foundIn('COBADEFFXXX', { kind: 'bic', value: 'COBADEFFXXX' }),
  foundIn('893704', { kind: 'iban', value: '893704' }),
];
const listOf = (found: readonly FoundValue[], more: Partial<ListInput> = {}) =>
  checkedListOf({
    sheet: sheetFromRows(found.map(({ raw }, i) => ({ number: i + 1, cells: [raw] }))),
    layout: { columns: ['any'], header: false },
    readings: found.map((each) => readingOf([each])),
    ...more,
  });
const { rows, price: listPrice } = listOf(values);
const priced = (all = false) => pricedQuestionsOf(rows, all);

it('asks about each good value once and counts the cached answers', () => {
  expect(priced()).toEqual({
    questions: [
      { kind: 'email', value: 'a@example.com' },
      { kind: 'iban', value: 'DE89370400440532013000' },
    ],
    count: 2,
    price: 4,
    answered: 1,
    mistyped: 1,
  });
  expect(listPrice).toEqual({ count: 2, price: 4, answered: 1, mistyped: 1 });
});

it('asks about doubtful values when all are chosen', () => {
  const { questions, price } = priced(true);
  expect(questions.map(({ value }) => value)).toEqual([
    'a@example.com',
    'bad@example.com',
    'DE89370400440532013000',
    'c@gmial.com',
  ]);
  expect(price).toBe(10);
});

it.each([false, true])('leaves out failed questions, which have a button (all: %s)', (all) => {
  const failure = createFailure('unexpected-answer', { billed: 'yes' });
  const answers: ListAnswers = new Map([
    ['email a@example.com', { state: 'failed', n: 0, at: 1, failure }],
  ]);
  const { questions, price } = pricedQuestionsOf(listOf(values, { answers }).rows, all);
  expect(questions.map(({ value }) => value)).not.toContain('a@example.com');
  expect(price).toBe(all ? 7 : 1);
});

it('asks nothing about unchecked lines', () => {
  const nothing = { count: 0, price: 0, answered: 0, mistyped: 0 };
  expect(listOf(values, { readings: [] }).price).toEqual(nothing);
});

it('prices looking up again what has an answer, each value once, or only older answers', () => {
  const answered = [
    foundIn('a@example.com', {}, 1_000),
    foundIn('a@example.com', {}, 1_000),
    foundIn('b@example.com', {}, 5_000),
    foundIn('c@example.com'),
    foundIn('DE89370400440532013000', { kind: 'iban', value: 'DE89370400440532013000' }, 1_000),
  ];
  const list = listOf(answered);
  const again = (before: number | null) => pricedAgainOf(list.rows, before);
  expect(again(null)).toMatchObject({ count: 3, price: 7 });
  expect(again(5_000).questions.map(({ value }) => value)).toEqual([
    'a@example.com',
    'DE89370400440532013000',
  ]);
  expect(again(1_000)).toEqual({ questions: [], count: 0, price: 0 });
});

it('keeps the answer of a value whose next lookup failed', () => {
  const question = { kind: 'email', value: 'a@example.com' } as const;
  const found = foundIn(question.value);
  const verdict = { ...found.verdict, headline: 'It was answered.' };
  const failure = createFailure('server-error');
  const entries: ListAnswer[] = [
    { state: 'answered', n: 0, at: 1, answeredAt: 1, verdict },
    { state: 'again', n: 0, at: 2, paid: false },
    { state: 'failed', n: 0, at: 3, failure },
  ];
  const last = entries.reduce<AnswerOfValue | undefined>(nextAnswer, undefined);
  const answers: ListAnswers = new Map(last ? [[`email ${question.value}`, last]] : []);
  expect(applyAnswer(found, answers).verdict.headline).toBe('It was answered.');
  expect(listFailureOf(found, answers)).toEqual(failure);
});
