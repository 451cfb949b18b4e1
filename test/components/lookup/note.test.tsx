/** A value with a note: it comes before what the check and a lookup say, until the person replies. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LookupPanel } from '../../../components/lookup/index.ts';
import { type Note, withNote } from '../../../lib/domain/index.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { answered, found, verdict } from '../samples.ts';

const PLAIN = verdict('iban', 'DE89370400440532013000');
const NOTE: Note = {
  reason: 'supplier-account-other',
  headline: 'Another account than before.',
  accept: { label: 'This is right', sure: 'Replace it', id: 'cell' },
};

function open(handlers: Handlers = {}, preparesOnly = false, note = NOTE) {
  const background = fakeSend({
    check: () => {
      const { verdict: plain, offer } = found(PLAIN);
      return { judgements: [{ verdict: plain, offer }] };
    },
    ...handlers,
  });
  const start = { ...found(withNote(PLAIN, note)), note };
  const onVerdict = vi.fn();
  const environment = { send: background.send, place: 'popup', preparesOnly } as const;
  render(<LookupPanel start={start} environment={environment} onVerdict={onVerdict} />);
  return { ...background, onVerdict, user: userEvent.setup({ delay: null }) };
}

it('stays before the answer of a lookup', async () => {
  const { user, sent } = open({ lookup: () => answered(PLAIN, { credits: 1 }) });
  await user.click(screen.getByRole('button', { name: /^Look up/ }));
  await waitFor(() => expect(sent('lookup')).toHaveLength(1));
  await screen.findByRole('button', { name: /^Look up again/ });
  expect(screen.getByText('Another account than before.')).toBeVisible();
});

it('is no question that a lookup answers: its price is not the main button', () => {
  open();
  expect(screen.getByRole('button', { name: /^Look up/ })).not.toHaveClass('primary');
});

it('gives way to what it is after the person’s reply', async () => {
  const fact = { name: 'suppliers.yourSuppliers', label: 'Your suppliers', value: 'As in “list”' };
  const { user, sent } = open({ acceptNote: () => ({ note: { reason: 'known', fact } }) });
  await user.click(screen.getByRole('button', { name: 'This is right' }));
  // Asks once.
  expect(sent('acceptNote')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  expect(sent('acceptNote')).toEqual([{ id: 'cell' }]);
  await screen.findByText('As in “list”');
  expect(screen.queryByText('Another account than before.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'This is right' })).toBeNull();
});

it('shows what is known beside the value, with the signs that differ marked', () => {
  const other = {
    title: 'Another account',
    here: 'Here',
    source: 'In your list',
    known: ['DE89370400440532013999', 'NL91ABNA0417164300'],
    advice: 'Call.',
  };
  open({}, false, { ...NOTE, other });
  expect(screen.queryByText('Another account than before.')).toBeNull();
  const marks = (label: string) =>
    [...screen.getAllByText(label)].map((term) => {
      const value = term.nextElementSibling;
      return [
        value?.textContent,
        [...(value?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent).join(' '),
      ];
    });
  expect(marks('Here')).toEqual([['DE89370400440532013000', '0 00']]);
  expect(marks('In your list')).toEqual([
    ['DE89370400440532013999', '9 99'],
    // Of another length: all but what both begin and end with.
    ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643'],
  ]);
  expect(screen.getByText('Call.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Look up/ })).not.toHaveClass('primary');
});
