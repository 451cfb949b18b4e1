/** Work in the popup and the settings without a mouse. */
import { expect, it } from 'vitest';
import { keyboardOf } from '../support/keyboard.ts';
import { passes } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const world = testWorld({ key: 'ask' });

it('a person without a mouse looks up, opens the answer, deletes it, and changes a policy', async () => {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  const keys = await keyboardOf(page);
  // The box has the focus from the start.
  await keys.isAt(/^textbox/);
  await page.keyboard.type('DE136695976');
  await page.keyboard.press('Enter');
  await page.getByText('Enter again to look it up · 1 credit').waitFor();
  // A second Enter counts only after a delay.
  await passes(page, 600);
  await page.keyboard.press('Enter');
  await until(async () => expect(await world.spent()).toBe(1));
  await page
    .getByRole('button', { name: /^Look up again/ })
    .first()
    .waitFor();
  await keys.moveTo(/Full answer/);
  await page.keyboard.press('Enter');
  await page.getByText('Answer as JSON').first().waitFor();
  await keys.moveTo(/^tab (Lookups|Usage)/, 'Shift+Tab');
  await page.keyboard.press('End');
  await page.getByRole('tab', { name: 'Stats', selected: true }).waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('tab', { name: 'Lookups', selected: true }).waitFor();
  const history = page.getByRole('region', { name: /^History/ });
  await history.getByRole('button', { name: /^Good DE136695976/ }).waitFor();
  await keys.moveTo(/^button (?!Copy).*DE136695976/);
  await page.keyboard.press('Enter');
  await history.getByRole('button', { name: 'Delete DE136695976' }).waitFor();
  await keys.moveTo(/^button Delete DE136695976/);
  await page.keyboard.press('Enter');
  await keys.moveTo(/^button Undo/);
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: 'History' })
    .getByRole('button', { name: /DE136695976/ })
    .first()
    .waitFor();
  expect(await world.spent()).toBe(1);

  const options = await world.browser.open(world.browser.pageUrl('options.html'));
  await options.getByRole('heading', { name: 'Connection' }).waitFor();
  await (await keyboardOf(options)).moveTo(/Find a setting/);
  await options.keyboard.type('policies');
  await options.keyboard.press('Enter');
  const off = options.getByRole('group', { name: /^Phone/ }).getByRole('radio', { name: 'Off' });
  await off.focus();
  await options.keyboard.press('Space');
  await options.getByText('Saved', { exact: true }).waitFor();
  expect(await off.isChecked()).toBe(true);
});
