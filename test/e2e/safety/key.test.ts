/** The key appears in no page, content script, URL, message to a page, storage area or error. */
import { expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { Perception } from '../support/shadow.ts';
import { fillIn } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem } from '../support/world.ts';

const world = testWorld({ key: 'auto' });

declare const chrome: {
  storage: Record<'local' | 'sync' | 'session', { get(): Promise<unknown> }>;
};

it('stays in the background in all three uses and in failures', async () => {
  const key = world.sandbox.keys.active;
  const page = await world.browser.open(`${world.demo.url}/checkout.html`);
  const seen = await Perception.of(page);
  const observed: string[] = [];
  page.on('console', (message) => void observed.push(message.text()));
  page.on('pageerror', (error) => void observed.push(error.message));
  page.on('request', (request) => void observed.push(request.url()));
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => console.log(`message ${JSON.stringify(data)}`));
  });

  await fillIn({ page }, 'bob@gmail.com');
  await until(async () => expect(await world.spent()).toBe(3));

  // The server repeats the key in its error.
  await world.fault({ path: '/v1/vat', times: 1, status: 400, error: `Bad Request ${key}` });
  await chooseMenuItem(world, page, { selectionText: 'DE136695976' });
  const card = cardOf(page);
  await card.reads(/contains a mistake/);
  expect(await (await card.frame()).content()).not.toContain(key);

  const memory = await seen.memory();
  // The snapshot contains the memory of the page and of the content scripts …
  expect(memory).toContain('bob@gmail.com');
  expect(memory).toContain('fieldmark-card');
  // … but not the key.
  expect(memory).not.toContain(key);
  expect(await page.content()).not.toContain(key);
  expect(await seen.outline()).not.toContain(key);
  expect(observed.join('\n')).not.toContain(key);

  const worker = await world.browser.worker();
  const areas = await worker.evaluate(async () =>
    JSON.stringify(
      await Promise.all([
        chrome.storage.local.get(),
        chrome.storage.sync.get(),
        chrome.storage.session.get(),
      ]),
    ),
  );
  expect(areas).not.toContain(key);

  for (const name of ['popup.html', 'options.html', 'welcome.html', 'console.html']) {
    const ourPage = await world.browser.open(world.browser.pageUrl(name));
    await ourPage.getByRole('heading').or(ourPage.getByRole('textbox')).first().waitFor();
    const perception = await Perception.of(ourPage);
    await until(async () => expect((await ourPage.content()).length).toBeGreaterThan(500));
    expect(await perception.memory(), name).not.toContain(key);
    await ourPage.close();
  }

  const log = JSON.stringify(await world.log());
  expect(log).not.toContain('x_api_key');
});
