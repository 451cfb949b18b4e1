import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD_TIMEOUT_MS, type CardFrame, createCardFrame } from '../../../lib/page/card/frame.ts';
import type { CardPlacement } from '../../../lib/page/frame/contracts.ts';
import { trusted } from '../dom.ts';

let root: ShadowRoot | undefined;
let card: CardFrame;
let size: { width: number; height: number };
/** What listens to the window, until it is over. */
let ears: { type: string; call: (event: Event) => void; signal: AbortSignal | undefined }[];
let spot: () => [string | undefined, string | undefined];
const [onSilence, onReload] = [vi.fn(), vi.fn()];

const at = (more: Partial<CardPlacement> = {}): CardPlacement => ({
  anchor: new DOMRect(100, 100, 80, 20),
  closesOnPointerLeave: false,
  ...more,
});
const opened = (id = 'one', token = 'secret') => ({ id, token });
const host = () => document.querySelector('fieldmark-card');
const frames = () => [...(root?.querySelectorAll('iframe') ?? [])];
const frame = (): HTMLIFrameElement => {
  const [only, second] = frames();
  if (!only || second) throw new Error(`${frames().length} frames`);
  return only;
};

/** As the browser would: a trusted event on the window. */
function hear(event: Event, more: Readonly<Record<string, unknown>> = {}): void {
  const said = trusted(event, { composedPath: () => [document.body], ...more } as never);
  for (const ear of [...ears]) {
    if (ear.type === event.type && !ear.signal?.aborted) ear.call(said);
  }
}
const pointer = (type: string, x: number, y: number, path: EventTarget[] = [document.body]) =>
  hear(new MouseEvent(type, { clientX: x, clientY: y }), { composedPath: () => path });
const focusOn = (element: Element | null) =>
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(element);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input>';
  size = { width: 368, height: 132 };
  ears = [];
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 700);
  const record = (type: string, call: (event: Event) => void, options?: AddEventListenerOptions) =>
    void ears.push({ type, call, signal: options?.signal });
  vi.stubGlobal('addEventListener', record);
  const { attachShadow, matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function attach(
    this: Element,
    init,
  ) {
    expect(init.mode).toBe('closed');
    root = Reflect.apply(attachShadow, this, [init]);
    return root;
  });
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function open(this: Element, selector) {
    return selector === ':popover-open'
      ? this.isConnected
      : Reflect.apply(matches, this, [selector]);
  });
  HTMLElement.prototype.showPopover = () => {};
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function high(
    this: HTMLElement,
  ) {
    return this instanceof HTMLIFrameElement ? Number(this.height) : 0;
  });
  vi.clearAllMocks();
  card = createCardFrame({
    css: '',
    url: 'moz-extension://x/card.html',
    onTimeout: onSilence,
    onReload,
  });
  spot = () => {
    const mount = root?.querySelector('div');
    return [mount?.style.left, mount?.style.top];
  };
});
afterEach(() => {
  card.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a card that opens', () => {
  it('has its token in the fragment alone, and no credentials with its parent', () => {
    card.open(opened(), at());
    const url = new URL(frame().src);
    expect(url.hash).toBe('#secret');
    expect(frame().src.replace(url.hash, '')).toBe('moz-extension://x/card.html');
    expect(frame().hasAttribute('credentialless')).toBe(true);
    expect(frame().title).toBe('Fieldmark');
    expect(card.id).toBe('one');
    expect(host()?.outerHTML).not.toMatch(/secret|card\.html/);
  });

  it('stands under its anchor, or over it where there is no room', () => {
    card.open(opened(), at());
    expect(spot()).toEqual(['100px', '128px']);
    card.open(opened(), at({ anchor: new DOMRect(100, 650, 80, 20) }));
    expect(spot()).toEqual(['100px', `${650 - 8 - 132}px`]);
  });

  it('takes the focus where it was asked for, and not where it opened on hover', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    card.open(opened(), at({ closesOnPointerLeave: true }));
    expect(focus).not.toHaveBeenCalled();
    card.open(opened('two'), at());
    expect(focus.mock.contexts).toEqual([frame()]);
  });

  it('stands in place of the one before, whose frame says nothing any more', () => {
    card.open(opened(), at());
    const first = frame();
    card.open(opened('two', 'other'), at());
    expect(first.isConnected).toBe(false);
    expect(new URL(frame().src).hash).toBe('#other');
    vi.advanceTimersByTime(CARD_TIMEOUT_MS - 1);
    card.ready('one');
    vi.advanceTimersByTime(1);
    expect(onSilence.mock.calls).toEqual([['two']]);
    expect(card.id).toBeNull();
  });
});

describe('a frame that does not run', () => {
  it('is gone after a while, and said to be', () => {
    card.open(opened(), at());
    // It fires also where it is blocked.
    frame().dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(CARD_TIMEOUT_MS - 1);
    expect(onSilence).not.toHaveBeenCalled();
    expect(card.id).toBe('one');
    vi.advanceTimersByTime(1);
    expect(onSilence.mock.calls).toEqual([['one']]);
    expect(host()).toBeNull();
  });

  it('is none once it has said a word, or was closed', () => {
    card.open(opened(), at());
    card.ready('one');
    vi.advanceTimersByTime(CARD_TIMEOUT_MS * 2);
    expect(card.id).toBe('one');
    card.open(opened('two'), at());
    card.close();
    vi.advanceTimersByTime(CARD_TIMEOUT_MS * 2);
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('is told of where the page began it anew', () => {
    card.open(opened(), at());
    const first = frame();
    first.dispatchEvent(new Event('load'));
    expect(onReload).not.toHaveBeenCalled();
    first.dispatchEvent(new Event('load'));
    expect(onReload.mock.calls).toEqual([['one']]);
    card.close();
    first.dispatchEvent(new Event('load'));
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});

describe('the height of a card', () => {
  it.each([
    [200.4, '200'],
    [1, '64'],
    [5_000, '520'],
  ])('of %d is taken as %s', (height, expected) => {
    card.open(opened(), at());
    card.resize('one', height);
    expect(frame().height).toBe(expected);
  });

  it('is no higher than the viewport, and the card stays in it', () => {
    vi.stubGlobal('innerHeight', 300);
    card.open(opened(), at());
    card.resize('one', 5_000);
    expect(frame().height).toBe('284');
    expect(spot()[1]).toBe('8px');
  });

  it('is not told by another card', () => {
    card.open(opened(), at());
    card.resize('two', 300);
    expect(frame().height).toBe('132');
  });
});

describe('a card closes', () => {
  it.each<[string, boolean, () => void]>([
    ['with Escape', true, () => hear(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['with no other key', false, () => hear(new KeyboardEvent('keydown', { key: 'a' }))],
    [
      'with no Escape of a script’s',
      false,
      () => hear(new KeyboardEvent('keydown', { key: 'Escape' }), { isTrusted: false }),
    ],
    ['with a press elsewhere', true, () => pointer('pointerdown', 5, 5)],
    [
      'with no press of a script’s',
      false,
      () => hear(new MouseEvent('pointerdown'), { isTrusted: false }),
    ],
    [
      'with no press on itself',
      false,
      () => pointer('pointerdown', 120, 140, [host() ?? document]),
    ],
  ])('%s: %s', (_, isClosed, act) => {
    card.open(opened(), at());
    act();
    expect(card.id).toBe(isClosed ? null : 'one');
    expect(host() === null).toBe(isClosed);
  });

  it('with an Escape that the page never hears', () => {
    card.open(opened(), at());
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    const stopped = vi.spyOn(event, 'stopImmediatePropagation');
    hear(event);
    expect(event.defaultPrevented).toBe(true);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('and gives the focus back where it had it, to what had it before', () => {
    const input = document.querySelector('input');
    if (!input) throw new Error('no input');
    const back = vi.spyOn(input, 'focus');
    focusOn(input);
    card.open(opened(), at());
    focusOn(host());
    card.open(opened('two'), at());
    card.close();
    expect(back).toHaveBeenCalledTimes(1);
    card.open(opened(), at());
    focusOn(document.body);
    card.close();
    expect(back).toHaveBeenCalledTimes(1);
    focusOn(input);
    card.open(opened(), at());
    focusOn(host());
    input.remove();
    card.close();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('where its anchor is gone, and moves with it before', () => {
    let now: DOMRect | null = new DOMRect(100, 100, 80, 20);
    card.open(opened(), at({ currentAnchor: () => now }));
    now = new DOMRect(100, 60, 80, 20);
    hear(new Event('scroll'));
    expect(spot()).toEqual(['100px', '88px']);
    now = null;
    hear(new Event('resize'));
    expect(card.id).toBeNull();
  });

  it('and hears nothing afterwards', () => {
    card.open(opened(), at());
    card.close();
    expect(ears.filter(({ signal }) => !signal?.aborted)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a card that opened on hover', () => {
  beforeEach(() => {
    card.open(opened(), at({ closesOnPointerLeave: true }));
    card.ready('one');
  });
  const away = () => {
    pointer('pointermove', 700, 600);
    vi.advanceTimersByTime(600);
  };

  it('goes when the pointer has been away for a while', () => {
    pointer('pointermove', 700, 600);
    vi.advanceTimersByTime(599);
    expect(card.id).toBe('one');
    vi.advanceTimersByTime(1);
    expect(card.id).toBeNull();
  });

  it.each<[string, () => void]>([
    ['comes back to the anchor', () => pointer('pointermove', 90, 90)],
    ['goes over to the card', () => pointer('pointerover', 300, 200, [host() ?? document])],
  ])('stays where the pointer %s in time', (_, back) => {
    pointer('pointermove', 700, 600);
    vi.advanceTimersByTime(500);
    back();
    vi.advanceTimersByTime(5_000);
    expect(card.id).toBe('one');
    away();
    expect(card.id).toBeNull();
  });

  it.each([
    ['left', 83, 110],
    ['right', 197, 110],
    ['over', 120, 83],
    ['under', 120, 137],
  ])('is left by a pointer 17 px away on the %s', (_, x, y) => {
    pointer('pointermove', x, y);
    vi.advanceTimersByTime(600);
    expect(card.id).toBeNull();
  });

  it('stays for good once it was pressed or focused', () => {
    focusOn(host());
    hear(new Event('blur'));
    focusOn(document.body);
    away();
    expect(card.id).toBe('one');
  });

  it('stays while it has the focus', () => {
    pointer('pointermove', 700, 600);
    focusOn(host());
    vi.advanceTimersByTime(600);
    expect(card.id).toBe('one');
  });

  it('goes all the same where something else took the window’s focus', () => {
    focusOn(document.body);
    hear(new Event('blur'));
    away();
    expect(card.id).toBeNull();
  });
});

it('a card that was asked for stays wherever the pointer goes', () => {
  card.open(opened(), at());
  card.ready('one');
  pointer('pointermove', 700, 600);
  vi.advanceTimersByTime(5_000);
  expect(card.id).toBe('one');
});
