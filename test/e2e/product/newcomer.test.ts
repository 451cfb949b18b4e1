/** A newcomer's first minutes. */
import { expect, it } from 'vitest';
import { Perception } from '../support/shadow.ts';
import { emailIs, fillIn } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { fillConnection } from '../support/world.ts';

const world = testWorld({ newProfile: true });

it('a newcomer tries a sample, connects, checks a form and sees what it cost', async () => {
  // The welcome page opens by itself when Fieldmark is installed.
  const [page] = await until(() => {
    const all = world.browser.context.pages();
    const found = all.filter((each) => each.url().endsWith('welcome.html'));
    expect(found).toHaveLength(1);
    return found;
  });
  if (!page) throw new Error('no welcome page');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByRole('img', { name: 'Plausible' }).nth(1).waitFor();
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('bob@gmail.com');
  expect(await world.log()).toEqual([]);

  const opened = world.browser.context.waitForEvent('page');
  await page.getByRole('button', { name: 'I have a key' }).click();
  const options = await opened;
  // Automatic lookups are unticked; their price and cap are shown.
  expect(await options.getByRole('checkbox', { name: /automatically/ }).isChecked()).toBe(false);
  await options.getByText(/^3 credits each, at most \d+ credits a day\.$/).waitFor();
  await fillConnection(options, world.sandbox.baseUrl, 'not-the-key', true);
  await options.getByRole('alert').first().waitFor();
  expect(await options.getByLabel('API base URL').inputValue()).toBe(world.sandbox.baseUrl);
  await fillConnection(options, world.sandbox.baseUrl, world.sandbox.keys.active, true);
  await options
    .getByText(/ends in/)
    .first()
    .waitFor();
  expect(await world.spent()).toBe(0);
  expect((await world.log()).map(({ path }) => path)).toContain('/v1/usage');

  const shop = await world.browser.open(`${world.demo.url}/checkout.html`);
  await fillIn({ page: shop }, 'bob@gmial.com');
  const seen = await Perception.of(shop);
  await seen.get('status', /gmail\.com/);
  await seen.press('button', /^Use it/);
  await emailIs(shop, 'bob@gmail.com');
  await until(async () => expect(await world.spent()).toBe(3));

  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  await popup.getByRole('region', { name: 'History' }).getByText('bob@gmail.com').first().waitFor();
  await popup.getByRole('tab', { name: 'Usage' }).click();
  await popup.getByText(/left/).first().waitFor();
  expect(await world.spent()).toBe(3);
});
