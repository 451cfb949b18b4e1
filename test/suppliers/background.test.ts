/** A list of suppliers, and the values that the background compares with it. */
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Kind } from '../../lib/domain/index.ts';
import type { ReplyOf, RequestOf } from '../../lib/extension/messages/index.ts';
import { detect } from '../../lib/values/detect/index.ts';
import type { ValueList } from '../../lib/workbench/messages/index.ts';
import { checkValue } from '../check-data.ts';
import {
  createWorld,
  page,
  pageOf,
  privatePage,
  privateUi,
  replyOf,
  type World,
} from '../service/world.ts';
import { pageStoreOf, storeList } from '../workbench/stored-lists.ts';

const [OLD, NEW] = ['DE89370400440532013000', 'GB29NWBK60161331926819'] as const;
const VAT = 'DE136695976';
const WARNING =
  'Another account than the one you know. In “Suppliers 2026”, this VAT number has another IBAN: DE89 … 3000. Call the supplier on a phone number that you already have.';

const SUPPLIERS: ValueList = {
  name: 'Suppliers 2026',
  delimiter: ';',
  rows: [
    ['Supplier', 'VAT', 'Email', 'IBAN'],
    ['Acme Metallbau GmbH', VAT, 'office@acme-metall.de', 'DE89 3704 0044 0532 0130 00'],
    ['Nobody', '', '', 'NL91ABNA0417164300'],
  ].map((cells, i) => ({ number: i + 1, cells })),
  choice: { columns: [null, 'vat', 'email', 'iban'], header: true },
  areSuppliers: true,
};

let world: World;
let id = '';
beforeEach(async () => {
  world = createWorld({ check: checkValue, detect });
  id = await storeList(world, SUPPLIERS);
});

async function ask<N extends 'parse' | 'readRows' | 'check'>(
  name: N,
  body: RequestOf<N>,
  from?: Parameters<World['send']>[2],
): Promise<ReplyOf<N>> {
  return replyOf<ReplyOf<N>>(world.send(name, body, from));
}

const row = (name: string, ...cells: readonly (readonly [Kind, string])[]) => ({
  name,
  cells: cells.map(([kind, text], column) => ({ column, text, kind })),
});

async function standingsIn(body: RequestOf<'readRows'>) {
  const { rows } = await ask('readRows', body);
  const parts = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.parts));
  return parts.map((part) => ('verdict' in part ? part.verdict.standing : ''));
}

/** What is said first about each value of a text. */
async function headlines(text: string, from?: Parameters<World['send']>[2]) {
  const { found } = await ask('parse', { text, place: 'popup' }, from);
  return found.map(({ verdict }) => [verdict.standing, verdict.headline, verdict.facts[0]?.value]);
}
const INVOICE = `VAT ${VAT}, IBAN ${NEW}`;
const ITEMS: RequestOf<'check'>['items'] = [
  { kind: 'vat', value: VAT },
  { kind: 'iban', value: NEW },
];
const isWarned = async (text = INVOICE) =>
  (await headlines(text)).some(([, headline]) => headline === WARNING);

it('warns of another account beside the VAT number and of a domain like a supplier’s, and says quietly what is the same', async () => {
  const [vat, iban] = await headlines(INVOICE);
  expect(vat?.[0]).toBe('good');
  expect(iban?.slice(0, 2)).toEqual(['caution', WARNING]);
  const [, same] = await headlines(`VAT ${VAT}, IBAN ${OLD}`);
  expect(same).toMatchObject(['good', expect.anything(), 'As in “Suppliers 2026”']);
  const [email] = await headlines('office@acme-metall-billing.de');
  expect(email?.slice(0, 2)).toEqual([
    'caution',
    'This looks like acme-metall.de from “Suppliers 2026”, but it is a different domain.',
  ]);
});

it('compares the values of a row, and its name', async () => {
  const rows = [
    row('', ['vat', VAT], ['iban', NEW]),
    row('ACME METALLBAU', ['iban', NEW]),
    row('Somebody else', ['iban', NEW]),
  ];
  expect(await standingsIn({ rows })).toEqual(['good', 'caution', 'caution', 'good']);
});

it('compares the values of a document', async () => {
  const notedIn = async (body: Omit<RequestOf<'checkTogether'>, 'isRecord'>) => {
    const { values } = await replyOf(world.send('checkTogether', { ...body, isRecord: false }));
    return values.map(({ verdict }) => verdict.headline);
  };
  expect(await notedIn({ items: ITEMS })).toContain(WARNING);
  const [byName] = await notedIn({ items: ITEMS.slice(1), name: 'ACME METALLBAU' });
  expect(byName).toMatch(/In “Suppliers 2026”, this name has another IBAN/);
});

it('shows our pages both accounts, and whom to call on which number', async () => {
  const otherIn = async (from?: Parameters<World['send']>[2]) => {
    const { found } = await ask('parse', { text: INVOICE, place: 'popup' }, from);
    return found.flatMap(({ note }) => note?.other ?? []);
  };
  const other = {
    title: 'Another account than the one you know',
    here: 'Here',
    source: 'In “Suppliers 2026”, for this VAT number',
    known: [OLD],
    advice: 'Before you pay, call the supplier on a phone number that you already have.',
  };
  expect(await otherIn()).toEqual([other]);
  const [head = [], acme = [], nobody = []] = SUPPLIERS.rows.map(({ cells }) => cells);
  const rows = [
    [...head, 'Phone'],
    [...acme, '+49 30 9018027'],
    [...nobody, ''],
  ];
  world.now += 1;
  await pageStoreOf(world).save(
    id,
    {
      ...SUPPLIERS,
      rows: rows.map((cells, i) => ({ number: i + 1, cells })),
      choice: { columns: [null, 'vat', 'email', 'iban', 'phone'], header: true },
    },
    SUPPLIERS,
  );
  const advice =
    'Before you pay, call the supplier on +49\u00a030\u00a09018027, the number in your list.';
  expect(await otherIn()).toEqual([{ ...other, advice }]);
  // What a page can read has no number of the list.
  expect(JSON.stringify(await ask('check', { items: ITEMS, place: 'field' }, page))).not.toContain(
    '9018027',
  );
});

it('does not compare a list with itself', async () => {
  const rows = [row('', ['vat', VAT], ['iban', NEW])];
  expect(await standingsIn({ rows, list: id })).toEqual(['good', 'good']);
});

it('tells the scripts of a page nothing', async () => {
  for (const place of ['text', 'field'] as const) {
    const known = await ask('check', { items: ITEMS, place }, page);
    await world.db.clear('listRows');
    expect(await ask('check', { items: ITEMS, place }, page)).toEqual(known);
    id = await storeList(world, SUPPLIERS);
  }
});

it('forgets with the list, with its name, and with the history', async () => {
  expect(await isWarned()).toBe(true);
  const stored = async () =>
    (await world.db.readByPrefix('listRows', `${id}/suppliers`, z.unknown())).length;
  expect(await stored()).toBe(1);
  const store = pageStoreOf(world);
  const { areSuppliers: _, ...others } = SUPPLIERS;
  world.now += 1;
  await store.save(id, others, SUPPLIERS);
  expect(await world.send('readSuppliers', { id })).toEqual({ ok: true, value: { count: null } });
  expect(await stored()).toBe(0);
  expect(await isWarned()).toBe(false);
  world.now += 1;
  await store.save(id, SUPPLIERS, others);
  expect(await world.send('readSuppliers', { id })).toEqual({ ok: true, value: { count: 2 } });
  expect(await isWarned()).toBe(true);
  await world.send('controlList', { id, act: 'remove' });
  expect(await isWarned()).toBe(false);
  expect(await stored()).toBe(0);
  id = await storeList(world, SUPPLIERS);
  expect(await isWarned()).toBe(true);
  await world.send('clearHistory', {});
  expect(await isWarned()).toBe(false);
  expect(await stored()).toBe(0);
});

it('stores nothing of a list that is removed while it is read', async () => {
  const rows = Array.from({ length: 201 }, (_, i) => ({
    number: i + 2,
    cells: ['Acme', VAT, '', OLD],
  }));
  const [header, ...others] = SUPPLIERS.rows;
  if (!header) throw new Error('there is no header');
  world.now += 1;
  await pageStoreOf(world).save(
    id,
    { ...SUPPLIERS, rows: [header, ...rows] },
    { ...SUPPLIERS, rows: [header, ...others] },
  );
  world.sleep = async () => void (await world.send('controlList', { id, act: 'remove' }));
  await headlines(INVOICE);
  expect(await world.db.readByPrefix('listRows', `${id}/`, z.unknown())).toEqual([]);
});

it('reads a list again when it has changed, and after a restart', async () => {
  expect(await isWarned()).toBe(true);
  await world.restart();
  expect(await isWarned()).toBe(true);
  const rows = SUPPLIERS.rows.map((row) =>
    row.number === 2 ? { ...row, cells: row.cells.with(3, NEW) } : row,
  );
  world.now += 1;
  await pageStoreOf(world).save(id, { ...SUPPLIERS, rows }, SUPPLIERS);
  expect(await isWarned()).toBe(false);
});

it('is kept when old lists are removed', async () => {
  for (let i = 0; i < 25; i += 1) {
    world.now += 1;
    const { areSuppliers: _, ...others } = SUPPLIERS;
    await storeList(world, { ...others, name: `${i}` });
  }
  await world.send('trimLists', {});
  expect(await isWarned()).toBe(true);
});

it('knows nothing in private windows', async () => {
  expect((await headlines(INVOICE, privateUi)).map(([standing]) => standing)).toEqual([
    'good',
    'good',
  ]);
});

const offered = async () => {
  const { found } = await ask('parse', { text: INVOICE, place: 'popup' });
  return found.flatMap(({ note }) => note?.accept ?? [])[0]?.id ?? '';
};
const accept = (offer: string) => world.send('acceptNote', { id: offer });

it('changes the account in the list when the person says that it is right', async () => {
  expect(await accept(await offered())).toMatchObject({
    value: { note: { fact: { value: 'As in “Suppliers 2026”' } } },
  });
  expect(await isWarned()).toBe(false);
  expect(await isWarned(`VAT ${VAT}, IBAN ${OLD}`)).toBe(false);
  const stored = await pageStoreOf(world).read(id);
  // As the cell was written.
  expect(stored?.list.rows[1]?.cells[3]).toBe('GB29 NWBK 6016 1331 9268 19');
  expect(stored?.list.originals).toEqual([
    { row: 2, column: 3, text: 'DE89 3704 0044 0532 0130 00' },
  ]);
  expect(await world.send('acceptedAccounts', { id, row: 2 })).toEqual({
    ok: true,
    value: { accepted: [{ at: world.now, row: 2, before: OLD, after: NEW }] },
  });
  expect(await world.send('acceptedAccounts', { id, row: 3 })).toMatchObject({
    value: { accepted: [] },
  });
});

it('refuses to change a list that has changed meanwhile', async () => {
  const headline = 'The list has changed in the meantime. Open it and change the IBAN there.';
  const offer = await offered();
  await accept(await offered());
  expect(await accept(offer)).toMatchObject({ value: { note: { headline } } });
  await world.send('controlList', { id, act: 'remove' });
  for (const late of [offer, '', '[]', '["list"]', JSON.stringify([id, 2, 0, OLD, NEW])])
    expect(await accept(late)).toMatchObject({ value: { note: { headline } } });
});

const FORM = { about: 'iban' as const, values: ITEMS, personal: false };

it('warns at the field of an account that was typed beside a VAT number', async () => {
  expect(await world.send('checkFormConsistency', FORM, page)).toEqual({
    ok: true,
    value: { says: WARNING, private: true, first: true },
  });
  const other = { ...FORM, about: 'vat' as const };
  expect(await world.send('checkFormConsistency', other, page)).toMatchObject({
    value: { private: true },
  });
});

it('says nothing else to a page about an account that is known', async () => {
  const values = ITEMS.with(1, { kind: 'iban', value: OLD });
  const known = { ...FORM, values };
  expect(await world.send('checkFormConsistency', known, page)).toEqual({
    ok: true,
    value: { says: null, private: true },
  });
  expect(await world.send('checkFormConsistency', known, privatePage())).toEqual({
    ok: true,
    value: { says: null },
  });
});

it('tells a page that claims to have typed values at once as few as one by one', async () => {
  const iban = { kind: 'iban', value: 'DE02120300000000202051' } as const;
  let tested = 0;
  for (let i = 0; i < 40; i += 1) {
    const values = Array.from({ length: 5 }, (_, j) => ({
      kind: 'email' as const,
      value: `office.${i}.${j}@acme-metall.de`,
    }));
    const outcome = await world.send(
      'checkFormConsistency',
      { about: 'iban', values: [iban, ...values], personal: false },
      page,
    );
    if (outcome.ok && outcome.value.says !== null) tested += values.length;
  }
  expect(tested).toBeGreaterThan(0);
  expect(tested).toBeLessThan(12);
});

it('tells a page that claims to have typed values only a few', async () => {
  const told: unknown[] = [];
  for (let i = 0; i < 40; i += 1) {
    const name = `Company ${i}`;
    const outcome = await world.send('checkFormConsistency', { ...FORM, name }, page);
    told.push(outcome.ok && outcome.value.says);
  }
  // Its VAT number and IBAN count, too.
  expect(told.filter((says) => says === WARNING)).toHaveLength(10);
  const elsewhere = pageOf('https://other.example', 9);
  expect(await world.send('checkFormConsistency', FORM, elsewhere)).toMatchObject({
    value: { says: WARNING },
  });
});
