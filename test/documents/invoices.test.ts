import { describe, expect, it } from 'vitest';
import { compareWithText, type FieldName, readInvoice } from '../../lib/documents/invoice/index.ts';
import { createRandom } from '../accuracy/random.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { makePdf } from '../invoices/make-pdf.ts';
import { cii, fattura, ubl, zugferd1 } from '../invoices/xml.ts';
import { readAndCheck } from './check.ts';

const invoice = makeInvoice(createRandom(5), null);
const utf8 = (text: string) => new TextEncoder().encode(text);

function fields(text: string, name: FieldName): string[] {
  const read = readInvoice(utf8(text)) ?? [];
  return read.filter((field) => field.name === name).map((field) => field.text);
}

describe('the fields of an e-invoice', () => {
  const xml = ubl(invoice, 'Invoice');

  it('have every account of the payee, and no account of the payer', () => {
    const accounts = ['FR1420041010050500013M02606', 'NL91ABNA0417164300'];
    const means = accounts.map(
      (id) =>
        `<cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>${id}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`,
    );
    const mandate =
      '<cac:PaymentMeans><cac:PaymentMandate><cac:PayerFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate></cac:PaymentMeans>';
    const more = xml.replace('<cac:LegalMonetaryTotal>', `${means.join('')}${mandate}$&`);
    expect(fields(more, 'iban')).toEqual([invoice.iban, ...accounts]);
  });

  it.each([
    ['30', '5012 345678', 'account'],
    ['42', '2000145399/0800', 'account'],
    ['30', 'IBAN DE89 3704 0044 0532 0130 01', 'iban'],
    ['30', 'DEO9370400440532013000', 'iban'],
    ['30', 'DE 89370400440532013000', 'iban'],
    // SEPA pays to nothing but IBANs.
    ['58', '5012 345678', 'iban'],
    ['59', 'D89370400440532013000', 'iban'],
  ] as const)('have for payment means %s the number %s as %s', (code, number, name) => {
    const file = xml
      .replace('<cbc:PaymentMeansCode>58', `<cbc:PaymentMeansCode>${code}`)
      .replace(invoice.iban, number);
    expect(fields(file, name)).toEqual([number]);
    expect(fields(file, name === 'iban' ? 'account' : 'iban')).toEqual([]);
  });

  it('take what is an IBAN by the standard as one, whatever is written there', () => {
    for (const number of ['IBAN DE89370400440532013001', '5012 345678', 'DEO9370400440532013000']) {
      expect(fields(cii(invoice).replace(invoice.iban, number), 'iban')).toEqual([number]);
      expect(fields(fattura(invoice).replace(invoice.iban, number), 'iban')).toEqual([number]);
    }
    const proprietary = cii(invoice).replaceAll('IBANID', 'ProprietaryID');
    expect(fields(proprietary, 'iban')).toEqual([invoice.iban]);
    expect(fields(proprietary.replace(invoice.iban, '5012 345678'), 'account')).toHaveLength(1);
  });

  it('say who is paid, if it is not the seller', () => {
    const paid = (payee: string) =>
      fields(
        xml.replace(
          '<cac:PaymentMeans>',
          `<cac:PayeeParty><cac:PartyName><cbc:Name>${payee}</cbc:Name></cac:PartyName></cac:PayeeParty>$&`,
        ),
        'payee',
      );
    expect(paid('Factoring Bank AG')).toEqual(['Factoring Bank AG']);
    expect(paid(invoice.seller.toUpperCase())).toEqual([]);
    const settlement = '<ram:ApplicableHeaderTradeSettlement>';
    const payee =
      '<ram:PayeeTradeParty><ram:Name>Factoring Bank AG</ram:Name></ram:PayeeTradeParty>';
    expect(fields(cii(invoice).replace(settlement, `${settlement}${payee}`), 'payee')).toEqual([
      'Factoring Bank AG',
    ]);
  });

  it('are read in the envelope of Peppol', () => {
    const inner = xml.replace(/^<\?xml[^>]*>\s*/, '');
    const envelope = `<?xml version="1.0"?><StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>${inner}</StandardBusinessDocument>`;
    expect(fields(envelope, 'iban')).toEqual([invoice.iban]);
  });

  it('keep VAT numbers and other tax numbers apart', () => {
    for (const text of [xml, ubl(invoice, 'CreditNote'), cii(invoice), zugferd1(invoice)]) {
      expect(fields(text, 'vat')).toEqual([invoice.vat]);
      expect(fields(text, 'taxNumber')).toEqual(['201/113/40209']);
      expect(fields(text, 'buyerVat')).toEqual([invoice.buyerVat]);
    }
  });

  it('name a seller by the registered name, else by the trading name', () => {
    expect(fields(xml, 'seller')).toEqual([invoice.seller]);
    const registered = /<cac:PartyLegalEntity>.*?<\/cac:PartyLegalEntity>/g;
    expect(fields(xml.replaceAll(registered, ''), 'seller')).toEqual(['Trading name']);
  });

  it('read a person as the seller of a FatturaPA', () => {
    const person = fattura(invoice).replace(
      /<Denominazione>[^<]*<\/Denominazione>/,
      '<Nome>Ada</Nome><Cognome>Rossi</Cognome>',
    );
    expect(fields(person, 'seller')).toEqual(['Ada Rossi']);
  });

  it('are read in other encodings and with any prefix', () => {
    const latin = cii({ ...invoice, seller: 'Müller' }).replace('UTF-8', 'ISO-8859-1');
    const bytes = new Uint8Array(Buffer.from(latin, 'latin1'));
    expect(readInvoice(bytes)).toContainEqual({ name: 'seller', text: 'Müller', region: '' });
    const wide = `\ufeff${xml.replace('UTF-8', 'UTF-16')}`;
    const utf16 = new Uint8Array(Buffer.from(wide, 'utf16le'));
    expect(readInvoice(utf16)?.length).toBeGreaterThan(8);
    const narrow = xml.replace('UTF-8', 'UTF-16');
    const unmarked = Buffer.from(narrow, 'utf16le');
    for (const file of [unmarked, Buffer.from(unmarked).swap16(), Buffer.from(narrow)])
      expect(readInvoice(new Uint8Array(file))?.length).toBeGreaterThan(8);
    const spaced = Buffer.from(latin.replace(/encoding="(.*?)"/, "encoding = '$1'"), 'latin1');
    expect(readInvoice(new Uint8Array(spaced))).toContainEqual({
      name: 'seller',
      text: 'Müller',
      region: '',
    });
    expect(fields(xml.replaceAll('cac:', 'x:').replaceAll('cbc:', 'y:'), 'iban')).toHaveLength(1);
  });
});

describe('a page and its data', () => {
  const data = readInvoice(utf8(cii(invoice))) ?? [];
  const differences = (text: string, values: Parameters<typeof compareWithText>[2]) =>
    compareWithText(data, text, values).map(({ name }) => name);
  const iban = (value: string) => ({ kind: 'iban' as const, value });
  const vat = (value: string) => ({ kind: 'vat' as const, value });

  it('differ where the page shows another account instead, not more of them or none', () => {
    expect(differences('', [iban('NL91ABNA0417164300')])).toEqual(['iban']);
    expect(differences('', [iban('NL91ABNA0417164300'), iban(invoice.iban)])).toEqual([]);
    expect(differences('', [])).toEqual([]);
  });

  it('differ in the VAT number of the seller, not of the buyer', () => {
    expect(differences('', [vat('NL004495445B01')])).toEqual(['vat']);
    expect(differences('', [vat(invoice.buyerVat)])).toEqual([]);
  });

  it('differ in the amount, however it is written', () => {
    const [whole = '', cents = ''] = invoice.amount.split('.');
    const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
    for (const [group, mark] of ['.,', ',.', ' ,'])
      expect(differences(`Total ${grouped(group ?? '')}${mark}${cents} EUR`, [])).toEqual([]);
    expect(differences('Total 1,23', [])).toEqual(['amount']);
    expect(differences('Thank you', [])).toEqual([]);
  });
});

describe('the notes of an e-invoice', () => {
  const OTHER = 'FR1420041010050500013M02606';
  const noted = (note: string) =>
    ubl(invoice, 'Invoice').replace(
      '<cac:PaymentMeans>',
      `<cac:PaymentTerms><cbc:Note>${note}</cbc:Note></cac:PaymentTerms>$&`,
    );
  const check = async (text: string) => {
    const { checked } = await readAndCheck('invoice.xml', new Uint8Array(utf8(text)));
    return checked;
  };

  it('are searched', async () => {
    const { values, differences } = await check(noted('Questions: office@gmial.com'));
    const found = values.find(({ found: { verdict } }) => verdict.value === 'office@gmial.com');
    expect(found).toMatchObject({ severity: 'attention', field: 'text' });
    expect(differences).toEqual([]);
  });

  it('that name another account differ from the data', async () => {
    const { values, differences, facts } = await check(noted(`New account: ${OTHER}`));
    expect(differences).toEqual([
      { name: 'iban', inData: invoice.iban, shown: [OTHER], isInNotes: true },
    ]);
    const bad = values.filter(({ severity }) => severity === 'bad');
    expect(bad.map(({ found: { verdict } }) => verdict.value).toSorted()).toEqual(
      [OTHER, invoice.iban].toSorted(),
    );
    // What is only searched is no fact.
    expect(facts.some(({ text }) => text.includes('New account'))).toBe(false);
  });

  it('that name the account of the payer do not', async () => {
    const payer = `<cac:PaymentMandate><cac:PayerFinancialAccount><cbc:ID>${OTHER}</cbc:ID></cac:PayerFinancialAccount></cac:PaymentMandate>`;
    const text = noted(`We collect from ${OTHER}`).replace('</cac:PaymentMeans>', `${payer}$&`);
    expect((await check(text)).differences).toEqual([]);
  });

  it('that repeat the account, also among others, do not', async () => {
    const spaced = invoice.iban.replace(/.{4}/g, '$& ');
    expect((await check(noted(`Pay to ${spaced}`))).differences).toEqual([]);
    expect((await check(noted(`Pay to ${spaced} or ${OTHER}`))).differences).toEqual([]);
  });
});

describe('an attached file', () => {
  it.each([
    ['factur-x.xml', cii(invoice), true],
    ['Rechnung 4711.XML', cii(invoice), true],
    ['order.xml', '<order><iban>DE89370400440532013000</iban></order>', false],
    ['settings.xml', '<not closed', false],
  ])('%s is the invoice by its contents', async (name, text, isInvoice) => {
    const pdf = await makePdf(invoice, { layout: 'table', attachment: [name, text] });
    const { checked } = await readAndCheck('invoice.pdf', pdf);
    expect(checked.values.some(({ field }) => field === 'iban')).toBe(isInvoice);
  });
});

describe('an order', () => {
  const root = 'SCRDMCCBDACIOMessageStructure';
  const order = cii(invoice).replaceAll('CrossIndustryInvoice', root);

  it('is refused with its name', () => {
    expect(order).toContain(root);
    expect(() => readInvoice(utf8(order))).toThrow('order');
  });

  it.each(['order-x.xml', 'factur-x.xml'])('attached as %s leaves the page', async (name) => {
    const pdf = await makePdf(invoice, { layout: 'table', attachment: [name, order] });
    const { read, checked } = await readAndCheck('order.pdf', pdf);
    expect(read).toMatchObject({ invoice: null, isOrder: true, isDataUnread: false });
    expect(checked.values.length).toBeGreaterThan(3);
    expect(checked.values.every(({ field }) => field === undefined || field === null)).toBe(true);
  });
});
