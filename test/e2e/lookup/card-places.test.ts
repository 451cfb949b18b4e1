/** The card is in the viewport and next to the selection, wherever that is. */
import { expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem } from '../support/world.ts';
import { BODY, cardWorld, html, IBAN } from './card-world.ts';

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

const { world, go } = cardWorld([
  { body: html(`<style>html { zoom: 1.6 } p { margin-top: 120px }</style>${BODY}`) },
  { body: shadowDialog('open') },
  { body: shadowDialog('closed') },
]);

it('stays in the viewport if the page zooms its content', async () => {
  const page = await go('document0');
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
  ['open', 1],
  ['closed', 2],
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
