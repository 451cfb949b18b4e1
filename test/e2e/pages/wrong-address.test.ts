/** A base URL that was entered with the `/v1` of the endpoint paths, on the options page in a browser. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillConnection, openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('is saved without `/v1`, with a note, and lookups work', async () => {
  const { baseUrl, keys } = world.sandbox;
  const page = await world.browser.open(world.browser.pageUrl('options.html'));
  await fillConnection(page, `${baseUrl}/v1`, keys.active, false);
  await page.getByText(/“\/v1” is not part of the base URL, so it was left out/).waitFor();
  expect(await page.getByLabel('API base URL').inputValue()).toBe(baseUrl);

  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  await popup.getByRole('textbox').first().fill('DE89370400440532013000');
  await popup.getByRole('button', { name: /Look up · 1 credit/ }).click();
  await popup.getByText('Commerzbank').first().waitFor();
  expect((await world.paid()).map(({ path, status }) => [path, status])).toEqual([
    ['/v1/vat/iban', 200],
  ]);
});
