import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ListProgress } from '../../../lib/extension/schemas/index.ts';
import type { Handlers } from '../fake-send.ts';
import { ANSWER, answered, BAD_IBAN, EMAIL, found, read, SITE, SNAPSHOT, VAT } from '../samples.ts';
import { box, openPanel, openPopup } from './open-popup.tsx';

const onSite = (host: string) => ({ ...SITE, tab: host.length, site: `https://${host}`, host });

it('shows another tab’s site and values after a change, and keeps what was typed, without a button for itself', async () => {
  let host = 'one.example';
  const { change, user } = openPanel({
    popupSnapshot: () => ({
      ...SNAPSHOT,
      page: onSite(host),
      draft: { text: 'from another window', tab: '' },
    }),
    pageFindings: () => ({
      host,
      fields: [],
      found: [found(host === 'one.example' ? EMAIL : VAT)],
      moreFound: 0,
    }),
  });
  expect(await screen.findByRole('region', { name: 'On one.example' })).toBeVisible();
  await user.clear(box());
  await user.type(box(), 'typed');
  host = 'two.example';
  await change();
  expect(await screen.findByRole('region', { name: 'On two.example' })).toBeVisible();
  expect(await screen.findByText(VAT.value)).toBeInTheDocument();
  expect(screen.queryByText(EMAIL.value)).not.toBeInTheDocument();
  expect(box()).toHaveValue('typed');
  expect(box()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('button', { name: /^Keep Fieldmark open/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open in a tab' })).not.toBeInTheDocument();
});

it.each([
  ['No value on this page needs a look.', [found(EMAIL)]],
  ['Fieldmark found no values on this page.', []],
])(
  'says “%s” where nothing is wrong, and opens there, not on the tab used last',
  async (says, all) => {
    openPanel({
      popupSnapshot: () => ({ ...SNAPSHOT, draft: { text: '', tab: 'Usage' } }),
      pageFindings: () => ({ host: 'shop.example', fields: [], found: all, moreFound: 0 }),
    });
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Lookups' })).toHaveAttribute('aria-selected', 'true');
  },
);

it('says nothing of the kind in the popup, where the box is first', async () => {
  openPopup({
    pageFindings: () => ({ host: 'shop.example', fields: [], found: [found(EMAIL)], moreFound: 0 }),
  });
  expect(await screen.findByText('1 value on this page')).toBeVisible();
  expect(screen.queryByText(/needs a look/)).toBeNull();
});

it('shows no values of a page in the window of a text that was handed over', async () => {
  const { sent } = openPopup(
    {
      takeHandedText: () => ({ text: EMAIL.value }),
      parse: () => read([found(EMAIL)]),
      lookup: () => answered(ANSWER),
      pageFindings: () => ({
        host: 'a.example',
        fields: [],
        found: [found(BAD_IBAN)],
        moreFound: 0,
      }),
    },
    { handed: true },
  );
  await waitFor(() => expect(box()).toHaveValue(EMAIL.value));
  // A text that was handed over is looked up at once.
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(sent('pageFindings')).toEqual([]);
  expect(screen.queryByText(/needs? a look/)).toBeNull();
});

it('opens a row next to the list, one at a time, and goes back to the row', async () => {
  let hasIban = true;
  const { change, user } = openPanel({
    pageFindings: () => ({
      host: 'shop.example',
      fields: [],
      found: hasIban ? [found(BAD_IBAN), found(EMAIL)] : [found(EMAIL)],
      moreFound: 0,
    }),
    record: () => ({ record: null }),
  });
  const iban = await screen.findByRole('button', { name: new RegExp(BAD_IBAN.value) });
  const email = screen.getByRole('button', { name: new RegExp(EMAIL.value) });
  await user.click(iban);
  const detail = screen.getByRole('region', { name: BAD_IBAN.value });
  expect(iban.closest('li')).not.toContainElement(detail);
  expect(within(detail).getByRole('button', { name: 'Back' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(email);
  expect(screen.getByRole('region', { name: EMAIL.value })).toBeVisible();
  expect(screen.queryByRole('region', { name: BAD_IBAN.value })).toBeNull();
  await user.keyboard('{Escape}');
  expect(email).toHaveFocus();
  expect(box()).toBeVisible();
  await user.click(iban);
  hasIban = false;
  await change();
  await waitFor(() => expect(box()).toBeVisible());
});

it('links lists in progress to the workbench', async () => {
  const list: ListProgress = {
    id: 'id suppliers.csv',
    name: 'suppliers.csv',
    state: 'running',
    total: 200,
    spent: 36,
    answered: 12,
    failed: 0,
    possibly: 0,
  };
  openPanel({ listsInProgress: () => ({ lists: [list] }) });
  const running = within(await screen.findByRole('region', { name: 'Lists in progress' }));
  expect(running.getAllByRole('link')).toEqual([
    running.getByRole('link', { name: 'suppliers.csv' }),
  ]);
  expect(running.getByRole('link')).toHaveAttribute(
    'href',
    '/workbench.html?list=id%20suppliers.csv',
  );
  expect(running.getByText('12 of 200, running · 36 credits')).toBeVisible();
});

it('opens from the popup in the press itself, with what was typed, and closes the popup', async () => {
  const order: string[] = [];
  const close = vi.spyOn(window, 'close').mockImplementation(() => void order.push('close'));
  const keepOpen = async () => {
    order.push('open');
    return true;
  };
  const keepDraft: Handlers['keepDraft'] = ({ draft }) => {
    order.push(draft.text);
    return {};
  };
  const { user } = openPopup({ keepDraft }, { keepOpen });
  await user.type(box(), 'x');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Keep Fieldmark open next to the page' }));
  await waitFor(() => expect(order.at(-1)).toBe('close'));
  expect(order.toSorted()).toEqual(['close', 'open', 'x']);
  close.mockRestore();
});
