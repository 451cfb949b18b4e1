/** Bank statements in XML: who is on the other side, what came back, and whether a statement adds up. */
import { describe, expect, it } from 'vitest';
import type { PaymentRole } from '../../../lib/workbench/messages/index.ts';
import { cellIn, checkedRows, fileOf, openedList, saidOf } from '../../payments/check-payments.ts';

const OWN = 'DE89370400440532013000';
const ALDER = 'AT611904300234573201';

const balance = (code: string, amount: string, side = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd></Bal>`;
const statement = (entries: string, more = '') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr/><Stmt><Id>1</Id><Acct><Id><IBAN>${OWN}</IBAN></Id></Acct>${more}${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string, side: string, details: string, more = '<Sts>BOOK</Sts>') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}<BookgDt><Dt>2026-01-31</Dt></BookgDt>${details && `<NtryDtls>${details}</NtryDtls>`}<AddtlNtryInf>Booking</AddtlNtryInf></Ntry>`;
const account = (name: string, iban: string) => `<${name}><Id><IBAN>${iban}</IBAN></Id></${name}>`;
const both = `<RltdPties><Dbtr><Nm>Ahorn</Nm></Dbtr>${account('DbtrAcct', OWN)}<Cdtr><Nm>Alder</Nm></Cdtr>${account('CdtrAcct', ALDER)}</RltdPties>`;

async function rowsOf(text: string, ...roles: PaymentRole[]) {
  const { body, payments } = await openedList(fileOf('s.xml', text));
  return body.map(({ cells }) => roles.map((role) => cellIn(cells, payments, role)));
}

describe('an entry', () => {
  it.each([
    ['paid', 'DBIT', `<TxDtls>${both}</TxDtls>`, ['Alder', ALDER, '-10.00']],
    // What came back has the parties of the first booking, and another direction.
    ['returned', 'CRDT', `<TxDtls>${both}<RtrInf/></TxDtls>`, ['Alder', ALDER, '10.00']],
    [
      'with one side only',
      'DBIT',
      `<TxDtls><RltdPties><Cdtr><Nm>Alder</Nm></Cdtr>${account('CdtrAcct', ALDER)}</RltdPties></TxDtls>`,
      ['Alder', ALDER, '-10.00'],
    ],
    [
      'of version 08',
      'CRDT',
      `<TxDtls><RltdPties><Dbtr><Pty><Nm>Alder</Nm></Pty></Dbtr>${account('DbtrAcct', ALDER)}</RltdPties></TxDtls>`,
      ['Alder', ALDER, '10.00'],
    ],
    ['without details', 'DBIT', '', ['', '', '-10.00']],
  ])('%s', async (_, side, details, cells) => {
    expect(
      await rowsOf(statement(entry('10.00', side, details)), 'name', 'iban', 'amount'),
    ).toEqual([cells]);
  });

  it('of several payments has a row for each, also where the bank leaves an amount out', async () => {
    const details = `<TxDtls><Amt Ccy="EUR">4.00</Amt>${both}</TxDtls><TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">6.00</Amt></TxAmt></AmtDtls>${both}</TxDtls><TxDtls>${both}</TxDtls>`;
    const text = statement(entry('10.00', 'DBIT', details));
    expect(await rowsOf(text, 'amount')).toEqual([['-4.00'], ['-6.00'], ['']]);
    expect(saidOf(await checkedRows(await openedList(fileOf('s', text))))).toEqual([
      'The amount is missing.',
    ]);
  });

  it.each([
    ['<Sts>BOOK</Sts>', ''],
    ['<Sts><Cd>BOOK</Cd></Sts>', ''],
    ['<Sts>PDNG</Sts>', 'Not booked yet'],
    ['<RvslInd>true</RvslInd><Sts>BOOK</Sts>', 'Came back'],
    ['<RvslInd>false</RvslInd><Sts>BOOK</Sts>', ''],
  ])('%s is “%s”', async (more, state) => {
    expect(await rowsOf(statement(entry('1.00', 'DBIT', '', more)), 'state')).toEqual([[state]]);
  });

  it('in which two payments are alike is none that is paid twice', async () => {
    const two = entry('10.00', 'DBIT', `<TxDtls>${both}</TxDtls>`).repeat(2);
    expect(saidOf(await checkedRows(await openedList(fileOf('s', statement(two)))))).toEqual([]);
  });
});

describe('a statement', () => {
  const entries =
    entry('10.00', 'DBIT', '') +
    entry('2.50', 'CRDT', '') +
    entry('99.00', 'DBIT', '', '<Sts>PDNG</Sts>');

  it.each([
    ['adds up', balance('OPBD', '100.00') + balance('CLBD', '92.50'), []],
    ['does not', balance('OPBD', '100.00') + balance('CLBD', '82.50'), ['82.50']],
    ['goes below zero', balance('PRCD', '5.00') + balance('CLBD', '2.50', 'DBIT'), []],
    ['is one page of several', balance('OPBD', '100.00') + balance('ITBD', '1.00'), []],
    [
      'is the second page',
      `<StmtPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></StmtPgntn>${balance('PRCD', '5.00')}${balance('CLBD', '1.00')}`,
      [],
    ],
    [
      'has a wrong number of entries',
      '<TxsSummry><TtlNtries><NbOfNtries>4</NbOfNtries><Sum>111.50</Sum></TtlNtries></TxsSummry>',
      ['4'],
    ],
    [
      'has a wrong sum of payments',
      '<TxsSummry><TtlDbtNtries><NbOfNtries>2</NbOfNtries><Sum>110.00</Sum></TtlDbtNtries></TxsSummry>',
      ['110.00'],
    ],
  ])('%s', async (_, more, stated) => {
    const { faults } = (await openedList(fileOf('s', statement(entries, more)))).payments;
    expect(faults).toHaveLength(stated.length);
    for (const [i, fault] of faults.entries())
      expect(JSON.stringify(fault)).toContain(`"${stated[i]}"`);
  });
});
