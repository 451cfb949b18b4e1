import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Popup } from '../../../components/popup/Popup.tsx';
import { fakeSend, type Handlers } from '../fake-send.ts';
import {
  ANSWER,
  answered,
  BAD_IBAN,
  BUDGET,
  EMAIL,
  fails,
  found,
  GLANCE,
  HOUR,
  NO_KEY,
  QUIET,
  read,
  SPENT,
  TYPO,
  USAGE,
  VAT,
  verdict,
} from '../samples.ts';

const BOX = 'Paste an email, IBAN, VAT number, phone, domain or IP';

function open(handlers: Handlers = {}, handed = false) {
  const background = fakeSend({ ...QUIET, ...handlers });
  render(<Popup send={background.send} handed={handed} />);
  return { ...background, user: userEvent.setup({ delay: null }) };
}

const box = () => screen.getByRole('textbox', { name: BOX });

it('opens with the focus in the box and what is left in view', async () => {
  open();
  await waitFor(() => expect(box()).toHaveFocus());
  expect(await screen.findByText('12,480')).toBeVisible();
});

it('shows the last numbers with the box, whatever the API takes, and then the new ones', async () => {
  let answer = () => {};
  const fresh = { ...USAGE, remaining: 12_001 };
  const background = fakeSend({
    ...QUIET,
    usage: () =>
      new Promise((resolve) => {
        answer = () => resolve({ usage: fresh, spent: SPENT, warnings: [] });
      }),
  });
  render(<Popup send={background.send} snapshot={{ ok: true, value: GLANCE }} />);
  expect(screen.getByText('12,480')).toBeVisible();
  expect(box()).toHaveFocus();
  expect(background.sent('popupSnapshot')).toEqual([]);
  expect(background.sent('usage')).toEqual([{ refresh: true }]);
  await act(async () => answer());
  expect(screen.getByText('12,001')).toBeVisible();
});

it('takes what was asked before it was there, and asks no second time', async () => {
  const background = fakeSend(QUIET);
  const glance = Promise.resolve({ ok: true, value: GLANCE } as const);
  render(<Popup send={background.send} snapshot={glance} />);
  expect(await screen.findByText('12,480')).toBeVisible();
  expect(background.sent('popupSnapshot')).toEqual([]);
});

it.each<[string, NonNullable<Handlers['popupSnapshot']>]>([
  ['a worker that is gone', fails('worker-gone')],
  [
    'storage that cannot be read',
    () => ({ connection: null, account: null, question: null, draft: null, page: null }),
  ],
])('opens all the same with %s', async (_, glance) => {
  const { sent } = open({ popupSnapshot: glance });
  await waitFor(() => expect(box()).toHaveFocus());
  expect(sent('usage')).toEqual([{ refresh: true }]);
  expect(await screen.findByText('12,480')).toBeVisible();
});

it('reads what is typed for free, once, after a pause', async () => {
  const { sent, user } = open({ parse: () => read([found(TYPO)]) });
  await user.type(box(), 'bob@gmial.com');
  expect(await screen.findByText(TYPO.headline)).toBeVisible();
  expect(sent('parse')).toEqual([{ text: 'bob@gmial.com', place: 'popup' }]);
  expect(sent('lookup')).toEqual([]);
});

it('keeps what is typed while the background is still asked, and where', async () => {
  let tell = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const { user } = open({
    popupSnapshot: async () => {
      await asked;
      return GLANCE;
    },
  });
  await user.type(box(), 'b');
  await act(async () => tell());
  expect(await screen.findByText('12,480')).toBeVisible();
  await user.keyboard('ob');
  expect(box()).toHaveValue('bob');
});

it('leaves the focus where a person put it while the background was asked', async () => {
  let tell = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  open({
    popupSnapshot: async () => {
      await asked;
      return GLANCE;
    },
  });
  const tab = screen.getByRole('tab', { name: 'Usage' });
  tab.focus();
  await act(async () => tell());
  expect(await screen.findByText('12,480')).toBeVisible();
  expect(tab).toHaveFocus();
});

it('reads at once on Enter and keeps every line of a paste', async () => {
  const { sent, user } = open({ parse: () => read([found(EMAIL), found(BAD_IBAN)]) });
  await user.click(box());
  await user.paste('ada@example.org\nDE88 3704 0044 0532 0130 00');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/2 values/)).toBeVisible();
  expect(box()).toHaveValue('ada@example.org\nDE88 3704 0044 0532 0130 00');
  await waitFor(() =>
    expect(sent('parse')).toEqual([
      { text: 'ada@example.org\nDE88 3704 0044 0532 0130 00', place: 'popup' },
    ]),
  );
});

it('shows the price before it is asked, and the answer in its place', async () => {
  const { sent, user } = open({
    parse: () => read([found(EMAIL)]),
    lookup: () => answered(ANSWER),
  });
  await user.type(box(), 'ada@example.org{Enter}');
  const button = await screen.findByRole('button', { name: 'Look up · 3 credits' });
  expect(screen.getByRole('button', { name: 'Check deliverability · 5 credits' })).toBeVisible();
  expect(sent('lookup')).toEqual([]);

  await user.click(button);
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(screen.queryByText(EMAIL.headline)).toBeNull();
  expect(screen.getByText('answered just now for 3 credits')).toBeVisible();
  expect(sent('lookup')).toEqual([
    {
      kind: 'email',
      value: 'ada@example.org',
      depth: 'standard',
      trigger: 'gesture',
      refresh: false,
      place: 'popup',
    },
  ]);
});

it('lets no button of an old value be pressed once the text is another', async () => {
  const { sent, user } = open({
    parse: ({ text }) => read([found(text === 'DE811907980' ? VAT : EMAIL)]),
    lookup: () => answered(VAT),
  });
  await user.type(box(), 'ada@example.org{Enter}');
  const old = await screen.findByRole('button', { name: 'Look up · 3 credits' });
  await user.clear(box());
  await user.type(box(), 'ada@example.org{Enter}');
  const again = await screen.findByRole('button', { name: 'Look up · 3 credits' });
  expect(again.closest('[inert]')).toBeNull();
  fireEvent.change(box(), { target: { value: 'DE811907980' } });
  expect(again.closest('[inert]')).not.toBeNull();
  for (const button of [old, again]) fireEvent.click(button);
  // Back to what was read: the button is that value's again.
  fireEvent.change(box(), { target: { value: ' ada@example.org ' } });
  expect(again.closest('[inert]')).toBeNull();
  fireEvent.change(box(), { target: { value: 'DE811907980' } });
  const fresh = await screen.findByRole('button', { name: 'Look up · 1 credit' });
  expect(fresh.closest('[inert]')).toBeNull();
  expect(sent('lookup')).toEqual([]);
  await user.click(fresh);
  await waitFor(() => expect(sent('lookup')).toMatchObject([{ kind: 'vat' }]));
});

it.each([
  [239, null],
  [240, '240 of 300 credits of today’s budget used'],
  [300, '300 of 300 credits of today’s budget used'],
])('at %i of 300 credits says of the day’s budget: %s', async (today, words) => {
  const spent = { today, automaticToday: 0, possiblyBilled: 0, budget: BUDGET };
  const { user } = open({
    popupSnapshot: () => ({ ...GLANCE, account: { usage: USAGE, spent, warnings: [] } }),
    usage: () => ({ usage: USAGE, spent, warnings: [] }),
  });
  expect(await screen.findByText('12,480')).toBeVisible();
  const banner = screen.getByRole('banner');
  if (words === null) expect(within(banner).queryByText(/budget/)).toBeNull();
  else expect(within(banner).getByText(words)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Usage' }));
  const panel = screen.getByRole('tabpanel', { name: 'Usage' });
  expect(within(panel).queryAllByText(/today’s budget used/)).toHaveLength(words ? 1 : 0);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([null, 0])('says nothing of a budget that is %s', async (totalPerDay) => {
  const budget = { ...BUDGET, totalPerDay };
  const spent = { today: 900, automaticToday: 0, possiblyBilled: 0, budget };
  open({
    popupSnapshot: () => ({ ...GLANCE, account: { usage: USAGE, spent, warnings: [] } }),
    usage: () => ({ usage: USAGE, spent, warnings: [] }),
  });
  expect(await screen.findByText('12,480')).toBeVisible();
  expect(screen.queryByText(/budget used/)).toBeNull();
});

it('asks the deep question at its own price', async () => {
  const { sent, user } = open({
    parse: () => read([found(EMAIL)]),
    lookup: () => answered(ANSWER, { credits: 5 }),
  });
  await user.type(box(), 'ada@example.org{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Check deliverability · 5 credits' }));
  expect(await screen.findByRole('button', { name: 'Ask again · 5 credits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Check deliverability/ })).toBeNull();
  expect(sent('lookup')).toMatchObject([{ depth: 'deep', refresh: false }]);
});

it('shows a kept answer with its age, and asks past it only at the full price', async () => {
  const kept = found(ANSWER, { credits: 0, answeredAt: Date.now() - 2 * HOUR });
  const { sent, user } = open({
    parse: () => read([kept]),
    lookup: () => answered(ANSWER),
  });
  await user.type(box(), 'ada@example.org{Enter}');
  expect(await screen.findByText('answered 2 h ago')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Look up/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask again · 3 credits' }));
  await waitFor(() => expect(sent('lookup')).toMatchObject([{ refresh: true }]));
});

it('does not ask twice while the first question is under way', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { sent, user } = open({
    parse: () => read([found(VAT)]),
    lookup: async () => {
      await gate;
      return answered(VAT);
    },
  });
  await user.type(box(), 'DE811907980{Enter}');
  await user.dblClick(await screen.findByRole('button', { name: 'Look up · 1 credit' }));
  await user.click(screen.getByRole('button', { name: 'Looking up…' }));
  release();
  expect(await screen.findByText(/answered just now/)).toBeVisible();
  expect(sent('lookup')).toHaveLength(1);
});

it('offers a repeat whose first answer was lost only as a refresh', async () => {
  const { sent, user } = open({
    parse: () => read([found(EMAIL)]),
    lookup: fails('timeout', { billed: 'possibly' }),
  });
  await user.type(box(), 'ada@example.org{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The API did not answer in time.');
  expect(within(alert).getByText('Possibly billed')).toBeVisible();
  expect(within(alert).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask again · 3 credits' }));
  await waitFor(() =>
    expect(sent('lookup')).toMatchObject([{ refresh: false }, { refresh: true }]),
  );
});

it('repeats a lost deliverability check as one, not as a lookup', async () => {
  const { sent, user } = open({
    parse: () => read([found(EMAIL)]),
    lookup: fails('possibly-billed-before'),
  });
  await user.type(box(), 'ada@example.org{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Check deliverability · 5 credits' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check deliverability again · 5 credits' }));
  await waitFor(() =>
    expect(sent('lookup')).toMatchObject([
      { depth: 'deep', refresh: false },
      { depth: 'deep', refresh: true },
    ]),
  );
});

it('checks a suggestion for free when it is taken', async () => {
  const fixed = verdict('email', 'bob@gmail.com');
  const { sent, user } = open({
    parse: ({ text }) => read([found(text === 'bob@gmail.com' ? fixed : TYPO)]),
  });
  await user.type(box(), 'bob@gmial.com{Enter}');
  expect(await screen.findByRole('button', { name: 'Copy bob@gmail.com' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check this instead' }));
  expect(await screen.findByText(fixed.headline)).toBeVisible();
  expect(box()).toHaveValue('bob@gmail.com');
  expect(sent('lookup')).toEqual([]);
});

it('says plainly that nothing was found, and what could be', async () => {
  const { user } = open();
  await user.type(box(), 'hello{Enter}');
  expect(await screen.findByText('Nothing to check in this text.')).toBeVisible();
  expect(screen.getByText(/IBANs\./)).toBeVisible();
});

it('works without a key and leads to the settings', async () => {
  const { sent, user } = open({
    popupSnapshot: () => ({
      connection: NO_KEY,
      account: null,
      question: null,
      draft: null,
      page: null,
    }),
    usage: fails('no-key'),
    parse: () => read([found(TYPO, { connected: false, policy: 'check' })]),
  });
  await user.type(box(), 'bob@gmial.com{Enter}');
  expect(await screen.findByText(TYPO.headline)).toBeVisible();
  expect(screen.queryByRole('button', { name: /credit/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Connect a key' }));
  expect(sent('openOptions')).toHaveLength(1);
});

it('looks a handed-over value up without another press, once', async () => {
  const { sent } = open(
    {
      takeHandedText: () => ({ text: 'ada@example.org' }),
      parse: () => read([found(EMAIL)]),
      lookup: () => answered(ANSWER),
    },
    true,
  );
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(box()).toHaveValue('ada@example.org');
  expect(sent('lookup')).toMatchObject([{ trigger: 'gesture', place: 'selection' }]);
});

it('leaves the choice to the person where a handed-over text is ambiguous', async () => {
  const { sent } = open(
    {
      takeHandedText: () => ({ text: 'two things' }),
      parse: () => read([found(EMAIL), found(VAT)]),
    },
    true,
  );
  expect(await screen.findByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look up · 1 credit' })).toBeVisible();
  expect(sent('lookup')).toEqual([]);
});

it('moves through its tabs by arrow keys with one tab stop', async () => {
  const { user } = open({
    stats: fails('stats-not-enabled'),
    rates: () => ({ rates: null, price: 1 }),
  });
  const tab = (name: string) => screen.getByRole('tab', { name });
  await user.click(tab('Lookups'));
  await user.keyboard('{ArrowRight}');
  expect(tab('Usage')).toHaveFocus();
  expect(tab('Usage')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Usage' })).toBeVisible();
  await user.keyboard('{End}');
  expect(tab('Rates')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab('Lookups')).toHaveFocus();
  expect(screen.getAllByRole('tab').filter((each) => each.tabIndex === 0)).toEqual([
    tab('Lookups'),
  ]);
});
