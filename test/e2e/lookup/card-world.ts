/** Shared by the card tests: documents with an email and an IBAN, and a lookup of the IBAN. */
import type { Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chooseMenuItem, openWorld, type World } from '../support/world.ts';

export const IBAN = 'DE89370400440532013000';
export const EMAIL = 'office@gmail.com';
export const BODY = `<p id="iban">${IBAN}</p><p>${EMAIL}</p>`;
export const html = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

export interface DocumentWithHeaders {
  readonly body: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Selects the IBAN by script, for tests that need no pointer. */
export const select = (where: Page | Frame) =>
  where.evaluate(() => {
    const text = document.getElementById('iban');
    const selection = getSelection();
    if (text) selection?.selectAllChildren(text);
    return String(selection);
  });

/**
 * Registers the hooks of a test file. `documents` are served at `document0` and so on; `world()` works from
 * the first test on.
 */
export function cardWorld(documents: readonly DocumentWithHeaders[]) {
  let world: World;
  const open: Page[] = [];

  beforeAll(async () => {
    world = await openWorld({ extra: { '/inner.html': html(BODY) } });
    await world.markPassing();
    await world.connect({ auto: false });
    const { context } = world.browser;
    for (const [i, { body, type, headers }] of documents.entries()) {
      await context.route(`**/document${i}`, (route) =>
        route.fulfill({ contentType: type ?? 'text/html', headers: headers ?? {}, body }),
      );
    }
  });
  afterAll(() => world.close());
  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });

  async function go(path: string): Promise<Page> {
    const page = await world.browser.open(`${world.demo.url}/${path}`);
    open.push(page);
    return page;
  }

  async function lookUp(page: Page): Promise<void> {
    expect(await select(page)).toBe(IBAN);
    await chooseMenuItem(world, page, { selectionText: IBAN });
  }

  return { world: () => world, go, lookUp };
}
