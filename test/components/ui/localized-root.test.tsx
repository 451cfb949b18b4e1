/** A page of ours that is told to speak another language while it is open. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshLanguage, renderLocalized } from '../../../components/ui/localized-root.ts';
import type { LanguageTag } from '../../../lib/texts/languages.ts';
import { optionsText } from '../../../lib/texts/options.ts';

const world = vi.hoisted(() => {
  vi.resetModules();
  return { background: 'pl', waits: new Map<string, Promise<void>>() };
});
afterAll(() => void vi.resetModules());

vi.mock('../../../lib/extension/send-to-background.ts', () => ({
  sendToBackground: async () => ({ ok: true, value: { language: world.background } }),
}));
vi.mock('../../../lib/texts/load-language.ts', () => ({
  browserLanguage: () => 'en-GB',
  loadLanguagePack: async (language: LanguageTag) => {
    await world.waits.get(language);
    const said: Readonly<Record<string, string>> = { de: 'Sprache', pl: 'Język' };
    const sectionLanguage = said[language];
    return sectionLanguage ? { language, areas: { options: { sectionLanguage } } } : null;
  },
}));

function Page() {
  return (
    <label>
      {optionsText('sectionLanguage')}
      <input />
    </label>
  );
}

/** A page listens as long as its window lives; here several pages share one. */
let listeners: Parameters<typeof addEventListener>[];

beforeEach(async () => {
  world.background = 'pl';
  world.waits.clear();
  localStorage.setItem('fieldmark.language', 'de');
  listeners = vi.spyOn(globalThis, 'addEventListener').mock.calls;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => renderLocalized(root, () => <Page />));
});

afterEach(() => {
  for (const [type, listener] of listeners) removeEventListener(type, listener);
});

it('begins in the language that was spoken last, and anew where that was another', () => {
  expect(screen.getByText('Język')).toBeVisible();
  expect(document.documentElement.lang).toBe('pl');
  expect(localStorage.getItem('fieldmark.language')).toBe('pl');
});

it('says itself anew where it is: what is typed stays, and the focus', async () => {
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'half a key');
  world.background = 'en';
  await act(async () => refreshLanguage());
  expect(await screen.findByLabelText('Language')).toBe(input);
  expect(input).toHaveValue('half a key');
  expect(input).toHaveFocus();
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('fieldmark.language')).toBe('en');
});

it('speaks the language that was chosen last, however long another takes to load', async () => {
  let loaded = () => {};
  world.waits.set(
    'de',
    new Promise((resolve) => {
      loaded = resolve;
    }),
  );
  world.background = 'de';
  await act(async () => refreshLanguage());
  world.background = 'pl';
  await act(async () => refreshLanguage());
  await act(async () => loaded());
  expect(await screen.findByText('Język')).toBeVisible();
  expect(document.documentElement.lang).toBe('pl');
});
