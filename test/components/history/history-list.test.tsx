import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HistoryList } from '../../../components/history/HistoryList.tsx';
import type { Verdict } from '../../../lib/domain/index.ts';
import type { HistoryEntry, VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { ANSWER, answered, BAD_IBAN, EMAIL, fails, found, VAT, verdict } from '../samples.ts';
import { catchDownloads } from '../steps.ts';

const DAY = 86_400_000;
const noon = new Date().setHours(12, 0, 0, 0);

const entry = (
  id: string,
  entryVerdict: Verdict,
  more: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  ...{
    id,
    at: noon,
    verdict: entryVerdict,
    place: 'popup',
    credits: 3,
    billed: 'yes',
    depth: 'standard',
  },
  ...more,
});
const VAT_ANSWER = { ...VAT, headline: 'Registered in VIES.', basis: ['syntax', 'api'] as const };

/** A sample as `check` replies contain it. */
const withOffer = (...sample: Parameters<typeof found>): VerdictWithOffer => {
  const { verdict: foundVerdict, offer } = found(...sample);
  return { verdict: foundVerdict, offer };
};

const ENTRIES = [
  entry('e1', ANSWER, { site: 'shop.example' }),
  entry('e2', BAD_IBAN, { credits: 1 }),
  entry('e3', VAT_ANSWER, { at: noon - DAY, credits: 1 }),
  entry('e4', EMAIL, { at: noon - 3 * DAY, billed: 'possibly', credits: 5, site: 'crm.example' }),
];

/** With older entries, so many that there is a filter. */
const MANY = [
  ...ENTRIES,
  ...Array.from({ length: 16 }, (_, i) =>
    entry(`old${i}`, verdict('domain', `old${i}.example`, { standing: 'unknown' }), {
      at: noon - 5 * DAY,
      site: 'old.example',
    }),
  ),
];

function open(handlers: Handlers = {}, entries: readonly HistoryEntry[] = ENTRIES) {
  let stored = [...entries];
  const background = fakeSend({
    history: () => ({ entries: stored }),
    clearHistory: () => {
      stored = [];
      return {};
    },
    check: ({ items }) => ({
      judgements: items.map(({ kind, value }) => withOffer(verdict(kind, value))),
    }),
    ...handlers,
  });
  const { send } = background;
  render(<HistoryList environment={{ send, place: 'popup', connectNear: true }} lookups={0} />);
  return { ...background, user: userEvent.setup({ delay: null }) };
}

const shownValues = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(nameOf);
const nameOf = (button: HTMLElement) => button.querySelector('.row-value')?.textContent;
const rowButton = (value: RegExp) => screen.findByRole('button', { name: value });

it('has a row per entry, by day, with tone, kind and time, and the cost only where it is uncertain', async () => {
  open();
  expect(await rowButton(/^Good ada@example.org Email 12:00$/)).toBeVisible();
  const today = screen.getByRole('region', { name: 'Today' });
  expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull();
  expect(within(today).getAllByRole('listitem')).toHaveLength(2);
  const yesterday = screen.getByRole('region', { name: 'Yesterday' });
  expect(within(yesterday).getByRole('button', { name: /^Good DE811907980 VAT/ })).toBeVisible();
  expect(await rowButton(/^Plausible ada@example.org Email up to 5 credits /)).toBeVisible();
  expect(await rowButton(/^Bad DE88370400440532013000 IBAN 12:00$/)).toBeVisible();
});

it.each([
  ['Kind', 'Email', ['ada@example.org', 'ada@example.org']],
  ['Verdict', 'Good', ['ada@example.org', 'DE811907980']],
  ['Site', 'crm.example', ['ada@example.org']],
  ['Site', 'Fieldmark', ['DE88370400440532013000', 'DE811907980']],
])('filters by %s %s', async (label, choice, values) => {
  const { user } = open({}, MANY);
  await user.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
  await waitFor(() => expect(shownValues()).toEqual(values));
  expect(screen.getByText(`${values.length} of 20 shown`)).toBeVisible();
});

it('finds values written in groups, and says when nothing matches', async () => {
  const { user } = open({}, MANY);
  const search = await screen.findByRole('searchbox', { name: 'Search history' });
  await user.type(search, 'de88 3704');
  await waitFor(() => expect(shownValues()).toEqual(['DE88370400440532013000']));
  await user.type(search, 'x');
  expect(await screen.findByText('No matches.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(shownValues()).toHaveLength(20));
});

it('opens in place with the answer of the entry, not a later one, and repeats the lookup at the full price', async () => {
  const { sent, user } = open({
    lookup: () => answered(ANSWER),
    record: () => ({ record: null }),
    check: () => ({ judgements: [withOffer(EMAIL, { credits: 0, answeredAt: noon + 1 })] }),
  });
  await user.click(await rowButton(/^Good ada@example.org/));
  // The panel mounts again when the reply to its check arrives.
  await waitFor(() => expect(screen.getByText(ANSWER.headline)).toBeVisible());
  expect(sent('check')).toEqual([
    { items: [{ kind: 'email', value: 'ada@example.org' }], place: 'popup' },
  ]);
  const again = await screen.findByRole('button', { name: 'Look up again · 3 credits' });
  await user.click(screen.getByText('Full answer'));
  await waitFor(() => expect(sent('record')).toEqual([{ id: 'e1' }]));
  await user.click(again);
  expect(sent('lookup')).toMatchObject([{ refresh: true, depth: 'standard', trigger: 'gesture' }]);
});

it('repeats a deep lookup as a deep lookup', async () => {
  const deep = entry('d', ANSWER, { depth: 'deep', credits: 5 });
  const { sent, user } = open({ lookup: () => answered(ANSWER, { credits: 5 }) }, [deep]);
  await user.click(await rowButton(/^Good ada/));
  await user.click(await screen.findByRole('button', { name: 'Look up again · 5 credits' }));
  expect(sent('lookup')).toMatchObject([{ depth: 'deep', refresh: true }]);
});

it('shows an entry without an offer', async () => {
  const { user } = open({ check: fails('worker-gone') });
  await user.click(await rowButton(/^Good DE811907980/));
  expect(await screen.findByText('Registered in VIES.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete DE811907980' })).toBeVisible();
});

it('shows the raw text of a paid answer that could not be parsed', async () => {
  const raw = '{"disposable":"perhaps"}';
  const { user } = open({}, [entry('r', EMAIL, { raw })]);
  await user.click(await rowButton(/ada@example/));
  expect(await screen.findByText(/^The answer could not be read\./)).toBeVisible();
  await user.click(screen.getByText('Show the answer'));
  expect(screen.getByText(raw)).toBeVisible();
});

it('offers no undo if the entry cannot be restored', async () => {
  const { user } = open({ deleteEntry: () => ({ undo: false }) });
  await user.click(await rowButton(/^Bad DE88/));
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(/^Deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('shows values in the groups in which people write them, without spaces in the text', async () => {
  const phone = {
    ...verdict('phone', '+4930901820'),
    facts: [{ name: 'International', label: 'International', value: '+49 30 901820' }],
  };
  open({}, [entry('p1', phone), ...ENTRIES]);
  const groups = async (name: RegExp) => {
    const row = await rowButton(name);
    return [...row.querySelectorAll('.group')].map(({ textContent }) => textContent);
  };
  expect(await groups(/\+4930901820/)).toEqual(['+49', '30', '901820']);
  expect(await groups(/DE88370400440532013000/)).toEqual([
    'DE88',
    '3704',
    '0044',
    '0532',
    '0130',
    '00',
  ]);
  expect(await groups(new RegExp(VAT.value))).toEqual([]);
});

it('hides its actions until they are wanted, and is cleared only after a second press', async () => {
  const { sent, user } = open({ openWorkbench: () => ({}) });
  const button = await screen.findByRole('button', { name: 'Actions', expanded: false });
  expect(screen.queryByRole('button', { name: 'Open as a list' })).toBeNull();
  await user.click(button);
  const actions = screen.getByRole('group', { name: 'Actions' });
  expect(
    within(actions)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open as a list', 'Export as CSV', 'Clear history']);
  await user.click(within(actions).getByRole('button', { name: 'Open as a list' }));
  expect(sent('openWorkbench')).toEqual([{ source: { from: 'history' } }]);
  await user.click(button);
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Clear history' }));
  await user.keyboard('{Escape}');
  expect(sent('clearHistory')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear history' }));
  await user.click(screen.getByRole('button', { name: 'Clear all history' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^History/ })).toBeNull());
});

it('renders whole days, and shows all entries on a press', async () => {
  const many = Array.from({ length: 130 }, (_, i) =>
    entry(`m${i}`, verdict('email', `p${i}@example.org`), { at: noon - Math.floor(i / 50) * DAY }),
  );
  const { user } = open({}, many);
  await rowButton(/p0@example.org/);
  expect(shownValues()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Show 30 older entries' }));
  expect(shownValues()).toHaveLength(130);
  expect(screen.queryByRole('button', { name: /Show \d+ older/ })).toBeNull();
});

it('exports the filtered entries as CSV without formulas', async () => {
  const formula = entry(
    'x',
    verdict('email', '=cmd@example.org', { headline: 'Odd, but “valid”.' }),
  );
  const { files, names } = catchDownloads();
  const { user } = open({}, [formula, ...MANY]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Email');
  await waitFor(() => expect(shownValues()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  const csv = (await files[0]?.text()) ?? '';
  // Blob.text() drops the byte order mark, so it is read as bytes.
  const start = new Uint8Array((await files[0]?.slice(0, 3).arrayBuffer()) ?? []);
  expect([...start]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = csv.trim().split('\r\n');
  expect(rows).toHaveLength(4);
  expect(rows[0]).toContain('Time,Kind,Value,Verdict');
  expect(rows[1]).toContain(
    ',Email,\'=cmd@example.org,Plausible,"Odd, but “valid”.",Fieldmark,3,yes',
  );
  expect(rows[3]).toContain('crm.example,5,possibly');
  expect(names).toEqual([expect.stringMatching(/^fieldmark-history-\d{4}-\d\d-\d\d\.csv$/)]);
});
