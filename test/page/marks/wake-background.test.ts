import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakeBackground } from '../../../lib/page/marks/wake-background.ts';

const ask = vi.fn(async () => undefined);
let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  ask.mockClear();
  controller = new AbortController();
  wakeBackground(controller.signal, ask);
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(['scroll', 'pointerdown'])('wakes the background on %s, but not again soon', (type) => {
  document.dispatchEvent(new Event(type));
  document.dispatchEvent(new Event(type));
  expect(ask.mock.calls).toEqual([['site', {}]]);
  vi.advanceTimersByTime(30_000);
  document.dispatchEvent(new Event(type));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not wake the background in a hidden tab, or after the script has ended', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('scroll'));
  vi.restoreAllMocks();
  controller.abort();
  document.dispatchEvent(new Event('scroll'));
  expect(ask).not.toHaveBeenCalled();
});
