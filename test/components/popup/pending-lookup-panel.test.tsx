import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRESS_DELAY_MS } from '../../../components/ui/use-press-delay.ts';
import type { PendingLookup } from '../../../lib/extension/schemas/index.ts';
import type { Handlers } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, fails, found, HOUR, SNAPSHOT, verdict } from '../samples.ts';
import { box, openPopup } from './open-popup.tsx';

const QUESTION: PendingLookup = {
  id: 'id-7',
  verdict: EMAIL,
  offer: found(EMAIL).offer,
  depth: 'standard',
  refresh: false,
  credits: 3,
  host: 'shop.example',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(question: Partial<PendingLookup> = {}, handlers: Handlers = {}) {
  const opened = openPopup({
    popupSnapshot: () => ({ ...SNAPSHOT, question: { ...QUESTION, ...question } }),
    lookup: () => answered(ANSWER),
    ...handlers,
  });
  await settle();
  expect(screen.getByRole('region', { name: /Ready to look up/ })).toBeVisible();
  return opened;
}
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets replies arrive, without reaching the time of any timer. */
const settle = () => advance(1);
const button = (name: string) => screen.getByRole('button', { name });
const LOOK_UP = 'Look up · 3 credits';

it('is first in its tab, which is shown although another was chosen last, with value, site and price', async () => {
  const draft = { text: '', tab: 'Usage' };
  await open({}, { popupSnapshot: () => ({ ...SNAPSHOT, question: QUESTION, draft }) });
  expect(screen.getByRole('tab', { name: 'Lookups', selected: true })).toBeVisible();
  const region = screen.getByRole('region', { name: 'Ready to look up shop.example' });
  expect(screen.getByRole('tabpanel', { name: 'Lookups' }).firstElementChild).toBe(region);
  expect(region).toHaveTextContent('ada@example.org');
  expect(region).toHaveTextContent('shop.example');
  expect(button(LOOK_UP)).toHaveAccessibleDescription(/ada@example\.org/);
  await advance(PRESS_DELAY_MS);
  expect(button(LOOK_UP)).toHaveFocus();
});

it('is named in the other tabs, with its price and a way back to its button', async () => {
  const { sent } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Usage' }));
  expect(screen.queryByRole('button', { name: LOOK_UP })).toBeNull();
  const hint = screen.getByRole('region', { name: 'Ready to look up' });
  expect(hint).toHaveTextContent('Ready to look up ada@example.org · 3 credits');
  fireEvent.click(within(hint).getByRole('button', { name: 'Show' }));
  expect(screen.queryByRole('region', { name: 'Ready to look up' })).toBeNull();
  expect(button(LOOK_UP)).toBeVisible();
  // A double click on “Show” does not spend.
  fireEvent.click(button(LOOK_UP));
  expect(button(LOOK_UP)).toHaveAttribute('aria-disabled', 'true');
  expect(sent('lookup')).toEqual([]);
  await advance(PRESS_DELAY_MS);
  expect(button(LOOK_UP)).toHaveFocus();
});

it('leaves the focus on a tab that the person moved to', async () => {
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Usage' }));
  const tab = screen.getByRole('tab', { name: 'Lookups' });
  tab.focus();
  fireEvent.click(tab);
  await advance(PRESS_DELAY_MS);
  expect(button(LOOK_UP)).not.toHaveAttribute('aria-disabled', 'true');
  expect(tab).toHaveFocus();
});

it('ignores presses before the delay, then takes the focus', async () => {
  const { sent } = await open();
  await advance(PRESS_DELAY_MS - 100);
  expect(button(LOOK_UP)).toHaveAttribute('aria-disabled', 'true');
  expect(box()).not.toHaveFocus();
  fireEvent.click(button(LOOK_UP));
  expect(sent('lookup')).toEqual([]);
  await advance(100);
  expect(button(LOOK_UP)).toHaveFocus();
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(sent('lookup')).toEqual([
    {
      kind: 'email',
      value: 'ada@example.org',
      depth: 'standard',
      trigger: 'gesture',
      refresh: false,
      place: 'popup',
      pendingLookupId: 'id-7',
    },
  ]);
});

/** Presses Enter as a browser does: a click on the focused button follows. */
async function pressEnter(name: string) {
  const target = document.activeElement ?? document.body;
  const isAllowed = fireEvent.keyDown(target, { key: 'Enter' });
  if (isAllowed && target === screen.queryByRole('button', { name })) fireEvent.click(target);
  await settle();
}
/** A mouse press at a point of the window. */
const pointer = (type: string, target: Element, x: number, moved = 0) =>
  target.dispatchEvent(
    Object.assign(
      new MouseEvent(type, { bubbles: true, screenX: x, screenY: 9, movementX: moved }),
      { pointerType: 'mouse' },
    ),
  );
const clickAt = (target: Element, x: number) => {
  act(() => void pointer('pointerdown', target, x));
  fireEvent.click(target);
};

it.each(['key', 'pointer'])(
  'is not confirmed by the %s presses of a person who keeps pressing',
  async (how) => {
    const { sent } = await open();
    for (let i = 0; i < 20; i += 1) {
      if (how === 'key') await pressEnter(LOOK_UP);
      else clickAt(button(LOOK_UP), 300);
      await advance(150 + (i % 4) * 50);
    }
    expect(sent('lookup')).toEqual([]);
    expect(button(LOOK_UP)).not.toHaveFocus();
  },
);

it('is not confirmed by a key that went down before it was ready', async () => {
  const { sent } = await open();
  await advance(PRESS_DELAY_MS - 50);
  fireEvent.keyDown(button(LOOK_UP), { key: ' ' });
  await advance(PRESS_DELAY_MS);
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(sent('lookup')).toEqual([]);
  fireEvent.keyDown(button(LOOK_UP), { key: ' ' });
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(sent('lookup')).toHaveLength(1);
});

it('is confirmed by a pointer that was moved to it, 600 ms after it opened, but not by one that was there', async () => {
  const { sent } = await open();
  act(() => void pointer('pointermove', button(LOOK_UP), 300));
  await advance(599);
  clickAt(button(LOOK_UP), 300);
  await settle();
  expect(sent('lookup')).toEqual([]);
  act(() => void pointer('pointermove', button(LOOK_UP), 310, 10));
  clickAt(button(LOOK_UP), 310);
  await settle();
  expect(sent('lookup')).toHaveLength(1);
});

it('does not take the focus while the person types', async () => {
  const { sent } = await open();
  box().focus();
  fireEvent.input(box(), { target: { value: 'DE8' } });
  await advance(PRESS_DELAY_MS);
  expect(box()).toHaveFocus();
  expect(button(LOOK_UP)).toHaveAttribute('aria-disabled', 'false');
  expect(sent('lookup')).toEqual([]);
});

it('makes one lookup, however often and long Enter is pressed', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { sent } = await open({}, { lookup: () => gate.then(() => answered(ANSWER)) });
  await advance(PRESS_DELAY_MS);
  const isDefaultAllowed = fireEvent.keyDown(button(LOOK_UP), { key: 'Enter', repeat: true });
  expect(isDefaultAllowed).toBe(false);
  expect(fireEvent.keyDown(button(LOOK_UP), { key: 'Enter' })).toBe(true);
  fireEvent.click(button(LOOK_UP));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Looking up…' }));
  release();
  await settle();
  expect(screen.getByText('Looked up just now for 3 credits')).toBeVisible();
  expect(sent('lookup')).toHaveLength(1);
});

it('shows the answer with its cost, and moves the focus off the button', async () => {
  const { sent } = await open();
  await advance(PRESS_DELAY_MS);
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(screen.getByRole('region', { name: 'Looked up shop.example' })).toBeVisible();
  expect(screen.getByText(ANSWER.headline)).toBeVisible();
  expect(screen.getByText('Looked up just now for 3 credits')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect(document.body).toHaveFocus();
  // The balance has changed.
  expect(sent('usage').at(-1)).toEqual({ refresh: true });
  fireEvent.click(screen.getByRole('tab', { name: 'Usage' }));
  expect(screen.queryByRole('region', { name: /Ready to look up/ })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Lookups' }));
  expect(screen.getByText(ANSWER.headline)).toBeVisible();
});

it('on "Not now" disappears without a lookup and focuses the box', async () => {
  const { sent } = await open();
  await advance(PRESS_DELAY_MS);
  fireEvent.click(button('Not now'));
  expect(screen.queryByRole('region', { name: /Ready to look up/ })).toBeNull();
  expect(sent('cancelPendingLookup')).toEqual([{ id: 'id-7' }]);
  expect(sent('lookup')).toEqual([]);
  expect(box()).toHaveFocus();
});

it.each<[string, Partial<PendingLookup>, object]>([
  ['Look up · free', { credits: 0 }, { depth: 'standard', refresh: false }],
  ['Look up again · 3 credits', { refresh: true }, { depth: 'standard', refresh: true }],
  [
    'Look up deliverability again · 5 credits',
    { depth: 'deep', refresh: true, credits: 5 },
    { depth: 'deep', refresh: true },
  ],
])('has the button “%s” and makes that lookup', async (label, question, body) => {
  const { sent } = await open(question);
  await advance(PRESS_DELAY_MS);
  fireEvent.click(button(label));
  await settle();
  expect(sent('lookup')).toMatchObject([body]);
});

it('says why it failed, and can be tried again at its price', async () => {
  const { sent } = await open({}, { lookup: fails('over-budget') });
  await advance(PRESS_DELAY_MS);
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(/budget/);
  await advance(PRESS_DELAY_MS);
  const again = button('Try again · 3 credits');
  expect(again).not.toHaveClass('primary');
  fireEvent.click(again);
  await settle();
  expect(sent('lookup')).toMatchObject([{ refresh: false }, { refresh: false }]);
});

it.each([
  ['timeout', 'possibly'],
  ['possibly-billed-before', 'no'],
] as const)('is repeated only as a refresh if the answer was lost (%s)', async (kind, billed) => {
  const { sent } = await open({ credits: 0 }, { lookup: fails(kind, { billed }) });
  await advance(PRESS_DELAY_MS);
  fireEvent.click(button('Look up · free'));
  await settle();
  const repeat = screen.getByRole('button', { name: 'Look up again · 3 credits' });
  // The new button is also disabled at first.
  fireEvent.click(repeat);
  expect(sent('lookup')).toHaveLength(1);
  await advance(PRESS_DELAY_MS);
  fireEvent.click(repeat);
  await settle();
  expect(sent('lookup')).toMatchObject([{ refresh: false }, { refresh: true }]);
});

it('shows the answer of a job when it arrives, and offers no second lookup', async () => {
  let offer = found(EMAIL).offer;
  let current = EMAIL;
  const { sent } = await open(
    { depth: 'deep', credits: 5, offer: { ...offer, answeredAt: Date.now() - HOUR, credits: 0 } },
    {
      lookup: () => ({ state: 'pending', credits: 5 }),
      check: () => ({ judgements: [{ verdict: current, offer }] }),
    },
  );
  await advance(PRESS_DELAY_MS);
  fireEvent.click(button('Look up deliverability · 5 credits'));
  await settle();
  expect(screen.getByText(/continues in the background/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /credits$/ })).toBeNull();
  current = verdict('email', 'ada@example.org', {
    headline: 'It can be delivered.',
    basis: ['api'],
  });
  offer = { ...offer, credits: 0, answeredAt: Date.now() + HOUR };
  await advance(2_500);
  await settle();
  expect(screen.getByText('It can be delivered.')).toBeVisible();
  expect(screen.getByRole('region', { name: /Looked up/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect(sent('lookup')).toHaveLength(1);
});
