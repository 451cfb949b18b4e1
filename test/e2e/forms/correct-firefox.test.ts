/** In a stock Firefox, a corrected field is checked after a reload, even one that is otherwise overlooked. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FirefoxWorld,
  focusLabel,
  hasHost,
  openFirefoxWorld,
  typeInto,
} from '../support/firefox-world.ts';
import { replyValue, sendMessage } from '../support/messages.ts';
import { until } from '../support/until.ts';

declare const browser: {
  tabs: {
    query(filter: object): Promise<{ id?: number; url?: string }[]>;
    sendMessage(tab: number, message: object): Promise<unknown>;
  };
};

const FORM = `<!doctype html><html lang="en"><title>Fields</title><form style="margin-top: 200px">
<p><label>Customer reference <input></label></p>
<p><label>Find an account <input type="search"></label></p></form>`;
const BAD_IBAN = 'DE89 3704 0044 0532 0103 00';

let world: FirefoxWorld;

beforeAll(async () => {
  world = await openFirefoxWorld({ '/fields.html': FORM });
});
afterAll(() => world.close());

const settings = async () => {
  const ours = await world.ours('/options.html');
  return replyValue('settings', await ours.evaluate(sendMessage, ['settings', {}] as const));
};

it('checks a corrected field after a reload, and a search field on a corrected site', async () => {
  const page = await world.firefox.open(`${world.demo.url}/fields.html`);
  const correct = async (label: string) => {
    await focusLabel(page, label);
    const ours = await world.ours('/console.html');
    const send = (url: string, message: object) =>
      ours.evaluate(
        async (address, body) => {
          const tab = (await browser.tabs.query({})).find((entry) => entry.url === address);
          return browser.tabs.sendMessage(tab?.id ?? 0, body);
        },
        url,
        message,
      );
    // The message that the context menu sends to the frame that it was opened in.
    await until(async () =>
      expect(await send(page.url(), { fieldmarkTab: 'correctField', correction: 'iban' })).toBe(
        true,
      ),
    );
  };
  const readsAfterReload = async (label: string) => {
    await until(async () => {
      await page.reload();
      await typeInto(page, label, BAD_IBAN);
      await page.keyboard.press('Tab');
      await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true), 3000);
    });
  };
  await typeInto(page, 'Customer reference', BAD_IBAN);
  await page.keyboard.press('Tab');
  expect(await hasHost(page, 'fieldmark-field')).toBe(false);
  await correct('Customer reference');
  const site = world.demo.url;
  await until(async () =>
    expect(await settings()).toMatchObject({
      fields: { [site]: { 'label=customer-reference': 'iban' } },
    }),
  );
  await readsAfterReload('Customer reference');
  await correct('Find an account');
  await until(async () =>
    expect(await settings()).toMatchObject({
      fields: { [site]: { 'label=find-an-account': 'iban' } },
    }),
  );
  await readsAfterReload('Find an account');
  await page.close();
});
