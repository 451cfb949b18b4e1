/** A PDF in a tab of Firefox, in whose viewer no script of an extension runs. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FirefoxWorld, openFirefoxWorld } from '../support/firefox-world.ts';
import { type ServedDocuments, serveDocuments } from './served-documents.ts';

let world: FirefoxWorld;
let served: ServedDocuments;

beforeAll(async () => {
  served = await serveDocuments();
  world = await openFirefoxWorld({}, served.answer);
  await (await world.firefox.open(`${world.demo.url}/enter`)).close();
});
afterAll(() => world.close());

it('marks the wrong IBAN of a PDF', async () => {
  await world.firefox.open(`${world.demo.url}/invoice`);
  const popup = await world.ours('/popup.html');
  const offer = await popup.waitForSelector('.note > .primary');
  expect(await offer?.evaluate(({ textContent }) => textContent)).toBe('Check this PDF');
  await offer?.click();
  const page = await world.firefox.opened('documents.html');
  const mark = await page.waitForSelector(`.doc-bad[title="${served.wrongIban}"]`);
  const box = await mark?.boundingBox();
  expect(box?.width).toBeGreaterThan(50);
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent);
  expect(heading).toMatch(/^1 of \d+ values needs a look$/);
  await page.close();
});
