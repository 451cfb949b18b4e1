/** A list that is looked up again, and what has changed since. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inDocument } from '../support/axe-run.ts';
import { FIVE_VALUES, OTHER_ANSWERS } from '../support/changed-answers.ts';
import { testWorld } from '../support/test-world.ts';
import { openWorkbench, pressInMenu } from '../support/workbench.ts';

const world = testWorld({ key: 'auto' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

it('pays the price on the button, and shows only what has changed', async () => {
  const page = await openWorkbench(world.browser, FIVE_VALUES);
  await button(page, 'Look up 5 values · 5 credits').click();
  await page.getByText('5 answered').waitFor();
  const before = await world.spent();
  for (const fault of OTHER_ANSWERS) await world.fault(fault);
  await pressInMenu(page, 'More', 'Look up again…');
  await button(page, 'Look up 5 values again · 5 credits').click();
  await page.getByText('1 VAT number no longer found in VIES · Bank: 1 changed').waitFor();
  await page.getByText(/^Since .* 3 without important changes$/).waitFor();
  const view = page.getByRole('region', { name: 'What has changed' });
  const items = view.getByRole('listitem');
  expect(await items.count()).toBe(2);
  expect(await items.first().textContent()).toMatch(
    /^VAT number no longer found in VIES.*DE123456788/,
  );
  expect(await items.last().textContent()).toMatch(
    /^Same verdict, different details.*→ Merged Bank/,
  );
  expect(await inDocument(page)).toEqual([]);
  await button(page, '1 worse').click();
  expect(await items.count()).toBe(1);
  await view.getByRole('button', { name: 'Row 1' }).press('Enter');
  await page.getByRole('complementary', { name: 'Row 1' }).waitFor();
  expect((await world.spent()) - before).toBe(5);
});
