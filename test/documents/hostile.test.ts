import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../accuracy/random.ts';
import {
  pdfOfPages,
  pdfOfTexts,
  pdfPicture,
  pdfWithPassword,
  pdfWithScript,
} from '../invoices/hostile-files.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { makePdf } from '../invoices/make-pdf.ts';
import { cii, ubl } from '../invoices/xml.ts';
import { readAndCheck } from './check.ts';

const invoice = makeInvoice(createRandom(1), null);
const xml = ubl(invoice, 'Invoice');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const afterDeclaration = (text: string) => xml.replace('?>', `?>${text}`);
const read = (name: string, text: string) => readAndCheck(name, bytesOf(text));
const valuesIn = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await readAndCheck('a.pdf', bytes)).checked.values.map(({ found }) => found.verdict.value);
/** Why a file is not read. */
const problemOf = (file: string | Uint8Array<ArrayBuffer>, name = 'a.xml') =>
  readAndCheck(name, typeof file === 'string' ? bytesOf(file) : file).then(
    () => null,
    ({ problem }) => problem,
  );

describe('XML', () => {
  const typed = (type: string) => afterDeclaration(`<!DOCTYPE ${type}>`);
  it.each([
    ['has an external entity', 'damaged', typed('a [<!ENTITY x SYSTEM "file:///etc/passwd">]')],
    ['has growing entities', 'damaged', typed('a [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]')],
    ['has a type from elsewhere', 'damaged', typed('Invoice SYSTEM "https://example.com/a.dtd"')],
    ['is cut off', 'damaged', xml.slice(0, -300)],
    ['is empty', 'damaged', '<?xml version="1.0"?>'],
    ['is nested too deep', 'complex', `<Invoice>${'<a>'.repeat(10_000)}`],
    ['has too many elements', 'complex', `<Invoice>${'<a/>'.repeat(400_000)}</Invoice>`],
    ['is of another kind', 'other', '<html><p>Text</p></html>'],
  ])('that %s is not read: %s', async (_, problem, text) => {
    expect(await problemOf(text)).toBe(problem);
  });

  it('with fields of any length, and countries that are none, is checked', async () => {
    const long = 'x'.repeat(100_000);
    const odd = xml
      .replaceAll(invoice.seller, long)
      .replaceAll(invoice.email, `${long}@example.com`)
      .replaceAll(`<cbc:IdentificationCode>${invoice.country}`, `<cbc:IdentificationCode>${long}`);
    const { checked } = await read('a.xml', odd);
    expect(checked.values.map(({ found }) => found.verdict.value)).toContain(invoice.iban);
    const account = `<cac:PayeeFinancialAccount><cbc:ID>DE${invoice.number}</cbc:ID></cac:PayeeFinancialAccount>`;
    const means = `<cac:PaymentMeans>${account.repeat(2_000)}</cac:PaymentMeans>`;
    const many = await read('a.xml', xml.replace('<cac:PaymentMeans>', `${means}$&`));
    expect(many.checked.values.length).toBeGreaterThan(3);
  });
});

describe('a PDF', () => {
  it('with a script gives its values, and the script does not run', async () => {
    const bytes = await pdfWithScript('https://example.com/');
    expect(await valuesIn(bytes)).toEqual(['DE89370400440532013000']);
  });

  it('whose attached XML defines entities is read without it, which is said', async () => {
    const attachment = ['factur-x.xml', afterDeclaration('<!DOCTYPE a>')] as const;
    const bytes = await makePdf(invoice, { layout: 'table', attachment });
    const { read, checked } = await readAndCheck('a.pdf', bytes);
    expect(read).toMatchObject({ invoice: null, isDataUnread: true });
    expect(checked.values.length).toBeGreaterThan(3);
  });

  it('with two e-invoices differs from the one that it does not show', async () => {
    const other = { ...invoice, iban: 'DE02120300000000202051' };
    const file = await PDFDocument.load(
      await makePdf(invoice, { layout: 'table', attachment: ['factur-x.xml', cii(invoice)] }),
    );
    await file.attach(bytesOf(cii(other)), 'zugferd-invoice.xml');
    const { checked } = await readAndCheck('a.pdf', new Uint8Array(await file.save()));
    expect(checked.differences).toEqual([
      { name: 'iban', inData: other.iban, shown: [invoice.iban] },
    ]);
    expect(checked.facts.filter(({ name }) => name === 'seller')).toHaveLength(1);
  });

  it('whose attached XML unpacks to too much is read without it', async () => {
    const attachment = ['factur-x.xml', ' '.repeat(100_000_000)] as const;
    const bytes = await makePdf(invoice, { layout: 'table', attachment });
    expect(bytes.length).toBeLessThan(1_000_000);
    const { read, checked } = await readAndCheck('a.pdf', bytes);
    expect(read.isDataUnread).toBe(true);
    expect(checked.values.length).toBeGreaterThan(3);
  });

  it('whose objects are nested without end is damaged', async () => {
    const deep = `%PDF-1.4\n1 0 obj\n${'['.repeat(200_000)}\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF`;
    expect(await problemOf(bytesOf(deep), 'a.pdf')).toBe('damaged');
    const loop =
      '<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 5 >>';
    const looped = `%PDF-1.4\n1 0 obj\n${loop}\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF`;
    expect((await readAndCheck('a.pdf', bytesOf(looped))).checked.values).toEqual([]);
  });

  it('with very many texts on a page is read to the end, or is too complex', async () => {
    const filled = (count: number) => pdfOfTexts([...new Array(count).fill('x'), 'anna@gmial.com']);
    expect(await valuesIn(filled(5_000))).toEqual(['anna@gmial.com']);
    expect(await problemOf(filled(25_000), 'a.pdf')).toBe('complex');
  });

  it('with very many pages is read in part, or as far as it has them', async () => {
    const { read } = await readAndCheck('a.pdf', pdfOfPages(20_000));
    expect(read.pageCount).toBe(20_000);
    expect(read.pages).toHaveLength(200);
    const { pages } = (await readAndCheck('a.pdf', pdfOfPages(2, 1_000_000))).read;
    expect(pages.length).toBeGreaterThanOrEqual(1);
    expect(pages.length).toBeLessThanOrEqual(200);
  });

  it('without text is a picture', async () => {
    const { checked } = await readAndCheck('a.pdf', pdfPicture());
    expect(checked).toMatchObject({ isPicture: true, values: [] });
  });

  it('with a password asks for it until it is right, and else stays closed', async () => {
    expect(await problemOf(pdfWithPassword('right'), 'a.pdf')).toBe('password');
    const asked: boolean[] = [];
    const answers = ['wrong', 'right'];
    const { checked } = await readAndCheck('a.pdf', pdfWithPassword('right'), {
      askPassword: async (again) => {
        asked.push(again);
        return answers.shift() ?? null;
      },
    });
    expect(asked).toEqual([false, true]);
    expect(checked.values).toHaveLength(1);
  });

  it('that is cut off or none at all is damaged', async () => {
    const file = await PDFDocument.create();
    file.addPage();
    const bytes = new Uint8Array(await file.save());
    for (const damaged of [bytes.slice(0, 40), bytesOf('%PDF-1.7\nnothing')])
      expect(await problemOf(damaged, 'a.pdf')).toBe('damaged');
  });
});

it('refuses other files, and those that are too large', async () => {
  expect(await problemOf('Hello', 'a.doc')).toBe('other');
  const large = new Uint8Array(50 * 1024 * 1024 + 1);
  expect(await problemOf(large, 'a.pdf')).toBe('large');
});
