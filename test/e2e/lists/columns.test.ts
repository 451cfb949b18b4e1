/** A table of suppliers whose columns are hidden, moved and resized, by mouse and keys. */
import { expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { chromiumTab, openWorkbench, pressInMenu } from '../support/workbench.ts';

const SUPPLIERS = `Supplier;Email;IBAN;Amount
Alder & Co;billing@gmail.com;DE89 3704 0044 0532 0130 00;-1,240.00
Birch Ltd;accounts@gmail.com;GB29 NWBK 6016 1331 9268 19;=1+1`;

const head = (name: string) => `[role="columnheader"][aria-label="${name}"]`;

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const world = testWorld();

it('hides, moves and resizes columns, exports all of them, and keeps that with the list', async () => {
  const page = await openWorkbench(world.browser, SUPPLIERS);
  await page.getByRole('button', { name: '2 plausible' }).waitFor();
  const allOf = (selector: string, attribute: string) =>
    page
      .locator(selector)
      .evaluateAll((all, name) => all.map((each) => each.getAttribute(name)), attribute);
  const headings = () => allOf('[role="columnheader"][aria-label]', 'aria-label');
  const boxOf = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).boundingBox()) ?? NOWHERE;
    return { x: x + width / 2, y: y + height / 2, width };
  };
  /** Drags in steps, as a hand does. */
  async function drag(from: { x: number; y: number }, x: number): Promise<void> {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x, from.y, { steps: 5 });
    await page.mouse.up();
  }

  await pressInMenu(page, 'More', 'Columns and separator');
  await page.getByRole('button', { name: 'Hide Amount' }).click();
  await page.keyboard.press('Escape');
  const arranged = ['Row', 'Result', 'IBAN', 'Supplier', 'Email'];
  await drag(await boxOf(head('IBAN')), (await boxOf(head('Supplier'))).x - 20);
  await until(async () => expect(await headings()).toEqual(arranged));
  const before = await boxOf(head('Email'));
  const handle = await boxOf('[role="separator"][aria-label="Width of Email"]');
  await drag(handle, handle.x + 60);
  const widthNow = async () => (await boxOf(head('Email'))).width;
  await until(async () => expect(Math.abs((await widthNow()) - before.width - 60)).toBeLessThan(9));
  // By keys, too: from the grid to the edge of its first column.
  await page.getByRole('grid').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+ArrowRight');
  const [wide] = await allOf('[role="separator"]:focus', 'aria-valuenow');
  expect(wide).toBeTruthy();
  const width = await widthNow();
  const { bytes } = await chromiumTab(page).saved(() =>
    pressInMenu(page, /^Export/, 'Everything: CSV'),
  );
  expect(bytes.toString().replace('\ufeff', '')).toMatch(
    /^Supplier;Email;IBAN;Amount;Result;Finding;/,
  );
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('button', { name: /^Pasted list/ }).click();
  await until(async () => expect(await headings()).toEqual(arranged));
  await until(async () => expect(Math.abs((await widthNow()) - width)).toBeLessThan(2));
  expect(await allOf('[role="separator"]', 'aria-valuenow')).toContain(wide);
});
