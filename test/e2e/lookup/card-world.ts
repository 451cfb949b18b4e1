/** Shared by the card tests: documents with an email and an IBAN, and a lookup of the IBAN. */
import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { ANSWERED, cardOf } from '../support/card-surface.ts';
import { testWorld } from '../support/test-world.ts';
import { chooseMenuItem } from '../support/world.ts';

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

/** Registers the hooks of a test file. `documents` are served at `document0` and so on. */
export function cardWorld(documents: readonly DocumentWithHeaders[]) {
  const world = testWorld({ extra: { '/inner.html': html(BODY) }, passing: true, key: 'ask' });
  beforeAll(async () => {
    const { context } = world.browser;
    for (const [i, { body, type, headers }] of documents.entries()) {
      await context.route(`**/document${i}`, (route) =>
        route.fulfill({ contentType: type ?? 'text/html', headers: headers ?? {}, body }),
      );
    }
  });
  return {
    world,
    go: (path: string): Promise<Page> => world.browser.open(`${world.demo.url}/${path}`),
    async lookUp(page: Page): Promise<void> {
      expect(await select(page)).toBe(IBAN);
      await chooseMenuItem(world, page, { selectionText: IBAN });
    },
  };
}

/** Opens the card of the IBAN in a document, and closes it as a person does. */
export async function opensIn(
  { go, lookUp }: ReturnType<typeof cardWorld>,
  document: number,
): Promise<void> {
  const page = await go(`document${document}`);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await lookUp(page);
  const text = await cardOf(page).reads(ANSWERED);
  expect(text).toContain(IBAN);
  // A person can reach it: its close button works.
  await cardOf(page).press('Close');
  await cardOf(page).gone();
  expect(thrown).toEqual([]);
}
