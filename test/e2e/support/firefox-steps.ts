/** Steps of a person on a page of ours in Firefox. */
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { until } from './until.ts';

/** Waits until the page has the text. */
export const reads = (page: Page, expected: RegExp) =>
  until(async () => expect(await page.evaluate(() => document.body.textContent)).toMatch(expected));

/** Pastes text into the first box of the page. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.focus('textarea');
  await page.evaluate((pasted) => {
    document.execCommand('selectAll');
    document.execCommand('insertText', false, pasted);
  }, text);
}

/** Presses a button or tab once it is enabled. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const button = await until(async () => {
    const handle = await page.evaluateHandle((wanted) => {
      const pattern = new RegExp(wanted);
      const all = [...document.querySelectorAll('button, [role="tab"]')];
      return all.find(
        (each) =>
          pattern.test(each.textContent.trim()) &&
          !each.matches('[disabled], [aria-disabled="true"]'),
      );
    }, name.source);
    const element = handle.asElement();
    if (!element) throw new Error(`no button ${name}`);
    return element;
  });
  await button.evaluate((each) => (each as HTMLElement).scrollIntoView({ block: 'center' }));
  await (button as unknown as { click(): Promise<void> }).click();
}

/** Chooses files of the disk in the first field for files that matches. */
export async function chooseFiles(
  page: Page,
  paths: readonly string[],
  selector = 'input[type="file"]',
): Promise<void> {
  const input = await page.waitForSelector(selector);
  await (await input?.toElement('input'))?.uploadFile(...paths);
}
