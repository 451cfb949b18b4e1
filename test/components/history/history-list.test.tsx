import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { HistoryList } from '../../../components/history/HistoryList.tsx';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import type { HistoryEntry, VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import {
  ANSWER,
  answered,
  BAD_IBAN,
  EMAIL,
  fails,
  found,
  QUIET,
  VAT,
  verdict,
} from '../samples.ts';

const DAY = 86_400_000;
const noon = new Date().setHours(12, 0, 0, 0);

const entry = (id: string, of: Verdict, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ id, at: noon, verdict: of, place: 'popup', credits: 3, billed: 'yes', depth: 'standard' },
  ...more,
});
const VAT_ANSWER = { ...VAT, headline: 'Registered in VIES.', basis: ['syntax', 'api'] as const };

/** As `check` replies. */
const judged = (...of: Parameters<typeof found>): VerdictWithOffer => {
  const { verdict: told, offer } = found(...of);
  return { verdict: told, offer };
};

const ENTRIES = [
  entry('e1', ANSWER, { site: 'shop.example' }),
  entry('e2', BAD_IBAN, { credits: 1 }),
  entry('e3', VAT_ANSWER, { at: noon - DAY, credits: 1 }),
  entry('e4', EMAIL, { at: noon - 3 * DAY, billed: 'possibly', credits: 5, site: 'crm.example' }),
];

function open(handlers: Handlers = {}, entries: readonly HistoryEntry[] = ENTRIES) {
  let kept = [...entries];
  const background = fakeSend({
    ...QUIET,
    history: () => ({ entries: kept }),
    deleteEntry: ({ id }) => {
      kept = kept.filter((each) => each.id !== id);
      return { undo: true };
    },
    restoreEntry: () => {
      kept = [...entries];
      return { restored: true };
    },
    clearHistory: () => {
      kept = [];
      return {};
    },
    check: ({ items }) => ({
      judgements: items.map(({ kind, value }) => judged(verdict(kind, value))),
    }),
    ...handlers,
  });
  const { send } = background;
  render(<HistoryList environment={{ send, place: 'popup', connectNear: true }} lookups={0} />);
  return { ...background, user: userEvent.setup({ delay: null }) };
}

const lines = () => screen.queryAllByRole('button', { expanded: false }).map(nameOf);
const nameOf = (button: HTMLElement) => button.querySelector('.row-value')?.textContent;
const line = (value: RegExp) => screen.findByRole('button', { name: value });

afterEach(() => vi.unstubAllGlobals());

it('has a line for each, day by day, with its tone, kind, price and time', async () => {
  open();
  expect(await line(/^Confirmed ada@example.org Email 3 credits 12:00$/)).toBeVisible();
  const today = screen.getByRole('region', { name: 'Today' });
  expect(within(today).getAllByRole('listitem')).toHaveLength(2);
  const yesterday = screen.getByRole('region', { name: 'Yesterday' });
  expect(
    within(yesterday).getByRole('button', { name: /^Confirmed DE811907980 VAT/ }),
  ).toBeVisible();
  expect(await line(/^Fits offline ada@example.org Email 5\? /)).toBeVisible();
  expect(await line(/^Bad DE88370400440532013000 IBAN 1 credit/)).toBeVisible();
});

it.each([
  ['Kind', 'Email', ['ada@example.org', 'ada@example.org']],
  ['Verdict', 'Confirmed', ['ada@example.org', 'DE811907980']],
  ['Verdict', 'Fits offline', ['ada@example.org']],
  ['Site', 'crm.example', ['ada@example.org']],
  ['Site', 'Fieldmark', ['DE88370400440532013000', 'DE811907980']],
])('filters by %s %s', async (label, choice, values) => {
  const { user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
  await waitFor(() => expect(lines()).toEqual(values));
  expect(screen.getByText(`${values.length} of 4 shown`)).toBeVisible();
});

it('finds numbers as people write them, and says when nothing matches', async () => {
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Search history' });
  await user.type(search, 'de88 3704');
  await waitFor(() => expect(lines()).toEqual(['DE88370400440532013000']));
  await user.type(search, 'x');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(lines()).toHaveLength(4));
});

it('opens in place with what was answered then, and asks again at the full price', async () => {
  const { sent, user } = open({
    lookup: () => answered(ANSWER),
    check: () => ({ judgements: [judged(EMAIL, { credits: 0, answeredAt: noon + 1 })] }),
  });
  await user.click(await line(/^Confirmed ada@example.org/));
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(sent('check')).toEqual([
    { items: [{ kind: 'email', value: 'ada@example.org' }], place: 'popup' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ask again · 3 credits' }));
  expect(sent('lookup')).toMatchObject([{ refresh: true, depth: 'standard', trigger: 'gesture' }]);
});

it('shows the record of its own answer, not of a later one', async () => {
  const { sent, user } = open({ record: () => ({ record: null }) });
  await user.click(await line(/^Confirmed ada@example.org/));
  await screen.findByRole('button', { name: /Ask again/ });
  await user.click(screen.getByText('Full record'));
  await waitFor(() => expect(sent('record')).toEqual([{ id: 'e1' }]));
});

it('asks deep again where it was asked deep', async () => {
  const deep = entry('d', ANSWER, { depth: 'deep', credits: 5 });
  const { sent, user } = open({ lookup: () => answered(ANSWER, { credits: 5 }) }, [deep]);
  await user.click(await line(/^Confirmed ada/));
  await user.click(await screen.findByRole('button', { name: 'Ask again · 5 credits' }));
  expect(sent('lookup')).toMatchObject([{ depth: 'deep', refresh: true }]);
});

it('stays readable where nothing more can be asked', async () => {
  const { user } = open({ check: fails('worker-gone') });
  await user.click(await line(/^Confirmed DE811907980/));
  expect(await screen.findByText('Registered in VIES.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete DE811907980' })).toBeVisible();
});

it('deletes a line, and brings it back', async () => {
  const { sent, user } = open();
  await user.click(await line(/^Bad DE88/));
  await user.click(screen.getByRole('button', { name: 'Delete DE88370400440532013000' }));
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(screen.getByRole('status')).toHaveTextContent('Deleted DE88370400440532013000');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(lines()).toHaveLength(4));
  expect(sent('restoreEntry')).toEqual([{ id: 'e2' }]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers no undo that would not work', async () => {
  const { user } = open({ deleteEntry: () => ({ undo: false }) });
  await user.click(await line(/^Bad DE88/));
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(/^Deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('is cleared only after a second press', async () => {
  const { sent, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Clear history' }));
  await user.keyboard('{Escape}');
  expect(sent('clearHistory')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear history' }));
  await user.click(screen.getByRole('button', { name: 'Clear it all' }));
  expect(await screen.findByText('Values you look up appear here.')).toBeVisible();
});

it('draws whole days, and reaches all that is kept', async () => {
  const many = Array.from({ length: 130 }, (_, i) =>
    entry(`m${i}`, verdict('email', `p${i}@example.org`), { at: noon - Math.floor(i / 50) * DAY }),
  );
  const { user } = open({}, many);
  await line(/p0@example.org/);
  expect(lines()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Show older · 30' }));
  expect(lines()).toHaveLength(130);
  expect(screen.queryByRole('button', { name: /Show older/ })).toBeNull();
});

it('gives what is filtered as CSV that runs no formula, and as JSON', async () => {
  const evil = entry('x', verdict('email', '=cmd@example.org', { headline: 'Odd, but “valid”.' }));
  const files: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        files.push(blob);
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = open({}, [evil, ...ENTRIES]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Email');
  await waitFor(() => expect(lines()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await user.click(screen.getByRole('button', { name: 'Export as JSON' }));
  const [csv = '', json = ''] = await Promise.all(files.map((file) => file.text()));
  const rows = csv.trim().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toContain('Time,Kind,Value,Verdict');
  expect(rows[1]).toContain(
    ',Email,\'=cmd@example.org,Fits offline,"Odd, but “valid”.",Fieldmark,3,yes',
  );
  expect(rows[3]).toContain('crm.example,5,possibly');
  expect(JSON.parse(json)).toHaveLength(3);
  expect(names).toEqual([
    expect.stringMatching(/^fieldmark-history-\d{4}-\d\d-\d\d\.csv$/),
    expect.stringMatching(/\.json$/),
  ]);
});
