import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetShared, startWithoutDatabases } from './reset.ts';

// A query by role over a whole page takes jsdom half a second; the default is 1 s for all attempts.
configure({ asyncUtilTimeout: 10_000 });

/** What tests put where jsdom has nothing: it lays out nothing and has no top layer. */
const PATCHED: readonly (readonly [object, ...names: string[]])[] = [
  [
    document,
    'caretPositionFromPoint',
    'elementFromPoint',
    'elementsFromPoint',
    'fullscreenElement',
  ],
  [Element.prototype, 'checkVisibility', 'scrollIntoView'],
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

function resetDocument(): void {
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
}

// A browser that withholds nothing; what else it is asked it does not know. It stays between files:
// `wxt/browser` keeps what it finds when it is first imported.
if (!('chrome' in globalThis))
  Object.assign(globalThis, { chrome: { permissions: { request: async () => true } } });

// Testing Library says so itself only in the first file of a worker.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

beforeAll(startWithoutDatabases);

/** Noon: what is an hour old is of the same day. */
const NOW = new Date(2026, 10, 21, 12);
// Also for what test files make of the time before their first test.
vi.setSystemTime(NOW);
beforeEach(() => void vi.setSystemTime(NOW));

afterEach(async () => {
  cleanup();
  await resetShared();
  restorePlatform();
  resetDocument();
});
