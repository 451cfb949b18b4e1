/** A wrong value among right ones is counted and explained wherever several values are shown. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, openWorld, type World } from '../support/world.ts';

/** In the third IBAN two digits are swapped. */
const LETTER = `Dear Ms Alder,

thank you for your order 4500123456 of 12 March 2024. Please pay to these accounts:
DE89 3704 0044 0532 0130 00 for goods, GB29 NWBK 6016 1331 9268 19 for freight,
AT61 1904 3002 3457 3210 for deposits and FR14 2004 1010 0505 0001 3M02 606 for the rest.

Our account at the old bank, no. 5566, is closed. Write to sales@ if anything is unclear.
Kind regards`;

const SUPPLIERS = `Supplier;IBAN;Email;Phone
Alder;DE89 3704 0044 0532 0130 00;billing@gmail.com;+49 30 901820
Birch;GB29 NWBK 6016 1331 9286 19;accounts@gmail.com;+44 20 7946 0958
Cedar;FR14 2004 1010 0505 0001 3M02 606;compta@gmail,com;+33 1 42 68 53 00
Dogwood;to follow;office@gmail.com;+49 30 9
Elm;DE89 3704 0O44 0532 0130 00;post@gmail.com;+49 30 901821`;

/** A wrong value in each column of values. */
const FOUR_KINDS = `Supplier;Email;IBAN;VAT;Phone;Invoice
Alder;billing@gmail,com;DE89 3704 0044 0532 0130 00;DE136695976;+49 30 901820;RE-2026-24817
Birch;accounts@gmail.com;GB29 NWBK 6016 1331 9286 19;FR40303265045;+44 20 7946 0958;RE-2026-24818
Cedar;compta@gmail.com;FR14 2004 1010 0505 0001 3M02 606;DE136695975;+33 1 42 68 53 00;RE-2026-24819
Dogwood;office@gmail.com;NL91 ABNA 0417 1643 00;ATU13585627;+49 30 1;RE-2026-24820`;

let world: World;

beforeAll(async () => {
  const cell = (line: string) => `<p>${line}</p>`;
  world = await openWorld({
    extra: { '/letter.html': `<main id="all">${LETTER.split('\n').map(cell).join('')}</main>` },
  });
  await world.connect({ auto: false });
});
afterAll(() => world.close());

const openPopup = async (text: string): Promise<Page> => {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page
    .getByRole('textbox', { name: 'Paste an email, IBAN, VAT number, phone, domain or IP' })
    .fill(text);
  return page;
};

const openWorkbench = async (text: string): Promise<Page> => {
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  await page.getByRole('textbox', { name: 'Check a list' }).fill(text);
  await page.getByRole('button', { name: 'Check these values' }).click();
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
    await page.close();
  });

  it('shows the same in the card of a selection, and pays for none', async () => {
    const before = await world.spent();
    const page = await world.browser.open(`${world.demo.url}/letter.html`);
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    await chooseMenuItem(world, page, { selectionText: LETTER });
    await cardOf(page).reads(/4 values · 3 plausible · 1 bad.*1 row not recognised.*sales@/s);
    expect(await world.spent()).toBe(before);
    await page.close();
  });
});

describe('a table of suppliers with wrong cells', () => {
  it('shows all values in the popup, and the cell without a value', async () => {
    const page = await openPopup(SUPPLIERS);
    await until(async () =>
      expect(await summary(page).textContent()).toBe('14 values · 10 plausible · 4 bad'),
    );
    const texts = await page.locator('.found > li').allTextContents();
    expect(texts.slice(0, 4).map((text) => text.slice(0, 12))).toEqual([
      'IBANGB29NWBK',
      expect.stringContaining('Email'),
      expect.stringContaining('Phone'),
      'IBANDE893704',
    ]);
    expect(await page.locator('.unread').textContent()).toContain(
      '5to followNot an IBAN, unlike the rest of its column',
    );
    await page.close();
  });

  it('checks all columns with values in the workbench, each as its kind', async () => {
    const page = await openWorkbench(FOUR_KINDS);
    await page.getByText('4 of 4 rows need you').waitFor();
    await page.getByRole('button', { name: '4 bad' }).click();
    for (const value of ['billing@gmail,com', '9286 19', 'DE136695975', '+49 30 1'])
      await page.getByRole('row', { name: value }).waitFor();
    await page.close();
  });
});
