/** Fakes for the parts of the platform that jsdom lacks, as far as the tests need them. */
import { expect, vi } from 'vitest';
import type { Failure } from '../../lib/domain/failure.ts';
import type { Severity } from '../../lib/domain/index.ts';
import type { MessageName, ReplyOf } from '../../lib/extension/messages/table.ts';
import type { AskBackground } from '../../lib/page/dom/registry.ts';
import { ROWS } from '../messages.ts';
import { policiesOf } from '../policies.ts';

export class FakeHighlight extends Set<AbstractRange> {
  priority = 0;
  type = 'highlight';
}

export const highlights = new Map<string, FakeHighlight>();

class FakeIntersections {
  static all: FakeIntersections[] = [];
  readonly seen = new Set<Element>();
  readonly #call: IntersectionObserverCallback;
  constructor(call: IntersectionObserverCallback) {
    this.#call = call;
    FakeIntersections.all.push(this);
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {
    this.seen.clear();
  }
  enter(element: Element) {
    if (!this.seen.has(element)) return;
    const entry = { isIntersecting: true, target: element };
    Reflect.apply(this.#call, null, [[entry], this]);
  }
}

class FakeSizes {
  static all = new Set<FakeSizes>();
  readonly seen = new Set<Element>();
  readonly #call: ResizeObserverCallback;
  constructor(call: ResizeObserverCallback) {
    this.#call = call;
    FakeSizes.all.add(this);
  }
  observe(element: Element) {
    this.seen.add(element);
    this.deliver();
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {
    this.seen.clear();
  }
  deliver() {
    Reflect.apply(this.#call, null, [[], this]);
  }
}

/** Calls the resize observers of an element. */
export function resize(element: Element): void {
  for (const observer of FakeSizes.all) if (observer.seen.has(element)) observer.deliver();
}

/** Calls the intersection observers of an element: it became visible. */
export function becomeVisible(element: Element): void {
  for (const observer of FakeIntersections.all) observer.enter(element);
}

export function installPlatform(): void {
  highlights.clear();
  vi.stubGlobal('Highlight', FakeHighlight);
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('IntersectionObserver', FakeIntersections);
  vi.stubGlobal('ResizeObserver', FakeSizes);
  vi.stubGlobal('requestIdleCallback', (call: IdleRequestCallback) =>
    setTimeout(() => call({ didTimeout: false, timeRemaining: () => 10 }), 0),
  );
  ShadowRoot.prototype.elementFromPoint ??= () => null;
  Element.prototype.checkVisibility = function isShown(this: Element) {
    return Element.prototype.closest.call(this, '[hidden]') === null;
  };
}

/** The first element of the page, or within a node, that matches. */
export function find<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  within?: ParentNode,
): HTMLElementTagNameMap[Name];
export function find(selector: string, within?: ParentNode): HTMLElement;
export function find(selector: string, within: ParentNode = document): Element {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/** jsdom shows no popovers: they are open while they are in the page, unless a test says otherwise. */
export function fakePopovers(
  isOpen: (element: Element) => boolean = ({ isConnected }) => isConnected,
): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function open(this: Element, selector) {
    return selector === ':popover-open' ? isOpen(this) : Reflect.apply(matches, this, [selector]);
  });
  HTMLElement.prototype.showPopover = () => {};
}

/** @returns the shadow root that was attached last; it must be closed */
export function keepShadowRoot(): () => ShadowRoot | undefined {
  let root: ShadowRoot | undefined;
  const { attachShadow } = Element.prototype;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function attach(
    this: Element,
    init,
  ) {
    expect(init.mode).toBe('closed');
    root = Reflect.apply(attachShadow, this, [init]);
    return root;
  });
  return () => root;
}

/** The settings of a site where everything is checked and marked. */
export const SITE: ReplyOf<'site'> = {
  marks: true,
  passing: true,
  guard: 'hold',
  wait: 1500,
  region: '',
  policies: policiesOf({ domain: 'off', ip: 'off' }, 'check'),
};

/** The texts that are highlighted with a severity. */
export function marked(severity: Severity): string[] {
  return [...(highlights.get(`fieldmark-${severity}`) ?? [])].map((range) => {
    const live = document.createRange();
    live.setStart(range.startContainer, range.startOffset);
    live.setEnd(range.endContainer, range.endOffset);
    return live.toString();
  });
}

/** Names of the properties that our scripts read of elements around a text. */
const READ =
  'childElementCount children closest firstElementChild getAttribute localName matches nextElementSibling parentElement previousElementSibling querySelector textContent';

/** Shadows a form's properties as controls with these names do in browsers, but not in jsdom. */
export function takeOverNames(form: HTMLFormElement): void {
  for (const name of READ.split(' '))
    Object.defineProperty(form, name, {
      value: document.createElement('input'),
      configurable: true,
    });
}

/** Makes an event trusted; `overrides` replaces properties that a test cannot set. */
export function trusted<E extends Event>(
  event: E,
  overrides: { readonly [K in keyof Event]?: unknown } = {},
): E {
  const overridden = new Map<PropertyKey, unknown>(
    Object.entries({ isTrusted: true, ...overrides }),
  );
  return new Proxy(event, {
    get(target, key) {
      if (overridden.has(key)) return overridden.get(key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Records the listeners that are added to a control and to window from now on.
 * @returns a function that calls them for an event in the browser's order; events that a script
 * dispatches reach them as usual
 */
export function recordListeners(control: EventTarget): (event: Event) => void {
  const listeners: { type: string; isWindow: boolean; call: (event: Event) => void }[] = [];
  const real = control.addEventListener.bind(control);
  const record =
    (isWindow: boolean) =>
    (type: string, call: unknown, options?: boolean | AddEventListenerOptions) => {
      if (typeof call !== 'function') return;
      const signal = typeof options === 'object' ? options.signal : undefined;
      const listener = (event: Event) =>
        void (signal?.aborted || Reflect.apply(call, control, [event]));
      listeners.push({ type, isWindow, call: listener });
      if (!isWindow) real(type, listener, options);
    };
  vi.stubGlobal('addEventListener', record(true));
  vi.spyOn(control, 'addEventListener').mockImplementation(record(false));
  return (event) => {
    const isOnPath = event.composedPath().includes(control);
    // Window first, because all its listeners capture.
    for (const isWindow of [true, false]) {
      for (const listener of listeners) {
        if (
          listener.type === event.type &&
          listener.isWindow === isWindow &&
          (isWindow || isOnPath)
        ) {
          listener.call(event);
        }
      }
    }
  };
}

/** Gives an element a box in the viewport, where every hit test finds it. jsdom has no layout. */
export function putInSight(element: Element, box = new DOMRect(20, 20, 200, 30)): void {
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => box);
  document.elementFromPoint = () => element;
}

type Answer = (
  name: MessageName,
  body: unknown,
  failed?: (failure: Failure) => void,
) => Promise<unknown>;

/** A fake background with these answers; requests and replies are parsed as by the real one. */
export function askWith(answer: Answer): AskBackground {
  return async (name, body, failed) => {
    const reply = await answer(name, ROWS[name].request.parse(body), failed);
    return reply === undefined ? undefined : (ROWS[name].reply.parse(reply) as never);
  };
}
