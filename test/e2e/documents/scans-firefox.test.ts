/** A scan in Firefox: its text is read when the person asks for it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScanFiles, type ScanFiles } from '../../invoices/scans/scan-files.ts';
import { chooseFiles, reads } from '../support/firefox-steps.ts';
import { type FirefoxWorld, openFirefoxWorld } from '../support/firefox-world.ts';
import { testFolder } from '../support/test-folder.ts';

const save = testFolder();
let world: FirefoxWorld;
let files: ScanFiles;

beforeAll(async () => {
  files = await makeScanFiles();
  world = await openFirefoxWorld({});
});
afterAll(() => world.close());

it('reads the IBAN of a scanned PDF after a press', async () => {
  const path = await save('scan.pdf', files.pdf);
  const page = await world.ours('/documents.html');
  await chooseFiles(page, [path]);
  await reads(page, /This PDF is a picture/);
  const button = await page.waitForSelector('.note .primary');
  expect(await button?.evaluate(({ textContent }) => textContent)).toBe(
    'Read the text in this PDF',
  );
  await button?.click();
  await page.waitForSelector(`.doc-mark[title="${files.scan.invoice.iban}"]`);
  await reads(page, /Read from a picture\. Some signs may be wrong\./);
});
