/** The language of a page, also where it changes while the page is open. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshLanguage, renderLocalized } from '../../../components/ui/localized-root.ts';
import { optionsText } from '../../../lib/texts/areas.ts';
import type { LanguageTag } from '../../../lib/texts/languages.ts';
import { keyFrom } from '../../../lib/texts/locale.ts';

const background = vi.hoisted(() => {
  vi.resetModules();
  return { language: 'pl', keyFrom: 'person', waits: new Map<string, Promise<void>>() };
});
afterAll(() => void vi.resetModules());

vi.mock('../../../lib/extension/send-to-background.ts', () => ({
  sendToBackground: async () => ({
    ok: true,
    value: { language: background.language, keyFrom: background.keyFrom },
  }),
}));
vi.mock('../../../lib/texts/load-language.ts', () => ({
  browserLanguage: () => 'en-GB',
  loadLanguagePack: async (language: LanguageTag) => {
    await background.waits.get(language);
    const translations: Readonly<Record<string, string>> = { de: 'Sprache', pl: 'Język' };
    const sectionLanguage = translations[language];
    return sectionLanguage ? { language, areas: { options: { sectionLanguage } } } : null;
  },
}));

/** The document's language at each mount. */
const mounts: string[] = [];

function Page() {
  useEffect(() => void mounts.push(document.documentElement.lang), []);
  return (
    <label>
      {optionsText('sectionLanguage')}
      <input />
    </label>
  );
}

/** Pages never remove their listeners, and all tests share one window. */
let listeners: Parameters<typeof addEventListener>[];

function addRoot(): HTMLElement {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.replaceChildren(root);
  return root;
}

beforeEach(async () => {
  background.language = 'pl';
  background.waits.clear();
  localStorage.setItem('fieldmark.language', 'de');
  listeners = vi.spyOn(globalThis, 'addEventListener').mock.calls;
  addRoot();
  await act(() => renderLocalized(() => <Page />));
});

afterEach(() => {
  for (const [type, listener] of listeners) removeEventListener(type, listener);
});

it('starts in the stored language, and mounts again if the background’s differs', () => {
  expect(screen.getByText('Język')).toBeVisible();
  expect(document.documentElement.lang).toBe('pl');
  expect(localStorage.getItem('fieldmark.language')).toBe('pl');
});

it('changes the language in place: input and focus stay', async () => {
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'half a key');
  background.language = 'en';
  await act(async () => refreshLanguage());
  expect(await screen.findByLabelText('Language')).toBe(input);
  expect(input).toHaveValue('half a key');
  expect(input).toHaveFocus();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('fieldmark.language')).toBe('en');
});

it('follows another page of the extension that learnt who set the key', async () => {
  background.keyFrom = 'organisation';
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'fieldmark.keyFrom' })));
  await waitFor(() => expect(keyFrom()).toBe('organisation'));
  expect(localStorage.getItem('fieldmark.keyFrom')).toBe('organisation');
});

it('applies the last choice, however long another language takes to load', async () => {
  let loaded = () => {};
  background.waits.set(
    'de',
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  background.language = 'de';
  await act(async () => refreshLanguage());
  background.language = 'pl';
  await act(async () => refreshLanguage());
  await act(async () => loaded());
  expect(await screen.findByText('Język')).toBeVisible();
  expect(document.documentElement.lang).toBe('pl');
});

it('mounts once, in the background’s language, if it waits for the background', async () => {
  const { promise, resolve } =
    Promise.withResolvers<NonNullable<Awaited<Parameters<typeof renderLocalized>[1]>>>();
  localStorage.clear();
  const before = mounts.length;
  const parent = addRoot();
  const rendering = renderLocalized(() => <Page />, promise);
  await act(async () => {});
  expect(parent).toBeEmptyDOMElement();
  await act(async () => {
    resolve({ ok: true, value: { language: 'de', keyFrom: 'person' } });
    await rendering;
  });
  expect(parent).toHaveTextContent('Sprache');
  expect(mounts.slice(before)).toEqual(['de']);
});
