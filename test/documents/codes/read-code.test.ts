/** What payment codes say, by their standards. */
import { describe, expect, it } from 'vitest';
import type { CodeFault, PaymentCode } from '../../../lib/documents/codes/payment-code.ts';
import { readCode } from '../../../lib/documents/codes/read-code.ts';
import {
  bySquare,
  epc,
  hub3,
  type Payment,
  packedSquare,
  spayd,
  swiss,
  upn,
} from '../../invoices/codes/payloads.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array): PaymentCode => {
  const [payment] = readCode(typeof text === 'string' ? utf8(text) : text);
  if (!payment) throw new Error('no payment');
  return payment;
};
const faults = (text: string | Uint8Array): readonly CodeFault[] => read(text).faults;
const lines = (bytes: Uint8Array, change: (lines: string[]) => void, between = '\n'): string => {
  const all = new TextDecoder().decode(bytes).split(between);
  change(all);
  return all.join(between);
};

const RF = 'RF18539007547034';
const payment = (over: Partial<Payment>): Payment => ({
  payee: 'Alder Trading GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  amount: '1190.50',
  reference: '',
  message: 'Invoice 17',
  ...over,
});

const GERMAN = payment({});
const SWISS = payment({ iban: 'CH4431999123000889012', reference: '210000000003139471430009017' });
const CZECH = payment({ iban: 'CZ5855000000001265098001', bic: 'RZBCCZPP', reference: '20260017' });
const SLOVENIAN = payment({
  payee: 'Čebelar d.o.o.',
  iban: 'SI56263300012039086',
  reference: 'SI121234567890120',
  message: 'Račun št. 17',
});
const CROATIAN = payment({
  payee: 'Šuma d.o.o.',
  iban: 'HR1210010051863000160',
  reference: '17-26',
});
const SLOVAK = payment({ iban: 'SK3112000000198742637541', bic: 'TATRSKBX', reference: '17' });

describe('a code', () => {
  it.each([
    ['epc', epc(GERMAN), GERMAN, 'EUR'],
    ['swiss', swiss(SWISS), SWISS, 'CHF'],
    ['spayd', spayd(CZECH), CZECH, 'CZK'],
    ['upn', upn(SLOVENIAN), SLOVENIAN, 'EUR'],
    ['hub3', hub3(CROATIAN), CROATIAN, 'EUR'],
    ['bysquare', bySquare(SLOVAK), SLOVAK, 'EUR'],
  ] as const)('by %s says whom it pays, and has no fault', (standard, bytes, paid, currency) => {
    const { reference, accounts, ...rest } = read(bytes);
    expect(rest).toEqual({
      standard,
      payee: paid.payee,
      amount: paid.amount,
      currency,
      message: paid.message,
      faults: [],
    });
    expect(accounts[0]?.iban).toBe(paid.iban);
    expect(reference).toContain(paid.reference);
    if (['epc', 'spayd', 'bysquare'].includes(standard)) expect(accounts[0]?.bic).toBe(paid.bic);
  });

  it.each([
    'https://example.com/pay?iban=DE89370400440532013000',
    'BEGIN:VCARD\nFN:Ada\nEND:VCARD',
    'AQVTZWxsZXI=',
    'BCDE\n002',
    'SPD',
    '0123456789ABCDEF',
    '0000'.repeat(30),
    'DE89370400440532013000',
    '',
  ])('that is no payment is none: %j', (text) => {
    expect(readCode(utf8(text))).toEqual([]);
  });
});

describe('EPC069-12', () => {
  const changed = (at: number, text: string) =>
    lines(epc(GERMAN), (all) => {
      all[at] = text;
    });

  it.each<[string, string | Uint8Array, CodeFault[]]>([
    ['version 003', changed(1, '003'), ['version']],
    ['another scheme', changed(3, 'SDD'), ['version']],
    ['version 001 without a BIC', changed(1, '001').replace('COBADEFFXXX', ''), ['noBic']],
    ['an unknown character set', changed(2, '9'), ['charset']],
    ['no payee', changed(5, ''), ['noPayee']],
    ['a name of 71 signs', changed(5, 'A'.repeat(71)), ['long']],
    ['a decimal comma', changed(7, 'EUR12,50'), ['amount']],
    ['another currency', changed(7, 'CHF12.50'), ['amount']],
    ['an amount of nothing', changed(7, 'EUR0.00'), ['amount']],
    [
      'a wrong reference',
      epc({ ...GERMAN, message: '', reference: 'RF19539007547034' }),
      ['reference'],
    ],
    ['two references', epc({ ...GERMAN, reference: RF }), ['references']],
    ['332 bytes', epc({ ...GERMAN, message: 'é'.repeat(130) }), ['long']],
    ['its lines cut off', 'BCD\n002\n1\nSCT\n\nAlder', ['lines']],
  ])('names the fault of a code with %s', (_, code, expected) => {
    expect(faults(code)).toEqual(expected);
  });

  it('reads a right reference, an open amount, and lines of Windows', () => {
    expect(read(epc({ ...GERMAN, message: '', reference: RF }))).toMatchObject({
      reference: RF,
      faults: [],
    });
    expect(read(changed(7, ''))).toMatchObject({ amount: '', currency: '', faults: [] });
    expect(read(changed(7, 'EUR5').replaceAll('\n', '\r\n'))).toMatchObject({
      amount: '5',
      faults: [],
    });
  });

  it('reads each letter in the character set that it names', () => {
    const latin = epc({ ...GERMAN, payee: 'M?ller' });
    const bytes = latin.map((byte) => (byte === 63 ? 0xfc : byte));
    bytes[8] = '2'.charCodeAt(0);
    expect(read(bytes).payee).toBe('Müller');
  });

  it('takes no marks that hide or turn what it says', () => {
    expect(read(changed(5, 'Alder\u202e\u0000 GmbH')).payee).toBe('Alder GmbH');
  });
});

describe('a Swiss QR-bill', () => {
  const ordinary = payment({ iban: 'CH9300762011623852957' });
  const changed = (at: number, text: string) =>
    lines(swiss(ordinary), (all) => all.splice(at, 1, text), '\r\n');

  it.each<[string, string | Uint8Array, CodeFault[]]>([
    ['a QR-IBAN without a QR reference', swiss({ ...SWISS, reference: '' }), ['qrIbanReference']],
    [
      'a QR reference without a QR-IBAN',
      swiss({ ...ordinary, reference: SWISS.reference }),
      ['referenceQrIban'],
    ],
    [
      'a wrong QR reference',
      swiss({ ...SWISS, reference: '210000000003139471430009016' }),
      ['reference'],
    ],
    [
      'a wrong creditor reference',
      swiss({ ...ordinary, reference: 'RF17539007547034' }),
      ['reference'],
    ],
    ['a German account', swiss(GERMAN), ['country']],
    ['dollars', changed(19, 'USD'), ['currency']],
    ['an amount without cents', changed(18, '12'), ['amount']],
    ['no end', changed(30, ''), ['lines']],
    ['another kind of address', changed(4, 'X'), ['address']],
    ['no payee', changed(5, ''), ['noPayee']],
    ['version 03', changed(1, '0300'), ['version']],
  ])('names the fault of %s', (_, code, expected) => {
    expect(faults(code)).toEqual(expected);
  });

  it('may have a creditor reference, no reference, an open amount and a combined address', () => {
    expect(faults(swiss({ ...ordinary, reference: RF }))).toEqual([]);
    expect(faults(swiss(ordinary))).toEqual([]);
    expect(read(changed(18, ''))).toMatchObject({ amount: '', faults: [] });
    expect(faults(changed(4, 'K'))).toEqual([]);
  });
});

describe('SPAYD', () => {
  const text = (rest: string) => `SPD*1.0*ACC:CZ5855000000001265098001${rest}`;

  it('reads the example of its standard', () => {
    expect(read(text('*AM:480.50*CC:CZK*MSG:Payment for the goods'))).toMatchObject({
      accounts: [{ iban: 'CZ5855000000001265098001', bic: '' }],
      amount: '480.50',
      currency: 'CZK',
      message: 'Payment for the goods',
      faults: [],
    });
  });

  it('reads other accounts, symbols, and stars that are written as %2A', () => {
    const found = read(
      text(
        '+RZBCCZPP*ALT-ACC:CZ6508000000192000145399,SK3112000000198742637541*X-VS:17*X-SS:3*MSG:a%2Ab',
      ),
    );
    expect(found.accounts.map(({ iban }) => iban)).toEqual([
      'CZ5855000000001265098001',
      'CZ6508000000192000145399',
      'SK3112000000198742637541',
    ]);
    expect(found).toMatchObject({
      reference: 'VS 17, SS 3',
      message: 'a*b',
      currency: 'CZK',
      faults: [],
    });
  });

  it.each<[string, CodeFault[]]>([
    ['*AM:12,50', ['amount']],
    ['*CC:CZ', ['currency']],
    ['*AM:1.00*AM:2.00', ['twice']],
    ['*AM:1.00*CRC32:00000000', ['checksum']],
    ['*MSG:%E0%A4%A', []],
  ])('names the fault of %s', (rest, expected) => {
    expect(faults(text(rest))).toEqual(expected);
  });
});

describe('UPN QR and HUB3', () => {
  const latin2 = (bytes: Uint8Array) => new TextDecoder('iso-8859-2').decode(bytes);
  const bytesOf = (text: string) =>
    Uint8Array.from([...text].map((sign) => sign.charCodeAt(0) & 255));

  it('name a wrong control sum, and a wrong reference', () => {
    const other = latin2(upn({ ...SLOVENIAN, payee: 'Lipa', message: 'a' })).replace('Lipa', 'Lip');
    expect(faults(bytesOf(other))).toEqual(['checksum']);
    expect(faults(upn({ ...SLOVENIAN, reference: 'SI121234567890121' }))).toEqual(['reference']);
    expect(faults(upn({ ...SLOVENIAN, reference: 'SI99' }))).toEqual([]);
    expect(faults(upn({ ...SLOVENIAN, reference: RF }))).toEqual([]);
  });

  it('name other currencies and lines that are missing', () => {
    const text = new TextDecoder().decode(hub3(CROATIAN));
    expect(faults(text.replace('\nEUR\n', '\nHRK\n'))).toEqual(['currency']);
    expect(faults(text.split('\n').slice(0, 11).join('\n'))).toContain('lines');
    expect(read(text.replace('000000000119050', '000000000000000')).amount).toBe('');
  });
});

describe('PAY by square', () => {
  it('reads a code that another program made', () => {
    // From the README of rikudou/pay-by-square-decoder (MIT).
    const code =
      '0006Q0000UAT63HVES6GL5A5A0O9NSPEEHUHIEP70EG9LM6LU6EBNQ8KG6RB2N2LUIHMVTV51KQ77DGFC25KM2S9V46EQSN5GSD9J1N4BKT1L9ASVOOT1LPOMAO66IS2BHJDCNA4D9LFKG9MTFLISBD36O5CQQNJIBB2TJILQVVN684000';
    const found = read(code);
    expect(found.faults).toEqual([]);
    expect(found.accounts[0]?.iban).toMatch(/^[A-Z]{2}\d{22}$/);
  });

  it('says that a damaged one cannot be read', () => {
    const damaged = bySquare(SLOVAK, (content) => {
      content[20] = 0x58;
    });
    expect(read(damaged)).toMatchObject({ accounts: [], faults: ['unread'] });
  });

  it('reads no more payments and accounts than can be looked at', () => {
    const account = 'SK3112000000198742637541\t\t';
    const endless = packedSquare(`\t1e9\t1\t1\tEUR\t\t\t\t\t\t\t1e9\t${account.repeat(99)}`);
    const found = readCode(endless);
    expect(found).toHaveLength(10);
    expect(found[0]?.accounts).toHaveLength(10);
  });
});

describe('a payment link', () => {
  it.each([
    [
      'payto://iban/DE89370400440532013000?amount=EUR:200.0&message=hello&receiver-name=Alder%20GmbH',
      '200.0',
    ],
    [
      'payto://iban/COBADEFFXXX/DE89370400440532013000?amount=EUR:200.0&message=hello&receiver-name=Alder%20GmbH',
      '200.0',
    ],
    [
      'bank://singlepaymentsepa?name=Alder%20GmbH&reason=hello&iban=DE89370400440532013000&amount=200%2C0&currency=EUR',
      '200.0',
    ],
  ])('says whom it pays: %s', (link, amount) => {
    const found = read(link);
    expect(found).toMatchObject({
      payee: 'Alder GmbH',
      amount,
      currency: 'EUR',
      message: 'hello',
      faults: [],
    });
    expect(found.accounts.map(({ iban }) => iban)).toEqual(['DE89370400440532013000']);
  });

  it.each<[string, CodeFault[]]>([
    ['payto://bitcoin/12A1MyfXbW6RhdRAZEqofac5jCQQjwEPBu?amount=BITCOIN:1', ['noIban']],
    ['payto://iban/DE89370400440532013000?amount=200', ['amount']],
    ['bank://singlepayment?name=Alder&account=532013000&BNC=37040044&amount=1', ['noIban']],
    ['bank://singledirectdebitsepa?name=Alder&iban=DE89370400440532013000', ['collects']],
  ])('names the fault of %s', (link, expected) => {
    expect(faults(link)).toEqual(expected);
  });
});
