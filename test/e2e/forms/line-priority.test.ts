/** Several fields have messages: one line is shown, warnings first, and the other fields get marks. */
import { describe, expect, it } from 'vitest';
import { lineBox } from '../support/closed-roots.ts';
import { fillIn, pressAt, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

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

const world = testWorld({ extra: PAGES });

async function go(path: string, view?: { width: number; height: number }): Promise<Visit> {
  const tab = await visit(world, path);
  if (view) await tab.page.setViewportSize(view);
  return tab;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

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
    const tab = await go('prefilled.html');
    await fillIn(tab, 'someone@gmial.com');
    await tab.seen.get('button', 'Use it');
    await tab.seen.get('button', /^Fieldmark: .*(?:numbering plan|Germany|number)/i);
    await tab.page.keyboard.press('Tab');
    await tab.seen.get('button', 'Use it');
    await tab.seen.press('button', 'Use it');
    await until(async () =>
      expect(await tab.page.getByLabel('Email').inputValue()).toBe('someone@gmail.com'),
    );
  });

  it('is replaced by a second warning, and shown again on a press on its mark', async () => {
    const tab = await go('prefilled.html');
    await fillIn(tab, 'someone@gmial.com');
    await tab.seen.get('button', 'Use it');
    await fillIn(tab, 'DE136695975', 'VAT number');
    await tab.seen.get('status', /check digit/i);
    const mark = await tab.seen.box(await tab.seen.get('button', /^Fieldmark: .*gmail/));
    const field = await tab.page.getByLabel('Email').boundingBox();
    expect(
      Math.abs(mark.x + mark.width / 2 - ((field?.x ?? 0) + (field?.width ?? 0))),
    ).toBeLessThan(12);
    await pressAt(tab.page, mark.x + mark.width / 2, mark.y + mark.height / 2);
    await tab.seen.get('button', 'Use it');
    await tab.seen.get('button', /^Fieldmark: .*check digit/i);
  });

  it('shows its line when its mark gets the focus, and its buttons after Enter', async () => {
    const tab = await go('prefilled.html');
    await fillIn(tab, 'someone@gmial.com');
    await fillIn(tab, 'DE136695975', 'VAT number');
    await tab.seen.get('status', /check digit/i);
    await tab.seen.focus(await tab.seen.get('button', /^Fieldmark: .*gmail/));
    await tab.seen.get('button', 'Use it');
    await tab.page.keyboard.press('Enter');
    await tab.page.keyboard.press('Enter');
    await until(async () =>
      expect(await tab.page.getByLabel('Email').inputValue()).toBe('someone@gmail.com'),
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
    const tab = await go(path, { width, height: 640 });
    await fillIn(tab, 'someone@gmial.com');
    await tab.seen.get('button', 'Use it');
    const line = await lineBox(tab.page);
    // Where two fields leave no room between them, only the field's own label may be covered.
    const labels = path === 'dense.html' || width === 320 ? 'label:not([for=e])' : 'label';
    const boxes = await siteBoxes(tab, `${labels}, input:not(#e), button`);
    for (const { name, ...box } of boxes) expect(overlap(line, box), name).toBe(false);
  });

  it.each([320, 360, 1100])(
    'with a question covers neither the next field nor the button (%i px)',
    async (width) => {
      const tab = await go('dense.html', { width, height: 640 });
      await fillIn(tab, 'someone@mailserver');
      // Waits until the field script has loaded; no person types and submits faster than that.
      await tab.seen.get('status', /no dot/i);
      await tab.page.getByLabel('Email').press('Enter');
      const line = await tab.seen.box(await tab.seen.get('alertdialog'));
      expect(line.height).toBeGreaterThan(60);
      for (const { name, ...box } of await siteBoxes(tab, 'input, button')) {
        expect(overlap(line, box), name).toBe(false);
      }
      await tab.seen.press('button', 'Fix it');
      await tab.seen.gone('alertdialog');
    },
  );
});
