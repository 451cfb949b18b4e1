/** The options and the welcome page as a person uses them: search, a file of settings, a sample, a policy. */
import { readFile, writeFile } from 'node:fs/promises';
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

it('checks a sample on the welcome page, offline, and takes the suggestion', async () => {
  const page = await world.browser.open(world.browser.pageUrl('welcome.html'));
  await world.browser.context.setOffline(true);
  await page.getByRole('button', { name: /A mistyped email/ }).click();
  await page.getByRole('button', { name: 'Check this instead' }).click();
  await page.getByRole('img', { name: 'Fits offline' }).waitFor();
  await page.getByRole('button', { name: /An IBAN with a wrong digit/ }).click();
  await page
    .getByText(/check digits/i)
    .first()
    .waitFor();
  await world.browser.context.setOffline(false);
  expect(await world.log()).toEqual([]);
  // Key and address are in sight without scrolling.
  await page.setViewportSize({ width: 1100, height: 800 });
  const button = await page.getByRole('button', { name: 'Save and verify' }).boundingBox();
  expect(button?.y).toBeLessThan(760);
  await page.close();
});

it('finds a setting by another word for it and goes there', async () => {
  await options.getByRole('searchbox', { name: 'Find a setting' }).fill('guard');
  const nav = options.getByRole('navigation', { name: 'Sections' });
  expect(await nav.getByRole('link').allTextContents()).toEqual(['In pages']);
  await options.keyboard.press('Enter');
  await until(async () => {
    const field = options.getByRole('radio', { name: 'Warn and hold' });
    const box = await field.boundingBox();
    expect(box && box.y > 0 && box.y < 800).toBe(true);
  });
  await options.keyboard.press('Escape');
  expect(await nav.getByRole('link').count()).toBeGreaterThan(6);
});

it('exports the settings, resets them, undoes it, and imports them again', async () => {
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
  expect(await readFile(file, 'utf8')).not.toMatch(/baseUrl|"key"|autoAccepted/);

  await options.getByRole('button', { name: 'Reset settings' }).click();
  await until(async () => expect(await phone('Ask').isChecked()).toBe(true));
  await options.getByRole('button', { name: 'Undo' }).click();
  await until(async () => expect(await phone('Off').isChecked()).toBe(true));
  await options.getByRole('button', { name: 'Reset settings' }).click();
  await until(async () => expect(await phone('Ask').isChecked()).toBe(true));

  const choose = options.getByLabel('File of settings');
  await choose.setInputFiles(file);
  const offer = options.getByRole('region', { name: 'What would change' });
  await offer.getByRole('row', { name: 'Phone Ask Off' }).waitFor();
  expect(await phone('Ask').isChecked()).toBe(true);
  await offer.getByRole('button', { name: 'Import 1 change' }).click();
  await until(async () => expect(await phone('Off').isChecked()).toBe(true));

  const wrong = join(tmpdir(), `fieldmark-wrong-${process.pid}.json`);
  await writeFile(wrong, '<html>');
  await choose.setInputFiles(wrong);
  await options.getByText('This file is not JSON.').waitFor();
});
