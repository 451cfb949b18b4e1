/** 60 pages with payment codes: what is found, and what is said of it. */
import { beforeAll, expect, it } from 'vitest';
import type { DocumentReading } from '../../../lib/documents/read-document.ts';
import { type CodePage, makeCodePages } from '../../invoices/codes/make-pages.ts';
import { readAndCheck } from '../check.ts';
import { findCodes } from './drawn.ts';

const outcomes: (DocumentReading & { readonly made: CodePage })[] = [];

beforeAll(async () => {
  for (const made of await makeCodePages(17))
    outcomes.push({ made, ...(await readAndCheck('invoice.pdf', made.bytes, { findCodes })) });
});

const nameOf = ({ standard, fault }: CodePage): string => `${standard} ${fault}`;

it('are 60, and every code of them is read as it was written', () => {
  expect(outcomes).toHaveLength(60);
  const wrong = outcomes.filter(({ made, checked }) => {
    const read = checked.codes.map(({ payment }) => [
      ...[payment.standard, payment.accounts[0]?.iban, payment.amount, payment.payee],
    ]);
    const written = made.paid.map(({ iban, amount, payee }) => [
      made.standard,
      iban,
      amount,
      payee,
    ]);
    return JSON.stringify(read.toSorted()) !== JSON.stringify(written.toSorted());
  });
  expect(wrong.map(({ made }) => nameOf(made))).toEqual([]);
});

it('say what a code pays otherwise, and of the others nothing', () => {
  const said = outcomes.map(({ made, checked }) => [
    nameOf(made),
    checked.codeDifferences.map(({ name, against }) => `${name} ${against}`),
  ]);
  const expected = outcomes.map(({ made }) => [
    nameOf(made),
    {
      account: ['iban page'],
      amount: ['amount page'],
      two: ['iban code', 'iban page'],
      none: [],
      damaged: [],
      other: [],
    }[made.fault],
  ]);
  expect(said).toEqual(expected);
});

it('have no fault of their standard, and no wrong value but accounts that differ', () => {
  const faults = outcomes.flatMap(({ made, checked }) =>
    checked.codes.flatMap(({ payment }) =>
      payment.faults.map((fault) => `${nameOf(made)}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
  const bad = outcomes.filter(({ checked }) =>
    checked.values.some(({ severity }) => severity === 'bad'),
  );
  expect(new Set(bad.map(({ made }) => made.fault))).toEqual(new Set(['account', 'two']));
});
