/** Documents of every sort and every way to come and go: nothing thrown, nothing left behind. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerDocuments } from './document-pages.ts';
import { Perception } from './shadow.ts';
import { fillIn, typeInto, type Visit } from './steps.ts';
import { until } from './until.ts';
import { openWorld, type World } from './world.ts';

let world: World;
const tabs: Page[] = [];
const errors: string[] = [];

beforeAll(async () => {
  world = await openWorld({ answer: answerDocuments, bfcache: true });
});
afterAll(() => world.close());
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
  expect(errors.splice(0)).toEqual([]);
});

function listen(page: Page): void {
  tabs.push(page);
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
}

async function go(address: string): Promise<Visit> {
  const page = await world.browser.context.newPage();
  listen(page);
  await page.goto(address.includes(':') ? address : `${world.demo.url}/${address}`);
  return { page, seen: await Perception.of(page) };
}

const hosts = ({ page }: Visit) =>
  page.evaluate(() => document.querySelectorAll('fieldmark-field, fieldmark-card').length);

let visits = 0;

/** A mistyped address gets its line, whose button corrects it; a bad one is held. */
async function fieldWorks({ page, seen }: Visit): Promise<void> {
  // A value holds its form once: each visit has its own.
  visits += 1;
  const field = page.locator('input');
  // The driver knows no fields but HTML's.
  const value = () => field.evaluate((element) => ('value' in element ? element.value : null));
  await typeInto(page, field, `bob${visits}@gmial.com`);
  await page.keyboard.press('Tab');
  await seen.press('button', `Use bob${visits}@gmail.com`);
  await until(async () => expect(await value()).toBe(`bob${visits}@gmail.com`));
  await typeInto(page, field, `bob${visits}@mailinator.com`);
  await page.locator('button').click();
  await seen.press('button', 'Fix it');
  await seen.gone('alertdialog');
}

describe('a single-page application', () => {
  it('takes the line away with its route, and has one on the next and on the way back', async () => {
    const here = await go('orders');
    await fieldWorks(here);
    expect(await hosts(here)).toBe(1);
    await here.page.getByRole('link', { name: 'About' }).click();
    await until(async () => expect(await hosts(here)).toBe(0));
    await here.page.evaluate(() => history.back());
    await here.page.locator('input').waitFor();
    await fieldWorks(here);
    await here.page.getByRole('link', { name: 'Orders' }).click();
    await until(async () => expect(await hosts(here)).toBe(0));
    await fieldWorks(here);
    expect(await hosts(here)).toBe(1);
  });
});

describe('a page that comes back', () => {
  it('from the back/forward cache works as before', async () => {
    const here = await go('form.html');
    await here.page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'kept' : 'made anew';
      });
    });
    await fieldWorks(here);
    await here.page.getByRole('link', { name: 'Away' }).click();
    await here.page.waitForURL(/away/);
    // The driver's own way back waits for a page that is loaded anew.
    await here.page.evaluate(() => history.back());
    await until(async () => expect(await here.page.title()).toBe('kept'));
    expect(await hosts(here)).toBeLessThan(2);
    await fieldWorks(here);
    await here.page.evaluate(() => history.forward());
    await here.page.waitForURL(/away/);
    expect(await hosts(here)).toBe(0);
  });

  it('from a prerender works once it is seen', async () => {
    const { page } = await go('leads.html');
    await page.getByRole('link', { name: 'On' }).click();
    await page.waitForURL(/prerendered/);
    await fieldWorks({ page, seen: await Perception.of(page) });
  });
});

describe('a document that is no HTML', () => {
  it.each(['form.xhtml', 'styled.xml', 'form.svg'])(
    'with a form in it has its line (%s)',
    async (path) => {
      await fieldWorks(await go(path));
    },
  );

  it.each(['feed.xml', 'drawing.svg'])('with text alone is left as it is (%s)', async (path) => {
    const here = await go(path);
    const before = await here.page.evaluate(() => document.documentElement.outerHTML);
    await here.page.mouse.click(60, 40);
    await here.page.keyboard.press('Tab');
    expect(await here.page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
    expect(await hosts(here)).toBe(0);
  });

  it('shows a PDF', async () => {
    const here = await go('paper.pdf').catch((error: unknown) => {
      // Without a viewer it is a download.
      expect(String(error)).toContain('Download is starting');
      return null;
    });
    if (!here) return;
    await here.page.mouse.click(300, 300);
    expect(await hosts(here)).toBe(0);
  });

  it('shows the source of a page', async () => {
    const here = await go(`view-source:${world.demo.url}/form.html`);
    await here.page.mouse.click(60, 40);
    expect(await hosts(here)).toBe(0);
  });
});

describe('an extension that is loaded anew under an open tab', () => {
  it('leaves the form to the page, and nothing of its own', async () => {
    const here = await go('form.html');
    await fillIn(here, 'someone@mailinator.com');
    await here.seen.get('status');
    await world.browser.reload();
    await fillIn(here, 'somebody@mailinator.com');
    await until(async () => expect(await hosts(here)).toBe(0));
    await here.page.getByRole('button', { name: 'Place the order' }).click();
    await here.page.waitForURL(/thanks\.html\?email=somebody/);
    // The next page has the new one.
    await fieldWorks(await go('form.html'));
  });
});
