import { expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';

const world = testWorld({ key: 'auto' });

it('shows one section at a time, which fits the window, and goes back to the one before', async () => {
  const page = await world.browser.open(world.browser.pageUrl('options.html'));
  await page.setViewportSize({ width: 360, height: 740 });
  const headings = page.locator('main h2:visible');
  await page.getByText('Sandbox Account').waitFor();
  expect(await headings.allTextContents()).toEqual(['Connection']);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(741);
  await page.getByRole('link', { name: 'Budget' }).click();
  await page.getByLabel('All lookups per day').waitFor();
  expect(await headings.allTextContents()).toEqual(['Budget']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('budget');
  await page.goBack();
  await page.getByText('Sandbox Account').waitFor();
  expect(await headings.allTextContents()).toEqual(['Connection']);
});

it('fills in the address of a link, and sends nothing', async () => {
  const before = (await world.log()).length;
  const address = encodeURIComponent('https://api.example.org/base');
  const page = await world.browser.open(world.browser.pageUrl(`options.html#connect=${address}`));
  const url = page.getByLabel('API base URL');
  await url.waitFor();
  expect(await url.inputValue()).toBe('https://api.example.org/base');
  expect(await page.getByLabel('API key', { exact: true }).inputValue()).toBe('');
  expect(await world.log()).toHaveLength(before);
});
