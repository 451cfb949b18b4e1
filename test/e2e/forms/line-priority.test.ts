/** Several fields have messages: one line is shown, warnings first, and the other fields get marks. */
import { describe, expect, it } from 'vitest';
import { fillIn, pressAt, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Turns</title><style>*{box-sizing:border-box}label{display:block;margin-top:8px}input,button{font:inherit;padding:6px}</style><body style="margin:24px;font:16px/1.4 sans-serif"><form action="thanks.html">${body}<p><button>Place the order</button></p></form>`;

const FIELDS = `<label for="e">Email</label><input id="e" type="email" name="email" autocomplete="email">
<label for="t">Phone</label><input id="t" type="tel" name="phone" autocomplete="tel" value="+49 30 901820">
<label for="v">VAT number</label><input id="v" name="vat">
<label for="n">Notes</label><input id="n" name="notes">`;

const PAGES = { '/prefilled.html': page(FIELDS) };

const world = testWorld({ extra: PAGES });

const go = (path: string) => visit(world, path);

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
