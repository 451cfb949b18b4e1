/** A person corrects what Fieldmark takes a field for, and the correction is kept. */
import type { Page } from 'playwright-core';
import { afterEach, it } from 'vitest';
import { fillIn, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { chooseMenuItem } from '../support/world.ts';

/** The ids change on each load, as those that frameworks generate. */
const FORM = `<!doctype html><html lang="en"><title>Fields</title>
<form action="thanks.html" style="margin-block-start: 200px">
<p><label>Email <input data-id="a"></label></p>
<p><label>Customer reference <input data-id="b"></label></p>
<p><label>Find an account <input data-id="c" type="search"></label></p>
<p><label>Secret <input data-id="d" type="password"></label></p>
<button>Send</button></form>
<script>
for (const input of document.querySelectorAll('input')) input.id = 'f-' + crypto.randomUUID();
</script>`;

const BAD_IBAN = 'DE89 3704 0044 0532 0103 00';

const world = testWorld({ extra: { '/fields.html': FORM } });
afterEach(async () => {
  await world.browser.ask('setSettings', { patch: { fields: {}, guardSites: {} } });
});

const go = () => visit(world, 'fields.html');

/** Opens the context menu by a real click; the background is told which item was chosen. */
async function chooseOn(page: Page, label: string, correction: string): Promise<void> {
  await page.getByLabel(label).click({ button: 'right' });
  await chooseMenuItem(world, page, { menuItemId: `field ${correction}`, editable: true });
}

it('applies a correction from the line\u2019s menu, keeps it over a reload, and lists it for removal', async () => {
  const { page, seen } = await go();
  await fillIn({ page }, BAD_IBAN);
  await seen.get('status', /@/);
  await seen.press('button', 'What is this field for?');
  await seen.press('button', 'IBAN');
  await seen.get('status', /check digits/i);
  await page.reload();
  await fillIn({ page }, BAD_IBAN);
  await seen.get('status', /check digits/i);

  const options = await world.browser.open(world.browser.pageUrl('options.html#setting-fields'));
  const remove = options.getByRole('button', { name: /Remove the correction of “email” on http/ });
  await remove.click();
  await options.getByText('You have not corrected any fields.').waitFor();
  await page.bringToFront();
  await seen.gone('status', /check digits/i);
  await fillIn({ page }, BAD_IBAN);
  await seen.get('status', /@/);
});

it('checks an overlooked field once the context menu corrects it', async () => {
  const { page, seen } = await go();
  await fillIn({ page }, BAD_IBAN, 'Customer reference');
  await chooseOn(page, 'Customer reference', 'iban');
  await seen.get('status', /check digits/i);
  await page.reload();
  await fillIn({ page }, BAD_IBAN, 'Customer reference');
  await seen.get('status', /check digits/i);
  await chooseOn(page, 'Customer reference', 'undo');
  await seen.get('status', /correction of this field was removed/);
});

it('is corrected by keyboard alone, and Escape leaves the menu first', async () => {
  const { page, seen } = await go();
  await fillIn({ page }, BAD_IBAN);
  await seen.focus(await seen.get('button', 'What is this field for?'));
  await page.keyboard.press('Enter');
  await seen.get('button', 'Back');
  await page.keyboard.press('Escape');
  await seen.gone('button', 'Back');
  await page.keyboard.press('Enter');
  await seen.get('button', 'Back');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await seen.get('status', /check digits/i);
});
