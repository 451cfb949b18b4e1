/** A supplier whose IBAN has changed, in Firefox: in another list, and at a field whose page learns nothing. */
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { paste, press, reads } from '../support/firefox-steps.ts';
import { testFirefox, typeInto } from '../support/firefox-world.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { until } from '../support/until.ts';

const [OLD, NEW] = ['DE89 3704 0044 0532 0130 00', 'DE02 1203 0000 0000 2020 51'] as const;
const [VAT, OTHER_VAT] = ['DE136695976', 'DE811569869'] as const;
const WARNING = /this VAT number has another IBAN: DE89 … 3000/;
const FORM = `<!doctype html><html lang="en"><title>Payment</title><form action="thanks.html">
<p><label>VAT number <input name="vat_number"></label></p>
<p><label>IBAN <input name="iban"></label></p>
<p style="margin-block-start:9em"><button>Save</button></p></form>`;

const INVOICE = `<!doctype html><html lang="en"><title>Invoice</title><p>Pay to IBAN</p><p>${NEW}</p>
<p>VAT number ${VAT}</p>`;

/** Extension APIs of our pages, to trigger the browser command, which no input event can. */
declare const browser: {
  tabs: {
    query(filter: object): Promise<{ id: number; url: string }[]>;
    sendMessage(tab: number, message: object): Promise<unknown>;
  };
};

const world = testFirefox({ '/pay.html': FORM, '/changed.html': INVOICE }, { passing: true });

async function openList(text: string): Promise<Page> {
  const page = await world.ours('/workbench.html');
  await page.bringToFront();
  await page.waitForSelector('.intake textarea');
  await page.focus('.intake textarea');
  await paste(page, text);
  await press(page, /^Check these values$/);
  await page.waitForSelector('[role="grid"]');
  return page;
}

beforeAll(async () => {
  const page = await openList(`Supplier;VAT number;IBAN\nAcme GmbH;${VAT};${OLD}\nElm Ltd;;${OLD}`);
  await page.click('[aria-label="More"]');
  await press(page, /^These are my suppliers$/);
  await reads(page, /2 suppliers with an IBAN\./);
});

it('is said in another list', async () => {
  const page = await openList(`VAT number;IBAN\n${OTHER_VAT};${NEW}\n${VAT};${NEW}`);
  await reads(page, /1 needs attention/);
  const { x, y } = await page.evaluate((vat) => {
    const rows = [...document.querySelectorAll('[role="row"][data-line]')];
    const row = rows.find(({ textContent }) => textContent.includes(vat));
    const box = row?.querySelectorAll('[role="gridcell"]')[1]?.getBoundingClientRect();
    return { x: (box?.left ?? 0) + 8, y: (box?.top ?? 0) + 8 };
  }, VAT);
  await page.mouse.click(x, y);
  await reads(page, WARNING);
});

it('is said in the popup of a page', async () => {
  const invoice = await world.firefox.open(`${world.demo.url}/changed.html`);
  await until(async () => expect(await invoice.evaluate(markedTexts)).toContain(NEW));
  const popup = await world.ours('/popup.html');
  await reads(popup, /1 value on this page needs a look/);
  await popup.click('#page-wrong ~ .rows button');
  await reads(popup, WARNING);
  await invoice.close();
});

it('is said in the card of a marked IBAN', async () => {
  const invoice = await world.firefox.open(`${world.demo.url}/changed.html`);
  await until(async () => expect(await invoice.evaluate(markedTexts)).toContain(NEW));
  const ours = await world.ours('/console.html');
  await ours.evaluate(
    async (url, message) => {
      const tab = (await browser.tabs.query({})).find((each) => each.url === url);
      return browser.tabs.sendMessage(tab?.id ?? 0, message);
    },
    invoice.url(),
    { fieldmarkTab: 'walk', back: false },
  );
  await invoice.bringToFront();
  await until(async () => {
    const card = invoice.frames().find((frame) => /card\.html/.test(frame.url()));
    expect(await card?.evaluate(() => document.body.textContent)).toMatch(WARNING);
  });
  await invoice.close();
});

/** The points of the page that our line covers. */
const extent = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('fieldmark-field');
    const points: string[] = [];
    for (let x = 0; x < innerWidth; x += 8)
      for (let y = 0; y < innerHeight; y += 8)
        if (host && document.elementFromPoint(x, y) === host) points.push(`${x} ${y}`);
    return points.join();
  });

it('shows a page no other area for a supplier than for anybody, and does not hold the form', async () => {
  const typed = async (vat: string) => {
    const page = await world.firefox.open(`${world.demo.url}/pay.html`);
    await typeInto(page, 'VAT number', vat);
    await page.keyboard.press('Tab');
    await typeInto(page, 'IBAN', NEW);
    await page.keyboard.press('Tab');
    // First there is only a mark.
    await until(async () => expect((await extent(page)).length).toBeGreaterThan(400));
    const area = await extent(page);
    await page.evaluate(() => document.querySelector('button')?.click());
    await until(async () => expect(page.url()).toMatch(/thanks\.html/));
    return area;
  };
  expect(await typed(VAT)).toBe(await typed(OTHER_VAT));
});
