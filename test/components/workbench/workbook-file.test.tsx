/** A workbook in the workbench: opened, refused with a reason, and exported. */
import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeWorkbook, partsOf, textRows } from '../../workbench/workbook/make-workbook.ts';
import { catchDownloads } from '../steps.ts';
import { pressInMenu, renderPage } from './open-list.tsx';
import './stored.ts';

const ROWS = textRows([
  ['Name', 'Email'],
  ['Ada', 'ada@example.com'],
]);

async function open(name: string, bytes: Uint8Array) {
  const { user } = renderPage({ columnKinds: () => ({ kinds: [null, 'email'] }) });
  await user.upload(screen.getByLabelText('File with a list'), new File([bytes.slice()], name));
  return user;
}

it('opens a workbook under the names of the file and the sheet, and exports one', async () => {
  const user = await open('book.xlsx', makeWorkbook({ sheets: ['', ROWS] }));
  expect(await screen.findByRole('heading', { name: 'book.xlsx · Sheet 2' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
  const { files, names } = catchDownloads();
  await pressInMenu(user, 'Export', 'Everything: Excel');
  await waitFor(() => expect(names).toEqual(['book · Sheet 2 checked.xlsx']));
  expect(files[0]?.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
});

it('opens another filled sheet that is chosen, and offers no choice where there is none', async () => {
  const other = textRows([
    ['Name', 'Email'],
    ['Bob', 'bob@gmial.com'],
  ]);
  const user = await open('book.xlsx', makeWorkbook({ sheets: [ROWS, '', other] }));
  const choice = await screen.findByRole('combobox', { name: 'Sheet (2 in this file)' });
  const names = within(choice).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Sheet 1', 'Sheet 3']);
  await user.selectOptions(choice, 'Sheet 3');
  expect(await screen.findByRole('heading', { name: 'book.xlsx · Sheet 3' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Fix 1 typo' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sheet (2 in this file)' })).toHaveDisplayValue(
    'Sheet 3',
  );
});

it.each(['CSV', 'Excel'])('says what to do if no %s file can be made', async (type) => {
  const user = await open('book.xlsx', makeWorkbook({ sheets: [ROWS] }));
  let isFull = true;
  const { names } = catchDownloads(() => {
    if (isFull) throw new RangeError('Array buffer allocation failed');
    return 'blob:1';
  });
  await pressInMenu(user, 'Export', `Everything: ${type}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The file was not created.');
  expect(alert).toHaveTextContent('Reload this page and export the list again.');
  isFull = false;
  await pressInMenu(user, 'Export', `Everything: ${type}`);
  await waitFor(() => expect(names).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

const old = (name: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from(name, 'utf16le')]);
const IS_OTHER = 'list.xlsx is not a spreadsheet of type .xlsx or .ods.';

it.each([
  ['list.xlsx', 'no workbook', old(''), IS_OTHER],
  ['list.xlsx', 'damaged', new Uint8Array([0x50, 0x4b, 3, 4]), 'list.xlsx cannot be read.'],
  [
    'list.xlsx',
    'too large',
    makeWorkbook({ sheets: ['<a>'.repeat(200)] }),
    'list.xlsx contains too much data.',
  ],
  [
    'list.xls',
    'of an old Excel',
    old('Workbook'),
    'list.xls is an old Excel file (.xls).Open it in Excel or LibreOffice, save it as .xlsx and open that file here.',
  ],
  [
    'list.numbers',
    'of Numbers',
    zipSync({ 'Index/Document.iwa': strToU8('x') }),
    'list.numbers is a file of Apple Numbers.Open it in Numbers, export it as Excel or CSV and open that file here.',
  ],
])('says that %s is %s', async (name, _, bytes, message) => {
  await open(name, bytes);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('opens a list in JSON', async () => {
  const rows = [{ name: 'Ada', email: 'ada@example.com' }];
  await open('suppliers.json', new TextEncoder().encode(JSON.stringify(rows)));
  expect(await screen.findByRole('heading', { name: 'suppliers.json' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
});

it('writes marks into the own workbook', async () => {
  const parts = partsOf({ sheets: [ROWS] });
  const types = { '[Content_Types].xml': strToU8('<Types></Types>') };
  const user = await open('book.xlsx', zipSync({ ...parts, ...types, 'own.bin': strToU8('mine') }));
  const { files, names } = catchDownloads();
  await pressInMenu(user, 'Export', 'My file, with marks and notes in its cells');
  await waitFor(() => expect(names).toEqual(['book checked.xlsx']));
  const written = unzipSync(new Uint8Array((await files[0]?.arrayBuffer()) ?? []));
  expect(strFromU8(written['own.bin'] ?? new Uint8Array())).toBe('mine');
});

it('says before it saves anything that it cannot write into a workbook', async () => {
  // A reader may guess what these bytes mean; a writer must not.
  const parts = partsOf({ sheets: [ROWS] });
  const workbook = new Uint8Array([...(parts['xl/workbook.xml'] as Uint8Array), 0xff]);
  const user = await open('book.xlsx', zipSync({ ...parts, 'xl/workbook.xml': workbook }));
  const { names } = catchDownloads();
  await pressInMenu(user, 'Export', 'My file, with marks and notes in its cells');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Fieldmark cannot write into this workbook');
  expect(names).toEqual([]);
  await user.click(
    screen.getByRole('button', { name: 'A new workbook: my cells, with marks and notes' }),
  );
  await waitFor(() => expect(names).toEqual(['book checked.xlsx']));
});

it('says of a list that was no workbook that the file is a new one', async () => {
  const user = await open('list.csv', new TextEncoder().encode('Email\nada@example.com\n'));
  const { names } = catchDownloads();
  await pressInMenu(user, 'Export', 'A new workbook: my cells, with marks and notes');
  await waitFor(() => expect(names).toEqual(['list checked.xlsx']));
});
