/**
 * The hostile pages of attack-pages.ts in Firefox, automatic email lookups accepted: they cost
 * nothing and learn nothing paid.
 */
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type FirefoxWorld,
  focusLabel,
  hasHost,
  openFirefoxWorld,
  typeInto,
} from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { ATTACKS, LIDS, readable, SECRETS } from './attack-pages.ts';

let world: FirefoxWorld;
const open: Page[] = [];

beforeAll(async () => {
  world = await openFirefoxWorld(ATTACKS);
  await world.connect();
  // What the pages are after: an address that the person looked up elsewhere.
  const page = await go('plain.html');
  await typeInto(page, 'Email', 'known@gmail.com');
  await page.keyboard.press('Tab');
  await until(async () => expect(await world.spent()).toBe(3));
});
afterAll(() => world.close());
afterEach(async () => {
  for (const page of open.splice(0)) await page.close();
});

async function go(path: string): Promise<Page> {
  const page = await world.firefox.open(`${world.demo.url}/${path}`);
  open.push(page);
  await page.bringToFront();
  return page;
}

const done = (page: Page) => until(async () => expect(await page.title()).toContain('done'));

/** What an attack had asked and charged, once all that it set off has come to an end. */
async function costOf(attack: () => Promise<unknown>): Promise<string[]> {
  const before = await world.paid();
  await attack();
  await world.settled();
  return (await world.paid()).slice(before.length);
}

/** The middle of the first element of the selector, in the viewport. */
const middleOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { x, y, width, height } = (
      document.querySelector(wanted) ?? document.body
    ).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, left: x, bottom: y + height };
  }, selector);

describe('costs nothing', () => {
  it('"hi" and one Enter, on a page that refills and refocuses', async () => {
    const page = await go('enter.html');
    const cost = await costOf(async () => {
      await typeInto(page, 'Email', 'hi');
      await page.keyboard.press('Enter');
      await done(page);
      expect(await hasHost(page, 'fieldmark-field')).toBe(true);
    });
    expect(cost).toEqual([]);
  });

  it('a click on a decoy and one letter', async () => {
    const page = await go('letter.html');
    const cost = await costOf(async () => {
      const { x, y } = await middleOf(page, '#decoy');
      await page.mouse.click(x, y);
      await page.keyboard.press('x');
      await done(page);
    });
    expect(cost).toEqual([]);
  });

  it('one letter and Tab, while the page swaps the value', async () => {
    const page = await go('swap.html');
    const cost = await costOf(async () => {
      for (const letter of ['h', 'i'] as const) {
        await focusLabel(page, 'Email');
        await page.keyboard.press(letter);
        await page.keyboard.press('Tab');
      }
      await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
    });
    expect(cost).toEqual([]);
  });

  it('typing above an invisible frame of another site that has the focus', async () => {
    const page = await go('cover.html');
    const cost = await costOf(async () => {
      await page.mouse.click(150, 60);
      await page.keyboard.type('quite a long name', { delay: 60 });
      await page.keyboard.press('Tab');
    });
    expect(cost).toEqual([]);
  });

  it('typing in a visible frame of another site: nobody can tell that it is seen', async () => {
    const page = await go('framed.html');
    const frame = await until(() => {
      const found = page.frames().find((each) => each.url().endsWith('/plain.html'));
      if (!found) throw new Error('no frame');
      return found;
    });
    const cost = await costOf(async () => {
      const { left, bottom } = await middleOf(page, 'iframe');
      const inner = await frame.evaluate(() => {
        const field = document.querySelector('input');
        field?.focus();
        return field?.getBoundingClientRect().toJSON();
      });
      expect(left + bottom).toBeGreaterThan(inner.x);
      await page.keyboard.type('in.a.frame@gmail.com');
      await page.keyboard.press('Tab');
      await until(async () =>
        expect(await frame.evaluate(() => document.querySelector('fieldmark-field') !== null)).toBe(
          true,
        ),
      );
    });
    expect(cost).toEqual([]);
  });

  it('a value that the page put in, Tab and Enter, where the next tab stop is ours', async () => {
    const page = await go('tab.html');
    const cost = await costOf(async () => {
      await putIn(page, 'someone@gmail.com');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
    expect(cost).toEqual([]);
  });
});

/** The person types something; what stands there then is the page's: it has a line with a price. */
async function putIn(page: Page, address: string): Promise<void> {
  await typeInto(page, 'Email', 'maybe.someone@');
  await page.evaluate((value) => {
    const field = document.querySelector<HTMLInputElement>('input[type=email]');
    if (!field) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, address);
  await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
}

/** Where the first button of the line under the field stands; a hit test says that ours is there. */
async function pricedButton(page: Page): Promise<{ x: number; y: number }> {
  return until(async () => {
    const { left, bottom } = await middleOf(page, 'input[type=email]');
    const at = { x: left + 70, y: bottom + 3 + 82 - 7 - 13 };
    const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.localName, at);
    expect(hit).toBe('fieldmark-field');
    return at;
  });
}

describe('the line’s priced button', () => {
  it.each(Object.keys(LIDS))('spends nothing through %s', async (lid) => {
    const page = await go('lids.html');
    const cost = await costOf(async () => {
      await putIn(page, 'under.a.lid@gmail.com');
      const at = await pricedButton(page);
      await page.evaluate(`void lids[${JSON.stringify(lid)}]()`);
      await page.mouse.click(at.x, at.y);
      await page.mouse.click(at.x, at.y, { count: 2 });
    });
    expect(cost).toEqual([]);
  });

  it('is confirmed in our own page, and there alone', async () => {
    const page = await go('plain.html');
    await putIn(page, 'honest@gmail.com');
    const at = await pricedButton(page);
    const before = await world.spent();
    await page.mouse.click(at.x, at.y);
    const popup = await until(async () => {
      const ours = await world.ours('/popup.html');
      await until(
        async () => expect(await ours.evaluate(readyAbout)).toContain('honest@gmail'),
        2000,
      );
      return ours;
    });
    expect(await world.spent()).toBe(before);
    await popup.bringToFront();
    await popup.keyboard.press('Enter');
    await until(async () => expect((await world.spent()) - before).toBe(3));
  });
});

/** In the popup: what the question is about, once its button has the focus. */
const readyAbout = () =>
  document.activeElement?.matches('.armed .primary[aria-disabled=false]')
    ? (document.querySelector('.armed')?.textContent ?? '')
    : '';

describe('learns nothing', () => {
  it('a page that fills in an address looked up elsewhere', async () => {
    const page = await go('recall.html');
    const cost = await costOf(() =>
      until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true)),
    );
    expect(cost).toEqual([]);
    expect(await page.evaluate(readable, [...SECRETS, 'Looked up', 'mailbox'])).toEqual([]);
  });

  it('by window.find() and Selection.modify(), from the line and from a paid card', async () => {
    const page = await go('plain.html');
    await typeInto(page, 'Email', 'someone@gmial.com');
    await page.keyboard.press('Tab');
    await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
    const card = await openCard(page);
    expect(card).toMatch(/Ask again · 3 credits/);
    expect(await page.evaluate(readable, SECRETS)).toEqual([]);
  });

  it('by fonts named like ours', async () => {
    const page = await go('fonts.html');
    await typeInto(page, 'Email', 'someone@gmial.com');
    await page.keyboard.press('Tab');
    await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
    await openCard(page);
    const loads = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/font-'))
        .length;
    });
    expect(loads).toBe(0);
  });
});

/** Rests the pointer on the address that was looked up before. @returns what its card says */
async function openCard(page: Page): Promise<string> {
  await until(async () =>
    expect(
      await page.evaluate(() => CSS.highlights.get('fieldmark-email')?.size ?? 0),
    ).toBeGreaterThan(0),
  );
  const { left, y } = await middleOf(page, 'p:not(#other)');
  await page.mouse.move(left + 8, y);
  await page.mouse.move(left + 12, y);
  return until(async () => {
    const frame = page.frames().find((each) => each.url().includes('/card.html'));
    const text = await frame?.evaluate(() => document.body.textContent ?? '');
    if (!text?.includes('known@gmail.com')) throw new Error(`the card says: ${text}`);
    return text;
  });
}
