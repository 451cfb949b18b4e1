import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARD_LOAD_LIMIT_MS, CARD_TIMEOUT_MS } from '../../../lib/page/card/card-document.ts';
import { createCardFrame } from '../../../lib/page/card/frame.ts';
import type { CardPlacement } from '../../../lib/page/dom/registry.ts';
import { fakePopovers, find, keepShadowRoot, trusted } from '../dom.ts';

let root: () => ShadowRoot | undefined;
let card: ReturnType<typeof createCardFrame>;
/** Listeners on window. Aborted ones are not called. */
let listeners: { type: string; call: (event: Event) => void; signal: AbortSignal | undefined }[];
/** The frame has loaded: its page, or an empty one if it is blocked. */
const load = () => void frame().dispatchEvent(new Event('load'));
const [onSilence, onReload] = [vi.fn(), vi.fn()];

const cardCorner = () => {
  const mount = root()?.querySelector('div');
  return [mount?.style.left, mount?.style.top];
};
const opened = (id = 'one') => ({ id, token: `secret-${id}` });
const open = (id?: string, more: Partial<CardPlacement> = {}) =>
  card.open(opened(id), {
    anchor: new DOMRect(100, 100, 80, 20),
    closesOnPointerLeave: false,
    ...more,
  });
const host = () => document.querySelector('fieldmark-card');
const frames = () => [...(root()?.querySelectorAll('iframe') ?? [])];
const frame = (): HTMLIFrameElement => {
  const [only, second] = frames();
  if (!only || second) throw new Error(`${frames().length} frames instead of one`);
  return only;
};

/** Dispatches a trusted event on the window. */
function hear(event: Event, more: Readonly<Record<string, unknown>> = {}): void {
  const trustedEvent = trusted(event, { composedPath: () => [document.body], ...more } as never);
  for (const listener of [...listeners]) {
    if (listener.type === event.type && !listener.signal?.aborted) listener.call(trustedEvent);
  }
}
const pointer = (type: string, x: number, y: number, path: EventTarget[] = [document.body]) =>
  hear(new MouseEvent(type, { clientX: x, clientY: y }), { composedPath: () => path });
const focusOn = (element: Element | null) =>
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(element);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input>';
  listeners = [];
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 700);
  const record = (type: string, call: (event: Event) => void, options?: AddEventListenerOptions) =>
    void listeners.push({ type, call, signal: options?.signal });
  vi.stubGlobal('addEventListener', record);
  root = keepShadowRoot();
  fakePopovers();
  vi.spyOn(HTMLIFrameElement.prototype, 'getBoundingClientRect').mockImplementation(
    function painted(this: HTMLIFrameElement) {
      return new DOMRect(0, 0, 368, Number(this.height));
    },
  );
  vi.clearAllMocks();
  card = createCardFrame({
    css: '',
    url: 'moz-extension://x/card.html',
    onTimeout: onSilence,
    onReload,
  });
});
afterEach(() => {
  card.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('opening a card', () => {
  it('has the token only in the fragment, and is credentialless', () => {
    open();
    const url = new URL(frame().src);
    expect(url.hash).toBe('#secret-one');
    expect(frame().src.replace(url.hash, '')).toBe('moz-extension://x/card.html');
    expect(frame().hasAttribute('credentialless')).toBe(true);
    expect(frame().title).toBe('Fieldmark');
    expect(card.id).toBe('one');
    expect(host()?.outerHTML).not.toMatch(/secret|card\.html/);
  });

  it('tells its page, once that has started, on which side of its anchor it is', () => {
    open('one', { anchor: new DOMRect(100, 650, 80, 20) });
    const tell = vi.spyOn(frame().contentWindow ?? window, 'postMessage');
    card.ready('two');
    expect(tell).not.toHaveBeenCalled();
    card.ready('one');
    expect(tell.mock.calls).toEqual([['over', '*']]);
  });

  it('takes focus if the person asked for it, not if it opened on hover', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    open('one', { closesOnPointerLeave: true });
    expect(focus).not.toHaveBeenCalled();
    open('two');
    expect(focus.mock.contexts).toEqual([frame()]);
  });

  it('replaces the previous card and ignores its frame', () => {
    open();
    const first = frame();
    open('two');
    expect(first.isConnected).toBe(false);
    expect(new URL(frame().src).hash).toBe('#secret-two');
    load();
    vi.advanceTimersByTime(CARD_TIMEOUT_MS - 1);
    card.ready('one');
    vi.advanceTimersByTime(1);
    expect(onSilence.mock.calls).toEqual([['two']]);
    expect(card.id).toBeNull();
  });
});

describe('a prepared card', () => {
  const KEEP_MS = 1_000;
  const isInert = () => frame().hasAttribute('inert');

  it('is loaded without being shown, pressed or read aloud', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    card.prepare(opened(), KEEP_MS);
    expect(new URL(frame().src).hash).toBe('#secret-one');
    expect(isInert()).toBe(true);
    expect(card.id).toBeNull();
    expect(focus).not.toHaveBeenCalled();
    expect(listeners.some(({ type }) => type === 'scroll')).toBe(false);
  });

  it('is shown in the same frame, which does not load again', () => {
    card.prepare(opened(), KEEP_MS);
    const loaded = frame();
    const place = vi.spyOn(loaded, 'remove');
    expect([loaded.width, loaded.height]).toEqual(['368', '400']);
    open();
    expect([loaded.width, loaded.height]).toEqual(['368', '400']);
    expect(frame()).toBe(loaded);
    expect(place).not.toHaveBeenCalled();
    expect(isInert()).toBe(false);
    expect(cardCorner()).toEqual(['100px', '128px']);
    vi.advanceTimersByTime(KEEP_MS);
    expect(card.id).toBe('one');
  });

  it.each<[string, () => void]>([
    ['after its time', () => vi.advanceTimersByTime(KEEP_MS)],
    [
      'when the page moves it',
      () => {
        frame().dispatchEvent(new Event('load'));
        frame().dispatchEvent(new Event('load'));
      },
    ],
  ])('is discarded %s, and its token is used up', (_, act) => {
    card.prepare(opened(), KEEP_MS);
    act();
    expect(host()).toBeNull();
    expect(card.hasDiscarded('one')).toBe(true);
    expect(card.hasDiscarded('two')).toBe(false);
    expect(onReload).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('is not reported while it is not shown, even if it does not start', () => {
    card.prepare(opened(), 2 * CARD_TIMEOUT_MS);
    vi.advanceTimersByTime(2 * CARD_TIMEOUT_MS);
    expect(host()).toBeNull();
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('has the whole time to start after it was shown, however long it was prepared', () => {
    card.prepare(opened(), 2 * CARD_TIMEOUT_MS);
    load();
    vi.advanceTimersByTime(2 * CARD_TIMEOUT_MS - 1);
    open();
    vi.advanceTimersByTime(CARD_TIMEOUT_MS - 1);
    expect(card.id).toBe('one');
    card.ready('one');
    vi.advanceTimersByTime(CARD_TIMEOUT_MS);
    expect(card.id).toBe('one');
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('is replaced when another card is prepared or opened', () => {
    card.prepare(opened(), KEEP_MS);
    card.prepare(opened('two'), KEEP_MS);
    expect(new URL(frame().src).hash).toBe('#secret-two');
    open('three');
    expect(new URL(frame().src).hash).toBe('#secret-three');
    vi.advanceTimersByTime(KEEP_MS);
    expect(card.id).toBe('three');
  });

  it('is kept when the open card closes', () => {
    open();
    card.prepare(opened('two'), KEEP_MS);
    card.close();
    expect(isInert()).toBe(true);
    open('two');
    expect(card.id).toBe('two');
    card.close();
    expect(host()).toBeNull();
  });
});

describe('a frame that does not start', () => {
  it('has the whole time from when it has loaded, then is removed and reported', () => {
    open();
    vi.advanceTimersByTime(3 * CARD_TIMEOUT_MS);
    // `load` also fires for a blocked frame.
    load();
    vi.advanceTimersByTime(CARD_TIMEOUT_MS - 1);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSilence.mock.calls).toEqual([['one']]);
    expect(host()).toBeNull();
  });

  it('is reported if it never loads', () => {
    open();
    vi.advanceTimersByTime(CARD_LOAD_LIMIT_MS);
    expect(onSilence.mock.calls).toEqual([['one']]);
  });

  it('is reported if the page reloaded it', () => {
    open();
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
  it('is the same for every card until the person presses in it', () => {
    open();
    expect(frame().height).toBe('400');
    card.grow('one');
    expect(frame().height).toBe('520');
    open('two');
    expect(frame().height).toBe('400');
  });

  it('is at most that of the viewport, in which the card stays', () => {
    vi.stubGlobal('innerHeight', 300);
    open();
    expect(frame().height).toBe('284');
    card.grow('one');
    expect(frame().height).toBe('284');
    expect(cardCorner()[1]).toBe('8px');
  });

  it.each<[string, DOMRect]>([
    ['under its anchor, with little space', new DOMRect(100, 250, 80, 20)],
    ['over its anchor', new DOMRect(100, 650, 80, 20)],
    ['next to its anchor', new DOMRect(100, 350, 80, 20)],
  ])('grows %s and stays under the pointer that pressed it', (_, anchor) => {
    const box = () => {
      const [start, top] = cardCorner().map((length) => Number.parseFloat(length ?? ''));
      return { start, top: top ?? 0, bottom: (top ?? 0) + Number(frame().height) };
    };
    open('one', { anchor });
    const before = box();
    card.grow('one');
    const after = box();
    expect(after.start).toBe(before.start);
    expect(after.top).toBeLessThanOrEqual(before.top);
    expect(after.bottom).toBeGreaterThanOrEqual(before.bottom);
    expect(after.top).toBeGreaterThanOrEqual(8);
    expect(after.bottom).toBeLessThanOrEqual(innerHeight - 8);
    hear(new Event('scroll'));
    expect(box()).toEqual(after);
  });

  it('is not changed by messages of another card', () => {
    open();
    card.grow('two');
    expect(frame().height).toBe('400');
  });
});

describe('closing a card', () => {
  it.each<[string, boolean, () => void]>([
    ['with Escape', true, () => hear(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['with no other key', false, () => hear(new KeyboardEvent('keydown', { key: 'a' }))],
    [
      'not on Escape from a script',
      false,
      () => hear(new KeyboardEvent('keydown', { key: 'Escape' }), { isTrusted: false }),
    ],
    ['with a press elsewhere', true, () => pointer('pointerdown', 5, 5)],
    [
      'not on a press from a script',
      false,
      () => hear(new MouseEvent('pointerdown'), { isTrusted: false }),
    ],
    [
      'not on a press on the card',
      false,
      () => pointer('pointerdown', 120, 140, [host() ?? document]),
    ],
  ])('%s: %s', (_, isClosed, act) => {
    open();
    act();
    expect(card.id).toBe(isClosed ? null : 'one');
    expect(host() === null).toBe(isClosed);
  });

  it('closes on Escape, which is hidden from the page', () => {
    open();
    const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    const stopped = vi.spyOn(event, 'stopImmediatePropagation');
    hear(event);
    expect(event.defaultPrevented).toBe(true);
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  it('returns focus to where it was, if the card had it', () => {
    const input = find('input');
    const back = vi.spyOn(input, 'focus');
    focusOn(input);
    open();
    focusOn(host());
    open('two');
    card.close();
    expect(back).toHaveBeenCalledTimes(1);
    open();
    focusOn(document.body);
    card.close();
    expect(back).toHaveBeenCalledTimes(1);
    focusOn(input);
    open();
    focusOn(host());
    input.remove();
    card.close();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('moves with its anchor, and closes when the anchor is gone', () => {
    let now: DOMRect | null = new DOMRect(100, 100, 80, 20);
    open('one', { currentAnchor: () => now });
    now = new DOMRect(100, 60, 80, 20);
    hear(new Event('scroll'));
    expect(cardCorner()).toEqual(['100px', '88px']);
    now = null;
    hear(new Event('resize'));
    expect(card.id).toBeNull();
  });

  it('ignores events once it is closed', () => {
    open();
    card.close();
    expect(listeners.filter(({ signal }) => !signal?.aborted)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a card that opened on hover', () => {
  beforeEach(() => {
    open('one', { closesOnPointerLeave: true });
    card.ready('one');
  });
  const away = () => {
    pointer('pointermove', 700, 600);
    vi.advanceTimersByTime(600);
  };

  it.each<[string, () => void]>([
    ['comes back to the anchor', () => pointer('pointermove', 90, 90)],
    ['moves on to the card', () => pointer('pointerover', 300, 200, [host() ?? document])],
  ])('stays open if the pointer %s in time', (_, back) => {
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
  ])('closes after the pointer has been 17 px away on the %s for a while', (_, x, y) => {
    pointer('pointermove', x, y);
    vi.advanceTimersByTime(599);
    expect(card.id).toBe('one');
    vi.advanceTimersByTime(1);
    expect(card.id).toBeNull();
  });

  it('stays open once it was pressed or focused', () => {
    focusOn(host());
    hear(new Event('blur'));
    focusOn(document.body);
    away();
    expect(card.id).toBe('one');
  });

  it('stays open while it has focus', () => {
    pointer('pointermove', 700, 600);
    focusOn(host());
    vi.advanceTimersByTime(600);
    expect(card.id).toBe('one');
  });

  it('closes even if something else had taken the focus of the window', () => {
    focusOn(document.body);
    hear(new Event('blur'));
    away();
    expect(card.id).toBeNull();
  });
});

it('does not close a card that the person asked for, wherever the pointer goes', () => {
  open();
  card.ready('one');
  pointer('pointermove', 700, 600);
  vi.advanceTimersByTime(5_000);
  expect(card.id).toBe('one');
});
