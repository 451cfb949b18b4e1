import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TextFindings } from '../../../components/lookup/TextFindings.tsx';
import { clipToParsable, MAX_PARSE_LENGTH } from '../../../components/lookup/use-parsed-text.ts';
import type { FoundValue, ParsedText } from '../../../lib/extension/schemas/index.ts';
import { fakeSend } from '../fake-send.ts';
import { ANSWER, BAD_IBAN, EMAIL, found, QUIET, read, TYPO, VAT, verdict } from '../samples.ts';

function show(reading: ParsedText, isRequested = false) {
  const background = fakeSend(QUIET);
  const environment = { send: background.send, place: 'popup' } as const;
  const { container } = render(
    <TextFindings reading={reading} environment={environment} isRequested={isRequested} />,
  );
  return { ...background, container, user: userEvent.setup({ delay: null }) };
}

const summary = (container: HTMLElement) => container.querySelector('.count')?.textContent;
const emails = (count: number): FoundValue[] =>
  Array.from({ length: count }, (_, i) => found(verdict('email', `a${i}@example.com`)));

it('says how many values there are and how they stand', () => {
  const phone = verdict('phone', '+49301', { standing: 'unknown' });
  const asked = { ...ANSWER, value: 'grace@example.org' };
  const all = [EMAIL, BAD_IBAN, asked, TYPO, phone, VAT].map((each) => found(each));
  const { container } = show(read(all));
  expect(summary(container)).toBe('6 values · 1 confirmed · 2 fit · 1 caution · 1 bad · 1 unknown');
});

it('leaves out what there is none of, and counts repeats', () => {
  const { container } = show(read([found(EMAIL), found(VAT)], { repeated: 3 }));
  expect(summary(container)).toBe('2 values · 2 fit · 3 repeated');
});

it('shows another text whole, whatever was chosen in the one before', async () => {
  const environment = { send: fakeSend(QUIET).send, place: 'popup' } as const;
  const list = (all: FoundValue[]) => (
    <TextFindings reading={read(all)} environment={environment} />
  );
  const { rerender } = render(list([found(EMAIL), found(BAD_IBAN)]));
  await userEvent.click(screen.getByRole('button', { name: '1 bad' }));
  expect(screen.getByText(EMAIL.headline)).not.toBeVisible();
  rerender(list([found(EMAIL), found(VAT)]));
  expect(screen.getByText(EMAIL.headline)).toBeVisible();
});

it('lists the lines that were not read, by their number', () => {
  const unread = [
    { line: 1, text: 'Name and IBAN' },
    { line: 7, text: 'to be told' },
  ];
  show(read([found(EMAIL), found(BAD_IBAN)], { unread }));
  expect(screen.getByText('2 lines not read')).toBeVisible();
  const list = screen.getByText('Name and IBAN').closest('ul') ?? document.body;
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('1Name and IBAN');
  expect(second).toHaveTextContent('7to be told');
  expect(second).toBeVisible();
});

it('puts many such lines behind their number, and says how many are left out', async () => {
  const unread = Array.from({ length: 5 }, (_, i) => ({ line: i + 1, text: `row ${i}` }));
  const { user } = show(read([found(EMAIL), found(VAT)], { unread, moreUnread: 1_000 }));
  const closed = screen.getByText('1,005 lines not read');
  expect(screen.getByText('row 3')).not.toBeVisible();
  await user.click(closed);
  expect(screen.getByText('row 3')).toBeVisible();
  expect(screen.getByText('… and 1,000 more')).toBeVisible();
});

it('says one line, and of a text of one line its pieces without a number', () => {
  const unread = [{ line: null, text: 'somewhere' }];
  const { container } = show(read([found(EMAIL)], { unread }));
  expect(screen.getByText('1 piece not read')).toBeVisible();
  expect(summary(container)).toBe('1 value · 1 fit');
  expect(container.querySelector('.unread-line')).toBeNull();
});

it('says one line by its number', () => {
  show(read([found(EMAIL)], { unread: [{ line: 2, text: 'somewhere' }] }));
  expect(screen.getByText('1 line not read')).toBeVisible();
  expect(screen.getByText('2')).toBeVisible();
});

it('shows the values of one standing alone, and all of them again', async () => {
  const all = [...emails(60), found(BAD_IBAN)];
  const { container, user } = show(read(all));
  const shown = () =>
    [...container.querySelectorAll('.found > li')].filter((item) => !item.hasAttribute('hidden'));
  expect(shown()).toHaveLength(50);
  const bad = screen.getByRole('button', { name: '1 bad' });
  await user.click(bad);
  expect(bad).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toHaveLength(1);
  expect(shown()[0]).toHaveTextContent(BAD_IBAN.headline);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '60 fit' }));
  expect(shown()).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Show 10 more' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '60 fit' }));
  expect(shown()).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Show 11 more' })).toBeVisible();
});

it('asks for nothing by itself where something was not read', () => {
  const unread = [{ line: 1, text: 'somewhere' }];
  const { sent } = show(read([found(EMAIL)], { unread }), true);
  expect(sent('lookup')).toEqual([]);
});

it('draws fifty at first and the others on a press, then says what is not shown at all', async () => {
  const { container, user } = show(read(emails(53), { moreFound: 1 }));
  expect(summary(container)).toBe('54 values · 53 fit · 1 not shown');
  const items = () => container.querySelectorAll('.found > li').length;
  expect(items()).toBe(50);
  expect(screen.queryByText(/more value/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(items()).toBe(53);
  expect(screen.getByText(/^1 more value is not shown/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it.each([
  ['a short text whole', '  a@b.example \n', 'a@b.example'],
  [
    'a long one up to its last whole value',
    `${'x'.repeat(MAX_PARSE_LENGTH - 4)}\nabcdefgh`,
    `${'x'.repeat(MAX_PARSE_LENGTH - 4)}\n`,
  ],
  [
    'an endless word as far as it goes',
    'x'.repeat(MAX_PARSE_LENGTH + 9),
    'x'.repeat(MAX_PARSE_LENGTH),
  ],
])('reads %s', (_, text, wanted) => expect(clipToParsable(text)).toBe(wanted));
