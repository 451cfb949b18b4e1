/** A wrong value among right ones is counted and explained where several values are shown. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem } from '../support/world.ts';

/** In the third IBAN two digits are swapped. */
const LETTER = `Dear Ms Alder,

thank you for your order 4500123456 of 12 March 2024. Please pay to these accounts:
DE89 3704 0044 0532 0130 00 for goods, GB29 NWBK 6016 1331 9268 19 for freight,
AT61 1904 3002 3457 3210 for deposits and FR14 2004 1010 0505 0001 3M02 606 for the rest.

Our account at the old bank, no. 5566, is closed. Write to sales@ if anything is unclear.
Kind regards`;

const cell = (line: string) => `<p>${line}</p>`;
const world = testWorld({
  extra: { '/letter.html': `<main id="all">${LETTER.split('\n').map(cell).join('')}</main>` },
  key: 'ask',
});

const openPopup = async (text: string): Promise<Page> => {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page
    .getByRole('textbox', { name: 'Paste an email, IBAN, VAT number, phone, domain or IP' })
    .fill(text);
  return page;
};

const summary = (page: Page) => page.locator('.reading .count');

describe('a letter with four IBANs, one of them wrong', () => {
  it('shows four values in the popup, the wrong one first with its reason', async () => {
    const page = await openPopup(LETTER);
    await until(async () =>
      expect(await summary(page).textContent()).toBe('4 values · 3 plausible · 1 bad'),
    );
    const first = page.locator('.found > li').first();
    expect(await first.textContent()).toMatch(/AT611904300234573210.*check digits do not match/);
    await page.getByText('1 row not recognised').waitFor();
    const unread = page.locator('.unread');
    expect(await unread.textContent()).toMatch(/7sales@Incomplete email address/);
  });

  it('shows the same in the card of a selection, and pays for none', async () => {
    const before = await world.spent();
    const page = await world.browser.open(`${world.demo.url}/letter.html`);
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    await chooseMenuItem(world, page, { selectionText: LETTER });
    await cardOf(page).reads(/4 values · 3 plausible · 1 bad.*1 row not recognised.*sales@/s);
    expect(await world.spent()).toBe(before);
  });
});
