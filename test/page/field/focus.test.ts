import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameRegistry } from '../../../lib/page/dom/registry.ts';
import { watchFocus } from '../../../lib/page/field/focus.ts';
import { find } from '../dom.ts';

let stop: AbortController;
let scriptLoaded: () => void;
let input: HTMLInputElement;
/** Those that the browser opens for extensions. */
const closedRoots = new WeakMap<Element, ShadowRoot>();

beforeEach(() => {
  stop = new AbortController();
  document.body.innerHTML = '<input name="email"><textarea></textarea>';
  input = find('input');
  const isInput = (element: Element) => element instanceof HTMLInputElement;
  const script = new Promise<void>((resolve) => {
    scriptLoaded = resolve;
  });
  const openOrClosedShadowRoot = (element: Element) => closedRoots.get(element) ?? null;
  vi.stubGlobal('chrome', { dom: { openOrClosedShadowRoot } });
  watchFocus(stop.signal, isInput, () => script);
});
afterEach(() => {
  stop.abort();
  vi.unstubAllGlobals();
  delete frameRegistry().onFocus;
  delete frameRegistry().guardSubmit;
  delete frameRegistry().bufferedEvents;
});

const enterValue = (value: string) => {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

it('buffers a field’s events until the field script is ready', async () => {
  input.focus();
  enterValue('b');
  expect(frameRegistry().bufferedEvents?.get(input)).toHaveLength(2);
  const onFocus = vi.fn<(element: Element) => void>();
  frameRegistry().onFocus = onFocus;
  scriptLoaded();
  await expect.poll(() => onFocus).toHaveBeenCalledTimes(1);
  enterValue('bob');
  expect(onFocus).toHaveBeenCalledWith(input);
  const eventTypes = () =>
    frameRegistry()
      .bufferedEvents?.get(input)
      ?.map(({ type }) => type);
  expect(eventTypes()).toEqual(['keydown', 'input', 'keydown', 'input']);
  frameRegistry().guardSubmit = () => false;
  enterValue('bob@example.com');
  expect(eventTypes()).toHaveLength(4);
});

it('reads no value until then, because the field may be sensitive', async () => {
  const read = vi.spyOn(HTMLInputElement.prototype, 'value', 'get');
  input.focus();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  scriptLoaded();
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

it('stops buffering when the script is ready, and reports no other controls', async () => {
  const onFocus = vi.fn<(element: Element) => void>();
  frameRegistry().onFocus = onFocus;
  document.querySelector('textarea')?.focus();
  input.focus();
  enterValue('bob');
  await expect.poll(() => onFocus).toHaveBeenCalledTimes(1);
  expect(onFocus).toHaveBeenCalledWith(input);
  expect(frameRegistry().bufferedEvents?.get(input)).toBeUndefined();
});

it('swallows errors of the field script', async () => {
  const rejections: unknown[] = [];
  const record = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', record);
  const onFocus = vi.fn(() => {
    throw new Error('fault in the field script');
  });
  frameRegistry().onFocus = onFocus;
  input.focus();
  await expect.poll(() => onFocus).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', record);
  expect(rejections).toEqual([]);
});

it('buffers the events of each field that gets focus in a closed shadow root before the script is ready', async () => {
  const host = document.createElement('x-form');
  const root = host.attachShadow({ mode: 'closed' });
  closedRoots.set(host, root);
  root.innerHTML = '<input name="email"><input name="city">';
  document.body.append(host);
  const [email, city] = root.querySelectorAll('input');
  email?.focus();
  email?.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  city?.focus();
  const focused: Element[] = [];
  frameRegistry().onFocus = (element) => void focused.push(element);
  scriptLoaded();
  await expect.poll(() => focused).toEqual(expect.arrayContaining([email, city]));
  expect(email && frameRegistry().bufferedEvents?.get(email)).toHaveLength(1);
});
