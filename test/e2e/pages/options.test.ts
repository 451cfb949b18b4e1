/** The options and the welcome page in a browser: what is in view, and a downloaded settings file. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/until.ts';
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

it('finds a setting by a synonym and scrolls to it', async () => {
  await options.getByRole('searchbox', { name: 'Find a setting' }).fill('guard');
  const nav = options.getByRole('navigation', { name: 'Sections' });
  expect(await nav.getByRole('link').allTextContents()).toEqual(['In pages']);
  await options.keyboard.press('Enter');
  await until(async () => {
    const field = options.getByRole('radio', { name: 'Warn and stop the form' });
    const box = await field.boundingBox();
    expect(box && box.y > 0 && box.y < 800).toBe(true);
  });
  await options.keyboard.press('Escape');
  expect(await nav.getByRole('link').count()).toBeGreaterThan(6);
});

it('imports the settings that were exported', async () => {
  const group = options.getByRole('group', { name: /^Phone/ });
  const phone = (name: string) => group.getByRole('radio', { name, exact: true });
  await phone('Off').click();
  await options.getByText('Saved', { exact: true }).waitFor();
  const [download] = await Promise.all([
    options.waitForEvent('download'),
    options.getByRole('button', { name: 'Export settings' }).click(),
  ]);
  const file = join(tmpdir(), `fieldmark-settings-${process.pid}.json`);
  await download.saveAs(file);
  await options.getByRole('button', { name: 'Reset settings' }).click();
  await until(async () => expect(await phone('Ask').isChecked()).toBe(true));
  await options.getByLabel('Settings file').setInputFiles(file);
  await options.getByRole('button', { name: 'Import 1 change' }).click();
  await until(async () => expect(await phone('Off').isChecked()).toBe(true));
});
