import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let options: Page;

beforeAll(async () => {
  world = await openWorld();
  options = await world.browser.open(world.browser.pageUrl('options.html'));
  await options.getByRole('heading', { name: 'What Fieldmark may do' }).waitFor();
});
afterAll(() => world.close());

it('shows the inputs for key and address on the welcome page without scrolling', async () => {
  const page = await world.browser.open(world.browser.pageUrl('welcome.html'));
  await page.setViewportSize({ width: 1100, height: 800 });
  const button = await page.getByRole('button', { name: 'Save and verify' }).boundingBox();
  expect(button?.y).toBeLessThan(760);
  await page.close();
});
