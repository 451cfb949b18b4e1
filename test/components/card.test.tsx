import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Card } from '../../components/Card.tsx';
import type { CardSubject } from '../../lib/page/stage.ts';
import { fakeSend, type Handlers } from './fake-send.ts';
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
} from './samples.ts';

// jsdom has no DOMRect; the card only passes it on.
const anchor: DOMRect = { ...document.body.getBoundingClientRect(), toJSON: () => ({}) };

function open(
  handlers: Handlers,
  subject: Partial<CardSubject> = {},
  allow: (event: Event) => boolean = () => true,
) {
  const background = fakeSend({ ...QUIET, ...handlers });
  const onClose = vi.fn();
  const pressed = vi.fn(allow);
  render(
    <Card
      subject={{ what: { text: 'selected' }, place: 'selection', anchor, asked: false, ...subject }}
      send={background.send}
      allow={pressed}
      onClose={onClose}
      onResize={() => {}}
    />,
  );
  return { ...background, onClose, pressed, user: userEvent.setup() };
}

it('is a dialog with a name, closed by its button and by Escape', async () => {
  const { onClose, user } = open({ parse: () => read([found(EMAIL)]) }, { asked: false });
  const dialog = screen.getByRole('dialog', { name: 'Fieldmark' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  dialog.focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('checks a value of a known kind for free and takes no focus unasked', async () => {
  const { sent } = open(
    { check: () => ({ judgements: [found(TYPO)].map(({ raw: _, ...rest }) => rest) }) },
    { what: { kind: 'email', value: 'bob@gmial.com' }, place: 'text' },
  );
  expect(await screen.findByText(TYPO.headline)).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Caution' })).toHaveLength(2);
  expect(screen.getByText('List')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy bob@gmail.com' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy bob@gmial.com' })).toBeVisible();
  expect(screen.getByRole('dialog')).not.toHaveFocus();
  expect(sent('check')).toEqual([
    { items: [{ kind: 'email', value: 'bob@gmial.com' }], place: 'text' },
  ]);
  expect(sent('lookup')).toEqual([]);
});

it('looks up at once when the opening was the request', async () => {
  const { sent } = open(
    { parse: () => read([found(EMAIL)]), lookup: () => answered(ANSWER) },
    { asked: true },
  );
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(screen.getByText('Lookup')).toBeVisible();
  expect(sent('lookup')).toEqual([
    {
      kind: 'email',
      value: 'ada@example.org',
      depth: 'standard',
      trigger: 'gesture',
      refresh: false,
      place: 'selection',
    },
  ]);
});

it.each([
  ['one bad value', [found(BAD_IBAN)]],
  ['two values', [found(EMAIL), found(VAT)]],
  ['a kept answer', [found(ANSWER, { credits: 0, answeredAt: Date.now() - HOUR })]],
  ['no key', [found(EMAIL, { connected: false, policy: 'check' })]],
  ['nothing', []],
])('spends nothing by itself on %s, though it was asked', async (_, all) => {
  const { sent } = open({ parse: () => read(all) }, { asked: true });
  await waitFor(() => expect(screen.queryByText('Checking…')).toBeNull());
  const [first] = all;
  if (first) expect(await screen.findByText(first.verdict.headline)).toBeVisible();
  else expect(await screen.findByText('Nothing to check in this text.')).toBeVisible();
  expect(sent('lookup')).toEqual([]);
});

it('shows every value with its price where there is a choice', async () => {
  const { sent, user } = open({
    parse: () => read([found(EMAIL), found(VAT)]),
    lookup: () => answered(VAT),
  });
  expect(await screen.findByText(/2 values/)).toBeVisible();
  const vat = screen.getByRole('button', { name: 'Look up · 1 credit' });
  expect(vat).toHaveAccessibleDescription(/DE811907980/);
  await user.click(vat);
  await waitFor(() => expect(sent('lookup')).toMatchObject([{ kind: 'vat' }]));
  expect(screen.getByRole('button', { name: 'Look up · 3 credits' })).toBeVisible();
});

it('asks its host about every press, with the native event, and spends nothing when refused', async () => {
  const { pressed, sent } = open(
    { parse: () => read([found(EMAIL)]) },
    {},
    (event) => event.isTrusted,
  );
  const button = await screen.findByRole('button', { name: 'Look up · 3 credits' });
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: 'Check deliverability · 5 credits' }));
  expect(await screen.findByText(/That press was not counted/)).toBeVisible();
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(pressed.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent);
  expect(pressed.mock.calls[0]?.[0].isTrusted).toBe(false);
  expect(sent('lookup')).toEqual([]);
});

it('opens the settings only on a press that counts', async () => {
  const parse = () => read([found(EMAIL, { connected: false, policy: 'check' })]);
  const refused = open({ parse }, {}, () => false);
  fireEvent.click(await screen.findByRole('button', { name: 'Connect a key' }));
  expect(refused.pressed).toHaveBeenCalledTimes(1);
  expect(refused.sent('openOptions')).toEqual([]);
});

it('leads from a failure to the settings', async () => {
  const { sent, user } = open({
    parse: () => read([found(EMAIL)]),
    lookup: fails('invalid-key'),
  });
  await user.click(await screen.findByRole('button', { name: 'Look up · 3 credits' }));
  await user.click(await screen.findByRole('button', { name: 'Open settings' }));
  expect(sent('openOptions')).toHaveLength(1);
  // The free verdict stands, and an unanswered question is not shown as a bad value.
  expect(screen.getByText(EMAIL.headline)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Bad' })).toBeNull();
});

it('opened on a mark shows the offline verdict; a press that the cache answers costs nothing', async () => {
  const at = Date.now() - 2 * HOUR;
  const { sent, user } = open(
    {
      check: () => ({ judgements: [{ verdict: EMAIL, offer: found(EMAIL).offer }] }),
      lookup: () => ({ ...answered(ANSWER, { credits: 0, at }), from: 'cache' }),
    },
    { what: { kind: 'email', value: 'ada@example.org' }, place: 'text' },
  );
  expect(await screen.findByText(EMAIL.headline)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look up · 3 credits' }));
  expect(await screen.findByText(ANSWER.headline)).toBeVisible();
  expect(screen.getByText('answered 2 h ago')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask again · 3 credits' })).toBeVisible();
  expect(sent('lookup')).toMatchObject([{ trigger: 'gesture', refresh: false, place: 'text' }]);
});

it('shows every value of a selected list, and what was not read of it', async () => {
  const unread = [{ line: 3, text: 'to be told' }];
  open({ parse: () => read([found(BAD_IBAN), found(VAT)], { unread }) }, { asked: true });
  expect(await screen.findByText('1 line not read')).toBeVisible();
  expect(screen.getByText('to be told')).toBeVisible();
  expect(screen.getByText(BAD_IBAN.headline)).toBeVisible();
  expect(screen.getByText(VAT.headline)).toBeVisible();
});

it('keeps to the policy where it offers of itself', async () => {
  open(
    {
      check: () => ({
        judgements: [{ verdict: EMAIL, offer: found(EMAIL, { policy: 'check' }).offer }],
      }),
    },
    { what: { kind: 'email', value: 'ada@example.org' }, place: 'text' },
  );
  expect(await screen.findByText(/Checked offline only here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /credit/ })).toBeNull();
});

it('shows the answer of a job when it arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    let done = false;
    const { sent, user } = open({
      parse: () => read([found(EMAIL)]),
      lookup: ({ trigger }) =>
        done && trigger === 'waiting'
          ? { ...answered(ANSWER, { credits: 0 }), from: 'cache' }
          : { state: 'pending', credits: 5 },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Check deliverability · 5 credits' }),
    );
    expect(await screen.findByText(/goes on in the background/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(screen.getByText(/goes on in the background/)).toBeVisible();
    done = true;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await screen.findByText(ANSWER.headline)).toBeVisible();
    expect(screen.queryByText(/goes on in the background/)).toBeNull();
    const asked = sent('lookup').length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent('lookup')).toHaveLength(asked);
    // One press; what follows only waits.
    const triggers = sent('lookup').map((body) => Object(body).trigger);
    expect(triggers.filter((trigger) => trigger !== 'waiting')).toEqual(['gesture']);
  } finally {
    vi.useRealTimers();
  }
});

it('checks a suggestion for free in the same card', async () => {
  const fixed = verdict('email', 'bob@gmail.com', { headline: 'A webmail address.' });
  const { sent, user } = open(
    { parse: ({ text }) => read([found(text === 'bob@gmail.com' ? fixed : TYPO)]) },
    { asked: false },
  );
  await user.click(await screen.findByRole('button', { name: 'Check this instead' }));
  expect(await screen.findByText('A webmail address.')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(sent('lookup')).toEqual([]);
});

it('says when the text cannot be read at all', async () => {
  open({ parse: fails('worker-gone') });
  expect(await screen.findByText('Fieldmark was updated or restarted.')).toBeVisible();
});
