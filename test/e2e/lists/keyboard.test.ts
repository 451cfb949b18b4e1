/**
 * A list from paste to export without a mouse, as a screen reader is told it: at each step the role, name
 * and state of what has the focus, from the browser's accessibility tree.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { keyboardOf } from '../support/keyboard.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const worldOf = testWorld({ passing: true, key: 'ask' });

const LIST = `Supplier;Contact;Account
Alder;alder@gmail.com;DE89370400440532013000
Birch;birch@gmial.com;DE62370400440532013001
Cedar;cedar@gmail.com;DE35370400440532013002
Dogwood;dogwood@gmail.com;DE89370400440532013001`;

const says = (page: Page, text: RegExp | string) => page.getByText(text).first().waitFor();

it('pastes, chooses a kind, sorts, opens a row, corrects, looks up with a pause, and exports', async () => {
  const world = worldOf;
  await world.fault({ path: '/v1/*', times: 'always', latencyMs: 1_500 });
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  const keys = await keyboardOf(page);

  // Paste.
  await keys.isAt('textbox Check a list');
  await page.evaluate((text) => navigator.clipboard.writeText(text), LIST);
  await page.keyboard.press('ControlOrMeta+V');
  await keys.isAt('heading Pasted list');
  await page.getByRole('button', { name: '1 bad' }).waitFor();

  // Choose a column's kind.
  await keys.moveTo(/^button More/);
  await keys.press('Enter');
  await keys.isAt('button New list');
  await keys.press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await keys.isAt('button Columns and separator');
  await keys.press('Enter');
  await keys.isAt('heading Columns and separator');
  await keys.moveTo(/^combobox Supplier/);
  await keys.isAt('combobox Supplier “Not checked”');
  await page.keyboard.type('Dom');
  await keys.isAt('combobox Supplier “Domain”');
  await says(page, 'Columns: 3 of 3 checked');
  await keys.press('ArrowDown', 'Home', 'Enter');
  await keys.isAt('combobox Supplier “Not checked”');
  await says(page, 'Columns: 2 of 3 checked');
  await keys.press('Escape');

  // Sort by the result, the worst first.
  await keys.moveTo(/^(gridcell|columnheader)/);
  await keys.press('ArrowUp', 'ArrowRight', 'ArrowRight');
  await keys.isAt('columnheader Result');
  await keys.press('Enter');
  await until(async () =>
    expect(await page.getByRole('columnheader', { name: 'Result' }).getAttribute('aria-sort')).toBe(
      'ascending',
    ),
  );
  // The rows may still be checked again after the change of the column; the active cell stays with its row.
  await page.locator('[aria-rowindex="2"]', { hasText: 'Bad' }).waitFor();
  await keys.press('ArrowDown');
  await keys.isAt('gridcell Bad');
  await keys.press('ArrowDown');
  await keys.isAt('gridcell Needs attention');

  // Open a row and apply its correction.
  await keys.press('Enter');
  await keys.isAt(/^textbox Contact/);
  await keys.moveTo(/^button Use birch@gmail\.com/);
  await keys.press('Enter');
  await says(page, '1 cell changed');
  // The next row that needs the person, at its wrong value.
  await keys.isAt(/^textbox Account/);
  await keys.press('Escape');
  await keys.isAt('gridcell Bad');

  // Take it back and apply it to all.
  await keys.press('Control+z');
  await says(page, 'Fix 1 typo');
  await keys.moveTo(/^button Fix 1 typo/, 'Shift+Tab');
  await keys.press('Enter');
  await keys.isAt('button Go through them');

  // Start, pause and resume.
  await says(page, 'Look up 7 values · 15 credits');
  await page.locator('.run-start[aria-disabled="false"]').waitFor();
  await keys.moveTo(/^button Look up 7 values/, 'Shift+Tab');
  await keys.isAt(/^button Look up 7 values · 15 credits/);
  await keys.press('Enter');
  await keys.isAt('button Pause');
  await keys.press('Space');
  await keys.isAt('button Resume');
  await says(page, /^Paused at \d of 7/);
  const spent = await world.spent();
  await keys.press('Space');
  await keys.isAt('button Pause');
  await says(page, /7 answered/);
  await keys.isAt('region Look up');
  expect(await world.spent()).toBe(15);
  expect(spent).toBeLessThan(15);

  // Export.
  await keys.moveTo(/^button Export/, 'Shift+Tab');
  await keys.press('Enter');
  await keys.isAt(/^button A new workbook: my cells, with marks/);
  await keys.press('ArrowDown', 'ArrowDown');
  await keys.isAt('button Everything: Excel');
  const [saved] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
  expect(saved.suggestedFilename()).toBe('Pasted list checked.xlsx');
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
  await keys.isAt(/^button Export/);
});
