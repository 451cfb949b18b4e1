/** Finds texts that a page or a closed shadow root of ours cuts off. */
import type { Frame, Page } from 'playwright-core';
import { inClosedRoots } from './closed-roots.ts';

/** Runs in the page. Returns the texts that an element cuts off and no tooltip shows in full. */
function cutInPage(): string[] {
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /hidden|clip/.test(`${overflowX} ${overflowY}`);
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !/\p{L}/u.test(node.nodeValue ?? '')) continue;
    if (
      element.closest(
        'script, style, pre, option, .visually-hidden, [title], details:not([open]) > :not(summary)',
      )
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // A scroll container can show the whole text.
      if (/auto|scroll/.test(style.overflowX)) break;
      if (!clips(style)) continue;
      if (text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 2) {
        found.push(`${at.localName}.${at.className}: ${node.nodeValue}`);
        break;
      }
    }
    if (
      text.right > document.documentElement.clientWidth + 1 &&
      !element.closest('table, [role="grid"], [role="tablist"]')
    ) {
      found.push(`beyond the page: ${node.nodeValue}`);
    }
  }
  return found;
}

/**
 * The same for the line at a field, whose texts are generated content. If a brief text is shown in
 * full, the sentence after it may scroll. What the verdict is based on may be cut.
 */
function cutInLine(this: ShadowRoot): string[] {
  const found: string[] = [];
  for (const element of this.querySelectorAll<HTMLElement>('.line [data-text]:not(.basis)')) {
    const box = element.getBoundingClientRect();
    const { text: words, brief } = element.dataset;
    if (box.width === 0 || element.matches('.glyph')) continue;
    const isBrief = element.closest('.brief') !== null;
    const shown = isBrief && element.matches('.text') ? brief : words;
    const height = isBrief
      ? Number.parseFloat(getComputedStyle(element, '::before').height)
      : element.scrollHeight;
    if (element.scrollWidth > element.clientWidth + 1 || height > element.clientHeight + 2) {
      found.push(`${element.localName} has no room for “${shown}”`);
    }
    for (let at = element.parentElement; at; at = at.parentElement) {
      const outer = at.getBoundingClientRect();
      const { overflowY } = getComputedStyle(at);
      if (overflowY === 'visible') continue;
      const isCut =
        box.left < outer.left - 1 || box.right > outer.right + 1 || box.bottom > outer.bottom + 1;
      if (isCut && overflowY !== 'auto') {
        found.push(`${at.className} cuts “${shown}”`);
        break;
      }
    }
  }
  return found;
}

export const cutTexts = (at: Page | Frame): Promise<string[]> => at.evaluate(cutInPage);

export async function cutLineTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found = await inClosedRoots<string[]>(session, 'fieldmark-field', String(cutInLine));
  await session.detach();
  return found.flat();
}
