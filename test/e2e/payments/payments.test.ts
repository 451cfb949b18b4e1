/** Payment files and bank statements in Chromium: what was paid before is what the next payment file is held against. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { surfaceOf } from '../support/surface.ts';
import { testFolder } from '../support/test-folder.ts';
import { testWorld } from '../support/test-world.ts';
import { chromiumTab, openWorkbench } from '../support/workbench.ts';
import { saveJourney, takeJourney } from './payment-steps.ts';

const world = testWorld();
const save = testFolder();
let files: Awaited<ReturnType<typeof saveJourney>>;
let page: Page;

beforeAll(async () => {
  files = await saveJourney(save);
});

const open = async (...paths: readonly string[]) => {
  page = await openWorkbench(world.browser);
  await page.locator('input[type="file"]').setInputFiles([...paths]);
  return surfaceOf(chromiumTab(page));
};

it('says first which payment goes to another account than the one that was paid before', async () => {
  await takeJourney(files, open);
  const first = page.locator('[data-line]').first();
  await first.getByText(/^IBAN: Another account than the one you know\./).waitFor();
  await first.getByText('Alder Papier GmbH').waitFor();
  // Nothing is changed here.
  expect(await page.getByRole('button', { name: /^(Correct|Fix|Use)/ }).count()).toBe(0);
  expect(await world.spent()).toBe(0);
});
