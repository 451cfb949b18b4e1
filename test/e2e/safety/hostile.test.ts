/** A hostile page costs nothing: no script can cause a lookup. */
import { expect, it } from 'vitest';
import { markedTexts } from '../support/marked-texts.ts';
import { Perception } from '../support/shadow.ts';
import { fillIn } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const PAGE = `<!doctype html><html lang="en"><title>Hostile</title>
<form id="f" action="thanks.html"><label>Email <input id="e" name="email" type="email" autocomplete="email"></label>
<label>Phone <input name="phone" type="tel"></label><button id="b">Sign up for the newsletter</button></form>
<div id="out"></div><p id="state">waiting</p>
<script>
let rounds = 0;
onsubmit = (event) => event.preventDefault();
const say = (target, type, more) => target.dispatchEvent(new Event(type, { bubbles: true, composed: true, ...more }));
async function attack() {
  const out = document.getElementById('out');
  // Five per element, because in documents with more than 5,000 elements typing counts as not visible.
  for (let i = 0; i < 10000; i += 5) {
    const lines = document.createElement('pre');
    for (let n = i; n < i + 5; n += 1)
      lines.append('victim' + n + '@example.com and +49 30 9018' + String(1000 + n) + '\\n');
    out.append(lines);
  }
  const email = document.getElementById('e');
  for (rounds = 0; rounds < 60; rounds += 1) {
    email.focus();
    email.value = 'drain' + rounds + '@example.com';
    for (const type of ['input', 'change', 'keydown', 'keyup', 'blur', 'focusout', 'paste']) say(email, type);
    email.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'x' }));
    email.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }));
    email.blur();
    document.getElementById('b').click();
    document.getElementById('f').requestSubmit();
    for (const host of document.querySelectorAll('fieldmark-field, fieldmark-card')) {
      host.click();
      host.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      for (const child of host.children) child.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  document.getElementById('state').textContent = 'done';
}
addEventListener('load', attack);
</script>`;

/** Listens for the events that WXT can dispatch for each script, by extension id, and for messages. */
const HEARS = `<!doctype html><html lang="en"><title>Hears</title><body>
<form><label>Email <input name="email" autocomplete="email"></label><button>Send</button></form>
<script>
const heard = [];
const id = location.hash.slice(1);
const ours = ['content', 'field', 'marks', 'card-frame'].flatMap((script) =>
  ['content-script-started', 'locationchange'].map((event) => id + ':' + script + ':wxt:' + event));
for (const type of [...ours, 'keydown', 'message']) {
  addEventListener(type, ({ data }) => heard.push(type + JSON.stringify(data ?? '')), true);
}
</script>`;

const world = testWorld({
  extra: { '/hostile.html': PAGE, '/hears.html': HEARS },
  passing: true,
  key: 'auto',
});

it('10,000 printed addresses, forged events, clicks and submits cost 0', async () => {
  const page = await world.browser.open(`${world.demo.url}/hostile.html`);
  // Only the test's timeout applies, because this takes long on a busy machine.
  await page.getByText('done', { exact: true }).waitFor({ timeout: 0 });
  await until(async () => expect(await page.evaluate(markedTexts)).not.toEqual([]));
  expect(await world.paid()).toEqual([]);

  // A person then types an address. Its lookup must be the only one: forged ones would have been made
  // before it.
  const field = page.getByLabel('Email');
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('bob@gmail.com');
  await page.keyboard.press('Tab');
  await until(async () => expect(await world.spent()).toBe(3));
  expect((await world.paid()).map(({ query }) => query.query)).toEqual(['bob@gmail.com']);
});

it('fires no event that a page could listen for', async () => {
  const id = new URL(world.browser.pageUrl('popup.html')).host;
  const page = await world.browser.open(`${world.demo.url}/hears.html#${id}`);
  const seen = await Perception.of(page);
  await fillIn({ page }, 'bob@gmial.com');
  await seen.get('status', /gmail\.com/);
  const heard = await page.evaluate<string[]>('heard');
  expect(new Set(heard)).toEqual(new Set(['keydown""']));
});

it('adds nothing that a page could read: no globals, no attributes, no resources', async () => {
  const page = await world.browser.open(`${world.demo.url}/checkout.html`);
  const seen = await Perception.of(page);
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window).sort());
  await fillIn({ page }, 'bob@gmial.com');
  await seen.get('status', /gmail\.com/);
  const after = await page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).sort(),
    host: document.querySelector('fieldmark-field')?.outerHTML ?? '',
    root: document.querySelector('fieldmark-field')?.shadowRoot ?? null,
    touched: [...document.querySelectorAll('input')].map((input) => input.outerHTML).join(),
  }));
  expect(after.globals).toEqual(before);
  expect(after.host).toMatch(/^<fieldmark-field/);
  expect(after.host).not.toMatch(/gmial|gmail|good|bad|caution/);
  expect(after.root).toBeNull();
  expect(after.touched).not.toMatch(/fieldmark/);
  const leaked = await page.evaluate(async (url) => {
    try {
      return (await fetch(url)).status;
    } catch {
      return 'refused';
    }
  }, world.browser.pageUrl('popup.html'));
  expect(leaked).toBe('refused');
});
