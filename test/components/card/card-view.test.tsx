import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CardPage } from '../../../components/card/CardPage.tsx';
import type { ReplyOf } from '../../../lib/extension/messages/table.ts';
import type { VerdictWithOffer } from '../../../lib/extension/schemas/index.ts';
import type { SubscribeToAnswers } from '../../../lib/extension/send-to-background.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import {
  ANSWER,
  answered,
  BAD_IBAN,
  EMAIL,
  fails,
  found,
  HOUR,
  QUIET,
  read,
  TYPO,
  VAT,
  verdict,
} from '../samples.ts';

const TOKEN = 'token-1';
/** What could not be read with the claim is read by the card itself. */
const SELECTED = {
  subject: { text: 'selected' },
  place: 'selection',
  asked: false,
  reading: null,
} as const;
const ASKED = { ...SELECTED, asked: true };
const MARK: ReplyOf<'card'> = {
  subject: { kind: 'email', value: 'ada@example.org' },
  place: 'text',
  asked: false,
  reading: null,
};
const judged = (made = EMAIL, more = {}): VerdictWithOffer => ({
  verdict: made,
  offer: found(made, more).offer,
});

/** A card that has claimed `about`; a handler for `lookup` is what no card may need. */
function open(handlers: Handlers, about: ReplyOf<'card'> = SELECTED) {
  const background = fakeSend({
    ...QUIET,
    card: () => about,
    reportCardState: () => ({}),
    check: () => ({ judgements: [judged()] }),
    prepareLookup: () => ({ opened: true }),
    ...handlers,
  });
  const heard = new Set<Parameters<SubscribeToAnswers>[0]>();
  const hear: SubscribeToAnswers = (each) => {
    heard.add(each);
    return () => heard.delete(each);
  };
  const { unmount } = render(<CardPage token={TOKEN} send={background.send} hear={hear} />);
  const tell = (value: string) => act(() => heard.forEach((each) => void each('email', value)));
  return { ...background, heard, tell, unmount, user: userEvent.setup({ delay: null }) };
}

afterEach(() => void vi.unstubAllGlobals());

it('claims what it is about, once, by its token', async () => {
  const { sent } = open({ parse: () => read([found(EMAIL)]) });
  expect(await screen.findByText(EMAIL.headline)).toBeVisible();
  expect(sent('card')).toEqual([{ token: TOKEN }]);
  expect(sent('parse')).toEqual([{ text: 'selected', place: 'selection' }]);
});

it('shows at once what came with its claim, and reads nothing again', async () => {
  const about = { ...SELECTED, reading: read([found(EMAIL)]) };
  const background = fakeSend({ ...QUIET, reportCardState: () => ({}) });
  const claimed = Promise.resolve({ ok: true, value: about } as const);
  const page = (
    <CardPage token={TOKEN} claimed={claimed} send={background.send} hear={() => () => {}} />
  );
  render(page);
  expect(await screen.findByText(EMAIL.headline)).toBeVisible();
  expect(screen.queryByText('Checking…')).toBeNull();
  expect(background.calls.filter(({ name }) => name !== 'reportCardState')).toEqual([]);
});

it('reads the value that is checked instead, though another came with its claim', async () => {
  const fixed = verdict('email', 'bob@gmail.com', { headline: 'This is the other one.' });
  const { sent, user } = open(
    { parse: ({ text }) => read([found(text === 'bob@gmail.com' ? fixed : EMAIL)]) },
    { ...SELECTED, reading: read([found(TYPO)]) },
  );
  await user.click(await screen.findByRole('button', { name: 'Check this instead' }));
  expect(await screen.findByText(fixed.headline)).toBeVisible();
  expect(sent('parse')).toEqual([{ text: 'bob@gmail.com', place: 'selection' }]);
});

it('says calmly that it has run out, and what to do', async () => {
  const { sent } = open({ card: fails('not-allowed') });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'This card has run out: point at the value again, or paste it into Fieldmark’s popup.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent('parse')).toEqual([]);
});

it('says when Fieldmark itself is gone', async () => {
  open({ card: fails('worker-gone') });
  expect(await screen.findByText('Fieldmark was updated or restarted.')).toBeVisible();
});

it('is a dialog with a name, closed by its button and by Escape', async () => {
  const { sent, user } = open({ parse: () => read([found(EMAIL)]) });
  const dialog = await screen.findByRole('dialog', {
    name: `Email ${EMAIL.value}: ${EMAIL.headline}`,
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(sent('reportCardState')).toEqual([{ token: TOKEN, close: true }]);
  dialog.focus();
  await user.keyboard('{Escape}');
  expect(sent('reportCardState')).toHaveLength(2);
});

it('says how high it would be, with its head and its border', async () => {
  let changed = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe() {}
      disconnect() {
        changed = () => {};
      }
    },
  );
  const heights: Readonly<Record<string, number>> = { 'card-head': 40, 'card-content': 171 };
  const spy = vi
    .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    .mockImplementation(function height(this: HTMLElement) {
      return heights[this.className] ?? 0;
    });
  const { sent, unmount } = open({ parse: () => read([found(EMAIL)]) });
  await screen.findByText(EMAIL.headline);
  changed();
  expect(sent('reportCardState')).toEqual([{ token: TOKEN, height: 213 }]);
  unmount();
  changed();
  expect(sent('reportCardState')).toHaveLength(1);
  spy.mockRestore();
});

it('checks a value of a known kind for free and takes no focus unasked', async () => {
  const { sent } = open({ check: () => ({ judgements: [judged(TYPO)] }) }, MARK);
  expect(await screen.findByText(TYPO.headline)).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Caution' })).toHaveLength(2);
  expect(screen.getByText('List', { selector: '.chip' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy bob@gmail.com' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy bob@gmial.com' })).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveFocus();
  expect(sent('check')).toEqual([
    { items: [{ kind: 'email', value: 'ada@example.org' }], place: 'text' },
  ]);
});

it('shows the answer to what the browser’s menu asked', async () => {
  const { sent } = open(
    { parse: () => read([found(EMAIL)]), cardAnswer: () => answered(ANSWER) },
    ASKED,
  );
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(screen.getByText('answered just now for 3 credits')).toBeVisible();
  expect(sent('cardAnswer')).toEqual([{ token: TOKEN }]);
  expect(sent('lookup')).toEqual([]);
  const name = `Email ${ANSWER.value}: ${ANSWER.headline}`;
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

it('is called by what it holds where that is not one value', async () => {
  open({ parse: () => read([found(EMAIL), found(TYPO)]) });
  expect(await screen.findByRole('dialog', { name: 'Fieldmark: 2 values' })).toBeVisible();
});

it('takes the focus where the person walked to it, and says which it is of how many', async () => {
  const turn = { at: 2, of: 7 };
  open({ check: () => ({ judgements: [judged(TYPO)] }) }, { ...MARK, turn });
  const name = `Email ${TYPO.value}: ${TYPO.headline} 2 of 7`;
  expect(await screen.findByRole('dialog', { name })).toHaveFocus();
  expect(screen.getByText('2 of 7')).toBeVisible();
});

it('says on a press what a verdict rests on', async () => {
  const { user } = open({ check: () => ({ judgements: [judged(TYPO)] }) }, MARK);
  await screen.findByText(TYPO.headline);
  expect(screen.getByText('Compared with a list that Fieldmark carries')).not.toBeVisible();
  await user.click(screen.getByText('List', { selector: '.chip' }));
  expect(screen.getByText('Compared with a list that Fieldmark carries')).toBeVisible();
});

it.each<[string, NonNullable<Handlers['cardAnswer']>, string]>([
  ['what it cost', () => answered(ANSWER), 'answered just now for 3 credits'],
  ['when it was given', fails('aborted'), 'answered 1 h ago'],
  ['no more of a job', () => ({ state: 'pending', credits: 5 }), 'answered 1 h ago'],
])('of an answer that is kept when the card is there says %s', async (_, cardAnswer, says) => {
  const kept = found(ANSWER, { credits: 0, answeredAt: Date.now() - HOUR });
  const { sent } = open({ parse: () => read([kept]), cardAnswer }, ASKED);
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByText(ANSWER.headline)).toBeVisible();
  await waitFor(() => expect(sent('cardAnswer')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/goes on in the background/)).toBeNull();
});

it('says why what the menu asked got no answer, beside the free verdict', async () => {
  const { sent, user } = open(
    { parse: () => read([found(EMAIL)]), cardAnswer: fails('invalid-key') },
    ASKED,
  );
  await user.click(await screen.findByRole('button', { name: 'Open settings' }));
  expect(sent('openOptions')).toHaveLength(1);
  expect(screen.getByText(EMAIL.headline)).toBeVisible();
  // An unanswered question is not shown as a bad value.
  expect(screen.queryByRole('img', { name: 'Bad' })).toBeNull();
});

it.each([
  ['one bad value', [found(BAD_IBAN)]],
  ['one mistyped value', [found(TYPO)]],
  ['two values', [found(EMAIL), found(VAT)]],
  ['no key', [found(EMAIL, { connected: false, policy: 'check' })]],
  ['nothing', []],
])('waits for no answer about %s, which nobody asked', async (_, all) => {
  const { sent } = open({ parse: () => read(all) }, ASKED);
  await waitFor(() => expect(screen.queryByText('Checking…')).toBeNull());
  const [first] = all;
  if (first) expect(await screen.findByText(first.verdict.headline)).toBeVisible();
  else expect(await screen.findByText('Nothing to check in this text.')).toBeVisible();
  expect(sent('cardAnswer')).toEqual([]);
});

it('arms the question that is pressed, and spends nothing', async () => {
  const { sent, user } = open({ parse: () => read([found(EMAIL), found(VAT)]) });
  const vat = await screen.findByRole('button', { name: 'Look up · 1 credit' });
  expect(vat).toHaveAccessibleDescription(/DE811907980/);
  await user.click(vat);
  expect(await screen.findByText(/one press there asks it/)).toBeVisible();
  expect(sent('prepareLookup')).toEqual([
    {
      kind: 'vat',
      value: 'DE811907980',
      depth: 'standard',
      refresh: false,
      place: 'selection',
    },
  ]);
  expect(screen.getByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
  expect(sent('lookup')).toEqual([]);
});

it.each([
  ['Check deliverability · 5 credits', {}, { depth: 'deep', refresh: false }],
  [
    'Ask again · 3 credits',
    { credits: 0, answeredAt: Date.now() - HOUR },
    { depth: 'standard', refresh: true },
  ],
])('arms “%s” as what it is', async (name, offer, body) => {
  const { sent, user } = open({ check: () => ({ judgements: [judged(EMAIL, offer)] }) }, MARK);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(sent('prepareLookup')).toMatchObject([{ ...body, place: 'text' }]));
});

it('says that the question waits in the toolbar where the popup cannot open', async () => {
  const { user } = open({ prepareLookup: () => ({ opened: false }) }, MARK);
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  expect(await screen.findByText(/The question waits in the toolbar/)).toBeVisible();
});

it('says why a question could not be armed', async () => {
  const { user } = open({ prepareLookup: fails('rate-limited') }, MARK);
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
});

it('shows the answer that the popup was given, and hears of no other value', async () => {
  let kept = judged();
  const { sent, tell, user } = open({ check: () => ({ judgements: [kept] }) }, MARK);
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  kept = judged(ANSWER, { credits: 0, answeredAt: Date.now() });
  await tell('bob@example.org');
  expect(sent('check')).toHaveLength(1);
  await tell('ada@example.org');
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(screen.queryByText(/one press there/)).toBeNull();
  expect(screen.getByText('answered just now')).toBeVisible();
  expect(sent('lookup')).toEqual([]);
});

it('stops hearing when it goes', async () => {
  const { heard, unmount } = open({}, MARK);
  await screen.findByText(EMAIL.headline);
  expect(heard.size).toBe(1);
  unmount();
  expect(heard.size).toBe(0);
});

it('leads to the settings where there is no key', async () => {
  const { sent, user } = open({
    parse: () => read([found(EMAIL, { connected: false, policy: 'check' })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Connect a key' }));
  expect(sent('openOptions')).toHaveLength(1);
  expect(sent('prepareLookup')).toEqual([]);
});

it('shows every value of a selected list, and what was not read of it', async () => {
  const unread = [{ line: 3, text: 'to be told' }];
  open({ parse: () => read([found(BAD_IBAN), found(VAT)], { unread }) }, ASKED);
  expect(await screen.findByText('1 line not read')).toBeVisible();
  expect(screen.getByText('to be told')).toBeVisible();
  expect(screen.getByText(BAD_IBAN.headline)).toBeVisible();
  expect(screen.getByText(VAT.headline)).toBeVisible();
});

it('keeps to the policy where it offers of itself', async () => {
  open({ check: () => ({ judgements: [judged(EMAIL, { policy: 'check' })] }) }, MARK);
  expect(await screen.findByText(/Checked offline only here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /credit/ })).toBeNull();
});

it('shows the answer of a job when it arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let kept = judged();
    const { sent } = open(
      {
        parse: () => read([found(EMAIL)]),
        cardAnswer: () => ({ state: 'pending', credits: 5 }),
        check: () => ({ judgements: [kept] }),
      },
      ASKED,
    );
    expect(await screen.findByText(/goes on in the background/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText(/goes on in the background/)).toBeVisible();
    kept = judged(ANSWER, { credits: 0, answeredAt: Date.now() + HOUR });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(await screen.findByText(ANSWER.headline)).toBeVisible();
    expect(screen.queryByText(/goes on in the background/)).toBeNull();
    const asked = sent('check').length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(sent('check')).toHaveLength(asked);
  } finally {
    vi.useRealTimers();
  }
});

it('checks a suggestion for free in the same card', async () => {
  const fixed = verdict('email', 'bob@gmail.com', { headline: 'A webmail address.' });
  const { sent, user } = open(
    { parse: ({ text }) => read([found(text === 'bob@gmail.com' ? fixed : TYPO)]) },
    ASKED,
  );
  await user.click(await screen.findByRole('button', { name: 'Check this instead' }));
  expect(await screen.findByText('A webmail address.')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
  // What the menu asked was about another value.
  expect(sent('cardAnswer')).toEqual([]);
  expect(sent('prepareLookup')).toEqual([]);
});

it('says when the text cannot be read at all', async () => {
  open({ parse: fails('worker-gone') });
  expect(await screen.findByText('Fieldmark was updated or restarted.')).toBeVisible();
});
