/** Payment files as programs write them: versions, variants of countries, encodings, and what is missing. */
import { describe, expect, it } from 'vitest';
import type { PaymentRole } from '../../../lib/workbench/messages/index.ts';
import {
  cellIn,
  checkedRows,
  fileOf,
  openedList,
  openPayments,
  saidOf,
} from '../../payments/check-payments.ts';

const TO = 'AT611904300234573201';
const OWN = 'DE89370400440532013000';

interface Parts {
  readonly namespace?: string;
  readonly message?: string;
  readonly header?: string;
  readonly block?: string;
  readonly payments: string;
}

const documentOf = ({ namespace, message, header, block, payments }: Parts): string =>
  `<?xml version="1.0"?><Document xmlns="${namespace ?? 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03'}"><${message ?? 'CstmrCdtTrfInitn'}>
  <GrpHdr><MsgId>1</MsgId>${header ?? ''}</GrpHdr>
  <PmtInf><PmtInfId>P</PmtInfId>${block ?? ''}<DbtrAcct><Id><IBAN>${OWN}</IBAN></Id></DbtrAcct>${payments}</PmtInf>
  </${message ?? 'CstmrCdtTrfInitn'}></Document>`;

const payment = (more: string, amount = '<InstdAmt Ccy="EUR">10.00</InstdAmt>'): string =>
  `<CdtTrfTxInf><PmtId><EndToEndId>E1</EndToEndId></PmtId><Amt>${amount}</Amt>${more}</CdtTrfTxInf>`;
const creditor = (name: string, iban = TO): string =>
  `<Cdtr><Nm>${name}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>`;

async function cellsOf(text: string | Uint8Array<ArrayBuffer>) {
  const { body, payments } = await openedList(fileOf('pay.xml', text));
  return body.map(
    ({ cells }) =>
      (role: PaymentRole) =>
        cellIn(cells, payments, role),
  );
}

async function said(text: string): Promise<string[]> {
  return saidOf(await checkedRows(await openedList(fileOf('pay.xml', text))));
}

describe('a payment', () => {
  it('has its parts', async () => {
    const more = `<CdtrAgt><FinInstnId><BIC>BKAUATWW</BIC></FinInstnId></CdtrAgt>${creditor('Alder &amp; Eik <![CDATA[<1>]]>')}<Purp><Cd>SUPP</Cd></Purp><RmtInf><Ustrd>Invoice  17</Ustrd><Ustrd>of March</Ustrd></RmtInf>`;
    const [cell] = await cellsOf(
      documentOf({ payments: payment(more), block: '<ReqdExctnDt>2026-03-01</ReqdExctnDt>' }),
    );
    const roles = [
      'name',
      'iban',
      'bic',
      'amount',
      'currency',
      'text',
      'code',
      'id',
      'own',
      'date',
    ] as const;
    expect(roles.map((role) => cell?.(role))).toEqual([
      ...['Alder & Eik <1>', TO, 'BKAUATWW', '10.00', 'EUR', 'Invoice 17 of March'],
      ...['SUPP', 'E1', OWN, '2026-03-01'],
    ]);
  });

  it.each([
    ['Othr', '<CdtrAcct><Id><Othr><Id>12-3456</Id></Othr></Id></CdtrAcct>'],
    ['PrtryAcct', '<CdtrAcct><Id><PrtryAcct><Id>12-3456</Id></PrtryAcct></Id></CdtrAcct>'],
    ['BBAN', '<CdtrAcct><Id><BBAN>12-3456</BBAN></Id></CdtrAcct>'],
  ])('may have an account that is no IBAN: %s', async (_, account) => {
    const text = documentOf({ payments: payment(`<Cdtr><Nm>Alder</Nm></Cdtr>${account}`) });
    const [cell] = await cellsOf(text);
    expect([cell?.('account'), cell?.('iban')]).toEqual(['12-3456', '']);
    expect(await said(text)).toEqual(['The account is not an IBAN, and was not checked.']);
  });

  it('may be an amount to be converted, and a payment in another currency', async () => {
    const equivalent = '<EqvtAmt><Amt Ccy="EUR">70.00</Amt><CcyOfTrf>USD</CcyOfTrf></EqvtAmt>';
    const [cell] = await cellsOf(documentOf({ payments: payment(creditor('Alder'), equivalent) }));
    expect([cell?.('amount'), cell?.('currency')]).toEqual(['70.00', 'EUR']);
  });

  it.each([
    ['', creditor('Alder'), 'The amount is missing.'],
    ['<InstdAmt Ccy="EUR">ten</InstdAmt>', creditor('Alder'), 'The amount is not a number.'],
    ['<InstdAmt Ccy="EUR">1,50</InstdAmt>', creditor('Alder'), 'The amount is not a number.'],
    [
      '<InstdAmt Ccy="EUR">0.00</InstdAmt>',
      creditor('Alder'),
      'The amount must be more than zero.',
    ],
    ['<InstdAmt Ccy="EUR">-1</InstdAmt>', creditor('Alder'), 'The amount must be more than zero.'],
    ['<InstdAmt>1.00</InstdAmt>', creditor('Alder'), 'The currency is missing.'],
    [
      '<InstdAmt Ccy="JPY">1.50</InstdAmt>',
      creditor('Alder'),
      'The amount has more decimals than JPY has.',
    ],
    [
      '<InstdAmt Ccy="EUR">1.00</InstdAmt>',
      '<Cdtr><Nm>Alder</Nm></Cdtr>',
      'The account is missing.',
    ],
    ['<InstdAmt Ccy="EUR">1.00</InstdAmt>', creditor(''), 'The name is missing.'],
    [
      '<InstdAmt Ccy="EUR">1.00</InstdAmt>',
      creditor('A', OWN),
      'Goes to an account from which this file pays.',
    ],
  ])('%s %s: %s', async (amount, more, sentence) => {
    expect(await said(documentOf({ payments: payment(more, amount) }))).toEqual([sentence]);
  });

  it('takes no NOTPROVIDED for a BIC, although it looks like one', async () => {
    const agent = '<CdtrAgt><FinInstnId><BIC>NOTPROVIDED</BIC></FinInstnId></CdtrAgt>';
    const text = documentOf({ payments: payment(agent + creditor('Alder')) });
    expect((await openedList(fileOf('a', text))).payments.columns.bic).toBeUndefined();
  });
});

describe('payments of a file', () => {
  const two =
    payment(creditor('Alder')) +
    payment(creditor('Alder GmbH'), '<InstdAmt Ccy="EUR">11</InstdAmt>');

  it('to one account with two names, say so quietly', async () => {
    const rows = await checkedRows(
      await openedList(fileOf('pay.xml', documentOf({ payments: two }))),
    );
    expect(rows.map(({ status }) => status)).toEqual(['fits', 'fits']);
    expect(saidOf(rows)).toEqual([
      'Row 3 names the holder of this account “Alder GmbH”.',
      'Row 2 names the holder of this account “Alder”.',
    ]);
  });

  it('to the own account are wrong if there are two', async () => {
    const own =
      payment(creditor('A', OWN)) + payment(creditor('A', OWN), '<InstdAmt Ccy="EUR">1</InstdAmt>');
    const sentence = '2 payments of this file go to an account from which it pays.';
    expect(await said(documentOf({ payments: own }))).toEqual([sentence, sentence]);
  });

  it('are no copies with another reference, and are with none', async () => {
    const of = (text: string) =>
      payment(`${creditor('Alder')}<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`);
    expect(await said(documentOf({ payments: of('17') + of('18') }))).toEqual([]);
    expect(
      await said(documentOf({ payments: payment(creditor('A')) + payment(creditor('A')) })),
    ).toEqual(['Same account, amount and reference as row 2: paid twice?']);
  });

  it('are no sums, whatever they lack', async () => {
    const sum = payment('<Cdtr><Nm>Total</Nm></Cdtr>', '<InstdAmt Ccy="EUR">21</InstdAmt>');
    expect(await said(documentOf({ payments: two + sum }))).toContain('The account is missing.');
  });
});

describe('what a file states', () => {
  const faultsOf = async (parts: Omit<Parts, 'payments'>) => {
    const payments = payment(creditor('Alder')) + payment(creditor('Eik'));
    return (await openedList(fileOf('pay.xml', documentOf({ ...parts, payments })))).payments
      .faults;
  };

  it.each([
    ['<NbOfTxs>2</NbOfTxs><CtrlSum>20.00</CtrlSum>', []],
    ['<NbOfTxs>02</NbOfTxs><CtrlSum>20</CtrlSum>', []],
    ['', []],
    ['<NbOfTxs>3</NbOfTxs>', [{ stated: { count: '3', sum: null } }]],
    ['<CtrlSum>20.01</CtrlSum>', [{ stated: { count: null, sum: '20.01' } }]],
    ['<NbOfTxs>3</NbOfTxs><CtrlSum>20</CtrlSum>', [{ stated: { count: '3', sum: '20.00' } }]],
    ['<NbOfTxs>two</NbOfTxs><CtrlSum>20</CtrlSum>', [{ is: 'unread', text: 'two' }]],
    ['<NbOfTxs>2</NbOfTxs><CtrlSum>20,00</CtrlSum>', [{ is: 'unread', text: '20,00' }]],
  ])('%s', async (header, faults) => {
    expect(await faultsOf({ header })).toMatchObject(faults);
    expect(await faultsOf({ header })).toHaveLength(faults.length);
    expect(await faultsOf({ block: header })).toMatchObject(
      faults.map((fault) => ({ ...fault, block: 'P' })),
    );
  });
});

describe('a file', () => {
  const payments = payment(creditor('Müller'));

  it.each([
    ['pain.001.001.02', { message: 'pain.001.001.02' }],
    ['pain.001.001.03.ch.02', {}],
    ['pain.001.003.03', {}],
    ['pain.001.001.12', {}],
  ])('may be %s', async (format, more) => {
    const text = documentOf({ namespace: `urn:x:${format}.xsd`, payments, ...more });
    const opened = await openedList(fileOf('anything.dat', text));
    expect(opened.payments.files).toEqual([{ name: 'anything.dat', format }]);
    expect(opened.body).toHaveLength(1);
  });

  it.each(['utf-8', 'latin1', 'utf-16le'] as const)('may be encoded as %s', async (encoding) => {
    const mark = encoding === 'utf-16le' ? '\ufeff' : '';
    const bytes = Uint8Array.from(Buffer.from(mark + documentOf({ payments }), encoding));
    const [cell] = await cellsOf(bytes);
    expect(cell?.('name')).toBe('Müller');
  });

  it('may have a comment before its root, an envelope and signs of its end in its comments', async () => {
    const text = documentOf({ payments }).replace(/<\?xml.*?\?>/, '');
    const [cell] = await cellsOf(
      `<!-- made > by hand --><env:Envelope xmlns:env="e"><env:Body>${text}</env:Body></env:Envelope>`,
    );
    expect(cell?.('name')).toBe('Müller');
  });

  it.each([
    ['without payments', documentOf({ payments: '' }), /has no payments/],
    ['that ends early', documentOf({ payments }).slice(0, -30), /ends too early or is damaged/],
    ['with tags that do not fit', documentOf({ payments: `${payments}</Cdtr>` }), /damaged/],
    [
      'with a document type',
      documentOf({ payments }).replace('<Document', '<!DOCTYPE d [<!ENTITY a "b">]><Document'),
      /damaged/,
    ],
    [
      'with two roots',
      documentOf({ payments }) + documentOf({ payments }).replace(/<\?xml.*?\?>/, ''),
      /damaged/,
    ],
    [
      'that is nested too deeply',
      documentOf({ payments: '<a>'.repeat(60) + '</a>'.repeat(60) }),
      /more data than Fieldmark reads/,
    ],
  ])('%s is refused', async (_, text, problem) => {
    expect((await openPayments(fileOf('pay.xml', text))) as object).toMatchObject({
      problem: expect.stringMatching(problem),
    });
  });

  it('defines no entities', async () => {
    const [cell] = await cellsOf(documentOf({ payments: payment(creditor('&bomb;&#65;')) }));
    expect(cell?.('name')).not.toContain('A'.repeat(2));
  });

  it('of transfers opens before direct debits and statements, which are left', async () => {
    const debits = documentOf({ payments, message: 'CstmrDrctDbtInitn' });
    const opened = await openedList(
      fileOf('b.xml', debits),
      fileOf('a.xml', documentOf({ payments })),
    );
    expect([opened.name, opened.payments.is]).toEqual(['a.xml', 'transfers']);
  });

  it('and others of its kind are one list, whose faults name their files', async () => {
    const wrong = documentOf({ payments, header: '<NbOfTxs>9</NbOfTxs>' });
    const opened = await openedList(
      fileOf('a.xml', documentOf({ payments })),
      fileOf('b.xml', wrong),
    );
    expect(opened.payments.faults).toMatchObject([{ file: 'b.xml' }]);
    expect(opened.body.map(({ cells }) => cellIn(cells, opened.payments, 'file'))).toEqual([
      'a.xml',
      'b.xml',
    ]);
    // The same payment in two files is a copy.
    expect(saidOf(await checkedRows(opened))).toHaveLength(1);
  });
});
