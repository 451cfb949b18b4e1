/** A table of suppliers in either browser: columns hidden, moved and resized, and duplicates in groups. */
import { beforeAll, expect, it } from 'vitest';
import { type Surface, surfaceOf, type Tab } from '../support/surface.ts';
import { until } from '../support/until.ts';

const SUPPLIERS = `Supplier;Email;IBAN;Amount
Alder & Co;billing@gmail.com;DE89 3704 0044 0532 0130 00;-1,240.00
Birch Ltd;accounts@gmail.com;GB29 NWBK 6016 1331 9268 19;=1+1
Cedar GmbH;office@gmail.com;DE89370400440532013000;1`;

const head = (name: string) => `[role="columnheader"][aria-label="${name}"]`;
const edge = (name: string) => `[role="separator"][aria-label="Width of ${name}"]`;

/** @param open the empty workbench; `saves`: whether the driver can read what the browser saves */
export function testColumns(open: () => Promise<{ tab: Tab; saves: boolean }>): void {
  let page: Surface;
  let saves = false;

  beforeAll(async () => {
    const opened = await open();
    saves = opened.saves;
    page = surfaceOf(opened.tab);
    await page.evaluate((text) => {
      document.querySelector('textarea')?.focus();
      document.execCommand('insertText', false, text);
    }, SUPPLIERS);
    await page.press({ role: 'button', name: /^Check these values$/ });
    await page.reads(/1 plausible/);
  });

  /** The texts of an attribute, or the texts of the elements. */
  const allOf = (selector: string, attribute = '') =>
    page.evaluate(
      ([wanted, name]: readonly [string, string]) =>
        [...document.querySelectorAll(wanted)].map((each) =>
          name === '' ? each.textContent : each.getAttribute(name),
        ),
      [selector, attribute] as const,
    );
  const headings = () => allOf('[role="columnheader"][aria-label]', 'aria-label');
  const boxOf = (selector: string) =>
    until(async () => {
      const box = await page.evaluate(
        (wanted: string) => document.querySelector(wanted)?.getBoundingClientRect().toJSON(),
        selector,
      );
      if (!box) throw new Error(`${selector} is not drawn`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
    });
  /** Drags in steps, as a hand does. */
  async function drag(from: { x: number; y: number }, x: number): Promise<void> {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x, from.y, { steps: 5 });
    await page.mouse.up();
  }
  /** Chooses an entry of a menu of the list. */
  const choose = async (menu: RegExp, entry: RegExp) => {
    await page.press({ role: 'button', name: menu });
    await page.press({ role: 'button', name: entry });
  };

  it('hides, moves and resizes columns, exports all of them, and keeps that with the list', async () => {
    await choose(/^More$/, /^Columns and separator$/);
    await page.press({ role: 'button', name: /^Hide Amount$/ });
    await page.keyboard.press('Escape');
    const arranged = ['Row', 'Result', 'IBAN', 'Supplier', 'Email'];
    await drag(await boxOf(head('IBAN')), (await boxOf(head('Supplier'))).x - 20);
    await until(async () => expect(await headings()).toEqual(arranged));
    const before = await boxOf(head('Email'));
    const handle = await boxOf(edge('Email'));
    await drag(handle, handle.x + 60);
    const widthNow = async () => (await boxOf(head('Email'))).width;
    await until(async () =>
      expect(Math.abs((await widthNow()) - before.width - 60)).toBeLessThan(9),
    );
    // By keys, too: from the grid to the edge of its first column.
    await page.evaluate(() => document.querySelector<HTMLElement>('[role="grid"]')?.focus(), null);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+ArrowRight');
    const [wide] = await allOf('[role="separator"]:focus', 'aria-valuenow');
    expect(wide).toBeTruthy();
    const width = await widthNow();
    if (saves) {
      const { bytes } = await page.saved(() => choose(/^Export/, /^Everything: CSV$/));
      expect(bytes.toString().replace('\ufeff', '')).toMatch(/^Supplier;Email;IBAN;Amount;Row;/);
    }
    await page.press({ role: 'button', name: /^New list$/ });
    await page.press({ role: 'button', name: /^Pasted list/ });
    await until(async () => expect(await headings()).toEqual(arranged));
    await until(async () => expect(Math.abs((await widthNow()) - width)).toBeLessThan(2));
    expect(await allOf('[role="separator"]', 'aria-valuenow')).toContain(wide);
  });

  it('shows rows with a value in common in groups', async () => {
    const common = () => allOf('[data-line] [data-column="1"]');
    const iban = 'DE89370400440532013000';
    await choose(/^More$/, /^Filter$/);
    await page.choose('Duplicates', /^Same value, written differently \(1\)$/);
    await until(async () =>
      expect(await common()).toEqual(new Array(2).fill(`2 rows, written in 2 ways: ${iban}`)),
    );
    await page.choose('Duplicates', /^Same IBAN, different names \(1\)$/);
    await until(async () =>
      expect(await common()).toEqual(new Array(2).fill(`2 rows, 2 names: ${iban}`)),
    );
  });
}
