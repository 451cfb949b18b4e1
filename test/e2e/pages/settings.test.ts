/** What a person sets holds at once, in pages that are already open. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asked, fillIn, pay, settled, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

const TEXT = `<!doctype html><html lang="en"><title>Text</title>
<p>${Array.from({ length: 3 }, (_, i) => `reader${i}@gmail.com`).join(', ')}</p>`;

let world: World;
let options: Page;
const open: Page[] = [];

beforeAll(async () => {
  world = await openWorld({ extra: { '/text.html': TEXT } });
  await world.connect({ auto: true });
  options = await world.browser.open(world.browser.pageUrl('options.html'));
});
afterAll(() => world.close());
afterEach(async () => {
  for (const page of open.splice(0)) await page.close();
});

async function go(path = 'checkout.html'): Promise<Visit> {
  const visited = await visit(world, path);
  open.push(visited.page);
  return visited;
}

async function openPopup(): Promise<Page> {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  open.push(page);
  return page;
}

const saved = () => options.getByText('Saved', { exact: true }).waitFor();

async function choosePolicy(kind: string, policy: string): Promise<void> {
  const group = options.getByRole('group', { name: new RegExp(`^${kind}`) });
  const radio = group.getByRole('radio', { name: policy, exact: true });
  await radio.click();
  await until(async () => expect(await radio.isChecked()).toBe(true));
  await saved();
}

async function toggle(label: string, on: boolean): Promise<void> {
  const box = options.getByRole('checkbox', { name: label });
  await box.click();
  await until(async () => expect(await box.isChecked()).toBe(on));
}

async function setCap(label: string, credits: string): Promise<void> {
  const field = options.getByLabel(label, { exact: true });
  await field.fill(credits);
  await field.press('Enter');
  await saved();
}

async function submitted({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Place the order' }).click();
}

const marks = ({ page }: Visit) =>
  page.evaluate(() => CSS.highlights.get('fieldmark-email')?.size ?? 0);

it('leaves email fields alone under the policy "off", and watches them again after it', async () => {
  const here = await go();
  await choosePolicy('Email', 'Off');
  await fillIn(here, 'off@gmail.com');
  await fillIn(here, 'off@mailinator.com');
  await settled(world);
  expect(await here.seen.find('status')).toBeNull();
  expect(await asked(world, 'off@gmail.com')).toBe(0);
  await choosePolicy('Email', 'Automatic');
  await fillIn(here, 'off@gmail.com');
  await until(async () => expect(await asked(world, 'off@gmail.com')).toBe(3));
});

it('offers the lookup under "ask" and nothing under "check", in a page that stays open', async () => {
  const here = await go();
  await choosePolicy('Email', 'Check');
  await fillIn(here, 'live@gmail.com');
  await here.seen.get('status', /\S/);
  expect(await here.seen.find('button', /credits/)).toBeNull();
  await choosePolicy('Email', 'Ask');
  await fillIn(here, 'live2@gmail.com');
  await here.seen.get('button', 'Look up · 3 credits');
  expect(await asked(world, 'live2@gmail.com')).toBe(0);
  await pay(world, here, 'Look up · 3 credits', 3);
  await choosePolicy('Email', 'Automatic');
});

it('holds no form where fields are only warned about or left alone, and holds it when it is on again', async () => {
  const here = await go();
  await choosePolicy('Form fields', 'Warn');
  await fillIn(here, 'guard@mailinator.com');
  await here.seen.get('status', /disposable/i);
  await submitted(here);
  await here.page.waitForURL(/thanks\.html/);
  await choosePolicy('Form fields', 'Leave alone');
  const alone = await go();
  await fillIn(alone, 'guard@mailinator.com');
  await submitted(alone);
  await alone.page.waitForURL(/thanks\.html/);
  await choosePolicy('Form fields', 'Warn and hold');
  const again = await go();
  await fillIn(again, 'guard@mailinator.com');
  await submitted(again);
  await again.seen.get('alertdialog');
});

it('takes the marks off open pages and puts them back, without a reload', async () => {
  const here = await go('text.html');
  await until(async () => expect(await marks(here)).toBe(3));
  await toggle('Mark values in text', false);
  await until(async () => expect(await marks(here)).toBe(0));
  await toggle('Mark values in text', true);
  await until(async () => expect(await marks(here)).toBe(3));
});

it('asks nothing automatically beyond the budget of a page, and says why', async () => {
  await setCap('Automatic lookups, one page', '3');
  const here = await go();
  await fillIn(here, 'first@gmail.com');
  await until(async () => expect(await asked(world, 'first@gmail.com')).toBe(3));
  await fillIn(here, 'second@gmail.com');
  await here.seen.get('status', /budget of 3 credits/i);
  expect(await asked(world, 'second@gmail.com')).toBe(0);
  // A press is not automatic: its price is charged all the same.
  await pay(world, here, 'Look up · 3 credits', 3);
  expect(await asked(world, 'second@gmail.com')).toBe(3);
  await setCap('Automatic lookups, one page', '15');
});

it('keeps no history while that is off, and clears what was kept', async () => {
  const listed = async (text: string) => {
    const page = await openPopup();
    const history = page.getByRole('region', { name: 'History' });
    await history
      .getByText('Values you look up appear here.')
      .or(history.getByRole('listitem'))
      .first()
      .waitFor();
    return history.getByText(text).count();
  };
  const lookUp = async (value: string) => {
    const page = await openPopup();
    await page.getByRole('textbox', { name: /^Paste/ }).fill(value);
    await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
    await page.getByRole('button', { name: 'Ask again · 1 credit' }).first().waitFor();
  };
  await toggle('Keep a history of lookups', false);
  await lookUp('DE136695976');
  expect(await listed('DE136695976')).toBe(0);
  await toggle('Keep a history of lookups', true);
  await lookUp('DE89370400440532013000');
  await until(async () => expect(await listed('DE89')).toBeGreaterThan(0));
  await options.getByRole('button', { name: 'Clear history' }).click();
  await options.getByRole('button', { name: 'Clear it all' }).click();
  await options.getByText('Cleared').waitFor();
  expect(await listed('DE89')).toBe(0);
  expect(await listed('gmail.com')).toBe(0);
  // The record of what was paid stays: it holds no values.
  const page = await openPopup();
  await page.getByRole('region', { name: 'Receipts' }).getByText('IBAN').first().waitFor();
});

it('leads to the options page where a key is needed, once it is forgotten', async () => {
  const before = await world.spent();
  await options.getByRole('button', { name: 'Forget key' }).click();
  await options.getByRole('button', { name: 'Forget it' }).click();
  await options.getByText('No key is set.').waitFor();
  const here = await go();
  await fillIn(here, 'nokey@gmail.com');
  await here.seen.get('status', /\S/);
  expect(await here.seen.find('button', /credits/)).toBeNull();
  const popup = await openPopup();
  await popup.getByText('No API key yet').waitFor();
  await popup.getByRole('textbox', { name: /^Paste/ }).fill('nokey@gmail.com');
  await popup.getByText('With a key it can be looked up.').first().waitFor();
  expect(await popup.getByRole('button', { name: /credits/ }).count()).toBe(0);
  await options.close();
  const opened = world.browser.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Connect a key' }).click();
  expect((await opened).url()).toContain('options.html');
  expect(await world.spent()).toBe(before);
});
