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
  it.each([
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['entities that grow', '<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;&a;">]>'],
    ['a document type from elsewhere', '<!DOCTYPE Invoice SYSTEM "https://example.com/a.dtd">'],
  ])('with %s is not read', async (_, text) => {
    expect(await problemOf(afterDeclaration(text))).toBe('damaged');
  });

  it('that is nested too deep, or has too many elements, is too complex', async () => {
    const deep = `<Invoice>${'<a>'.repeat(10_000)}`;
    expect(await problemOf(deep)).toBe('complex');
    const wide = `<Invoice>${'<a/>'.repeat(400_000)}</Invoice>`;
    expect(await problemOf(wide)).toBe('complex');
  });

  it.each([
    ['cut off', xml.slice(0, -300)],
    ['empty', '<?xml version="1.0"?>'],
  ])('that is %s is damaged', async (_, text) => {
    expect(await problemOf(text)).toBe('damaged');
  });

  it('with fields of any length, and countries that are none, is checked', async () => {
    const long = 'x'.repeat(100_000);
    const odd = xml
      .replaceAll(invoice.seller, long)
      .replaceAll(invoice.email, `${long}@example.com`)
      .replaceAll(`<cbc:IdentificationCode>${invoice.country}`, `<cbc:IdentificationCode>${long}`);
    const { checked } = await read('a.xml', odd);
    expect(checked.values.map(({ found }) => found.verdict.value)).toContain(invoice.iban);
    const many = `<cac:PaymentMeans>${'<cac:PayeeFinancialAccount><cbc:ID>DE12</cbc:ID></cac:PayeeFinancialAccount>'.repeat(2_000)}</cac:PaymentMeans>`;
    const accounts = many.replaceAll('DE12', () => `DE${invoice.number}`);
    expect(
      (await read('a.xml', xml.replace('<cac:PaymentMeans>', `${accounts}$&`))).checked.values
        .length,
    ).toBeGreaterThan(3);
  });

  it('of another kind is no document', async () => {
    expect(await problemOf('<html><p>Text</p></html>')).toBe('other');
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

  it('whose attached XML unpacks to too much is read without it', { timeout: 60_000 }, async () => {
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

  it('with very many pages is read in part', { timeout: 60_000 }, async () => {
    const { read } = await readAndCheck('a.pdf', pdfOfPages(20_000));
    expect(read.pdf?.pageCount).toBe(20_000);
    expect(read.pages).toHaveLength(200);
  });

  it('that has fewer pages than it says is read as far as it goes', async () => {
    const { read } = await readAndCheck('a.pdf', pdfOfPages(2, 1_000_000));
    expect(read.pages.length).toBeGreaterThanOrEqual(1);
    expect(read.pages.length).toBeLessThanOrEqual(200);
  });

  it('without text is a picture', async () => {
    const { checked } = await readAndCheck('a.pdf', pdfPicture());
    expect(checked).toMatchObject({ isPicture: true, values: [] });
  });

  it('with a password asks for it until it is right', async () => {
    const asked: boolean[] = [];
    const answers = ['wrong', 'right'];
    const { checked } = await readAndCheck('a.pdf', pdfWithPassword('right'), async (again) => {
      asked.push(again);
      return answers.shift() ?? null;
    });
    expect(asked).toEqual([false, true]);
    expect(checked.values).toHaveLength(1);
  });

  it('whose password is not given stays closed', async () => {
    expect(await problemOf(pdfWithPassword('right'), 'a.pdf')).toBe('password');
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
