import { expect, it } from 'vitest';
import { createBadge } from '../../../lib/service/platform/badge.ts';
import { withShownTexts } from '../../texts/in-texts.ts';

it('shows a pending lookup before trouble, and a pause only while nothing else shows', async () => {
  const { badge, shown } = toolbar();
  const steps = [
    ['paused', true, '||'],
    ['trouble', true, '!'],
    ['pendingLookup', true, '1'],
    ['trouble', false, '1'],
    ['trouble', true, '1'],
    ['pendingLookup', false, '!'],
    ['trouble', false, '||'],
    ['paused', false, ''],
  ] as const;
  for (const [why, isOn] of steps) await badge.set(why, isOn);
  expect(shown.filter(([, tab]) => tab === undefined).map(([text]) => text)).toEqual(
    steps.map(([, , text]) => text),
  );
});

/** A badge for two tabs; records what was shown where, and which tabs were asked for their number. */
function toolbar() {
  const shown: (readonly [string | null, number | undefined])[] = [];
  const asked: number[] = [];
  const titles: { readonly title: string | null; readonly tab: number | undefined }[] = [];
  const badge = createBadge({
    setBadgeText: async (text, tab) => void shown.push([text, tab]),
    setTitle: async (title, tab) => void titles.push({ title, tab }),
    tabs: async () => [1, 2].map((id) => ({ id, url: '', private: false })),
    sendToTab: async (tab) => void asked.push(tab),
  });
  return { badge, shown, asked, titles };
}

it('keeps the badge and the title of a paused tab while another reason comes and goes', async () => {
  const { badge, shown, asked, titles } = toolbar();
  badge.followPausedTabs(async () => new Set([2]));
  await badge.setTabPaused(2, true);
  expect(shown).toEqual([['||', 2]]);
  expect(titles).toMatchObject([{ tab: 2 }]);
  expect(withShownTexts({ title: titles[0]?.title }).title).toBe('Fieldmark: paused in this tab');
  await badge.set('trouble', true);
  await badge.set('trouble', false);
  expect(shown.at(-1)).toEqual(['||', 2]);
  expect(asked).toEqual([1]);
  await badge.setTabPaused(2, false);
  expect([shown.at(-1), titles.at(-1)]).toEqual([[null, 2], { title: null, tab: 2 }]);
});

it.each([
  [99, '99'],
  [100, '99+'],
  [0, null],
])('shows %s bad values in the tab as %s', async (count, text) => {
  const { badge, shown } = toolbar();
  await badge.setBadValues(2, count);
  expect(shown).toEqual([[text, 2]]);
});

it('hides the numbers of all tabs for another reason, and requests them again afterwards', async () => {
  const { badge, shown, asked } = toolbar();
  await badge.setBadValues(2, 3);
  await badge.set('trouble', true);
  await badge.setBadValues(1, 4);
  expect(shown).toEqual([
    ['3', 2],
    ['!', undefined],
    [null, 1],
    [null, 2],
  ]);
  expect(asked).toEqual([]);
  await badge.set('trouble', false);
  expect(asked).toEqual([1, 2]);
});

it('causes no error in a browser without badges', async () => {
  const badge = createBadge({
    setBadgeText: () => Promise.reject(new Error('no toolbar')),
    setTitle: () => Promise.reject(new Error('no toolbar')),
    tabs: () => Promise.reject(new Error('no tabs')),
    sendToTab: async () => undefined,
  });
  await expect(badge.set('pendingLookup', true)).resolves.toBeUndefined();
  await expect(badge.set('paused', true)).resolves.toBeUndefined();
});

it('says in the title that every page is paused, also while the badge says something else', async () => {
  const { badge, titles } = toolbar();
  await badge.set('trouble', true);
  await badge.set('paused', true);
  await badge.set('trouble', false);
  await badge.set('paused', false);
  expect(withShownTexts(titles.map(({ title }) => title))).toEqual([
    'Fieldmark: paused everywhere',
    null,
  ]);
});
