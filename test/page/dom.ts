/** What jsdom lacks of the platform, as little as the tests need. */
import { vi } from 'vitest';
import type { Failure } from '../../lib/domain/failure.ts';
import { MESSAGES, type MessageName } from '../../lib/extension/messages/table.ts';
import type { AskBackground } from '../../lib/page/frame/ask-background.ts';

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
  static all = new Map<Element, ResizeObserverCallback>();
  readonly #call: ResizeObserverCallback;
  constructor(call: ResizeObserverCallback) {
    this.#call = call;
  }
  observe(element: Element) {
    FakeSizes.all.set(element, this.#call);
    resize(element);
  }
  unobserve(element: Element) {
    FakeSizes.all.delete(element);
  }
  disconnect() {
    FakeSizes.all.clear();
  }
}

/** Tells who observes an element that it takes more or less room than before. */
export function resize(element: Element): void {
  const call = FakeSizes.all.get(element);
  if (call) Reflect.apply(call, null, [[], null]);
}

/** Tells every observer that an element came into sight. */
export function comeIntoSight(element: Element): void {
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
    return this.closest('[hidden]') === null;
  };
}

/** The text under every highlight of a kind. */
export function marked(kind: string): string[] {
  return [...(highlights.get(`fieldmark-${kind}`) ?? [])].map((range) => {
    const live = document.createRange();
    live.setStart(range.startContainer, range.startOffset);
    live.setEnd(range.endContainer, range.endOffset);
    return live.toString();
  });
}

/** The event as if the browser itself had made it; `more` stands in for what a test cannot set. */
export function trusted<E extends Event>(
  event: E,
  more: { readonly [K in keyof Event]?: unknown } = {},
): E {
  const said = new Map<PropertyKey, unknown>(Object.entries({ isTrusted: true, ...more }));
  return new Proxy(event, {
    get(target, key) {
      if (said.has(key)) return said.get(key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * What listens to a control, and to the window, from now on. The function calls it as the browser
 * would for an event that went that way; events that a script dispatches take their own.
 */
export function hearing(control: EventTarget): (event: Event) => void {
  const ears: { type: string; isWindow: boolean; call: (event: Event) => void }[] = [];
  const real = control.addEventListener.bind(control);
  const record =
    (isWindow: boolean) =>
    (type: string, call: unknown, options?: boolean | AddEventListenerOptions) => {
      if (typeof call !== 'function') return;
      const hear = (event: Event) => void Reflect.apply(call, control, [event]);
      ears.push({ type, isWindow, call: hear });
      if (!isWindow) real(type, hear, options);
    };
  vi.stubGlobal('addEventListener', record(true));
  vi.spyOn(control, 'addEventListener').mockImplementation(record(false));
  return (event) => {
    const isHere = event.composedPath().includes(control);
    // The window hears it first: all of its ears capture.
    for (const isWindow of [true, false]) {
      for (const ear of ears) {
        if (ear.type === event.type && ear.isWindow === isWindow && (isWindow || isHere)) {
          ear.call(event);
        }
      }
    }
  };
}

/** jsdom lays nothing out: a place in the viewport where a pointer hits the element, and nothing else. */
export function putInSight(element: Element, box = new DOMRect(20, 20, 200, 30)): void {
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => box);
  document.elementFromPoint = () => element;
}

type Answer = (
  name: MessageName,
  body: unknown,
  failed?: (failure: Failure) => void,
) => Promise<unknown>;

/** A background that gives these answers; requests and replies are parsed as the real one's are. */
export function askWith(answer: Answer): AskBackground {
  return async (name, body, failed) => {
    const reply = await answer(name, MESSAGES[name].request.parse(body), failed);
    return reply === undefined ? undefined : (MESSAGES[name].reply.parse(reply) as never);
  };
}
