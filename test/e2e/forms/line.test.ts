/** The line at a field: complete when narrow, outside the field's visible box, and usable by keyboard. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Perception } from '../support/shadow.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

const page = (body: string, style = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Line</title><style>*{box-sizing:border-box}html{font-size:10px}body{margin:12px;font:16px/1.4 sans-serif}input{padding:8px;border:1px solid gray}${style}</style><body>${body}`;

const PLAIN = page(
  '<form action="thanks.html"><p><label for="e">Email</label><br><input id="e" name="email" type="email" style="width:100%"></p><p style="margin-top:240px"><button>Save</button></p></form>',
);

/** As in Material Design: a visible box around the field and a button, with the description below. */
const MATERIAL = page(
  '<form action="thanks.html"><div class="group"><div class="root"><input id="e" name="email" type="email" aria-label="Email" aria-describedby="hint"><button type="button" id="clear">×</button><fieldset></fieldset></div><p id="hint">We never share it.</p></div><button style="margin-top:200px">Save</button></form>',
  '.group{width:300px}.root{position:relative;display:flex;padding-inline-end:12px}.root input{border:0;outline:0;padding:16px;min-width:0;flex:1}.root fieldset{position:absolute;inset:-5px 0 0;border:1px solid gray;pointer-events:none}#hint{margin:3px 14px}',
);

const PAGES = { '/plain.html': PLAIN, '/material.html': MATERIAL };

const world = testWorld({ extra: PAGES, key: 'ask' });

async function type(path: string, value: string, width = 480, from = world) {
  const opened = await from.browser.open(`${from.demo.url}/${path}`);
  await opened.setViewportSize({ width, height: 480 });
  await opened.locator('#e').click();
  await opened.keyboard.type(value);
  const seen = await Perception.of(opened);
  return { page: opened, seen, text: await seen.get('status', /gmail\.com/) };
}

const focused = (opened: Page) =>
  opened.evaluate(() => document.activeElement?.id || document.activeElement?.localName);

const focusIsAt = (opened: Page, expected: string) =>
  until(async () => expect(await focused(opened)).toBe(expected));

async function boxOf(opened: Page, selector: string) {
  const box = await opened.locator(selector).boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return box;
}

it('the browser’s font size applies to the line, whatever font size the page sets', async () => {
  const large = await openWorld({ extra: PAGES, fontSize: 32 });
  try {
    const height = async (from: World) => {
      const { seen } = await type('plain.html', 'bob@gmial.com', 900, from);
      return (await seen.box(await seen.get('button', 'Use it'))).height;
    };
    expect(await height(large)).toBeCloseTo(2 * (await height(world)), 0);
  } finally {
    await large.close();
  }
});

it('next to the visible box of the field covers neither the description nor a button in the field', async () => {
  const { page: opened, seen } = await type('material.html', 'bob@gmial.com');
  const hint = await boxOf(opened, '#hint');
  const root = await boxOf(opened, '.root');
  const line = await seen.box(await seen.get('status', /gmail\.com/));
  expect(line.y).toBeGreaterThanOrEqual(hint.y + hint.height);
  expect(line.x).toBeLessThan(root.x + 60);
  const clear = await boxOf(opened, '#clear');
  const hit = await opened.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.id,
    [clear.x + clear.width / 2, clear.y + clear.height / 2],
  );
  expect(hit).toBe('clear');
});

it('the keyboard moves the focus into the line by Alt+Down, and back by Escape and Tab', async () => {
  const { page: opened, seen } = await type('plain.html', 'bob@gmial.com');
  await opened.keyboard.press('Alt+ArrowDown');
  await focusIsAt(opened, 'fieldmark-field');
  await opened.keyboard.press('Escape');
  await focusIsAt(opened, 'e');
  await seen.get('status', /gmail\.com/);
  await opened.keyboard.press('Alt+ArrowDown');
  for (let i = 0; i < 3; i += 1) await opened.keyboard.press('Tab');
  await focusIsAt(opened, 'e');
  await opened.keyboard.press('Alt+ArrowDown');
  await opened.keyboard.press('Enter');
  await until(async () => expect(await opened.locator('#e').inputValue()).toBe('bob@gmail.com'));
  await focusIsAt(opened, 'e');
});
