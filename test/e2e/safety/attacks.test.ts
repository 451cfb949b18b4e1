/**
 * The hostile pages of attack-pages.ts in Chromium, automatic email lookups accepted: they cost
 * nothing and learn nothing paid.
 */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { afterReading, fillIn, settled, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, openWorld, selectText, type World } from '../support/world.ts';
import { ATTACKS, readable, SECRETS } from './attack-pages.ts';

let world: World;
const open: Page[] = [];

beforeAll(async () => {
  world = await openWorld({ extra: ATTACKS });
  await world.connect({ auto: true });
  // What the page is after: an address that the person looked up elsewhere.
  const here = await go('plain.html');
  await fillIn(here, 'known@gmail.com');
  await until(async () => expect(await world.spent()).toBe(3));
  for (const page of open.splice(0)) await page.close();
});
afterAll(() => world.close());
afterEach(async () => {
  for (const page of open.splice(0)) await page.close();
});

async function go(path: string): Promise<Visit> {
  const visited = await visit(world, path);
  open.push(visited.page);
  return visited;
}

async function at(host: string, path: string): Promise<Page> {
  const page = await world.browser.open(`${world.demo.url.replace('127.0.0.1', host)}/${path}`);
  open.push(page);
  return page;
}

const done = (page: Page) => page.waitForFunction(() => document.title.includes('done'));

/** What an attack cost, once all that it set off has come to an end. */
async function costOf(attack: () => Promise<unknown>): Promise<number> {
  const before = await world.spent();
  await attack();
  await settled(world);
  return (await world.spent()) - before;
}

describe('costs nothing', () => {
  it('"hi" and one Enter, on a page that refills and refocuses', async () => {
    const { page } = await go('enter.html');
    const cost = await costOf(async () => {
      await page.getByLabel('Email').click();
      await page.keyboard.type('hi');
      await page.keyboard.press('Enter');
      await done(page);
    });
    expect(cost).toBe(0);
  });

  it('ten Enters over five sites', async () => {
    const cost = await costOf(async () => {
      const pages: Page[] = [];
      for (let i = 0; i < 10; i += 1) {
        const page = await at(`s${i % 5}.localhost`, 'enter.html');
        await page.getByLabel('Email').click();
        await page.keyboard.press('Enter');
        pages.push(page);
      }
      await Promise.all(pages.map(done));
    });
    expect(cost).toBe(0);
  });

  it('a click on a decoy and one letter', async () => {
    const { page } = await go('letter.html');
    const cost = await costOf(async () => {
      await page.locator('#decoy').click();
      await page.keyboard.press('x');
      await done(page);
    });
    expect(cost).toBe(0);
  });

  it('one letter and Tab, while the page swaps the value', async () => {
    const { page } = await go('swap.html');
    const cost = await costOf(async () => {
      await page.getByLabel('Email').click();
      await page.keyboard.press('h');
      await page.keyboard.press('Tab');
      await page.getByLabel('Email').click();
      await page.keyboard.press('i');
      await page.getByLabel('Name').click();
    });
    expect(cost).toBe(0);
  });

  it('typing above an invisible frame of another site that has the focus', async () => {
    const { page } = await go('cover.html');
    await page.frameLocator('#lid').getByLabel('Email').waitFor({ state: 'attached' });
    const cost = await costOf(async () => {
      await page.mouse.click(150, 60);
      await page.keyboard.type('quite a long name', { delay: 60 });
      await page.keyboard.press('Tab');
    });
    expect(cost).toBe(0);
  });

  it('Tab and Enter 30 ms later, where the next tab stop is ours', async () => {
    const { page, seen } = await go('tab.html');
    const field = page.getByLabel('Email');
    const cost = await costOf(async () => {
      await field.click();
      await page.keyboard.type('maybe.someone@');
      // Not by typing alone: what stands there is the page's.
      await field.evaluate((input: HTMLInputElement) => {
        input.value = 'someone@gmail.com';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await seen.get('button', /Look up · 3 credits/);
      await afterReading({ page, seen });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    });
    expect(cost).toBe(0);
  });

  it('a content script that was taken over and forges messages', async () => {
    const { page } = await go('plain.html');
    await page.getByLabel('Email').click();
    const cost = await costOf(async () => {
      const outcomes = await forge(page, 'lookup', (i) => ({
        kind: 'email',
        value: `forged${i}@gmail.com`,
        depth: 'standard',
        trigger: 'gesture',
        refresh: false,
        place: 'field',
        form: 'sign-up',
      }));
      expect(outcomes.filter(({ ok }) => ok)).toEqual([]);
    });
    expect(cost).toBe(0);
  });
});

interface Told {
  readonly ok: boolean;
  readonly value?: {
    judgements?: { verdict: { basis: string[] }; offer: { answeredAt?: number } }[];
  };
}

/** Sends messages out of our own isolated world, as code in a taken-over renderer process could. */
async function forge(
  page: Page,
  name: string,
  body: (i: number) => object,
  times = 40,
): Promise<Told[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const ours = new Promise<number>((resolve) => {
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.origin.startsWith('chrome-extension://')) resolve(context.id);
    });
  });
  await session.send('Runtime.enable');
  const bodies = Array.from({ length: times }, (_, i) => body(i));
  const { result } = await session.send('Runtime.evaluate', {
    contextId: await ours,
    expression: `Promise.all(${JSON.stringify(bodies)}.map((body) => chrome.runtime.sendMessage({ fieldmark: ${JSON.stringify(name)}, body })))`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

describe('learns nothing', () => {
  it('a page that fills in an address looked up elsewhere', async () => {
    const { page, seen } = await go('recall.html');
    await page.waitForFunction(() => document.activeElement?.localName !== 'input');
    await until(async () => {
      const told = await forge(
        page,
        'check',
        () => ({
          items: [{ kind: 'email', value: 'known@gmail.com' }],
          place: 'field',
          form: 'newsletter',
        }),
        1,
      );
      const [judged] = told[0]?.value?.judgements ?? [];
      expect(judged?.verdict.basis).not.toContain('api');
      expect(judged?.offer.answeredAt).toBeUndefined();
    });
    const status = await seen.find('status');
    expect(status?.name ?? '').not.toMatch(/accepts|delivers|registered/i);
  });

  it('by window.find() and Selection.modify(), from the line and from a paid card', async () => {
    const here = await go('plain.html');
    await fillIn(here, 'someone@gmial.com');
    await here.page.waitForFunction(() => document.querySelector('fieldmark-field') !== null);
    await selectText(here.page, 'DE89 3704 0044 0532 0130 00');
    await chooseMenuItem(world, here.page, { selectionText: 'DE89 3704 0044 0532 0130 00' });
    await here.page.waitForFunction(() => document.querySelector('fieldmark-card') !== null);
    await until(async () => expect((await world.paid()).at(-1)?.path).toBe('/v1/vat/iban'));
    await settled(world);
    expect(await here.page.evaluate(readable, SECRETS)).toEqual([]);
  });

  it('by fonts named like ours', async () => {
    const loads: string[] = [];
    const here = await go('fonts.html');
    here.page.on('request', (request) => {
      if (request.url().includes('/font-')) loads.push(request.url());
    });
    await fillIn(here, 'someone@gmial.com');
    await here.page.waitForFunction(() => document.querySelector('fieldmark-field') !== null);
    await selectText(here.page, 'known@gmail.com');
    await chooseMenuItem(world, here.page, { selectionText: 'known@gmail.com' });
    await here.page.waitForFunction(() => document.querySelector('fieldmark-card') !== null);
    await settled(world);
    await here.page.evaluate(() => document.fonts.ready);
    expect(loads).toEqual([]);
  });

  it('by layout shifts and hit tests: no rectangle depends on what is said', async () => {
    const here = await go('plain.html');
    const shifts = await here.page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: { node: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
          if (sources.some(({ node }) => node === null || String(node).includes('fieldmark'))) {
            seen.push(entry.startTime);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
      return seen.length;
    });
    expect(shifts).toBe(0);
    /** How far our line reaches, as `elementFromPoint` tells. */
    const extent = () =>
      here.page.evaluate(() => {
        const host = document.querySelector('fieldmark-field');
        const points: string[] = [];
        for (let x = 0; x < innerWidth; x += 8) {
          for (let y = 0; y < innerHeight; y += 8) {
            if (host && document.elementFromPoint(x, y) === host) points.push(`${x} ${y}`);
          }
        }
        return points.join();
      });
    const sizes = new Set<string>();
    for (const text of ['someone@gmial.com', 'broken@', 'someone@mailinator.com']) {
      await fillIn(here, text);
      await here.page.waitForFunction(() => document.querySelector('fieldmark-field') !== null);
      await here.seen.get('status', /\S/);
      sizes.add(await extent());
    }
    expect([...sizes].filter((size) => size !== '')).toHaveLength(1);
    expect(await here.page.evaluate('seen.length')).toBe(0);
  });
});
