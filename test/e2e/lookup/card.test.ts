/** The card opens in every document that allows our frame. */
import { describe, expect, it } from 'vitest';
import { ANSWERED, cardFrames, cardOf } from '../support/card-surface.ts';
import { chooseMenuItem } from '../support/world.ts';
import { BODY, cardWorld, type DocumentWithHeaders, html, IBAN, select } from './card-world.ts';

/** Documents that allow a frame of ours, by what is special about them. */
const DOCUMENTS: Readonly<Record<string, DocumentWithHeaders>> = {
  'with a policy that forbids all frames, styles and scripts': {
    body: html(BODY),
    headers: {
      'content-security-policy': "default-src 'none'; frame-src 'none'; child-src 'none'",
    },
  },
  'that embeds only permitted documents (COEP)': {
    body: html(BODY),
    headers: {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    },
  },
  'that denies its frames all features': {
    body: html(BODY),
    headers: { 'permissions-policy': 'clipboard-write=(), fullscreen=(), storage-access=()' },
  },
  'that requires Trusted Types': {
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
};
const OUTER: DocumentWithHeaders = {
  body: html(
    `<iframe title="same" src="inner.html" width="700" height="320"></iframe><iframe title="srcdoc" width="700" height="320" srcdoc='${html(BODY).replaceAll("'", '&apos;')}'></iframe>`,
  ),
};

const NAMES = Object.keys(DOCUMENTS);
const { world, go, lookUp } = cardWorld([...Object.values(DOCUMENTS), OUTER]);

describe('a card opens', () => {
  it.each(NAMES.map((name, i) => [name, i] as const))('in a document %s', async (_, i) => {
    const page = await go(`document${i}`);
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await lookUp(page);
    const text = await cardOf(page).reads(ANSWERED);
    expect(text).toContain(IBAN);
    // A person can reach it: its close button works.
    await cardOf(page).press('Close');
    await cardOf(page).gone();
    expect(thrown).toEqual([]);
  });

  it('over an element in fullscreen', async () => {
    const page = await go('inner.html');
    await page.evaluate(() => {
      addEventListener('click', () => void document.body.requestFullscreen(), { once: true });
    });
    await page.mouse.click(5, 5);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await lookUp(page);
    await cardOf(page).reads(ANSWERED);
    await cardOf(page).press('Close');
    await cardOf(page).gone();
  });

  it.each(['same', 'srcdoc'])('in the frame that was clicked in (%s)', async (title) => {
    const page = await go(`document${NAMES.length}`);
    const element = await page.locator(`[title=${title}]`).elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('no frame');
    expect(await select(frame)).toBe(IBAN);
    await chooseMenuItem(world, page, { selectionText: IBAN, frameUrl: frame.url() });
    await cardOf(page).reads(ANSWERED);
    expect(cardFrames(page).map((card) => card.parentFrame())).toEqual([frame]);
  });
});
