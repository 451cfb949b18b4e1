/**
 * The card opens in every document that allows our frame (the strictest ones are in card.test.ts), in the
 * viewport and next to the selection, wherever that is.
 */
import { expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem } from '../support/world.ts';
import { BODY, cardWorld, type DocumentWithHeaders, html, IBAN, opensIn } from './card-world.ts';

const inRoot = (mode: string) => `customElements.define('x-dialog', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: '${mode}' });
    root.innerHTML = '<dialog style="margin-top:80px"><p id="iban">${IBAN}</p><p>Office</p></dialog>';
    root.querySelector('dialog').showModal();
    window.boxOfText = () => root.getElementById('iban').getBoundingClientRect().toJSON();
  }
});`;
const shadowDialog = (mode: string) =>
  html(`<x-dialog></x-dialog><script>${inRoot(mode)}</script>`);

/** Documents that allow a frame of ours, by what is special about them. */
const DOCUMENTS: Readonly<Record<string, DocumentWithHeaders>> = {
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

const NAMES = Object.keys(DOCUMENTS);
const cards = cardWorld([
  ...Object.values(DOCUMENTS),
  { body: html(`<style>html { zoom: 1.6 } p { margin-top: 120px }</style>${BODY}`) },
  { body: shadowDialog('open') },
  { body: shadowDialog('closed') },
]);
const { world, go } = cards;

it.each(NAMES.map((name, i) => [name, i] as const))('opens in a document %s', (_, i) =>
  opensIn(cards, i),
);

it('stays in the viewport if the page zooms its content', async () => {
  const page = await go(`document${NAMES.length}`);
  await page.getByText(IBAN).click({ clickCount: 3 });
  await chooseMenuItem(world, page, { selectionText: IBAN });
  const frame = await cardOf(page).frame();
  const element = await frame.frameElement();
  await until(async () => {
    const box = await element.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
    expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThan(height);
    // Waits for the content, because an empty card is lower.
    expect(box?.height).toBeGreaterThan(300);
  });
});

it.each([
  ['open', NAMES.length + 1],
  ['closed', NAMES.length + 2],
])('does not cover the selected text in an %s shadow root of a dialog', async (_, i) => {
  const page = await go(`document${i}`);
  const text = await page.evaluate('boxOfText()');
  const { x, y, height } = text as DOMRect;
  await page.mouse.click(x + 60, y + height / 2, { clickCount: 3 });
  // As with the keyboard command, no click position is known.
  await chooseMenuItem(world, page, { selectionText: IBAN });
  const element = await (await cardOf(page).frame()).frameElement();
  await until(async () => {
    const box = await element.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(y + height);
    expect(Math.abs((box?.x ?? 0) - x)).toBeLessThan(200);
    expect(box?.y).toBeLessThan(y + height + 40);
  });
});
