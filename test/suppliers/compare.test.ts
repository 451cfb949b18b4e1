import { describe, expect, it } from 'vitest';
import { compareWithSuppliers, type Together } from '../../lib/suppliers/compare.ts';
import { createKnownSuppliers, type SupplierRow } from '../../lib/suppliers/known-suppliers.ts';

const [OLD, SECOND, NEW, OTHER] = [
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'NL91ABNA0417164300',
] as const;
const [VAT, OTHER_VAT] = ['DE136695976', 'FR40303265045'] as const;

const row = (patch: Partial<SupplierRow> & { readonly ibans?: readonly string[] }): SupplierRow => {
  const { ibans = [OLD], ...rest } = patch;
  const accounts = ibans.map((iban) => ({ iban, column: 3 }));
  return { row: 2, name: '', vats: [], emails: [], phones: [], accounts, ...rest };
};
const ACME = row({
  name: 'Acme Metallbau GmbH',
  emails: ['office@acme-metall.de'],
  // The number of Northern Ireland is the British one.
  vats: [VAT, 'GB123456782'],
});

function findings(together: Partial<Together>, rows: readonly SupplierRow[] = [ACME]) {
  const known = createKnownSuppliers([{ id: 'list', name: 'Suppliers 2026', rows }]);
  return compareWithSuppliers({ values: [], isRecord: true, ...together }, known).map((found) =>
    found.is === 'other-account'
      ? [found.is, found.about.value, found.by, ...found.known]
      : [found.is, found.about.value],
  );
}
const vat = (value: string = VAT) => ({ kind: 'vat', value }) as const;
const iban = (value: string = NEW) => ({ kind: 'iban', value }) as const;
const email = (value: string) => ({ kind: 'email', value }) as const;

describe('another account', () => {
  it.each([
    ['vat', { values: [vat(), iban()] }],
    ['vat', { values: [vat('XI123456782'), iban()] }],
    ['name', { values: [iban()], name: 'ACME METALLBAU gmbh' }],
    ['email', { values: [email('ada@mail.acme-metall.de'), iban()] }],
  ] as const)('is noticed by the same %s', (by, together) => {
    expect(findings(together)).toEqual([['other-account', NEW, by, OLD]]);
  });

  it('is none if it is one of several, in any row of any list', () => {
    const rows = [ACME, row({ row: 3, vats: [VAT], ibans: [SECOND] })];
    expect(findings({ values: [vat(), iban(SECOND)] }, rows)).toEqual([['known-account', SECOND]]);
    expect(findings({ values: [vat(), iban(NEW)] }, rows)).toEqual([
      ['other-account', NEW, 'vat', OLD, SECOND],
    ]);
  });

  it('is noticed beside the known one in a record, which is about one supplier', () => {
    expect(findings({ values: [vat(), iban(OLD), iban(NEW)] })).toEqual([
      ['known-account', OLD],
      ['other-account', NEW, 'vat', OLD],
    ]);
  });

  const emails = ['invoices@tax-adviser.de', 'acme@gmail.com'];
  const SHARED = [
    row({ emails, vats: [VAT] }),
    row({ emails, vats: [OTHER_VAT], ibans: [SECOND] }),
  ];
  it.each([
    ['another VAT number', { values: [vat(OTHER_VAT), iban()], name: 'Acme Metallbau GmbH' }],
    ['the domain of a mail provider', { values: [email('acme@gmail.com'), iban()] }],
    ['no account', { values: [vat()] }],
    ['the list itself', { values: [vat(), iban()], list: 'list' }],
    ['a domain that two share', { values: [email('x@tax-adviser.de'), iban()] }, SHARED],
    ['no known account', { values: [vat(), iban()] }, [row({ vats: [VAT], ibans: [] })]],
  ])('is not noticed with %s', (_, together, rows = [{ ...ACME, emails }]) => {
    expect(findings(together, rows)).toEqual([]);
  });
});

describe('on a page, whose values may be about many', () => {
  const onPage = { isRecord: false } as const;
  const SECOND_ROW = row({ row: 3, vats: [OTHER_VAT], ibans: [SECOND] });

  it('another account is noticed beside the VAT number of the buyer', () => {
    const values = [vat(), vat('ATU13585627'), iban()];
    expect(findings({ ...onPage, values })).toEqual([['other-account', NEW, 'vat', OLD]]);
  });

  it('all accounts of a supplier are noticed', () => {
    const values = [vat(), iban(NEW), iban(OTHER)];
    expect(findings({ ...onPage, values }).map(([, value]) => value)).toEqual([NEW, OTHER]);
  });

  it.each([
    [
      'accounts of others beside the buyer’s number',
      [vat(), vat('ATU13585627'), iban(NEW), iban(OTHER)],
    ],
    ['two suppliers without their accounts', [vat(), vat(OTHER_VAT), iban()]],
    ['the account of another supplier', [vat(), iban(SECOND)]],
  ])('nothing is said of %s', (_, values) => {
    expect(findings({ ...onPage, values }, [ACME, SECOND_ROW])).toEqual([]);
  });

  it('a supplier with its account explains it, and the other one is noticed', () => {
    const values = [vat(), iban(NEW), vat(OTHER_VAT), iban(SECOND)];
    expect(findings({ ...onPage, values }, [ACME, SECOND_ROW])).toEqual([
      ['known-account', SECOND],
      ['other-account', NEW, 'vat', OLD],
    ]);
  });
});

describe('a domain that looks like a supplier’s', () => {
  it('is named, and in a record already for less', () => {
    expect(findings({ values: [email('x@acme-metall-billing.de')] })).toEqual([
      ['look-alike', 'x@acme-metall-billing.de'],
    ]);
    expect(findings({ values: [email('x@acme-metall.at')] })).toEqual([]);
    expect(findings({ values: [email('x@acme-metall.at'), vat()] })).toEqual([
      ['look-alike', 'x@acme-metall.at'],
    ]);
    // The known account says more.
    expect(findings({ values: [email('x@acme-metall.at'), vat(), iban(OLD)] })).toEqual([
      ['known-account', OLD],
    ]);
  });
});
