/** Files that mean harm, on the documents page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pdfBomb, pdfFax, pdfInCodes, pdfWithScript } from '../../invoices/hostile-files.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let page: Page;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  page = await world.browser.open(world.browser.pageUrl('documents.html'));
});
afterAll(() => world.close());

const open = (bytes: Uint8Array, name = 'file.pdf') =>
  page
    .getByLabel('Check invoices')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });

it('runs no script of a PDF and opens no address', async () => {
  const requests: string[] = [];
  world.browser.context.on('request', (request) => requests.push(request.url()));
  page.on('dialog', (dialog) => {
    requests.push(dialog.message());
    void dialog.dismiss();
  });
  await open(await pdfWithScript(`${world.demo.url}/opened`));
  await page.locator('.doc-mark').click();
  await page.getByRole('article').waitFor();
  expect(requests.filter((url) => !/^(?:chrome-extension|data|blob):/.test(url))).toEqual([]);
});

it('ends a bomb with a sentence, in bounded time', async () => {
  const bomb = await pdfBomb(1_500);
  expect(bomb.length).toBeLessThan(100_000);
  await open(bomb);
  await page.getByText(/not a PDF, e-invoice or picture|takes too long/).waitFor();
  // The page goes on.
  await open(await pdfWithScript('https://example.com/'));
  await page.getByRole('heading', { name: 'No problems found in 1 value' }).waitFor();
});

it('draws a scan, and says that it is a picture', async () => {
  await open(pdfFax());
  await page.getByRole('heading', { name: 'This PDF is a picture' }).waitFor();
  await until(async () => {
    const red = await page.locator('.doc-page canvas').evaluate((drawn: HTMLCanvasElement) => {
      const copy = document.createElement('canvas').getContext('2d');
      copy?.drawImage(drawn, -100, -100);
      return drawn.width > 300 ? copy?.getImageData(0, 0, 1, 1).data[0] : undefined;
    });
    expect(red).toBeLessThan(50);
  });
});

it('reads Chinese text whose codes the file does not explain', async () => {
  const codes = Buffer.from('邮箱 anna@gmial.com', 'utf16le').swap16().toString('hex');
  await open(pdfInCodes('UniGB-UCS2-H', 'GB1', codes));
  await page.locator('.doc-mark').and(page.getByTitle('anna@gmial.com')).waitFor();
});
