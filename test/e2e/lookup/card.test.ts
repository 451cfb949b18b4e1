/** The card wherever a document lets a frame of ours run, what happens where none runs, and what it shows. */
import type { Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardFrames, cardOf, pressEscape } from '../support/card-surface.ts';
import { asked, hover, settled } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, openWorld, type World } from '../support/world.ts';

const IBAN = 'DE89370400440532013000';
const EMAIL = 'office@gmail.com';
const BODY = `<p id="iban">${IBAN}</p><p>${EMAIL}</p>`;
const html = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

interface Document {
  readonly body: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Documents in which a frame of ours runs, by what is special about them. */
const DOCUMENTS: Readonly<Record<string, Document>> = {
  'with a policy that forbids all frames, styles and scripts': {
    body: html(BODY),
    headers: {
      'content-security-policy': "default-src 'none'; frame-src 'none'; child-src 'none'",
    },
  },
  'that embeds nothing without its leave (COEP)': {
    body: html(BODY),
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  },
  'that permits its frames nothing': {
    body: html(BODY),
    headers: { 'permissions-policy': 'clipboard-write=(), fullscreen=(), storage-access=()' },
  },
  'that wants trusted types': {
    body: html(BODY),
    headers: {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    },
  },
  'in XHTML': {
    type: 'application/xhtml+xml',
    body: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Card</title></head><body>${BODY}</body></html>`,
  },
  'in SVG': {
    type: 'image/svg+xml',
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><text id="iban" x="20" y="40">${IBAN}</text></svg>`,
  },
  'with a modal dialog': {
    body: html(
      `<dialog>${BODY}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    ),
  },
};
/** Documents in which none does. */
const SANDBOXED: Document = {
  body: html(BODY),
  headers: { 'content-security-policy': 'sandbox' },
};

const PAGES: Readonly<Record<string, string>> = {
  '/modal.html': html(
    `<dialog><button>${EMAIL}</button><p id="iban">${IBAN}</p></dialog><script>document.querySelector('dialog').showModal()</script>`,
  ),
  '/inner.html': html(BODY),
  '/outer.html': html(
    `<iframe title="same" src="inner.html" width="700" height="320"></iframe><iframe title="srcdoc" width="700" height="320" srcdoc='${html(BODY).replaceAll("'", '&apos;')}'></iframe>`,
  ),
};

let world: World;
const open: Page[] = [];

beforeAll(async () => {
  world = await openWorld({ extra: PAGES });
  await world.connect({ auto: false });
  const { context } = world.browser;
  const documents = { ...DOCUMENTS, sandboxed: SANDBOXED };
  for (const [i, { body, type, headers }] of Object.values(documents).entries()) {
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

/** Selects the IBAN as a script does, for documents that no pointer is led through. */
const select = (where: Page | Frame) =>
  where.evaluate(() => {
    const text = document.getElementById('iban');
    const selection = getSelection();
    if (text) selection?.selectAllChildren(text);
    return String(selection);
  });

async function lookUp(page: Page): Promise<void> {
  expect(await select(page)).toBe(IBAN);
  await chooseMenuItem(world, page, { selectionText: IBAN });
}

describe('a card opens', () => {
  it.each(Object.keys(DOCUMENTS).map((name, i) => [name, i] as const))(
    'in a document %s',
    async (_, i) => {
      const page = await go(`document${i}`);
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      await lookUp(page);
      const text = await cardOf(page).reads(/Ask again · 1 credit/);
      expect(text).toContain(IBAN);
      // It is in reach of a person: its own close button works.
      await cardOf(page).press('Close');
      await cardOf(page).gone();
      expect(thrown).toEqual([]);
    },
  );

  it('over an element in fullscreen', async () => {
    const page = await go('inner.html');
    await page.evaluate(() => {
      addEventListener('click', () => void document.body.requestFullscreen(), { once: true });
    });
    await page.mouse.click(5, 5);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await lookUp(page);
    await cardOf(page).reads(/Ask again · 1 credit/);
    await cardOf(page).press('Close');
    await cardOf(page).gone();
  });

  it.each(['same', 'srcdoc'])('in the frame that was pressed in (%s)', async (title) => {
    const page = await go('outer.html');
    const element = await page.locator(`[title=${title}]`).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('no frame');
    expect(await select(frame)).toBe(IBAN);
    await chooseMenuItem(world, page, { selectionText: IBAN, frameUrl: frame.url() });
    await cardOf(page).reads(/Ask again · 1 credit/);
    expect(cardFrames(page).map((card) => card.parentFrame())).toEqual([frame]);
  });

  it('and gives the focus back where it had it', async () => {
    const page = await go('checkout.html');
    await page.getByLabel('Email').click();
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('ControlOrMeta+A');
    await chooseMenuItem(world, page, { selectionText: EMAIL, editable: true });
    await cardOf(page).reads(/Ask again · 3 credits/);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(await focused()).toBeNull();
    // What is pressed while the frame takes the focus over reaches nobody.
    await until(async () => {
      await pressEscape(page);
      expect(cardFrames(page)).toEqual([]);
    });
    expect(await focused()).toBe('email');
  });
});

describe('in a modal dialog', () => {
  const isOpen = (page: Page) => page.evaluate(() => document.querySelector('dialog')?.open);

  /** Long enough for whatever opens a card by itself to have opened one. */
  async function staysClosed(page: Page): Promise<void> {
    const from = await page.evaluate(() => performance.now());
    await page.waitForFunction((start) => performance.now() - start > 900, from);
    expect(cardFrames(page)).toEqual([]);
  }

  const marked = (page: Page) =>
    until(async () => {
      const marks = () => CSS.highlights.get('fieldmark-email')?.size ?? 0;
      expect(await page.evaluate(marks)).toBe(1);
    });

  /** By keyboard, to the button that the mark stands in: its card opens. */
  async function walk(page: Page): Promise<void> {
    await marked(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await cardOf(page).reads(/office@gmail\.com/);
  }

  it('Escape closes the card that opened by itself, not the dialog, and it stays closed', async () => {
    const page = await go('modal.html');
    await walk(page);
    await pressEscape(page);
    await cardOf(page).gone();
    await staysClosed(page);
    expect(await isOpen(page)).toBe(true);
  });

  it('Escape in the card that was asked for gives the focus back, and no card opens', async () => {
    const page = await go('modal.html');
    // The dialog gave it to its button before there was a mark.
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
    await marked(page);
    await chooseMenuItem(world, page, { selectionText: IBAN });
    await cardOf(page).reads(/Ask again · 1 credit/);
    // What is pressed while the frame takes the focus over reaches nobody.
    await until(async () => {
      await pressEscape(page);
      await until(() => expect(cardFrames(page)).toEqual([]), 1000);
    });
    await staysClosed(page);
    expect(await isOpen(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button');
  });
});

describe('where no frame of ours runs', () => {
  const path = `document${Object.keys(DOCUMENTS).length}`;

  it('the popup has what was asked', async () => {
    const page = await go(path);
    const before = await world.spent();
    const opened = world.browser.context.waitForEvent('page');
    await lookUp(page);
    const popup = await opened;
    await popup.waitForURL(/popup\.html\?handed=1/);
    await popup.getByRole('button', { name: 'Ask again · 1 credit' }).first().waitFor();
    expect(cardFrames(page)).toEqual([]);
    expect(await world.spent()).toBe(before);
    await popup.close();
  });

  it('a hover shows nothing and throws nothing', async () => {
    const page = await go(path);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await hover(page, EMAIL);
    // Without scripts of its own a document waits for none of ours: it is asked again and again.
    const host = () => page.evaluate(() => document.querySelector('fieldmark-card') !== null);
    await until(async () => expect(await host()).toBe(true));
    await until(async () => expect(await host()).toBe(false));
    await settled(world);
    expect(world.browser.context.pages().filter((each) => /handed/.test(each.url()))).toEqual([]);
    expect(thrown).toEqual([]);
  });
});

describe('what it shows', () => {
  /** The value and the answer, in a card on a page of its own address: the menu's tab is found by it. */
  async function answered(text: string): Promise<string> {
    const page = await go(`inner.html?${text}`);
    await page.evaluate((value) => {
      const place = document.getElementById('iban');
      if (place) place.textContent = value;
    }, text);
    expect(await select(page)).toBe(text);
    await chooseMenuItem(world, page, { selectionText: text });
    return cardOf(page).reads(/Ask again/);
  }

  it('is the answer that is kept, for nothing', async () => {
    const before = await world.spent();
    expect(await answered(IBAN)).toContain(IBAN);
    expect(await world.spent()).toBe(before);
  });

  it('is the answer to a question that it asks, once', async () => {
    expect(await answered('fresh@gmail.com')).toContain('fresh@gmail.com');
    expect(await asked(world, 'fresh@gmail.com')).toBe(3);
  });
});
