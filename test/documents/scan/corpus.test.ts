/** Scans: what is read, and that reading errors make no value wrong. `SCANS=100` reads all, which takes minutes. */
import { beforeAll, expect, it } from 'vitest';
import { type ScannedPage, scannedValues } from '../../../lib/documents/scan/index.ts';
import { makeScans, pixelsOf, type Scan } from '../../invoices/scans/make-scan.ts';
import { send } from '../check.ts';
import { readText } from './reader.ts';

const outcomes: (ScannedPage & { readonly scan: Scan })[] = [];

beforeAll(async () => {
  for (const scan of makeScans(Number(process.env.SCANS ?? 24), 11)) {
    const pixels = await pixelsOf(scan);
    const lines = await readText({ pixels: pixels as never, dpi: scan.look.dpi });
    outcomes.push({ scan, ...(await scannedValues(lines, pixels.height / pixels.width, send)) });
  }
}, 1_800_000);

const nameOf = ({ look, invoice }: Scan): string =>
  [`${look.size} pt`, look.dpi, look.turn, look.noise, look.shadow, invoice.iban].join(' ');

it('give at least 95 % of the IBANs, read or repaired', () => {
  const lost = outcomes.filter(
    ({ scan, values }) => !values.some(({ found }) => found.verdict.value === scan.invoice.iban),
  );
  const said = lost.map(
    ({ scan, unsure }) => `${nameOf(scan)}: ${unsure.map(({ raw }) => raw).join(' | ')}`,
  );
  expect(lost.length / outcomes.length, said.join('\n')).toBeLessThanOrEqual(0.05);
});

it('give no IBAN, VAT number or BIC as read that nobody printed', () => {
  const wrong = outcomes.flatMap(({ scan, values }) => {
    const { iban, vat, bic } = scan.invoice;
    const printed = new Set([iban, vat, bic]);
    return values.flatMap(({ found: { verdict }, certainty }) =>
      certainty === 'read' &&
      ['iban', 'vat', 'bic'].includes(verdict.kind) &&
      !printed.has(verdict.value)
        ? `${nameOf(scan)}: ${verdict.kind} ${verdict.value}`
        : [],
    );
  });
  expect(wrong).toEqual([]);
});

it('give nothing that is bad', () => {
  const bad = outcomes.flatMap(({ values }) =>
    values.filter(({ found }) => found.verdict.standing !== 'good'),
  );
  expect(bad).toEqual([]);
});
