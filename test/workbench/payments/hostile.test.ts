/** Files that mean harm, and large ones: time in proportion, and nothing that grows without end. */
import { describe, expect, it } from 'vitest';
import { parseSheet } from '../../../lib/workbench/list/index.ts';
import { createCamtReader } from '../../../lib/workbench/payments/camt.ts';
import { statementIn } from '../../../lib/workbench/payments/csv.ts';
import { formatOfFile } from '../../../lib/workbench/payments/index.ts';
import { readMt940 } from '../../../lib/workbench/payments/mt940.ts';
import { createPainReader } from '../../../lib/workbench/payments/pain.ts';
import { readDetails } from '../../../lib/workbench/payments/swift-text.ts';
import { createRecordReader } from '../../../lib/workbench/payments/xml-records.ts';
import { expectLinear } from '../../growth.ts';
import { fileOf, openedList, openPayments } from '../../payments/check-payments.ts';

const ORDER = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const order = (content: string) =>
  `<Document xmlns="${ORDER}"><CstmrCdtTrfInitn><PmtInf>${content}</PmtInf></CstmrCdtTrfInitn></Document>`;
const payment = (i: number) =>
  `<CdtTrfTxInf><PmtId><EndToEndId>E${i}</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">${i}.10</InstdAmt></Amt><CdtrAgt><FinInstnId><BICFI>BKAUATWW</BICFI></FinInstnId></CdtrAgt><Cdtr><Nm>Alder ${i}</Nm></Cdtr><CdtrAcct><Id><IBAN>AT611904300234573201</IBAN></Id></CdtrAcct><RmtInf><Ustrd>Invoice ${i}</Ustrd></RmtInf></CdtTrfTxInf>`;

const problemOf = async (text: string) => {
  const opened = await openPayments(fileOf('a.xml', text));
  return 'problem' in opened ? opened.problem : null;
};

describe('a file', () => {
  it('of 50,000 payments is read whole', async () => {
    const payments = Array.from({ length: 50_000 }, (_, i) => payment(i + 1)).join('');
    const { body } = await openedList(fileOf('a.xml', order(payments)));
    expect(body).toHaveLength(50_000);
    expect(body.at(-1)?.cells.slice(0, 2)).toEqual(['Alder 50000', 'AT611904300234573201']);
  });

  it('of more payments than are kept says how many are left out, and adds up all of them', async () => {
    const many = Array.from(
      { length: 100_002 },
      () => '<CdtTrfTxInf><Amt><InstdAmt Ccy="EUR">1</InstdAmt></Amt></CdtTrfTxInf>',
    );
    const header =
      '<Document><CstmrCdtTrfInitn><GrpHdr><NbOfTxs>100002</NbOfTxs><CtrlSum>100003</CtrlSum></GrpHdr><PmtInf>';
    const text = `${header}${many.join('')}</PmtInf></CstmrCdtTrfInitn></Document>`;
    const { sheet, payments } = await openedList(fileOf('a.xml', text));
    expect([sheet.rows.length, sheet.rowsOmitted]).toEqual([100_001, 2]);
    expect(payments.faults).toMatchObject([{ found: { count: 100_002, sum: '100002.00' } }]);
  });

  it.each([
    [
      'with a payment of endless parts',
      order(`<CdtTrfTxInf>${'<a/>'.repeat(300_000)}</CdtTrfTxInf>`),
    ],
    ['with endless elements', order('<a></a>'.repeat(6_000_001))],
    ['with an endless text', order(`<a>${'x'.repeat(100_000)}</a>`)],
    ['with an endless tag', order(`<a b="${'x'.repeat(100_000)}"/>`)],
  ])('%s is refused', async (_, text) => {
    expect(await problemOf(text)).toMatch(/more data than Fieldmark reads/);
  });

  it('is not taken for payments by its name or by a word in it', async () => {
    for (const text of [
      '',
      '<html>CstmrCdtTrfInitn</html>',
      ':20:',
      'camt.053',
      '<Document/>',
      '%PDF-1.7 <!--',
    ])
      expect(await formatOfFile(fileOf('pain.001.xml', text))).toBeNull();
  });
});

describe('time grows in proportion', () => {
  it('to the size of an XML file, whatever its tags', () => {
    for (const content of ['<a>', '<a/>', '<', '>', '<!--', ']]>', '&', 'x'])
      expectLinear(`of ${content}`, {
        input: (size) => `<Document><CstmrCdtTrfInitn>${content.repeat(size / content.length)}`,
        run: (text) => {
          const reader = createRecordReader({
            records: new Set(['a']),
            parts: new Set(),
            onEnd: () => undefined,
          });
          try {
            reader.write(text);
            reader.end();
          } catch {
            // It is refused as soon as that is known.
          }
        },
      });
  });

  it('to the number of payments, however much stands around them', () => {
    for (const [reader, head, record] of [
      [createPainReader('transfers', () => undefined), 'PmtInf', 'CdtTrfTxInf'],
      [createCamtReader(() => undefined), 'Stmt', 'Ntry'],
    ] as const)
      expectLinear(`of ${record}`, {
        input: (size) =>
          `<Document><${head}>${'<Acct/>'.repeat(size)}${`<${record}/>`.repeat(size)}</${head}></Document>`,
        run: (text) => {
          const records = createRecordReader(reader);
          records.write(text);
          records.end();
        },
        largest: 20_000,
      });
  });

  it('to the size of a statement', () => {
    for (const content of [':86:', ':61:', '{1:{4:', '?20', '/IBAN/', 'EREF+', 'DE00', ' ', '-'])
      expectLinear(`of ${content}`, {
        input: (size) => content.repeat(size / content.length),
        run: (text) => {
          readDetails([text], '');
          try {
            readMt940(
              `:20:1\n:61:2601310131D10,00NTRFNONREF\n:86:${text.slice(0, 4_000)}\n`.repeat(
                text.length / 4_000 + 1,
              ),
              () => undefined,
            );
          } catch {
            // A line is too long.
          }
        },
      });
  });

  it('to the size of a table', () => {
    for (const row of ['2026-01-01;a;AT611904300234573201;-1,00;b\n', ';;;;\n', 'a;b;c;d;e\n'])
      expectLinear(`of ${row}`, {
        input: (size) => parseSheet(`Date;Name;IBAN;Amount;Text\n${row.repeat(size / row.length)}`),
        run: (sheet) => statementIn(sheet, 'a'),
      });
  });
});
