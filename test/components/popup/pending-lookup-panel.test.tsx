import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESS_DELAY_MS } from '../../../components/ui/press-readiness.ts';
import type { PendingLookup } from '../../../lib/extension/schemas/index.ts';
import type { Handlers } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, fails, found, HOUR, SNAPSHOT, verdict } from '../samples.ts';
import { box, openPanel, openPopup } from './open-popup.tsx';

const QUESTION: PendingLookup = {
  id: 'id-7',
  verdict: EMAIL,
  offer: found(EMAIL).offer,
  depth: 'standard',
  refresh: false,
  credits: 3,
  host: 'shop.example',
  byPage: false,
};

/** Two frames for the paint, then the delay. */
const READY_MS = PRESS_DELAY_MS + 50;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  // jsdom reads a clock of its own.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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
  await advance(READY_MS);
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
  await advance(READY_MS);
  expect(button(LOOK_UP)).toHaveFocus();
});

it('leaves the focus on a tab that the person moved to', async () => {
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Usage' }));
  const tab = screen.getByRole('tab', { name: 'Lookups' });
  tab.focus();
  fireEvent.click(tab);
  await advance(READY_MS);
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
  await advance(150);
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

/** Presses a key as a browser does: with Enter and Space a click on the focused button follows. */
async function pressKey(name: string, key = 'Enter') {
  const target = document.activeElement ?? document.body;
  const isAllowed = fireEvent.keyDown(target, { key, code: key });
  const isPress = key === 'Enter' || key === ' ';
  if (isAllowed && isPress && target === screen.queryByRole('button', { name }))
    fireEvent.click(target);
  fireEvent.keyUp(target, { key, code: key });
  await settle();
  return isAllowed;
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
      if (how === 'key') await pressKey(LOOK_UP);
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
  await advance(READY_MS);
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
  await advance(READY_MS);
  clickAt(button(LOOK_UP), 310);
  await settle();
  expect(sent('lookup')).toHaveLength(1);
});

it('does not take the focus while the person types', async () => {
  const { sent } = await open();
  box().focus();
  fireEvent.input(box(), { target: { value: 'DE8' } });
  await advance(READY_MS);
  expect(box()).toHaveFocus();
  expect(button(LOOK_UP)).toHaveAttribute('aria-disabled', 'false');
  expect(sent('lookup')).toEqual([]);
});

describe('in a popup that a page’s press opened', () => {
  const sentence = () => screen.getByText(/^Look up/, { selector: 'p' });

  it('the sentence that says what and how much has the focus, and no key on it presses the button', async () => {
    const { sent } = await open({ byPage: true });
    expect(sentence()).toHaveTextContent('Look up ada@example.org for 3 credits?');
    for (let waited = 0; waited < 5_000; waited += 100) {
      expect(sentence()).toHaveFocus();
      await pressKey(LOOK_UP, ['Enter', ' ', 'a'][waited % 3]);
      await advance(waited % 700);
    }
    expect(sent('lookup')).toEqual([]);
  });

  it('Tab leads to the button, except before it is ready', async () => {
    const { sent } = await open({ byPage: true });
    expect(await pressKey(LOOK_UP, 'Tab')).toBe(false);
    await advance(READY_MS);
    expect(await pressKey(LOOK_UP, 'Tab')).toBe(true);
    button(LOOK_UP).focus();
    await pressKey(LOOK_UP);
    expect(sent('lookup')).toEqual([]);
    await advance(READY_MS);
    await pressKey(LOOK_UP);
    expect(sent('lookup')).toHaveLength(1);
  });
});

it('is not confirmed by a key that was pressed before it was ready and handled after', async () => {
  const { sent } = await open();
  await advance(READY_MS);
  expect(button(LOOK_UP)).toHaveFocus();
  const stamp = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  stamp.mockImplementation(() => performance.now() - 304);
  await pressKey(LOOK_UP);
  expect(sent('lookup')).toEqual([]);
});

it('loses the focus to a key that writes, so that the next space does not press it', async () => {
  const { sent } = await open();
  await advance(READY_MS);
  for (const key of 'hello my friend') {
    await pressKey(LOOK_UP, key);
    await advance(READY_MS);
  }
  expect(sent('lookup')).toEqual([]);
  expect(button(LOOK_UP)).not.toHaveFocus();
});

it('waits again when the window gets the focus, and for keys as long as it has none', async () => {
  const { sent } = await open();
  await advance(READY_MS);
  fireEvent(window, new FocusEvent('blur'));
  await advance(READY_MS);
  await pressKey(LOOK_UP);
  fireEvent(window, new FocusEvent('focus'));
  await pressKey(LOOK_UP);
  expect(sent('lookup')).toEqual([]);
  await advance(READY_MS);
  await pressKey(LOOK_UP);
  expect(sent('lookup')).toHaveLength(1);
});

it('is not confirmed by the release of a key that went down in another window', async () => {
  const { sent } = await open();
  await advance(READY_MS);
  fireEvent.keyUp(button(LOOK_UP), { key: ' ', code: 'Space' });
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(sent('lookup')).toEqual([]);
});

it('does not take the focus in the side panel, where it appears while the person is elsewhere', async () => {
  openPanel({ popupSnapshot: () => ({ ...SNAPSHOT, question: QUESTION }) });
  await settle();
  await advance(READY_MS);
  expect(button(LOOK_UP)).toHaveAttribute('aria-disabled', 'false');
  expect(document.body).toHaveFocus();
});

it('makes one lookup, however often and long Enter is pressed', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  const { sent } = await open({}, { lookup: () => gate.then(() => answered(ANSWER)) });
  await advance(READY_MS);
  fireEvent.keyDown(button(LOOK_UP), { key: 'Enter', repeat: true });
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(sent('lookup')).toEqual([]);
  await advance(READY_MS);
  fireEvent.keyDown(button(LOOK_UP), { key: 'Enter' });
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
  await advance(READY_MS);
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
  await advance(READY_MS);
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
  await advance(READY_MS);
  fireEvent.click(button(label));
  await settle();
  expect(sent('lookup')).toMatchObject([body]);
});

it('says why it failed, and can be tried again at its price', async () => {
  const { sent } = await open({}, { lookup: fails('over-budget') });
  await advance(READY_MS);
  fireEvent.click(button(LOOK_UP));
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(/budget/);
  await advance(READY_MS);
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
  await advance(READY_MS);
  fireEvent.click(button('Look up · free'));
  await settle();
  const repeat = screen.getByRole('button', { name: 'Look up again · 3 credits' });
  // The new button is also disabled at first.
  fireEvent.click(repeat);
  expect(sent('lookup')).toHaveLength(1);
  await advance(READY_MS);
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
  await advance(READY_MS);
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
