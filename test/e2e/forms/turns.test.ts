/** Several fields have messages: one line is shown, warnings first, and the other fields get marks. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, pressAt, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

const page = (body: string, style = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Turns</title><style>*{box-sizing:border-box}label{display:block;margin-top:8px}input,button{font:inherit;padding:6px;${style}}</style><body style="margin:24px;font:16px/1.4 sans-serif"><form action="thanks.html">${body}<p><button>Place the order</button></p></form>`;

const FIELDS = `<label for="e">Email</label><input id="e" type="email" name="email" autocomplete="email">
<label for="t">Phone</label><input id="t" type="tel" name="phone" autocomplete="tel" value="+49 30 901820">
<label for="v">VAT number</label><input id="v" name="vat">
<label for="n">Notes</label><input id="n" name="notes">`;

const PAGES = {
  '/prefilled.html': page(FIELDS),
  // No room next to a field, and little between fields.
  '/dense.html': page(FIELDS, 'width:100%;'),
};

let world: World;
const visited: Page[] = [];

beforeAll(async () => {
  world = await openWorld({ extra: PAGES });
});
afterAll(() => world.close());
afterEach(async () => {
  for (const one of visited.splice(0)) await one.close();
});

async function go(path: string, view?: { width: number; height: number }): Promise<Visit> {
  const here = await visit(world, path);
  visited.push(here.page);
  if (view) await here.page.setViewportSize(view);
  return here;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The rectangle of the whole line; null if only a mark is shown. */
async function lineBox({ seen }: Visit): Promise<Box | null> {
  const line = await seen.find('status');
  if (!line) return null;
  const buttons = (await seen.all()).filter(({ name }) => /^(?:Use|Look up|Dismiss)/.test(name));
  const boxes = [await seen.box(line)];
  for (const button of buttons) {
    if (button.role === 'button') boxes.push(await seen.box(button));
  }
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  // Adds the line's padding and border.
  return { x: x - 36, y: y - 8, width: right - x + 44, height: bottom - y + 16 };
}

const siteBoxes = ({ page: on }: Visit, selector: string): Promise<(Box & { name: string })[]> =>
  on.evaluate((wanted) => {
    return [...document.querySelectorAll(wanted)].map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const of = each.localName === 'label' ? range : each;
      const { x, y, width, height } = of.getBoundingClientRect();
      return { x, y, width, height, name: each.id || (each.textContent ?? '') };
    });
  }, selector);

describe('a mistyped email above a phone that was filled in before', () => {
  it('keeps its warning while the person tabs through the phone, which gets a mark', async () => {
    const here = await go('prefilled.html');
    await fillIn(here, 'someone@gmial.com');
    await here.seen.get('button', 'Use someone@gmail.com');
    await here.seen.get('button', /^Fieldmark: .*(?:numbering plan|Germany|number)/i);
    await here.page.keyboard.press('Tab');
    await here.seen.get('button', 'Use someone@gmail.com');
    await here.seen.press('button', 'Use someone@gmail.com');
    await until(async () =>
      expect(await here.page.getByLabel('Email').inputValue()).toBe('someone@gmail.com'),
    );
  });

  it('is replaced by a second warning, and shown again on a press on its mark', async () => {
    const here = await go('prefilled.html');
    await fillIn(here, 'someone@gmial.com');
    await here.seen.get('button', 'Use someone@gmail.com');
    await fillIn(here, 'DE136695975', 'VAT number');
    await here.seen.get('status', /check digit/i);
    const mark = await here.seen.box(await here.seen.get('button', /^Fieldmark: .*gmail/));
    const field = await here.page.getByLabel('Email').boundingBox();
    expect(
      Math.abs(mark.x + mark.width / 2 - ((field?.x ?? 0) + (field?.width ?? 0))),
    ).toBeLessThan(12);
    await pressAt(here.page, mark.x + mark.width / 2, mark.y + mark.height / 2);
    await here.seen.get('button', 'Use someone@gmail.com');
    await here.seen.get('button', /^Fieldmark: .*check digit/i);
  });

  it('shows its line when its mark gets the focus, and its buttons after Enter', async () => {
    const here = await go('prefilled.html');
    await fillIn(here, 'someone@gmial.com');
    await fillIn(here, 'DE136695975', 'VAT number');
    await here.seen.get('status', /check digit/i);
    await here.seen.focus(await here.seen.get('button', /^Fieldmark: .*gmail/));
    await here.seen.get('button', 'Use someone@gmail.com');
    await here.page.keyboard.press('Enter');
    await here.page.keyboard.press('Enter');
    await until(async () =>
      expect(await here.page.getByLabel('Email').inputValue()).toBe('someone@gmail.com'),
    );
  });
});

describe('a line', () => {
  it.each([
    ['prefilled.html', 1100],
    ['prefilled.html', 320],
    ['dense.html', 1100],
    ['dense.html', 320],
  ])('covers no label and no control (%s at %i px)', async (path, width) => {
    const here = await go(path, { width, height: 640 });
    await fillIn(here, 'someone@gmial.com');
    await here.seen.get('button', /gmail/);
    const line = await lineBox(here);
    if (!line) return;
    const boxes = await siteBoxes(here, 'label, input:not(#e), button');
    for (const { name, ...box } of boxes) expect(overlap(line, box), name).toBe(false);
  });

  it.each([320, 360, 1100])(
    'with a question covers neither the next field nor the button (%i px)',
    async (width) => {
      const here = await go('dense.html', { width, height: 640 });
      await fillIn(here, 'someone@mailserver');
      // Waits until the field script has loaded; no person types and submits faster than that.
      await here.seen.get('status', /no dot/i);
      await here.page.getByLabel('Email').press('Enter');
      const line = await here.seen.box(await here.seen.get('alertdialog'));
      expect(line.height).toBeGreaterThan(60);
      for (const { name, ...box } of await siteBoxes(here, 'input, button')) {
        expect(overlap(line, box), name).toBe(false);
      }
      await here.seen.press('button', 'Fix it');
      await here.seen.gone('alertdialog');
    },
  );
});
