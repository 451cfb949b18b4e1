/** A field that a person cannot see has no message, and nothing of ours is printed or the last child of the page. */
import { describe, expect, it } from 'vitest';
import { fillIn, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const FORM = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Steps</title><style>body{margin:24px;font:16px/1.5 sans-serif}input{display:block;padding:8px}dialog{padding:120px}#cover{position:fixed;inset:0;background:white}</style>
<form action="thanks.html"><details open id="step"><summary>Step 1</summary><div id="box"><label>Email <input name="email" type="email" autocomplete="email"></label></div></details>
<p style="margin-top:260px"><label>Repeat your email <input name="again" type="email"></label></p>
<p style="margin-top:260px"><label>Note <input name="note"></label></p></form>
<dialog>Sure?</dialog><div id="cover" hidden>Please wait</div>
<script>const [step, box, dialog, cover] = ['#step', '#box', 'dialog', '#cover'].map((s) => document.querySelector(s));</script>`;

const world = testWorld({ extra: { '/steps.html': FORM } });

const HIDDEN: readonly (readonly [how: string, hide: string, show: string])[] = [
  ['another step: hidden', 'box.hidden = true', 'box.hidden = false'],
  ['visibility', 'box.style.visibility = "hidden"', 'box.style.visibility = ""'],
  ['opacity', 'box.style.opacity = "0"', 'box.style.opacity = ""'],
  ['inert', 'box.inert = true', 'box.inert = false'],
  ['closed details', 'step.open = false', 'step.open = true'],
  ['clip-path', 'box.style.clipPath = "inset(50%)"', 'box.style.clipPath = ""'],
  ['height 0', 'box.style.cssText = "height: 0; overflow: hidden"', 'box.style.cssText = ""'],
  [
    'content-visibility',
    'box.style.contentVisibility = "hidden"',
    'box.style.contentVisibility = ""',
  ],
  ['a modal dialog', 'dialog.showModal()', 'dialog.close()'],
  ['an overlay', 'cover.hidden = false', 'cover.hidden = true'],
  [
    'a carousel',
    'box.style.cssText = "overflow: hidden; text-indent: 0"; box.firstChild.style.cssText = "display: block; translate: -3000px"',
    'box.style.cssText = box.firstChild.style.cssText = ""',
  ],
];

describe('the message of a field behind', () => {
  it.each(HIDDEN)('%s goes, and comes back with it', async (_, hide, show) => {
    const { page, seen } = await visit(world, 'steps.html');
    await fillIn({ page }, 'bob@gmial.com');
    await seen.get('status', /gmail/);
    await page.evaluate(hide);
    await seen.gone('status', /gmail/);
    await seen.gone('button', /^Fieldmark: /);
    await page.evaluate(show);
    await seen.get('status', /gmail/);
  });
});

it('a repeated value that differs is told at the second field, until it is the same', async () => {
  const { page, seen } = await visit(world, 'steps.html');
  await fillIn({ page }, 'bob@gmail.com', 'Email');
  await fillIn({ page }, 'bobby@gmail.com', 'Repeat your email');
  await seen.get('status', 'Differs from the address above');
  await fillIn({ page }, 'bob@gmail.com', 'Repeat your email');
  await seen.gone('status', /Differs/);
  await fillIn({ page }, 'ann@gmail.com', 'Email');
  await seen.get('status', 'Differs from the address above');
});

it('nothing of ours is printed, and the body stays the last child of the page', async () => {
  const { page, seen } = await visit(world, 'steps.html');
  await fillIn({ page }, 'bob@gmial.com');
  await seen.get('status', /gmail/);
  const last = await page.evaluate(() => document.documentElement.lastElementChild?.localName);
  expect(last).toBe('body');
  await page.emulateMedia({ media: 'print' });
  const shown = () =>
    page.evaluate(() => document.querySelector('fieldmark-field')?.checkVisibility());
  await until(async () => expect(await shown()).toBe(false));
  await page.emulateMedia({ media: 'screen' });
  await until(async () => expect(await shown()).toBe(true));
});
