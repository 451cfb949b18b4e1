/** No amount of money is a VAT number, however its line names the tax; numbers beside amounts are found. */
import { describe, expect, it } from 'vitest';
import { detect, overlookedIn, readCellAs, readColumns } from '../../../lib/values/detect/index.ts';
import { detectCandidates, readCandidate } from '../../../lib/values/detect/page-detector.ts';
import { readPasted } from '../../accuracy/measure/readers.ts';
import { checkValue } from '../../check-data.ts';
import { amountCells, totalLines } from './total-lines.ts';

const LINES = totalLines();
const CELLS = amountCells();

/** With and without the country of the reader, whose numbers may lack their prefix. */
const REGIONS = ['', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'PT', 'GB', 'CZ', 'HU', 'DK', 'RO', 'SE'];
const regionOf = (i: number) => REGIONS[i % REGIONS.length] ?? '';
const every = <T>(list: readonly T[], n: number) => list.filter((_, i) => i % n === 0);

/** Whole invoices: forty lines each. */
const INVOICES = Array.from({ length: Math.ceil(LINES.length / 40) }, (_, i) =>
  LINES.slice(40 * i, 40 * i + 40).join('\n'),
);

const vatIn = (found: readonly { readonly kind: string; readonly raw: string }[]) =>
  found.filter(({ kind }) => kind === 'vat').map(({ raw }) => raw);

describe('no VAT number is in a line with an amount', () => {
  it('of all currencies, notations and languages', () => {
    expect(LINES.length).toBeGreaterThan(3000);
    expect(
      LINES.filter((line) => /EUR|CHF|PLN|SEK|GBP|DKK|NOK|CZK|HUF|RON|BGN|ISK/.test(line)).length,
    ).toBeGreaterThan(1000);
  });

  it.each([
    ['text of a PDF', (text: string, region: string) => detect(text, { region })],
    ['selection', (text: string, region: string) => detect(text, { region, scope: 'selection' })],
    ['page', (text: string, region: string) => detectCandidates(text, { region })],
  ] as const)('%s', (_name, read) => {
    const wrong = [...LINES, ...INVOICES].flatMap((line, i) =>
      vatIn(read(line, regionOf(i))).map((raw) => [raw, line]),
    );
    expect(wrong).toEqual([]);
  });

  it('pasted into the popup', async () => {
    const wrong: unknown[] = [];
    for (const [i, line] of every([...LINES, ...CELLS], 9).entries()) {
      const shown = await readPasted(line, { region: regionOf(i), language: 'en' });
      if (shown.some(({ verdict }) => verdict.kind === 'vat')) wrong.push(line);
    }
    expect(wrong).toEqual([]);
  });

  it('called unread', () => {
    expect(
      LINES.filter((line, i) => overlookedIn(line, [], { region: regionOf(i) }).length > 0),
    ).toEqual([]);
  });
});

describe('no amount is a VAT number in its cell', () => {
  it.each(['VAT', 'MwSt', 'USt', 'TVA', 'IVA', 'btw', 'NIP', 'Moms', 'DPH', 'ÁFA', 'Amount'])(
    'of a column named %s',
    (header) => {
      const rows = CELLS.map((cell, i) => `Item ${i}\t${cell}`);
      const text = [`Name\t${header}`, ...rows].join('\n');
      const found = detect(text, { region: 'DE', scope: 'selection' });
      const { findings, unread } = readColumns(text, found, { region: 'DE' });
      expect(vatIn(findings)).toEqual([]);
      expect(unread).toEqual([]);
    },
  );

  it('of a column of VAT numbers, in a list or on a page', () => {
    for (const region of ['', 'DE', 'RO']) {
      expect(CELLS.filter((cell) => readCellAs('vat', cell, { region }) !== null)).toEqual([]);
      expect(CELLS.filter((cell) => readCandidate('vat', cell, { region }) !== null)).toEqual([]);
    }
  });
});

const NUMBERS =
  // biome-ignore format: as many as fit on a line
  [
    'DE136695976', 'DE 136 695 976', 'DE 136,695 976', 'ATU 13585627', 'FR 40 303 265 045', 'IT 00743110157',
    'ESB58378431', 'NL004495445B01', 'PL 856-734-62-15', 'BE 0428.759.497', 'CHE-107.787.577 MWST',
    'GB 980 7806 84', 'SE 1234567897-01', 'HU-12892312', 'EU372022452', 'DK 13585628', 'CZ 25123891',
    'NO 995 525 828 MVA', 'FI 20774740', 'LU 150 274 42', 'PT 501 964 843', 'RO18547290', 'ESP1234567D',
  ];

describe('a VAT number beside an amount is found', () => {
  it.each([
    ['before it', (number: string, amount: string) => `VAT ${number} ${amount}`],
    ['in another cell', (number: string, amount: string) => `${number}\t${amount}`],
    ['in the cell after', (number: string, amount: string) => `${amount}\t${number}`],
    [
      'after a total',
      (number: string, amount: string) => `Total incl. 19% VAT ${amount}   VAT ID ${number}`,
    ],
    [
      'in a list of words',
      (number: string, amount: string) => `USt-IdNr.: ${number}, Betrag: ${amount}`,
    ],
    ['without a label', (number: string, amount: string) => `${amount} ${number}`],
    ['with a rate', (number: string, amount: string) => `VAT 19%: ${amount}; ${number}`],
  ])('%s', (_name, write) => {
    const wrong: unknown[] = [];
    for (const [i, number] of NUMBERS.entries()) {
      for (const amount of CELLS.filter((_, at) => (at + i) % 23 === 0)) {
        const line = write(number, amount);
        const { value } = checkValue('vat', number);
        for (const detectIn of [detect, detectCandidates]) {
          const found = vatIn(detectIn(line, { region: 'DE' })).map(
            (raw) => checkValue('vat', raw).value,
          );
          if (found.join() !== value) wrong.push([line, found]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    'VAT: 136695976',
    'USt-IdNr. 136 695 976',
    'NIP 5260001246 zapłacono 190,00 zł',
    'NIP 5260001246, PLN 190.00',
  ])('without a prefix, in %j', (text) => {
    const region = text.startsWith('NIP') ? 'PL' : 'DE';
    expect(detect(text, { region }).map(({ kind }) => kind)).toEqual(['vat']);
  });
});

describe('numbers of the one-stop shops have nine and ten digits', () => {
  it.each(['EU372022452', 'IM3720000224'])('%s is found', (number) => {
    expect(vatIn(detect(`VAT: ${number}`))).toEqual([number]);
  });

  it.each(['VAT: EU37202245', 'VAT: EU3720224521', 'VAT: EU 2026/112', 'VAT: EUR372022452'])(
    'nothing is found in %s',
    (text) => {
      expect(vatIn(detect(text))).toEqual([]);
    },
  );
});
