import { beforeAll, describe, expect, it } from 'vitest';
import { severityOf } from '../../lib/domain/index.ts';
import { readAndCheck } from './check.ts';
import { type CorpusDocument, makeCorpus } from './corpus.ts';

type Outcome = Awaited<ReturnType<typeof readAndCheck>>;
const outcomes: (Outcome & { document: CorpusDocument })[] = [];

beforeAll(async () => {
  for (const document of await makeCorpus(39))
    outcomes.push({ document, ...(await readAndCheck(document.name, document.bytes)) });
});

/** The values that a document was made of, by the name of their field. */
const wanted = ({ invoice }: CorpusDocument) => {
  const { iban, bic, vat, email, phone } = invoice;
  return { iban, bic, vat, email, phone };
};

describe('200 documents', () => {
  it('give all their named fields', () => {
    const lost = outcomes.flatMap(({ document, read }) => {
      if (!document.hasData) return [];
      const { seller, buyer, buyerVat, number, date, amount } = document.invoice;
      const others = { seller, buyer, buyerVat, number, date, amount: `${amount} EUR` };
      return Object.entries({ ...wanted(document), ...others })
        .filter(
          ([name, text]) =>
            !read.invoice?.some((field) => field.name === name && field.text === text),
        )
        .map(([name]) => `${document.name} ${name}`);
    });
    expect(lost).toEqual([]);
  });

  it('give 97 % of the values in their pages', () => {
    const values = outcomes.flatMap(({ document, checked }) => {
      if (!document.hasPage) return [];
      const found = new Set(
        checked.values
          .filter(({ places }) => places.length > 0)
          .map(({ found: { verdict } }) => verdict.value),
      );
      const shown = { ...wanted(document), iban: document.invoice.shown.iban };
      return Object.entries(shown).map(([name, value]) => ({
        isFound: found.has(value),
        what: `${document.name} ${name} ${value}`,
      }));
    });
    const lost = values.filter(({ isFound }) => !isFound).map(({ what }) => what);
    expect(lost.length / values.length, lost.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('raise no alarm without a fault', () => {
    const alarms = outcomes.flatMap(({ document, checked }) => {
      if (document.invoice.fault !== null) return [];
      const wrong = checked.values.filter(({ found }) => severityOf(found.verdict) === 'bad');
      return [
        ...wrong.map(({ found }) => `${document.name} ${found.raw}`),
        ...checked.differences.map(({ name }) => `${document.name} differs: ${name}`),
      ];
    });
    expect(alarms).toEqual([]);
  });

  it('raise an alarm for every fault, which each fifth has', () => {
    const faults = outcomes.filter(({ document }) => document.invoice.fault !== null);
    expect(faults.length).toBeGreaterThan(30);
    const missed = outcomes.flatMap(({ document, checked }) => {
      const { fault, iban, vat } = document.invoice;
      const isBad = (value: string) =>
        checked.values.some(
          ({ found: { verdict } }) => verdict.value === value && severityOf(verdict) === 'bad',
        );
      const differs = (name: string) => checked.differences.some((each) => each.name === name);
      const isSeen =
        fault === null ||
        (fault === 'iban' && isBad(iban)) ||
        (fault === 'vat' && isBad(vat)) ||
        (fault === 'other-iban' && differs('iban')) ||
        (fault === 'other-amount' && differs('amount'));
      return isSeen ? [] : [`${document.name} ${fault}`];
    });
    expect(missed).toEqual([]);
  });
});
