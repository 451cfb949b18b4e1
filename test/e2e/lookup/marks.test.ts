/** Marks on page text: where they are, also in shadow roots, and that they cause no errors. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { openPopupOver } from '../support/popup-surface.ts';
import { visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

/** Values in shadow roots and in a slot; a function of the page attaches the last root. */
const ROOTS = `<!doctype html><html lang="de-DE"><title>Roots</title>
<x-app><b slot="aside">slotted@example.com</b></x-app><x-late></x-late>
<script>
const attach = (host, html) => {
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
};
const root = attach(document.querySelector('x-app'),
  '<p>Mail: <i>outer@example.com</i></p><div></div><aside><slot name="aside"></slot></aside>');
attach(root.querySelector('div'), '<p id="inner">inner@example.com</p>Telefon: 030 901820');
window.later = () => {
  customElements.define('x-late', class extends HTMLElement {
    constructor() {
      super();
      attach(this, '<p>late@example.com</p>');
    }
  });
};
window.change = () => {
  root.querySelector('i').textContent = 'changed@example.com';
};
</script>`;

/** A thousand roots, many screens high, and one that is attached again and again. */
const MANY = `<!doctype html><html lang="en"><title>Many</title><body><script>
for (let i = 0; i < 1000; i += 1) {
  const host = document.createElement('x-row');
  host.attachShadow({ mode: 'open' }).innerHTML = '<p>row' + i + '@example.com</p>';
  document.body.append(host);
}
setInterval(() => {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = '<p>again</p>';
  document.body.prepend(host);
  setTimeout(() => host.remove());
}, 20);
</script>`;

/** A page of a region whose numbering plan only the marks script has. */
const TAIWAN = `<!doctype html><html lang="zh-TW"><title>Taipei</title>
<p>Visit us at 02 2345 6789</p>
<p>Order 02 2345 6780</p>
<p>Hotel 2013 - 2023</p>`;

const world = testWorld({
  extra: { '/taiwan.html': TAIWAN, '/roots.html': ROOTS, '/many.html': MANY },
  passing: true,
});

/** The marked texts, sorted, also those in shadow roots. */
const marked = async (page: Page): Promise<string[]> =>
  (await page.evaluate(markedTexts)).toSorted();

const call = (page: Page, name: string) =>
  page.evaluate((key) => {
    const act: unknown = Reflect.get(window, key);
    if (typeof act === 'function') act();
  }, name);

const FIRST = ['030 901820', 'inner@example.com', 'outer@example.com', 'slotted@example.com'];

it('marks values in open shadow roots visibly', async () => {
  const { page } = await visit(world, 'roots.html');
  await until(async () => expect(await marked(page)).toEqual(FIRST));
  // Computed styles show that the roots inherit the style of marks from the document.
  const lines = await page.evaluate(() => {
    const root = document.querySelector('x-app')?.shadowRoot;
    const inner = root?.querySelector('div')?.shadowRoot?.querySelector('p');
    return [root?.querySelector('i'), inner].map(
      (element) =>
        element && getComputedStyle(element, '::highlight(fieldmark-fine)').textDecorationLine,
    );
  });
  expect(lines).toEqual(['underline', 'underline']);
  await call(page, 'later');
  await until(async () => expect(await marked(page)).toContain('late@example.com'));
  await call(page, 'change');
  await until(async () => expect(await marked(page)).toContain('changed@example.com'));
  expect(await marked(page)).not.toContain('outer@example.com');
});

it('opens the card of a value in a shadow root on hover, and lists the value in the popup', async () => {
  const { page } = await visit(world, 'roots.html');
  await until(async () => expect(await marked(page)).toEqual(FIRST));
  const box = await page.locator('#inner').boundingBox();
  if (!box) throw new Error('no #inner');
  await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 3 });
  await cardOf(page).reads(/inner@example\.com/);
  const popup = await openPopupOver(page);
  await until(async () => {
    // The popup is drawn again when its language is known.
    await popup.evaluate(`document.querySelector('.more-values').open = true`);
    const text = await popup.text();
    for (const value of [...FIRST.slice(1), '+4930901820']) expect(text).toContain(value);
  });
});

it('reads only the nearby ones of a thousand roots, and throws nothing while a loop attaches more', async () => {
  const thrown: string[] = [];
  const page = await world.browser.context.newPage();
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.goto(`${world.demo.url}/many.html`);
  await until(async () => expect((await marked(page)).length).toBeGreaterThan(20));
  expect((await marked(page)).length).toBeLessThan(200);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await until(async () => expect(await marked(page)).toContain('row999@example.com'));
  expect(thrown).toEqual([]);
});

it('marks a number of a region whose numbering plan the always-on script lacks', async () => {
  const { page } = await visit(world, 'taiwan.html');
  await until(async () => expect(await marked(page)).toEqual(['02 2345 6789']));
});
