/** A page of ours that stored nothing yet: a card in the frame of a site that had none before. */
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { renderLocalized } from '../../components/ui/localized-root.ts';
import type { ReplyOf } from '../../lib/extension/messages/table.ts';
import type { LanguageTag } from '../../lib/texts/languages.ts';
import { optionsText } from '../../lib/texts/options.ts';

vi.mock('../../lib/texts/load.ts', () => ({
  browserLanguage: () => 'en-GB',
  loadLanguagePack: async (language: LanguageTag) =>
    language === 'de' ? { language, areas: { options: { sectionLanguage: 'Sprache' } } } : null,
}));

/** The page's language at each mount. */
const shown: string[] = [];

function Page() {
  useEffect(() => void shown.push(document.documentElement.lang), []);
  return <p>{optionsText('sectionLanguage')}</p>;
}

it('begins once, in the language of the background, where that is waited for', async () => {
  let answer = (_: { ok: true; value: ReplyOf<'language'> }) => {};
  const spoken = new Promise<Parameters<typeof answer>[0]>((resolve) => {
    answer = resolve;
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const showing = renderLocalized(root, () => <Page />, spoken);
  await act(async () => {});
  expect(document.body.textContent).toBe('');
  await act(async () => {
    answer({ ok: true, value: { language: 'de' } });
    await showing;
  });
  expect(screen.getByText('Sprache')).toBeVisible();
  expect(shown).toEqual(['de']);
});
