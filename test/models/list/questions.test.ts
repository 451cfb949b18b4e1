import { expect, it } from 'vitest';
import { listLinesOf } from '../../../lib/models/list/lines.ts';
import { pricedQuestionsOf } from '../../../lib/models/list/questions.ts';
import { sheetFromRows } from '../../../lib/models/list/sheet.ts';
import { foundIn } from './samples.ts';

const read = [
  foundIn('a@example.com'),
  foundIn('bad@example.com'),
  foundIn('DE89370400440532013000', { kind: 'iban', value: 'DE89370400440532013000' }),
  foundIn('a@example.com'),
  foundIn('b@example.com', {}, 1_000),
  foundIn('c@gmial.com', { standing: 'caution', suggestion: 'c@gmail.com' }),
  // Nothing is known of a BIC, and an IBAN without a country cannot be asked about.
  foundIn('COBADEFFXXX', { kind: 'bic', value: 'COBADEFFXXX' }),
  foundIn('893704', { kind: 'iban', value: '893704' }),
];
const sheet = sheetFromRows(read.map(({ raw }, i) => ({ number: i + 1, cells: [raw] })));
const choice = { column: 0, kind: null, header: false };
const lines = listLinesOf(
  sheet,
  choice,
  read.map((found) => [found]),
);

it('asks each sound value once, and says what is known', () => {
  expect(pricedQuestionsOf(lines)).toEqual({
    questions: [
      { kind: 'email', value: 'a@example.com' },
      { kind: 'iban', value: 'DE89370400440532013000' },
    ],
    price: 4,
    answered: 1,
  });
});

it('asks about doubtful ones that were chosen', () => {
  const { questions, price } = pricedQuestionsOf(lines, true);
  expect(questions.map(({ value }) => value)).toEqual([
    'a@example.com',
    'bad@example.com',
    'DE89370400440532013000',
    'c@gmial.com',
  ]);
  expect(price).toBe(10);
});

it('asks nothing of lines that are none', () => {
  expect(pricedQuestionsOf(listLinesOf(sheet, choice, []))).toEqual({
    questions: [],
    price: 0,
    answered: 0,
  });
});
