/** The accounts that were paid, as known suppliers. */
import { describe, expect, it } from 'vitest';
import { paidAccountsOf } from '../../../lib/workbench/payments/index.ts';
import { fileOf, openedList } from '../../payments/check-payments.ts';

const OWN = 'DE89370400440532013000';
const ALDER = 'AT611904300234573201';
const CEDRE = 'FR1420041010050500013M02606';

const HEADINGS = 'Booking date;Own account;Beneficiary;IBAN;Amount;Currency;Purpose';

type Entry = readonly [side: string, day: string, cents: number, name: string, account: string];

/** An MT940 statement with a line for each entry. */
function statementOf(entries: readonly Entry[]): File {
  const lines = entries.flatMap(([side, day, cents, name, account]) => [
    `:61:${day}${day.slice(2)}${side}${(cents / 100).toFixed(2).replace('.', ',')}NTRFNONREF`,
    `:86:116?20Invoice?31${account}?32${name}`,
  ]);
  const text = [':20:1', `:25:${OWN}`, ':28C:1', ':60F:C260101EUR1,', ...lines].join('\n');
  return fileOf('a', text);
}

async function paidInFiles(...statements: (readonly Entry[])[]) {
  const { body, payments } = await openedList(...statements.map(statementOf));
  return paidAccountsOf(body, payments);
}
const paidIn = (...entries: Entry[]) => paidInFiles(entries);

const rowsOf = (paid: Awaited<ReturnType<typeof paidIn>>) =>
  paid?.rows.slice(1).map(({ cells }) => cells);

describe('paid accounts', () => {
  it('have a name, the last day and how often', async () => {
    const paid = await paidIn(
      ['D', '251215', 100, 'Alder GmbH', ALDER],
      ['D', '260131', 200, 'ALDER GmbH', ALDER],
      ['D', '260110', 300, 'Cedre', CEDRE],
      ['C', '260110', 300, 'Birke', 'BE68539007547034'],
    );
    expect(paid).toMatchObject({ count: 2, years: [2025, 2026], withoutIban: 0 });
    expect(rowsOf(paid)).toEqual([
      ['ALDER GmbH', ALDER, '2026-01-31', '2'],
      ['Cedre', CEDRE, '2026-01-10', '1'],
    ]);
    expect(paid?.layout).toEqual({ header: true, columns: [null, 'iban', null, null] });
  });

  it('are none that a payment came back from, the own one, or that have no IBAN or no name', async () => {
    const paid = await paidIn(
      ['D', '260101', 100, 'Alder', ALDER],
      ['RD', '260102', 100, 'Alder', ALDER],
      ['D', '260103', 100, 'Ahorn', OWN],
      ['D', '260104', 100, '', CEDRE],
      ['D', '260105', 100, 'Eik', '0532013000'],
      ['D', '260106', 100, 'Olmo', 'DE11370400440532013000'],
      ['D', '260107', 500, 'Cedre', CEDRE],
    );
    expect(rowsOf(paid)).toEqual([['Cedre', CEDRE, '2026-01-07', '1']]);
    expect(paid).toMatchObject({ count: 1, withoutIban: 1, years: [2026, 2026] });
  });

  it('have a row for each of their names', async () => {
    const paid = await paidIn(
      ['D', '260101', 100, 'Alder', ALDER],
      ['D', '260102', 100, 'Alder Holding', ALDER],
    );
    expect([paid?.count, rowsOf(paid)?.length]).toEqual([1, 2]);
  });

  it('are counted once where statements overlap', async () => {
    const first: Entry[] = [
      ['D', '260101', 100, 'Alder', ALDER],
      // Twice on one day: two payments.
      ['D', '260102', 200, 'Alder', ALDER],
      ['D', '260102', 200, 'Alder', ALDER],
    ];
    const next: Entry[] = [...first.slice(1), ['D', '260103', 100, 'Alder', ALDER]];
    for (const statements of [[first], [first, first], [first, first, first]])
      expect(rowsOf(await paidInFiles(...statements))).toEqual([
        ['Alder', ALDER, '2026-01-02', '3'],
      ]);
    expect(rowsOf(await paidInFiles(first, next))).toEqual([['Alder', ALDER, '2026-01-03', '4']]);
  });

  it('are null where nothing was paid', async () => {
    expect(await paidIn(['C', '260101', 100, 'Alder', ALDER])).toBeNull();
  });
});

describe('the entries of an account in a CSV file', () => {
  const read = async (text: string) => {
    const { readListFile } = await import('../../../lib/workbench/checked-list/list-file.ts');
    const result = await readListFile(fileOf('export.csv', text));
    if (!result.ok) throw new Error(result.message);
    const { sheet, layout } = result;
    const facts = layout?.payments;
    return { layout, paid: facts ? paidAccountsOf(sheet.rows.slice(1), facts) : null };
  };

  it.each([
    [
      'German, with lines above',
      `"Girokonto";"${OWN}"\n"Kontostand vom 31.01.2026:";"90,00 EUR"\n""\n"Buchungsdatum";"Wertstellung";"Zahlungsempfänger*in";"Verwendungszweck";"IBAN";"Betrag (€)"\n"31.01.26";"31.01.26";"Alder GmbH";"RE 17";"${ALDER}";"-1.190,00"\n"30.01.26";"30.01.26";"Cedre";"RE 18";"${CEDRE}";"-20,50"\n"29.01.26";"29.01.26";"Birke";"Gutschrift";"BE68539007547034";"5,00"`,
      { linesAbove: 2, columns: { date: 0, name: 2, text: 3, iban: 4, amount: 5 } },
    ],
    [
      'with the own account, BICs and a balance',
      `IBAN Auftragskonto;BIC Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC Zahlungsbeteiligter;Verwendungszweck;Saldo nach Buchung;Betrag;Waehrung\n${OWN};COBADEFFXXX;31.01.2026;Alder GmbH;${ALDER};BKAUATWW;RE 17;-5,00;-1190,00;EUR\n${OWN};COBADEFFXXX;30.01.2026;Cedre;${CEDRE};PSSTFRPPXXX;RE 18;-6,00;-20,50;EUR`,
      {
        linesAbove: 0,
        columns: { own: 0, date: 2, name: 3, iban: 4, bic: 5, text: 6, amount: 8, currency: 9 },
      },
    ],
    [
      'English',
      `Date,Payee,Account number,Reason,Amount\n2026-01-31,Alder GmbH,${ALDER},RE 17,-1190.00\n2026-01-30,Cedre,${CEDRE},RE 18,-20.50`,
      { columns: { date: 0, name: 1, iban: 2, text: 3, amount: 4 } },
    ],
    [
      'with what was paid and what came in in two columns',
      `Datum;Name;IBAN;Belastung;Gutschrift;Saldo\n31.01.2026;Alder GmbH;${ALDER};1190,00;;1,00\n30.01.2026;Cedre;${CEDRE};20,50;0,00;2,00\n29.01.2026;Birke;BE68539007547034;0,00;5,00;3,00`,
      { columns: { date: 0, name: 1, iban: 2, debit: 3, amount: 4 } },
    ],
    [
      'with a word for what was paid',
      `"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)"\n"20260131","Alder GmbH","${OWN}","${ALDER}","GT","Af","1190,00"\n"20260130","Cedre","${OWN}","${CEDRE}","GT","Af","20,50"\n"20260129","Birke","${OWN}","BE68539007547034","OV","Bij","5,00"`,
      { columns: { date: 0, name: 1, own: 2, iban: 3, side: 5, amount: 6 } },
    ],
    [
      'with letters for what was paid',
      `Buchungstag;Beguenstigter;IBAN;Betrag;S/H\n31.01.2026;Alder GmbH;${ALDER};1190,00;S\n30.01.2026;Cedre;${CEDRE};20,50;S\n29.01.2026;Birke;BE68539007547034;5,00;H`,
      { columns: { date: 0, name: 1, iban: 2, amount: 3, side: 4 } },
    ],
  ])('%s', async (_, text, facts) => {
    const { layout, paid } = await read(text);
    expect(layout?.payments).toMatchObject({ is: 'statement', isFixed: false, ...facts });
    expect(paid).toMatchObject({ count: 2, years: [2026, 2026] });
    expect(rowsOf(paid)?.map((cells) => cells[0])).toEqual(['Alder GmbH', 'Cedre']);
  });

  it.each([
    ['suppliers', `Supplier;IBAN;Amount\nAlder;${ALDER};10.00\nCedre;${CEDRE};20.00`],
    [
      'payments to be made',
      `Date;Name;IBAN;Amount\n2026-01-31;Alder;${ALDER};10.00\n2026-01-30;Cedre;${CEDRE};20.00`,
    ],
    ['headings alone', HEADINGS],
    ['words', 'one\ntwo\nthree'],
  ])('are not a list of %s', async (_, text) => {
    expect((await read(text)).layout).toBeNull();
  });
});
