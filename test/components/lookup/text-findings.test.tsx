import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  clipToParsable,
  MAX_PARSE_LENGTH,
  TextFindings,
} from '../../../components/lookup/TextFindings.tsx';
import type { FoundValue, ParsedText } from '../../../lib/extension/schemas/index.ts';
import { fakeSend } from '../fake-send.ts';
import { ANSWER, BAD_IBAN, EMAIL, found, read, TYPO, VAT, verdict } from '../samples.ts';

function show(reading: ParsedText, isRequested = false) {
  const background = fakeSend();
  const environment = { send: background.send, place: 'popup' } as const;
  const { container } = render(
    <TextFindings reading={reading} environment={environment} isRequested={isRequested} />,
  );
  return { ...background, container, user: userEvent.setup({ delay: null }) };
}

const summary = (container: HTMLElement) => container.querySelector('.count')?.textContent;
const emails = (count: number): FoundValue[] =>
  Array.from({ length: count }, (_, i) => found(verdict('email', `a${i}@example.com`)));

it('counts the values by the tones that occur, and repeats; shows wrong values first', () => {
  const phone = verdict('phone', '+49301', { standing: 'unknown' });
  const confirmed = { ...ANSWER, value: 'grace@example.org' };
  const all = [EMAIL, BAD_IBAN, confirmed, TYPO, phone, VAT].map((sample) => found(sample));
  const { container } = show(read(all));
  expect(summary(container)).toBe(
    '6 values · 1 good · 2 plausible · 1 needs attention · 1 bad · 1 unknown',
  );
  const headlines = [...container.querySelectorAll('.found > li')].map((item) => item.textContent);
  expect(headlines[0]).toContain(BAD_IBAN.headline);
  expect(headlines[1]).toContain(TYPO.headline);
  expect(headlines[2]).toContain(EMAIL.headline);
  const few = show(read([found(EMAIL), found(VAT)], { repeated: 3 }));
  expect(summary(few.container)).toBe('2 values · 2 plausible · 3 duplicates');
});

it('shows another text unfiltered', async () => {
  const environment = { send: fakeSend().send, place: 'popup' } as const;
  const list = (all: FoundValue[]) => (
    <TextFindings reading={read(all)} environment={environment} />
  );
  const { rerender } = render(list([found(EMAIL), found(BAD_IBAN)]));
  await userEvent.click(screen.getByRole('button', { name: '1 bad' }));
  expect(screen.getByText(EMAIL.headline)).not.toBeVisible();
  rerender(list([found(EMAIL), found(VAT)]));
  expect(screen.getByText(EMAIL.headline)).toBeVisible();
});

it('lists unread lines by their number, each with the reason', () => {
  const unread = [
    { line: 1, text: '1234 5678', reason: 'number-without-region' },
    { line: 7, text: 'to be told', reason: 'not-in-column', kind: 'iban' },
  ] as const;
  show(read([found(EMAIL), found(BAD_IBAN)], { unread: [...unread] }));
  expect(screen.getByText('2 rows not recognised')).toBeVisible();
  const list = screen.getByText('1234 5678').closest('ul') ?? document.body;
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^11234 5678A number without a country code.* choose your country/,
  );
  expect(second).toHaveTextContent('7to be toldNot an IBAN, which this column should contain');
  expect(second).toBeVisible();
});

it('collapses many unread lines, and counts those that are not listed', async () => {
  const unread = Array.from({ length: 5 }, (_, i) => ({
    line: i + 1,
    text: `row ${i}`,
    reason: 'no-value' as const,
  }));
  const { user } = show(read([found(EMAIL), found(VAT)], { unread, moreUnread: 1_000 }));
  const closed = screen.getByText('1,005 rows not recognised');
  expect(screen.getByText('row 3')).not.toBeVisible();
  await user.click(closed);
  expect(screen.getByText('row 3')).toBeVisible();
  expect(screen.getByText('1,000 more')).toBeVisible();
});

it.each([
  ['after a value', [found(EMAIL)], '1 value · 1 plausible'],
  ['without values', [], undefined],
])('lists unread pieces of a single line %s, without a line number', (_, values, count) => {
  const unread = [{ line: null, text: 'ada@', reason: 'email-incomplete' as const }];
  const { container } = show(read(values, { unread }));
  expect(screen.getByText('1 part not recognised')).toBeVisible();
  expect(screen.getByText(/^Incomplete email address/)).toBeVisible();
  expect(summary(container)).toBe(count);
  expect(container.querySelector('.unread-line')).toBeNull();
});

it('filters by a tone, and removes the filter', async () => {
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
  await user.click(screen.getByRole('button', { name: '60 plausible' }));
  expect(shown()).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Show 10 more' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '60 plausible' }));
  expect(shown()).toHaveLength(50);
  expect(screen.getByRole('button', { name: 'Show 11 more' })).toBeVisible();
});

it('makes no lookup by itself if a line was not read', () => {
  const unread = [{ line: 1, text: 'somewhere', reason: 'no-value' as const }];
  const { sent } = show(read([found(EMAIL)], { unread }), true);
  expect(sent('lookup')).toEqual([]);
});

it('renders fifty values at first, the others on a press, and counts the values beyond the reply', async () => {
  const { container, user } = show(read(emails(53), { moreFound: 1 }));
  expect(summary(container)).toBe('54 values · 53 plausible · 1 not shown');
  const items = () => container.querySelectorAll('.found > li').length;
  expect(items()).toBe(50);
  expect(screen.queryByText(/more value/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(items()).toBe(53);
  expect(screen.getByText(/^1 more value is not shown/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it.each([
  ['keeps a short text', '  a@b.example \n', 'a@b.example'],
  [
    'cuts a long text at a separator',
    `${'x'.repeat(MAX_PARSE_LENGTH - 4)}\nabcdefgh`,
    `${'x'.repeat(MAX_PARSE_LENGTH - 4)}\n`,
  ],
  ['cuts a long word at the limit', 'x'.repeat(MAX_PARSE_LENGTH + 9), 'x'.repeat(MAX_PARSE_LENGTH)],
])('%s', (_, text, clipped) => expect(clipToParsable(text)).toBe(clipped));
