import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CardPage } from '../../../components/card/CardPage.tsx';
import { type Failure, type Outcome, ok } from '../../../lib/domain/index.ts';
import type { CardConnection } from '../../../lib/extension/index.ts';
import type {
  CardContent,
  LookupReply,
  VerdictWithOffer,
} from '../../../lib/extension/schemas/index.ts';
import { replayAnswers } from '../../../lib/extension/send-to-background.ts';
import { fakeAnswers, fakeSend, type Handlers } from '../fake-send.ts';
import {
  ANSWER,
  answered,
  BAD_IBAN,
  EMAIL,
  fails,
  found,
  HOUR,
  read,
  TYPO,
  VAT,
} from '../samples.ts';
import { showMore } from '../steps.ts';

/** A content without verdicts: the card checks the text itself. */
const SELECTED = {
  subject: { text: 'selected' },
  place: 'selection',
  asked: false,
  reading: null,
} as const;
const ASKED = { ...SELECTED, asked: true };
const MARK: CardContent = {
  subject: { kind: 'email', value: 'ada@example.org' },
  place: 'text',
  asked: false,
  reading: null,
};
const withOffer = (sample = EMAIL, more = {}): VerdictWithOffer => ({
  verdict: sample,
  offer: found(sample, more).offer,
});

type Answer = () => LookupReply | { readonly failure: Failure };

/** A card's connection that tells it `about`, and what the card does with it. */
function connection(about: Outcome<CardContent>, answer: Answer = () => answered(ANSWER)) {
  const report = vi.fn();
  const requested = vi.fn();
  const card: CardConnection = {
    report,
    content: Promise.resolve(about),
    get answer() {
      requested();
      const reply = answer();
      return Promise.resolve('failure' in reply ? ({ ok: false, ...reply } as const) : ok(reply));
    },
  };
  return { card, report, requested };
}

/** A card that was told `about`. It has no handler for `lookup`, which cards must not send. */
function open(handlers: Handlers, about: CardContent | Failure = SELECTED, answer?: Answer) {
  const background = fakeSend({
    check: () => ({ judgements: [withOffer()] }),
    prepareLookup: () => ({ opened: true }),
    ...handlers,
  });
  const outcome = 'remedy' in about ? ({ ok: false, failure: about } as const) : ok(about);
  const { card, report, requested } = connection(outcome, answer);
  const { hear, notify, listeners } = fakeAnswers();
  render(<CardPage card={card} send={background.send} hear={hear} />);
  const user = userEvent.setup({ delay: null });
  return {
    ...background,
    report,
    requested,
    user,
    notify: async (value: string) => {
      await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
      notify('email', value);
    },
  };
}

afterEach(() => void vi.unstubAllGlobals());

it('shows the verdicts that came with its content, without another check', async () => {
  const { calls } = open({}, { ...SELECTED, reading: read([found(EMAIL)]) });
  expect(await screen.findByText(EMAIL.headline)).toBeVisible();
  expect(screen.queryByText('Checking…')).toBeNull();
  expect(calls).toEqual([]);
});

it('says that it has expired, and what to do', async () => {
  const { sent } = open({}, fails('not-allowed')().failure);
  expect(await screen.findByRole('status')).toHaveTextContent(
    'This card has expired. Point at the value again, or paste it into the Fieldmark popup.',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent('parse')).toEqual([]);
});

it('says when the background does not answer', async () => {
  open({}, fails('worker-gone')().failure);
  expect(await screen.findByText('Fieldmark was updated or restarted.')).toBeVisible();
});

it('scrolls by keys, and keeps them and what it cannot scroll by from the page', async () => {
  open({ parse: () => read([found(EMAIL)]) });
  const text = await screen.findByText(EMAIL.headline);
  const scrollBy = vi.fn();
  Object.assign(text.closest('.card-body') ?? {}, { scrollBy });
  const dispatch = (type: string, more: object) =>
    text.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { ctrlKey: false }, more),
    );
  const press = (key: string) => dispatch('keydown', { key });
  expect([press('PageDown'), press(' '), press('a')]).toEqual([false, false, true]);
  expect(scrollBy).toHaveBeenCalledTimes(2);
  expect(dispatch('wheel', { deltaX: 0, deltaY: 40 })).toBe(false);
  expect(dispatch('touchmove', { touches: [{}] })).toBe(false);
});

it('checks a value of a known kind, and does not take the focus', async () => {
  const { sent } = open({ check: () => ({ judgements: [withOffer(TYPO)] }) }, MARK);
  expect(await screen.findByText(TYPO.headline)).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Needs attention' })).toHaveLength(2);
  expect(screen.getByText('How is this known?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy bob@gmail.com' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy bob@gmial.com' })).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveFocus();
  expect(sent('check')).toEqual([
    { items: [{ kind: 'email', value: 'ada@example.org' }], place: 'text' },
  ]);
});

it('shows the answer to the lookup from the context menu', async () => {
  const { sent, requested } = open({ parse: () => read([found(EMAIL)]) }, ASKED);
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(screen.getByText('3 credits, just now')).toBeVisible();
  expect(requested).toHaveBeenCalledTimes(1);
  expect(sent('lookup')).toEqual([]);
  const name = `Email ${ANSWER.value}: ${ANSWER.headline}`;
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});

it('says what the marks mean, which counts as seen once the card stays open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const content = { ...MARK, legend: true, reading: read([found(TYPO)]) } as const;
  const { sent } = open({ legendSeen: () => ({}) }, content);
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(1_400));
  expect(screen.getByText('needs attention').parentElement).toHaveTextContent(
    'Fieldmark underlines what is wrong or needs attention.',
  );
  expect(sent('legendSeen')).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  expect(sent('legendSeen')).toEqual([{}]);
});

it('closes on a press beside the card, where its frame is transparent', async () => {
  const { report, user } = open({ parse: () => read([found(EMAIL)]) });
  await user.click(await screen.findByText(EMAIL.headline));
  expect(report).not.toHaveBeenCalled();
  await user.click(document.documentElement);
  expect(report).toHaveBeenCalledWith('close');
});

it('takes the focus when opened by keyboard, and shows its position', async () => {
  const position = { at: 2, of: 7 };
  open({ check: () => ({ judgements: [withOffer(TYPO)] }) }, { ...MARK, position });
  const name = `Email ${TYPO.value}: ${TYPO.headline} 2 of 7`;
  expect(await screen.findByRole('dialog', { name })).toHaveFocus();
  expect(screen.getByText('2 of 7')).toBeVisible();
});

it.each<[string, Answer, string]>([
  ['its cost', () => answered(ANSWER), '3 credits, just now'],
  ['its age, if the reply fails', fails('aborted'), 'Looked up 1 hour ago'],
  [
    'its age, if a job is pending',
    () => ({ state: 'pending', credits: 5 }),
    'Looked up 1 hour ago',
  ],
])('shows %s for an answer that was in the cache already', async (_, answer, text) => {
  const cached = found(ANSWER, { credits: 0, answeredAt: Date.now() - HOUR });
  const { requested } = open({ parse: () => read([cached]) }, ASKED, answer);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(ANSWER.headline)).toBeVisible();
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/continues in the background/)).toBeNull();
});

it('says why the menu’s lookup failed, and still shows the verdict', async () => {
  const answer = fails('invalid-key');
  const { sent, user } = open({ parse: () => read([found(EMAIL)]) }, ASKED, answer);
  await user.click(await screen.findByRole('button', { name: 'Open settings' }));
  expect(sent('openOptions')).toHaveLength(1);
  expect(screen.getByText(EMAIL.headline)).toBeVisible();
  // A failed lookup is not shown as a bad value.
  expect(screen.queryByRole('img', { name: 'Bad' })).toBeNull();
});

it.each([
  ['one bad value', [found(BAD_IBAN)]],
  ['one mistyped value', [found(TYPO)]],
  ['two values', [found(EMAIL), found(VAT)]],
  ['no key', [found(EMAIL, { connected: false, policy: 'check' })]],
  ['nothing', []],
])('requests no answer for %s', async (_, values) => {
  const { requested } = open({ parse: () => read(values) }, ASKED);
  await waitFor(() => expect(screen.queryByText('Checking…')).toBeNull());
  const [first] = values;
  if (first) expect(await screen.findByText(first.verdict.headline)).toBeVisible();
  else expect(await screen.findByText('There is nothing to check in this text.')).toBeVisible();
  expect(requested).not.toHaveBeenCalled();
});

it('prepares the pressed lookup, and spends nothing', async () => {
  const { sent, user } = open({ parse: () => read([found(EMAIL), found(VAT)]) });
  const vat = await screen.findByRole('button', { name: 'Look up · 1 credit' });
  expect(vat).toHaveAccessibleDescription(/DE811907980/);
  expect(await screen.findByRole('dialog', { name: 'Fieldmark: 2 values' })).toBeVisible();
  await user.click(vat);
  expect(await screen.findByText(/Confirm in the Fieldmark popup/)).toBeVisible();
  expect(sent('prepareLookup')).toEqual([
    { kind: 'vat', value: 'DE811907980', depth: 'standard', refresh: false, place: 'selection' },
  ]);
  expect(screen.getByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
  expect(sent('lookup')).toEqual([]);
});

it.each([
  ['Look up deliverability · 5 credits', {}, { depth: 'deep', refresh: false }],
  [
    'Look up again · 3 credits',
    { credits: 0, answeredAt: Date.now() - HOUR },
    { depth: 'standard', refresh: true },
  ],
])('prepares “%s” with its depth and refresh', async (name, offer, body) => {
  const { sent, user } = open({ check: () => ({ judgements: [withOffer(EMAIL, offer)] }) }, MARK);
  await showMore();
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(sent('prepareLookup')).toMatchObject([{ ...body, place: 'text' }]));
});

it.each<[string, NonNullable<Handlers['prepareLookup']>, RegExp, string]>([
  ['it waits in the toolbar', () => ({ opened: false }), /Click the Fieldmark button/, 'Look up'],
  ['it could not be prepared', fails('rate-limited'), /.+/, 'Try again'],
])('says of a pressed lookup that %s', async (_, prepareLookup, text, label) => {
  const { user } = open({ prepareLookup }, MARK);
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  const role = label === 'Look up' ? 'status' : 'alert';
  expect(await screen.findByRole(role)).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: `${label} · 3 credits` })).toBeVisible();
});

it('shows the answer that the popup received, and ignores other values', async () => {
  let current = withOffer();
  const { sent, notify, user } = open({ check: () => ({ judgements: [current] }) }, MARK);
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  current = withOffer(ANSWER, { credits: 0, answeredAt: Date.now() });
  await notify('bob@example.org');
  expect(sent('check')).toHaveLength(1);
  await notify('ada@example.org');
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(screen.queryByText(/Confirm in the Fieldmark popup/)).toBeNull();
  expect(screen.getByText('Looked up just now')).toBeVisible();
  expect(sent('lookup')).toEqual([]);
});

it('shows an answer that arrived between its content and the first render', async () => {
  const background = fakeSend({
    check: () => ({ judgements: [withOffer(ANSWER, { credits: 0, answeredAt: Date.now() })] }),
  });
  const answers = fakeAnswers();
  const hear = replayAnswers(answers.hear);
  const { card } = connection(ok({ ...MARK, reading: read([found(EMAIL)]) }));
  answers.notify('email', EMAIL.value);
  render(<CardPage card={card} send={background.send} hear={hear} />);
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
});

it('offers no lookup on a page whose policy is Check', async () => {
  open({ check: () => ({ judgements: [withOffer(EMAIL, { policy: 'check' })] }) }, MARK);
  expect(await screen.findByText(/allow only offline checks here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /credit/ })).toBeNull();
});
