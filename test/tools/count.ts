/** Counts what a person reads and passes on a screen before its first content, for `npm run gallery -- --count`. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { shownCard } from '../e2e/support/card-surface.ts';
import { inClosedRoots } from '../e2e/support/closed-roots.ts';
import type { World } from '../e2e/support/world.ts';
import type { Scene } from './scene.ts';

/** How long a screen stays the same before it is counted, ms. */
const PAUSE_MS = 500;

export interface Counts {
  /** Words that are seen without scrolling, those of buttons and in fields among them. */
  readonly words: number;
  /** Enabled controls before the first content in the order of the document. */
  readonly controls: number;
  /** Distance of the first content from the top of the viewport, CSS px. */
  readonly top: number;
  /** How much of the first content is hidden until the person scrolls, CSS px. */
  readonly hidden: number;
  /** How far the page scrolls, CSS px. */
  readonly scrolls: number;
}

interface Screen {
  /** Selector of the screen's first content. */
  readonly first: string;
  readonly budget?: Partial<Counts>;
}

/** By the scene that shows the screen. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  'line-mistyped': { first: '.line', budget: { words: 12 } },
  'line-good': { first: '.line', budget: { words: 12 } },
  'line-held': { first: '.line' },
  'line-held-three': { first: '.line', budget: { words: 40 } },
  'card-unconnected': { first: '.headline', budget: { hidden: 0 } },
  'card-answered': { first: '.headline', budget: { hidden: 0 } },
  'popup-unconnected': { first: 'textarea', budget: { words: 60 } },
  'popup-page': { first: '.rows > li', budget: { words: 60 } },
  'panel-page': { first: '.rows > li' },
  'popup-usage': { first: '.figure', budget: { words: 60 } },
  'popup-stats': { first: '.summary' },
  welcome: { first: '.try-form input', budget: { words: 150, scrolls: 0 } },
  options: { first: 'main section :is(input, select)' },
  'workbench-list': { first: '[data-line]', budget: { controls: 9, top: 130 } },
  console: { first: '.parameter input', budget: { top: 250, hidden: 0, scrolls: 0 } },
};

/** Runs in the page. Null if the first content is missing. */
export function countIn(first: string, root: Document | ShadowRoot = document): Counts | null {
  const content = root.querySelector(first);
  if (!content) return null;
  /** The part of the viewport in which an element can be seen. */
  const viewOf = (element: Element) => {
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at: Element | null = element; at; at = at.parentElement) {
      // What these two clip, the viewport clips.
      if (at.matches('html, body') || getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      view.left = Math.max(view.left, box.left);
      view.top = Math.max(view.top, box.top);
      view.right = Math.min(view.right, box.right);
      view.bottom = Math.min(view.bottom, box.bottom);
    }
    return view;
  };
  const isInView = (element: Element, { x, y, width, height }: DOMRect) => {
    const { left, top, right, bottom } = viewOf(element);
    const [midX, midY] = [x + width / 2, y + height / 2];
    return width > 0 && midX >= left && midX <= right && midY >= top && midY <= bottom;
  };
  const wordsIn = (text: string) => [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)];
  /** What an element shows that is in no text node: generated content, a field's content, a choice. */
  const textOf = (element: Element): string => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element.matches('textarea, input:not([type="checkbox"], [type="radio"])'))
      return Reflect.get(element, 'value') || element.getAttribute('placeholder') || '';
    const styles = ['::before', '::after'].map((part) => getComputedStyle(element, part));
    return styles.map((style) => (style.display === 'none' ? '' : quoted(style.content))).join(' ');
  };
  const quoted = (content: string) => content.match(/"(?:[^"\\]|\\.)*"/g)?.join('') ?? '';
  const rangeOf = (node: Node, start: number, length: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + length);
    return range;
  };

  let words = 0;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Text that is a child of closed details is hidden, although they are not.
    if (element !== node && element.matches('details:not([open])')) continue;
    const found = wordsIn(element === node ? textOf(element) : (node.nodeValue ?? ''));
    for (const { index, 0: word } of found) {
      const box = element === node ? element : rangeOf(node, index, word.length);
      if (isInView(element, box.getBoundingClientRect())) words += 1;
    }
  }
  const isBefore = (control: Element) => {
    const { width, height } = control.getBoundingClientRect();
    const isEnabled = !control.matches(':disabled, [aria-disabled="true"]');
    const follows = control.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING;
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    // The names of a table's columns are its content.
    const isHeading = control.closest('[role="columnheader"]') !== null;
    return isEnabled && isSeen && !isHeading && follows !== 0 && !control.contains(content);
  };
  const all = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
  const { top, bottom } = content.getBoundingClientRect();
  const { scrollHeight, clientHeight } = document.documentElement;
  return {
    words,
    controls: [...root.querySelectorAll(all)].filter(isBefore).length,
    top: Math.round(top),
    hidden: Math.max(0, Math.round(bottom - viewOf(content).bottom)),
    scrolls: root === document ? scrollHeight - clientHeight : 0,
  };
}

/** Counts the page if it is ours, else the card or the line in it. */
async function countPage(page: Page, first: string): Promise<Counts> {
  const source = `function () { return (${countIn})(${JSON.stringify(first)}, this); }`;
  const ours = page.url().startsWith('chrome-extension:') ? page : await shownCard(page);
  const session = await page.context().newCDPSession(page);
  const found = ours
    ? [await ours.evaluate(countIn, first)]
    : await inClosedRoots<Counts | null>(session, 'fieldmark-field', source);
  await session.detach();
  const counts = found.find((each) => each !== null);
  if (!counts) throw new Error(`there is no ${first}`);
  return counts;
}

const COLUMNS = ['words', 'controls', 'top', 'hidden', 'scrolls'] as const;
export const TABLE_HEAD = `| screen | ${COLUMNS.join(' | ')} | budget | over |\n${'|---'.repeat(8)}|`;

/** Counts a scene once its screen no longer changes. */
export async function countScene(world: World, scene: Scene) {
  const { first, budget = {} } = SCREENS[scene.name] ?? { first: 'body' };
  const page = await scene.open(world);
  await page.setViewportSize(scene.size);
  let counts: Counts;
  let earlier: Counts;
  do {
    earlier = await countPage(page, first);
    await setTimeout(PAUSE_MS);
    counts = await countPage(page, first);
  } while (COLUMNS.some((name) => counts[name] !== earlier[name]));
  await page.close();
  const over = COLUMNS.filter((name) => counts[name] > (budget[name] ?? counts[name]));
  const limits = Object.entries(budget).map(([name, limit]) => `${limit} ${name}`);
  const cells = [scene.name, ...COLUMNS.map((name) => counts[name]), limits.join(', ')];
  return { isOver: over.length > 0, row: `| ${[...cells, over.join(', ')].join(' | ')} |` };
}
