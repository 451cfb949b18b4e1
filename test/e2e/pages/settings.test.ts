/** Settings apply at once, in pages that are already open and to forms that are sent. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asked, fillIn, settled, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let options: Page;
const open: Page[] = [];

beforeAll(async () => {
  world = await openWorld();
  await world.connect({ auto: true });
  options = await world.browser.open(world.browser.pageUrl('options.html'));
});
afterAll(() => world.close());
afterEach(async () => {
  for (const page of open.splice(0)) await page.close();
});

async function go(): Promise<Visit> {
  const visited = await visit(world, 'checkout.html');
  open.push(visited.page);
  return visited;
}

const saved = () => options.getByText('Saved', { exact: true }).waitFor();

async function choosePolicy(kind: string, policy: string): Promise<void> {
  const group = options.getByRole('group', { name: new RegExp(`^${kind}`) });
  const radio = group.getByRole('radio', { name: policy, exact: true });
  await radio.click();
  await until(async () => expect(await radio.isChecked()).toBe(true));
  await saved();
}

async function submitted({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Place the order' }).click();
}

it('ignores email fields under the policy “Off”, and checks them again after it', async () => {
  const visited = await go();
  await choosePolicy('Email', 'Off');
  await fillIn(visited, 'off@gmail.com');
  await fillIn(visited, 'off@mailserver');
  await settled(world);
  expect(await visited.seen.find('status')).toBeNull();
  expect(await asked(world, 'off@gmail.com')).toBe(0);
  await choosePolicy('Email', 'Automatic');
  await fillIn(visited, 'off@gmail.com');
  await until(async () => expect(await asked(world, 'off@gmail.com')).toBe(3));
});

it('holds no form under “Warn” and “Leave alone”, and holds it again after them', async () => {
  const visited = await go();
  await choosePolicy('Form fields', 'Warn');
  await fillIn(visited, 'guard@mailserver');
  await visited.seen.get('status', /no dot/i);
  await submitted(visited);
  await visited.page.waitForURL(/thanks\.html/);
  await choosePolicy('Form fields', 'Leave alone');
  const alone = await go();
  await fillIn(alone, 'guard@mailserver');
  await submitted(alone);
  await alone.page.waitForURL(/thanks\.html/);
  await choosePolicy('Form fields', 'Warn and stop the form');
  const again = await go();
  await fillIn(again, 'guard@mailserver');
  await again.seen.get('status', /no dot/i);
  await submitted(again);
  await again.seen.get('alertdialog');
});

it('sends a form with a disposable address, and holds it if such addresses are set to be bad', async () => {
  const visited = await go();
  await fillIn(visited, 'someone@mailinator.com');
  await visited.seen.get('status', /disposable/i);
  await submitted(visited);
  await visited.page.waitForURL(/thanks\.html/);
  await options.getByRole('checkbox', { name: 'Treat disposable addresses as bad' }).click();
  await saved();
  const again = await go();
  await fillIn(again, 'someone@mailinator.com');
  await again.seen.get('status', /disposable/i);
  await submitted(again);
  await again.seen.get('alertdialog');
});
