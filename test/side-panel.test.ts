import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToWindow } from '../lib/extension/side-panel.ts';

type Listener = (...args: unknown[]) => unknown;
const events = vi.hoisted(() => {
  const event = () => {
    const listeners = new Set<Listener>();
    return {
      fire: (...args: unknown[]) => {
        for (const listener of listeners) listener(...args);
      },
      listeners,
      addListener: (listener: Listener) => listeners.add(listener),
      removeListener: (listener: Listener) => listeners.delete(listener),
    };
  };
  return { onActivated: event(), onUpdated: event(), onMessage: event() };
});
vi.mock('wxt/browser', () => ({
  browser: {
    tabs: { onActivated: events.onActivated, onUpdated: events.onUpdated },
    runtime: { onMessage: events.onMessage },
  },
}));

const onChange = vi.fn();
let unsubscribe: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockClear();
  // Node has no window; the browser's event is the only thing that is missing.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  unsubscribe = subscribeToWindow(7)(onChange);
});
afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { onActivated, onUpdated, onMessage } = events;
const inWindow = { active: true, windowId: 7 };

it.each<[string, () => void]>([
  ['another tab of the window becomes active', () => onActivated.fire(inWindow)],
  ['the active tab has loaded', () => onUpdated.fire(1, { status: 'complete' }, inWindow)],
  ['the active tab has another address', () => onUpdated.fire(1, { url: 'https://a/' }, inWindow)],
  ['a page has new values', () => onMessage.fire({ fieldmarkTab: 'popupChanged' })],
])('reports that %s, and changes that follow at once together with it', (_, change) => {
  change();
  onActivated.fire(inWindow);
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledTimes(1);
  change();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it.each<[string, () => void]>([
  ['of another window', () => onActivated.fire({ ...inWindow, windowId: 8 })],
  [
    'of a tab in the background',
    () => onUpdated.fire(1, { status: 'complete' }, { ...inWindow, active: false }),
  ],
  ['of a title', () => onUpdated.fire(1, { title: 'New' }, inWindow)],
  ['that other messages report', () => onMessage.fire({ fieldmarkTab: 'answered' })],
])('reports no change %s', (_, change) => {
  change();
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
});

it('reports nothing after it was unsubscribed', () => {
  onActivated.fire(inWindow);
  unsubscribe();
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
  expect(onActivated.listeners.size + onUpdated.listeners.size + onMessage.listeners.size).toBe(0);
});
