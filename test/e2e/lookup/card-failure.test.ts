/** A lookup from the menu that fails: the card says so first, and offers no price as what to press next. */
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ibans } from '../../ibans.ts';
import { cardOf, pressEscape } from '../support/card-surface.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, openWorld, type World } from '../support/world.ts';
import { html } from './card-world.ts';

/** How the API fails, and whether a button with a price may follow. */
const FAILURES = [
  ['429', { status: 429, error: 'Too many requests', isPriced: true, isLong: false }],
  ['402', { status: 402, error: 'Payment required', isPriced: true, isLong: false }],
  ['401, wrong key', { status: 401, error: 'Invalid API Key', isPriced: false, isLong: false }],
  ['401, no reason', { status: 401, error: 'Nope', isPriced: false, isLong: false }],
  ['403', { status: 403, error: 'Forbidden', isPriced: true, isLong: false }],
  ['500', { status: 500, error: 'Internal Error', isPriced: true, isLong: false }],
  ['a lost answer', { drop: 'after', isPriced: true, isLong: true }],
  ['half an answer', { truncate: 'json', isPriced: true, isLong: true }],
] as const;

const IBANS = ibans(FAILURES.length).map((iban) => iban.replaceAll(' ', ''));

/** Runs in the card: what of the failure is out of sight, without scrolling. */
function hiddenParts(parts: string): string[] {
  const body = document.querySelector('.card-body');
  const note = document.querySelector('[role="alert"]');
  if (!body || !note) return ['there is no note'];
  const bar = document.querySelector('.panel > .actions');
  const isSticky = bar !== null && getComputedStyle(bar).position === 'sticky';
  const { top, bottom, right } = body.getBoundingClientRect();
  const end = isSticky ? Math.min(bottom, bar.getBoundingClientRect().top) : bottom;
  const hidden = [...note.querySelectorAll(parts)].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const isSeen = box.height > 0 && box.top >= top && box.bottom <= end && box.right <= right;
    return isSeen ? [] : [`${part.textContent}: ${box.top} to ${box.bottom} of ${end}`];
  });
  const offline = document.querySelector('.offline-only');
  if (!offline) hidden.push('the offline check is shown as an answer');
  else if (offline.getBoundingClientRect().top < note.getBoundingClientRect().bottom)
    hidden.push('the offline check stands over the failure');
  if (body.scrollTop !== 0) hidden.push(`scrolled to ${body.scrollTop}`);
  return hidden;
}

const primaryButtons = (card: Frame) => card.locator('.primary').allTextContents();

describe.each([
  ['in English', 'en', 16, { width: 1280, height: 800 }],
  [
    'in German, with text twice as large, in a narrow window',
    'de',
    32,
    { width: 390, height: 700 },
  ],
] as const)('%s', (_, language, fontSize, viewport) => {
  let world: World;
  let page: Page;
  beforeAll(async () => {
    const values = IBANS.map((iban, i) => `<p id="v${i}">${iban}</p>`).join('');
    world = await openWorld({ fontSize, viewport, extra: { '/values.html': html(values) } });
    await world.connect({ auto: false });
    await world.speak(language);
    page = await world.browser.open(`${world.demo.url}/values.html`);
  });
  afterAll(() => world.close());

  it.each(FAILURES.map(([name, fault], i) => [name, i, fault] as const))(
    'shows %s before all else',
    async (__, i, { isPriced, isLong, ...fault }) => {
      // Twice as large, what to do about a lost answer is longer than the card; what happened and the money are not.
      const parts = isLong && fontSize > 16 ? '.note-title, .tag' : 'p:not(.soft)';
      await world.reset();
      // A free call that is answered ends what the failure before this one left, and shows that the key is kept.
      await world.browser.ask('usage', { refresh: true });
      await world.fault({ path: '/v1/vat/iban', times: 'always', ...fault });
      await page.evaluate((id) => {
        const text = document.getElementById(id);
        if (text) getSelection()?.selectAllChildren(text);
      }, `v${i}`);
      await chooseMenuItem(world, page, { selectionText: IBANS[i] ?? '' });
      const card = await cardOf(page).frame();
      await card.getByRole('alert').waitFor();
      expect(await card.evaluate(hiddenParts, parts)).toEqual([]);
      expect(await primaryButtons(card)).toEqual([]);
      const price = card.getByRole('button', { name: /1 Credit/i });
      expect(await price.count()).toBe(isPriced ? 1 : 0);
      // The page may not learn from the card's size that the lookup failed.
      const { width, height } = (await (await card.frameElement()).boundingBox()) ?? {};
      expect([width, height]).toEqual([Math.min(368, viewport.width - 16), 400]);
      // A person hears the failure, not the offline check, as the card's name.
      const name = await card.getByRole('dialog').getAttribute('aria-label');
      expect(name).toContain(await card.locator('.note-title').textContent());
      await until(async () => {
        await pressEscape(page);
        expect(page.frames().filter((frame) => /card\.html/.test(frame.url()))).toEqual([]);
      });
    },
  );
});
