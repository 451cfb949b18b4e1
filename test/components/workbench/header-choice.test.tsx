/** The row that names the columns: found below a title, or chosen. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { giveSizes, openList, paste, pressInMenu } from './open-list.tsx';

beforeEach(giveSizes);

const ROWS = `Bob;b@x.example;DE89370400440532013000
Ada;a@x.example;DE89370400440532013001`;
const choice = () => screen.getByRole('combobox', { name: 'Header in row' });
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(3)
    .map((head) => head.getAttribute('aria-label'));

it('is silent where the first row is the header', async () => {
  await openList();
  expect(screen.queryByRole('combobox', { name: 'Header in row' })).toBeNull();
});

it('is found below a title, whose rows are not in the list', async () => {
  const { sent } = await paste(`Suppliers;;\nAs of;today;\nName;Email;IBAN\n${ROWS}`);
  await screen.findByRole('button', { name: '1 bad' });
  expect(choice()).toHaveDisplayValue('3: Name, Email, IBAN');
  expect(heads()).toEqual(['Name', 'Email', 'IBAN']);
  expect(sent('columnKinds')[0]).toMatchObject({ rows: [['Name', 'Email', 'IBAN'], {}, {}] });
  expect(sent('readRows')).toMatchObject([
    { rows: [{ cells: [{ text: 'b@x.example' }, {}] }, { cells: [{ text: 'a@x.example' }, {}] }] },
  ]);
});

it('is chosen by the person where it is not found', async () => {
  const { user, sent } = await paste(`Suppliers;;\nAda;Bea;Cid\nX1234;Y1234;Z1234\n${ROWS}`);
  await screen.findByRole('button', { name: '1 bad' });
  await pressInMenu(user, 'More', 'Columns and separator');
  await user.selectOptions(choice(), '3: X1234, Y1234, Z1234');
  await waitFor(() => expect(heads()).toEqual(['X1234', 'Y1234', 'Z1234']));
  expect(sent('columnKinds').at(-1)).toMatchObject({ rows: [['X1234', 'Y1234', 'Z1234'], {}, {}] });
  await user.selectOptions(choice(), 'None');
  await waitFor(() => expect(heads()).toEqual(['Column A', 'Column B', 'Column C']));
  expect(choice()).toHaveDisplayValue('None');
});
