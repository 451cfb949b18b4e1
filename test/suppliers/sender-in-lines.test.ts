/** The sender of a document by the names on its pages: said only where it can be about no one else. */
import { describe, expect, it } from 'vitest';
import { compareWithSuppliers } from '../../lib/suppliers/compare.ts';
import { createKnownSuppliers } from '../../lib/suppliers/known-suppliers.ts';
import { createRandom } from '../accuracy/random.ts';
import { inFours } from '../accuracy/values/iban.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';

const [KNOWN, NEW] = ['AT611904300234573201', 'DE02120300000000202051'] as const;
const PRINTED = `IBAN ${inFours(NEW, ' ')}`;

/** The suppliers, each with an account of its own. */
const suppliersOf = (...names: readonly string[]) =>
  createKnownSuppliers([
    {
      id: 'paid',
      name: 'Accounts paid in 2026',
      rows: names.map((name, i) => ({
        row: i + 2,
        name,
        vats: [],
        emails: [],
        phones: [],
        accounts: [{ iban: i === 0 ? KNOWN : `FR1420041010050500013M0260${i}`, column: 1 }],
      })),
    },
  ]);

function saidOf(
  lines: readonly string[],
  known = suppliersOf('Alder Papier GmbH', 'Cèdre Énergie SARL'),
  values: readonly { kind: 'iban' | 'vat'; value: string }[] = [{ kind: 'iban', value: NEW }],
) {
  return compareWithSuppliers({ values, lines, isRecord: false }, known).map((found) =>
    found.is === 'other-account'
      ? `${found.about.value} ${found.by} ${found.supplier.name}`
      : found.is,
  );
}

const ALDER = [`${NEW} name Alder Papier GmbH`];

describe('another account is noticed by the sender’s name', () => {
  it.each<[string, readonly string[]]>([
    ['a letterhead', ['Alder Papier GmbH', 'Ringstraße 1', 'Ahorn Handel GmbH', PRINTED]],
    [
      'the line of the sender',
      ['Alder Papier GmbH · Ringstraße 1 · 1010 Wien', 'Ahorn Handel GmbH', PRINTED],
    ],
    ['bars', ['ALDER PAPIER GMBH | Ringstraße 1 | Wien', PRINTED]],
    ['a town behind it', ['Alder Papier GmbH, Wien', PRINTED]],
    ['a label', ['Lieferant: Alder Papier GmbH', PRINTED]],
    [
      'the holder of the account',
      ['Ahorn Handel GmbH', 'Total 12.00', 'Account holder: Alder Papier GmbH', PRINTED],
    ],
    [
      'a name below the account',
      ['Ahorn Handel GmbH', 'Total 12.00', PRINTED, 'Alder Papier GmbH'],
    ],
    [
      'the foot of a page',
      ['Rechnung an:', 'Ahorn Handel GmbH', 'Alder Papier GmbH  FN 12345  IBAN', PRINTED],
    ],
  ])('%s', (_, lines) => {
    expect(saidOf(lines)).toEqual(ALDER);
  });
});

describe('nothing is said', () => {
  const far = Array.from({ length: 12 }, (_, i) => `Position ${i}`);
  it.each<[string, readonly string[]]>([
    ['of a buyer behind a label', ['Rechnung an: Alder Papier GmbH', ...far, PRINTED]],
    ['of a buyer below a label', ['Bill to', 'Alder Papier GmbH', ...far, PRINTED]],
    ['of a buyer below another sender', ['Birke Möbel GmbH', 'Alder Papier GmbH', ...far, PRINTED]],
    [
      'of a company in a sentence',
      ['Birke Möbel GmbH', 'Delivered by Alder Papier GmbH on Monday', PRINTED],
    ],
    [
      'of a company far from the account',
      ['Birke Möbel GmbH', ...far, 'Alder Papier GmbH', ...far, PRINTED],
    ],
    [
      'where another name is nearer',
      ['Birke Möbel GmbH', 'Alder Papier GmbH', 'Birke Möbel GmbH', PRINTED],
    ],
    ['of another company with such a name', ['Alder Papiere Nord AG', PRINTED]],
    ['of two that may be meant', ['Alder Papier GmbH', ...far, 'Cèdre Énergie SARL', PRINTED]],
    ['of a row of a table', [`1 | 2 | 3 | 4 | 5 | Alder Papier GmbH | ${NEW}`]],
    ['without lines', []],
  ])('%s', (_, lines) => {
    expect(saidOf(lines)).toEqual([]);
  });

  it('of the known account', () => {
    const values = [{ kind: 'iban', value: KNOWN }] as const;
    expect(saidOf(['Alder Papier GmbH', KNOWN], undefined, values)).toEqual(['known-account']);
  });

  it('of its second account beside the known one', () => {
    const values = [KNOWN, NEW].map((value) => ({ kind: 'iban' as const, value }));
    expect(saidOf(['Alder Papier GmbH', KNOWN, PRINTED], undefined, values)).toEqual([
      'known-account',
    ]);
  });
});

it('is right about generated invoices: their sender, and never their buyer', () => {
  const random = createRandom(52);
  for (let i = 0; i < 300; i += 1) {
    const { seller, buyer, iban, lines } = linesOf(makeInvoice(random, null));
    const values = [{ kind: 'iban' as const, value: iban }];
    expect([seller, ...saidOf(lines, suppliersOf(seller), values)]).toEqual([
      seller,
      `${iban} name ${seller}`,
    ]);
    // Names in another order are of the same company.
    if (suppliersOf(buyer).ofName(seller).length > 0) continue;
    expect([seller, buyer, ...saidOf(lines, suppliersOf(buyer), values)]).toEqual([seller, buyer]);
  }
});

function linesOf({ seller, buyer, number, amount, iban }: ReturnType<typeof makeInvoice>) {
  const head = [seller, 'Main Street 12', '', buyer, 'Oak Road 3', `Invoice ${number}`];
  const items = Array.from({ length: 10 }, (_, i) => `Item ${i}`);
  return {
    seller,
    buyer,
    iban,
    lines: [...head, ...items, `Total ${amount}`, `IBAN ${inFours(iban, ' ')}`],
  };
}
