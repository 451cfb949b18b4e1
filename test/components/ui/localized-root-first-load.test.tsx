/** A page without a stored language, such as the first card in the frame of a site. */
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it, vi } from 'vitest';
import { renderLocalized } from '../../../components/ui/localized-root.ts';
import type { ReplyOf } from '../../../lib/extension/messages/table.ts';
import { optionsText } from '../../../lib/texts/areas.ts';
import type { LanguageTag } from '../../../lib/texts/languages.ts';

// Test files in the same worker share modules, so the mock must not outlive this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('../../../lib/texts/load-language.ts', () => ({
  browserLanguage: () => 'en-GB',
  loadLanguagePack: async (language: LanguageTag) =>
    language === 'de' ? { language, areas: { options: { sectionLanguage: 'Sprache' } } } : null,
}));

/** The document's language at each mount. */
const mounts: string[] = [];

function Page() {
  useEffect(() => void mounts.push(document.documentElement.lang), []);
  return <p>{optionsText('sectionLanguage')}</p>;
}

it('mounts once, in the background’s language, if it waits for the background', async () => {
  let answer = (_: { ok: true; value: ReplyOf<'language'> }) => {};
  const backgroundLanguage = new Promise<Parameters<typeof answer>[0]>((resolve) => {
    answer = resolve;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const rendering = renderLocalized(root, () => <Page />, backgroundLanguage);
  await act(async () => {});
  expect(document.body.textContent).toBe('');
  await act(async () => {
    answer({ ok: true, value: { language: 'de' } });
    await rendering;
  });
  expect(screen.getByText('Sprache')).toBeVisible();
  expect(mounts).toEqual(['de']);
});
