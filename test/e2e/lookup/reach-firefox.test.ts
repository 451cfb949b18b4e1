import { expect, it } from 'vitest';
import { firefoxKiller } from '../support/firefox-killer.ts';
import { focusLabel, testFirefox } from '../support/firefox-world.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { until } from '../support/until.ts';

const PAGE = `<!doctype html><html lang="ar" dir="rtl"><title>Walk</title>
<label>Name <input id="name"></label>
<p>DE89 3704 0044 0532 0130 00</p><div style="height: 4000px"></div><p>far@gmail.com</p>`;

/** Extension APIs of our pages, to trigger the browser command, which no input event can. */
declare const browser: {
  tabs: {
    query(filter: object): Promise<{ id: number; url: string }[]>;
    sendMessage(tab: number, message: object): Promise<unknown>;
  };
};

const world = testFirefox({ '/walk.html': PAGE }, { passing: true, key: true });

it('moves to a value far down the page; Escape returns the focus, and a card outlives the background', async () => {
  const page = await world.firefox.open(`${world.demo.url}/walk.html`);
  await focusLabel(page, 'Name');
  await until(async () => expect((await page.evaluate(markedTexts)).join()).toContain('DE89'));
  const consolePage = await world.ours('/console.html');
  const walk = (back: boolean) =>
    consolePage.evaluate(
      async (url, message) => {
        const tab = (await browser.tabs.query({})).find((each) => each.url === url);
        return browser.tabs.sendMessage(tab?.id ?? 0, message);
      },
      page.url(),
      { fieldmarkTab: 'walk', back },
    );
  expect(await walk(false)).toBe(true);
  expect(await walk(false)).toBe(true);
  await page.bringToFront();
  await until(async () =>
    expect(await page.evaluate(() => [scrollY > 1000, document.activeElement?.localName])).toEqual([
      true,
      'fieldmark-card',
    ]),
  );
  await until(async () => {
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  });
  await walk(false);
  const card = await until(async () => {
    const frame = page.frames().find((each) => /card\.html/.test(each.url()));
    if (!frame || (await frame.$('[role=dialog]')) === null) throw new Error('no card');
    return frame;
  });
  await (await firefoxKiller(world.firefox))();
  await page.bringToFront();
  // The background has ended; the card wakes it to be closed.
  await card.evaluate(() => document.querySelector<HTMLElement>('.card-head button')?.click());
  await until(() => expect(page.frames()).toHaveLength(1));
  await page.close();
});
