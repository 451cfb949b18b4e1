/** A list that is looked up again, what has changed since, and the reminder of it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inDocument } from '../support/axe-run.ts';
import { FIVE_VALUES, OTHER_ANSWERS } from '../support/changed-answers.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorkbench, pressInMenu, remindNow } from '../support/workbench.ts';

const world = testWorld({ key: 'auto' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const idOf = (page: Page) => new URL(page.url()).searchParams.get('list') ?? '';

async function lookedUp(): Promise<Page> {
  const page = await openWorkbench(world.browser, FIVE_VALUES);
  await button(page, 'Look up 5 values · 5 credits').click();
  await page.getByText('5 answered').waitFor();
  return page;
}

it('pays the price on the button, and shows only what has changed', async () => {
  const page = await lookedUp();
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

it('reminds of a list after its time, in the popup and with the lists, and spends nothing', async () => {
  const page = await openWorkbench(world.browser);
  await button(page, /^Pasted list/).click();
  await page.waitForURL(/list=/);
  const id = idOf(page);
  await pressInMenu(page, 'More', 'Look up again…');
  await page
    .getByRole('combobox', { name: 'Remind me to look this list up again' })
    .selectOption('In 12 months');
  await button(page, 'Remind me').click();
  await page.getByText(/^You will be reminded on /).waitFor();
  const before = await world.spent();
  await remindNow(world, id);
  await until(async () =>
    expect(await world.browser.ask('lists', {})).toMatchObject({
      runs: [{ id, reminder: { isDue: true } }],
    }),
  );
  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  await popup
    .getByRole('region', { name: 'Due to be looked up again' })
    .getByRole('link', { name: 'Pasted list' })
    .waitFor();
  await popup.close();
  await button(page, 'New list').click();
  await button(page, /Due to be looked up again/).click();
  // The price is named at once, and paid only when the button is pressed.
  await button(page, 'Look up 5 values again · 5 credits').waitFor();
  expect(await world.spent()).toBe(before);
  expect(await inDocument(page)).toEqual([]);
  await button(page, 'Remove the reminder').click();
  await page.getByRole('combobox', { name: 'Remind me to look this list up again' }).waitFor();
});
