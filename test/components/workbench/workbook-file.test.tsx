/** A workbook in the workbench: opened, refused with a reason, and exported. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeWorkbook, textRows } from '../../workbench/workbook/make-workbook.ts';
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

it.each(['CSV', 'Excel', 'JSON'])('says what to do if no %s file can be made', async (type) => {
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

it.each([
  [
    'no workbook',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    'list.xlsx is not a spreadsheet of type .xlsx or .ods.',
  ],
  ['damaged', new Uint8Array([0x50, 0x4b, 3, 4]), 'list.xlsx cannot be read.'],
  ['too large', makeWorkbook({ sheets: ['<a>'.repeat(200)] }), 'list.xlsx contains too much data.'],
])('says that a file is %s', async (_, bytes, message) => {
  await open('list.xlsx', bytes);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('opens a list in JSON', async () => {
  const rows = [{ name: 'Ada', email: 'ada@example.com' }];
  await open('suppliers.json', new TextEncoder().encode(JSON.stringify(rows)));
  expect(await screen.findByRole('heading', { name: 'suppliers.json' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '1 plausible' })).toBeVisible();
});
