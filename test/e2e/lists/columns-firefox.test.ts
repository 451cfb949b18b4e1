/** A table of suppliers in Firefox: columns hidden, moved and resized, and duplicates in groups. */
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { firefoxTab } from '../support/firefox-tab.ts';
import { testFirefox } from '../support/firefox-world.ts';
import { type Surface, surfaceOf } from '../support/surface.ts';
import { until } from '../support/until.ts';

const SUPPLIERS = `Supplier;Email;IBAN;Amount
Alder & Co;billing@gmail.com;DE89 3704 0044 0532 0130 00;-1,240.00
Birch Ltd;accounts@gmail.com;GB29 NWBK 6016 1331 9268 19;=1+1
Cedar GmbH;office@gmail.com;DE89370400440532013000;1`;

let page: Page;
let surface: Surface;

const world = testFirefox();
beforeAll(async () => {
  page = await world.ours('/workbench.html');
  surface = surfaceOf(firefoxTab(page, () => Promise.reject(new Error('nothing is saved'))));
  await page.focus('textarea');
  await page.evaluate((text) => document.execCommand('insertText', false, text), SUPPLIERS);
  await surface.press({ role: 'button', name: /^Check these values$/ });
  await surface.reads(/1 plausible/);
});

const headings = () =>
  page.$$eval('[role="columnheader"][aria-label]', (heads) =>
    heads.map((head) => head.getAttribute('aria-label')),
  );

const boxOf = async (selector: string) => {
  const box = await (await page.waitForSelector(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};
const head = (name: string) => `[role="columnheader"][aria-label="${name}"]`;
const edge = (name: string) => `[role="separator"][aria-label="Width of ${name}"]`;

async function drag(from: { x: number; y: number }, x: number): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, from.y, { steps: 5 });
  await page.mouse.up();
}

it('hides, moves and resizes columns, and keeps that with the list', async () => {
  await surface.press({ role: 'button', name: /^More$/ });
  await surface.press({ role: 'button', name: /^Columns and separator$/ });
  await surface.press({ role: 'button', name: /^Hide Amount$/ });
  await page.keyboard.press('Escape');
  const arranged = ['Row', 'Result', 'IBAN', 'Supplier', 'Email'];
  await drag(await boxOf(head('IBAN')), (await boxOf(head('Supplier'))).x - 20);
  await until(async () => expect(await headings()).toEqual(arranged));
  const before = await boxOf(head('Email'));
  const handle = await boxOf(edge('Email'));
  await drag(handle, handle.x + 60);
  const widthNow = async () => (await boxOf(head('Email'))).width;
  await until(async () => expect(Math.abs((await widthNow()) - before.width - 60)).toBeLessThan(9));
  const width = await widthNow();
  await surface.press({ role: 'button', name: /^New list$/ });
  await surface.press({ role: 'button', name: /^Pasted list/ });
  await until(async () => expect(await headings()).toEqual(arranged));
  await until(async () => expect(Math.abs((await widthNow()) - width)).toBeLessThan(2));
});

it('shows rows with a value in common in groups', async () => {
  const common = () =>
    page.$$eval('[data-line] [data-column="1"]', (cells) => cells.map((cell) => cell.textContent));
  const iban = 'DE89370400440532013000';
  await surface.press({ role: 'button', name: /^More$/ });
  await surface.press({ role: 'button', name: /^Filter$/ });
  await surface.choose('Duplicates', /^Same value, written differently \(1\)$/);
  await until(async () =>
    expect(await common()).toEqual(new Array(2).fill(`2 rows, written in 2 ways: ${iban}`)),
  );
  await surface.choose('Duplicates', /^Same IBAN, different names \(1\)$/);
  await until(async () =>
    expect(await common()).toEqual(new Array(2).fill(`2 rows, 2 names: ${iban}`)),
  );
});
