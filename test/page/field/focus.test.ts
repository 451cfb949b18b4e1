import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFocus } from '../../../lib/page/field/focus.ts';
import { frameRegistry } from '../../../lib/page/frame/registry.ts';

let stop: AbortController;
let arrived: () => void;
let input: HTMLInputElement;

beforeEach(() => {
  stop = new AbortController();
  document.body.innerHTML = '<input name="email"><textarea></textarea>';
  const found = document.querySelector('input');
  if (found === null) throw new Error('no input');
  input = found;
  const isInput = (element: Element) => element instanceof HTMLInputElement;
  const script = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  watchFocus(stop.signal, isInput, () => script);
});
afterEach(() => {
  stop.abort();
  delete frameRegistry().onFocus;
  delete frameRegistry().guardSubmit;
  delete frameRegistry().bufferedEvents;
});

const put = (value: string) => {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

it('tells the field script what was done in a field until the script is ready', async () => {
  input.focus();
  put('b');
  expect(frameRegistry().bufferedEvents?.get(input)).toHaveLength(2);
  const focused = vi.fn<(element: Element) => void>();
  frameRegistry().onFocus = focused;
  arrived();
  await vi.waitFor(() => expect(focused).toHaveBeenCalledTimes(1));
  put('bob');
  expect(focused).toHaveBeenCalledWith(input);
  const written = () =>
    frameRegistry()
      .bufferedEvents?.get(input)
      ?.map(({ type }) => type);
  expect(written()).toEqual(['keydown', 'input', 'keydown', 'input']);
  frameRegistry().guardSubmit = () => false;
  put('bob@example.com');
  expect(written()).toHaveLength(4);
});

it('reads no value meanwhile: the page may mask it', async () => {
  const read = vi.spyOn(HTMLInputElement.prototype, 'value', 'get');
  input.focus();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  arrived();
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

it('has nothing to tell of a field that is entered later, or is no field', async () => {
  const focused = vi.fn<(element: Element) => void>();
  frameRegistry().onFocus = focused;
  document.querySelector('textarea')?.focus();
  input.focus();
  put('bob');
  await vi.waitFor(() => expect(focused).toHaveBeenCalledTimes(1));
  expect(focused).toHaveBeenCalledWith(input);
  expect(frameRegistry().bufferedEvents?.get(input)).toBeUndefined();
});

it('lets no fault of the field script out', async () => {
  const faults: unknown[] = [];
  const note = (reason: unknown) => void faults.push(reason);
  process.on('unhandledRejection', note);
  const focused = vi.fn(() => {
    throw new Error('fault');
  });
  frameRegistry().onFocus = focused;
  input.focus();
  await vi.waitFor(() => expect(focused).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(faults).toEqual([]);
});
