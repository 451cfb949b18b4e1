import type { Page } from 'playwright-core';
import type { Chromium } from './chromium.ts';

/** Opens a file on a page of documents of its own. */
export async function openDocument(
  browser: Chromium,
  name: string,
  bytes: Uint8Array,
  mimeType = 'application/pdf',
): Promise<Page> {
  const page = await browser.open(browser.pageUrl('documents.html'));
  const file = { name, mimeType, buffer: Buffer.from(bytes) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  return page;
}
