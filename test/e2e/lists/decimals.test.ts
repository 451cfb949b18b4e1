/** Phone numbers that a spreadsheet has turned into decimals: as a column, in a field and in the popup. */
import { expect, it } from 'vitest';
import { Perception } from '../support/shadow.ts';
import { testWorld } from '../support/test-world.ts';
import { chromiumTab, openWorkbench, pressInMenu } from '../support/workbench.ts';

/** Each is a sound number also with the digit behind its point, but another one. */
const NUMBERS = Array.from({ length: 200 }, (_, i) => `+49301${String(i).padStart(7, '0')}`);
const [FIRST = ''] = NUMBERS;
const written = (number: string, i: number) => number + (i % 2 === 0 ? '.0' : '.00');

const FIELD =
  '<!doctype html><html lang="de"><meta charset="utf-8"><title>Form</title><form action="thanks.html"><label>Telefon <input name="phone" type="tel"></label><p style="margin-top:200px"><button>Save</button></p></form>';

const world = testWorld({ extra: { '/phone.html': FIELD } });

it('says of a column of 200 numbers once what happened, corrects them by one button, and exports them right', async () => {
  const list = NUMBERS.map((number, i) => `Supplier ${i};${written(number, i)};${i}.00`);
  const page = await openWorkbench(world.browser, ['Supplier;Phone;Amount', ...list].join('\n'));
  const sentence = page.getByText('A program has turned these numbers into decimals.');
  await sentence.waitFor();
  expect(await sentence.count()).toBe(1);
  await page.getByRole('button', { name: 'Correct all 200 numbers' }).click();
  await page.getByText('200 cells changed').waitFor();
  await sentence.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '200 plausible' }).waitFor();
  const { bytes } = await chromiumTab(page).saved(() =>
    pressInMenu(page, /^Export/, 'Everything: CSV'),
  );
  const rows = bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/).slice(1);
  // The amounts beside them stay as they were.
  expect(rows.map((row) => row.split(';').slice(0, 3))).toEqual(
    NUMBERS.map((number, i) => [`Supplier ${i}`, number, `${i}.00`]),
  );
});

it('offers the number without its fraction at a field', async () => {
  const page = await world.browser.open(`${world.demo.url}/phone.html`);
  await page.locator('input').click();
  await page.keyboard.type(`${FIRST}.0`);
  const content = async () => (await page.locator('input').inputValue()).replaceAll(' ', '');
  const seen = await Perception.of(page);
  await seen.pressUntil('button', 'Use it', async () => expect(await content()).toBe(FIRST));
});

it('says in the popup that a number has become a decimal, and checks the number itself', async () => {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page.getByRole('textbox', { name: /^Paste/ }).fill(`Tel: ${FIRST}.0`);
  const cause = page.getByText('A program has turned this number into a decimal.');
  await cause.waitFor();
  await page.getByRole('button', { name: 'Check this instead' }).click();
  await cause.waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: /^Paste/ }).inputValue()).toContain(FIRST);
  expect(await page.getByRole('button', { name: 'Check this instead' }).count()).toBe(0);
});
