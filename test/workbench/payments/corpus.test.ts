/** 60 files, every fifth with a planted fault: each is said, and of the others nothing. */
import { describe, expect, it } from 'vitest';
import { checkedRows, fileOf, openPayments, saidOf } from '../../payments/check-payments.ts';
import { FAULTS, type Fault, makeCorpus, SIZE } from '../../payments/corpus.ts';
import { decimal } from '../../payments/make-payments.ts';

const corpus = makeCorpus(11);

/** What is said first of each fault: of the file, or of its row. */
const SAID: Readonly<Record<Fault, RegExp>> = {
  count: /"is":"total","block":null,.*"count":"\d+"/,
  sum: /"is":"total","block":null/,
  block: /"is":"total","block":"BLOCK-1","stated":\{"count":"99","sum":"0.01"\}/,
  iban: /^IBAN: /,
  bic: /^BIC: /,
  copy: /^Same account, amount and reference as row 2: paid twice\?$/,
  'no-account': /^The account is missing\.$/,
  'no-name': /^The name is missing\.$/,
  reference: /^The check digits of the creditor reference do not match\.$/,
  balance: /"is":"balance"/,
  cut: /ends too early or is damaged/,
  'statement-total': /"is":"total"/,
};

async function whatIsSaid(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const opened = await openPayments(fileOf(name, bytes));
  if ('problem' in opened) return [opened.problem ?? ''];
  const faults = opened.payments.faults.map((fault) => JSON.stringify(fault));
  return [...faults, ...saidOf(await checkedRows(opened))];
}

describe('the corpus', () => {
  it('has every fault, in a fifth of its files', () => {
    expect(corpus).toHaveLength(SIZE);
    expect(corpus.flatMap(({ fault }) => fault ?? []).toSorted()).toEqual(FAULTS.toSorted());
    expect(new Set(corpus.map(({ format }) => format)).size).toBeGreaterThan(20);
  });

  it.each(corpus.filter(({ fault }) => fault))('says $fault of $name ($format)', async (file) => {
    const said = await whatIsSaid(file.name, file.bytes);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(SAID[file.fault ?? 'count']);
  });

  it.each(corpus.filter(({ fault }) => !fault))(
    'reads $name ($format) and says nothing',
    async (file) => {
      const { name, bytes, made, format, details } = file;
      const opened = await openPayments(fileOf(name, bytes));
      if ('problem' in opened) throw new Error(opened.problem);
      const { columns, files } = opened.payments;
      expect(files).toEqual([{ name, format }]);
      const isInWords = format === 'MT940' && details === 'words';
      const isStatement = opened.payments.is === 'statement';
      const key = (cells: readonly string[]) => cells.filter(Boolean).join(' ');
      const expected = made.blocks
        .flatMap(({ payments }) => payments)
        .map(({ name: payee, iban, cents, isPaid, reference, text, currency }) =>
          key([
            iban,
            `${isStatement && isPaid ? '-' : ''}${decimal(cents)}`,
            currency,
            // Where a bank writes words, the name is one of them.
            isInWords ? `${payee} ${iban} ${reference || text}` : `${payee} ${reference || text}`,
          ]),
        );
      const cell = (cells: readonly string[], index: number | undefined) =>
        cells[index ?? -1] ?? '';
      const read = opened.body.map(({ cells }) =>
        key([
          ...[columns.iban, columns.amount, columns.currency, columns.name].map((i) =>
            cell(cells, i),
          ),
          cell(cells, columns.reference) || cell(cells, columns.text),
        ]),
      );
      expect(read.toSorted()).toEqual(expected.toSorted());
      expect(await whatIsSaid(name, bytes)).toEqual([]);
    },
  );
});
