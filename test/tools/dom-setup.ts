import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import '../check-data.ts';
import { PATIENCE } from '../patience.ts';
import { resetShared, startWithoutDatabases } from './reset.ts';

// A query by role over a whole page takes jsdom half a second; the default is 1 s for all attempts.
configure({ asyncUtilTimeout: PATIENCE });

// jsdom has no layout, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

// jsdom hides popovers, but opens none.
HTMLElement.prototype.hidePopover = function () {
  this.style.display = '';
};
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  popover?.style.setProperty('display', 'block');
});

/** Properties that tests replace, because jsdom has no layout and no top layer. */
const PATCHED: readonly (readonly [object, ...names: string[]])[] = [
  [
    document,
    'caretPositionFromPoint',
    'elementFromPoint',
    'elementsFromPoint',
    'fullscreenElement',
  ],
  [Element.prototype, 'checkVisibility', 'scrollIntoView'],
  [HTMLDialogElement.prototype, 'close', 'showModal'],
  [HTMLElement.prototype, 'hidePopover', 'showPopover'],
  [HTMLFormElement.prototype, 'requestSubmit'],
  [Range.prototype, 'getBoundingClientRect', 'getClientRects'],
  [ShadowRoot.prototype, 'elementFromPoint'],
];
const originals = PATCHED.flatMap(([target, ...names]) =>
  names.map((name) => [target, name, Reflect.getOwnPropertyDescriptor(target, name)] as const),
);

function restorePlatform(): void {
  for (const [target, name, original] of originals) {
    if (original) Object.defineProperty(target, name, original);
    else Reflect.deleteProperty(target, name);
  }
}

const address = location.href;
const { head, body } = document;

function resetDocument(): void {
  history.replaceState(null, '', address);
  // `screen` keeps searching the first body, even after a test has replaced it.
  if (document.body !== body) document.documentElement.replaceChildren(head, body);
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
}

// A minimal browser that grants every permission and has shortcuts. It is kept between files, because `wxt/browser` uses
// the object that it finds when it is first imported.
if (!('chrome' in globalThis))
  Object.assign(globalThis, {
    chrome: { commands: {}, permissions: { request: async () => true } },
  });

// Testing Library sets this only in the first file of a worker, and not again after two waits that overlap.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeAll(startWithoutDatabases);

/** Noon, so that an hour ago is the same day. */
const NOW = new Date(2026, 10, 21, 12);
// Also set at once, for code that test files run before their first test.
vi.setSystemTime(NOW);
beforeEach(() => void vi.setSystemTime(NOW));

afterEach(async () => {
  cleanup();
  await resetShared();
  restorePlatform();
  resetDocument();
});

// jsdom has no layout: every window is wide.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
