/** Bank statements of SWIFT: entries, the ways in which banks write their details, encodings, balances. */
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

const OWN = 'DE89370400440532013000';
const ALDER = 'AT611904300234573201';

const statement = (lines: readonly string[], closing = '') =>
  [':20:1', `:25:${OWN}`, ':28C:1', ':60F:C260101EUR100,00', ...lines, closing]
    .filter(Boolean)
    .join('\r\n');
const withDetails = (...details: string[]) =>
  statement([':61:2601310131D10,00NTRFREF17//BANK', ...details]);

async function rowsOf(content: string | Uint8Array<ArrayBuffer>, ...roles: PaymentRole[]) {
  const { body, payments } = await openedList(fileOf('a.sta', content));
  return body.map(({ cells }) => roles.map((role) => cellIn(cells, payments, role)));
}

describe('an entry', () => {
  it.each([
    ['2601310131D10,00NTRFNONREF', ['-10.00', '2026-01-31', '', '']],
    ['260131C10,NTRFREF17//B', ['10', '2026-01-31', 'REF17', '']],
    ['2601310131DR10,5NTRFNONREF', ['-10.5', '2026-01-31', '', '']],
    // Money that was taken back, and a payment that came back.
    ['2601310131RC10,00NTRFNONREF', ['-10.00', '2026-01-31', '', 'Came back']],
    ['2601310131RD10,00NTRFNONREF', ['10.00', '2026-01-31', '', 'Came back']],
    // Booked in the year before and after its value date.
    ['2601021231D1,00NTRFNONREF', ['-1.00', '2025-12-31', '', '']],
    ['2512310102D1,00NTRFNONREF', ['-1.00', '2026-01-02', '', '']],
  ])('%s', async (line, cells) => {
    expect(await rowsOf(statement([`:61:${line}`]), 'amount', 'date', 'id', 'state')).toEqual([
      cells,
    ]);
  });

  it('that cannot be read is shown, and the statement is not held to add up', async () => {
    const text = statement([':61:unreadable'], ':62F:C260131EUR1,00');
    expect(await rowsOf(text, 'text')).toEqual([['unreadable']]);
    const opened = await openedList(fileOf('a', text));
    expect(opened.payments.faults).toEqual([]);
    expect(saidOf(await checkedRows(opened))).toEqual(['The amount is missing.']);
  });
});

describe('details', () => {
  const roles = ['name', 'iban', 'bic', 'account', 'text', 'id', 'mandate'] as const;
  it.each([
    [
      'numbers',
      [
        `:86:116?00SEPA?20EREF+E17?21SVWZ+Invoice of the first ha?22lf?30BKAUATWW?31${ALDER}?32Alder Papier?33GmbH?34997`,
      ],
      ['Alder Papier GmbH', ALDER, 'BKAUATWW', '', 'Invoice of the first half', 'E17', ''],
    ],
    [
      'numbers over lines, with another sign',
      [
        ':86:020~00PRZELEW~20Faktura 17~30109010140',
        `~31PL61109010140000071219812874~32Lipa Sp.`,
        ' z o.o.~38PL61109010140000071219812874',
      ],
      ['Lipa Sp. z o.o.', 'PL61109010140000071219812874', '', '', 'Faktura 17', 'REF17', ''],
    ],
    [
      'numbers with a national account',
      [':86:116?20Miete?3037040044?310532013000?32Birke'],
      ['Birke', '', '', '0532013000', 'Miete', 'REF17', ''],
    ],
    [
      'marks',
      [`:86:SEPA EREF+NOTPROVIDED MREF+M1 IBAN+${ALDER} BIC+BKAUATWW NAME+Alder SVWZ+Invoice 17`],
      ['Alder', ALDER, 'BKAUATWW', '', 'Invoice 17', 'REF17', 'M1'],
    ],
    [
      'slashes',
      [`:86:/TRTP/SEPA OVERBOEKING/IBAN/${ALDER}/BIC/BKAUATWW/NAME/Alder/REMI/Invoice 17/EREF/E17`],
      ['Alder', ALDER, 'BKAUATWW', '', 'Invoice 17', 'E17', ''],
    ],
    [
      'slashes of another bank',
      [`:86:/EREF/E17//CNTP/${ALDER}/BKAUATWW/Alder/Wien//REMI/USTD//Invoice 17/`],
      ['Alder', ALDER, 'BKAUATWW', '', 'Invoice 17', 'E17', ''],
    ],
    [
      'words with one account',
      [':86:To Alder AT61 1904 3002 3457 3201 Invoice 17'],
      ['', ALDER, '', '', 'To Alder AT61 1904 3002 3457 3201 Invoice 17', 'REF17', ''],
    ],
    [
      'words with two accounts, of which nobody knows',
      [`:86:${ALDER} or FR1420041010050500013M02606`],
      ['', '', '', '', `${ALDER} or FR1420041010050500013M02606`, 'REF17', ''],
    ],
    [
      'words with the own account',
      [`:86:From ${OWN}`],
      ['', '', '', '', `From ${OWN}`, 'REF17', ''],
    ],
  ])('in %s', async (_, details, cells) => {
    expect(await rowsOf(withDetails(...details), ...roles)).toEqual([cells]);
  });
});

describe('a statement', () => {
  const paid = ':61:2601310131D10,00NTRFNONREF';

  it.each([
    ['adds up', ':62F:C260131EUR90,00', []],
    [
      'does not',
      ':62F:C260131EUR80,00',
      [{ is: 'balance', stated: '80.00', found: '90.00', account: OWN }],
    ],
    ['ends in the red', ':62F:D260131EUR90,00', [{ stated: '-90.00', found: '90.00' }]],
    ['is one page of several', ':62M:C260131EUR90,00', []],
  ])('%s', async (_, closing, faults) => {
    const opened = await openedList(fileOf('a', statement([paid], closing)));
    expect(opened.payments.faults).toMatchObject(faults);
    expect(opened.payments.faults).toHaveLength(faults.length);
  });

  it('may be one of several in a file, in blocks and with what programs put around', async () => {
    const one = `{1:F01BANKDEFFAXXX0}{2:I940X}{4:\r\n${statement([paid], ':62F:C260131EUR90,00')}\r\n-}{5:}`;
    const opened = await openedList(fileOf('a', `${one}\r\n${one}`));
    expect([opened.body.length, opened.payments.faults]).toEqual([2, []]);
  });

  it('of MT942 states how many payments it has and their sum', async () => {
    const lines = [':20:1', `:25:${OWN}`, ':28C:1', ':34F:EUR0,', ':13D:2601311200+0100', paid];
    const faultsOf = async (stated: string) =>
      (await openedList(fileOf('a', [...lines, stated].join('\n')))).payments.faults;
    expect(await faultsOf(':90D:1EUR10,00')).toEqual([]);
    expect(await faultsOf(':90D:2EUR10,00')).toMatchObject([
      { stated: { count: '2' }, found: { count: 1 } },
    ]);
    expect(await faultsOf(':90C:1EUR5,')).toMatchObject([{ found: { count: 0, sum: '0.00' } }]);
  });

  it.each([
    ['UTF-8', Buffer.from(withDetails(':86:Bürobedarf Größe'))],
    ['Latin-1', Buffer.from(withDetails(':86:Bürobedarf Größe'), 'latin1')],
    // Code page 850: ü is 81, ö 94, ß E1.
    ['DOS', Buffer.from(withDetails(':86:B\x81robedarf Gr\x94\xe1e'), 'latin1')],
  ])('may be written in %s', async (_, bytes) => {
    expect(await rowsOf(Uint8Array.from(bytes), 'text')).toEqual([['Bürobedarf Größe']]);
  });

  it('with endless lines or fields is refused', async () => {
    for (const text of [
      withDetails(`:86:${'x'.repeat(9_000)}`),
      withDetails(':86:x', ...Array(300).fill('y')),
    ])
      expect(await openPayments(fileOf('a', text))).toHaveProperty('problem');
  });
});
