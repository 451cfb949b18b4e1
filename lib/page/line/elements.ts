/** Creates the elements of the line and of the corner marks. */
import type { Tone } from '../../domain/index.ts';
import { native } from '../../reading/dom/index.ts';

export type LineTone = Tone | 'busy';

const GLYPHS: Readonly<Record<LineTone, string>> = {
  confirmed: '✓',
  fits: '✓',
  caution: '!',
  bad: '✕',
  unknown: '?',
  busy: '',
};

/**
 * Sets a text as generated content (`::before` in field-line.css). A page can search and select text
 * nodes in closed shadow roots, but not generated content; the accessibility tree has both.
 */
export function setGeneratedText(element: HTMLElement, text: string): void {
  element.dataset.text = text;
  element.ariaLabel = text;
}

/** In XML and SVG documents `createElement` makes no HTML elements (WHATWG DOM). */
const htmlDocument = document.implementation.createHTMLDocument('');

export function appendElement(tag: string, className: string, parent: Element): HTMLElement {
  const element = htmlDocument.createElement(tag);
  element.className = className;
  parent.append(element);
  return element;
}

export function appendButton(parent: Element, label: string, className = ''): HTMLButtonElement {
  const element = htmlDocument.createElement('button');
  element.type = 'button';
  if (className) element.className = className;
  setGeneratedText(element, label);
  parent.append(element);
  return element;
}

/** Shows a tone as a symbol and colour, which assistive technology does not read. */
export function setLineTone(element: HTMLElement, glyph: HTMLElement, tone: LineTone): void {
  element.dataset.standing = tone;
  glyph.dataset.text = GLYPHS[tone];
}

/** The font size, CSS px, for which the sizes in field-line.css are made: the default of every browser. */
const DEFAULT_FONT_PX = 16;

/** How much of the message about a form is shown; a strip has one row. */
export type FormLength = 'whole' | 'compact' | 'strip';

/** How much larger than usual the text of our interface is. */
export function textScaleOf(mount: HTMLElement): number {
  const size = Number.parseFloat(getComputedStyle(mount).fontSize);
  return size > 0 ? size / DEFAULT_FONT_PX : 1;
}

/** The largest text of a page that ours follows, CSS px. */
const MAX_PAGE_FONT_PX = 32;

/**
 * The size of our text at an element, CSS px: that of the browser's settings, which `all: initial` gives our host,
 * or that of the element and its surroundings if it is larger.
 */
export function textSizeAt(host: Element, near: Element): number {
  const sizes = [near, native(near).parentElement].map((element) =>
    element ? Number.parseFloat(getComputedStyle(element).fontSize) || 0 : 0,
  );
  const ofBrowser = Number.parseFloat(getComputedStyle(host).fontSize) || DEFAULT_FONT_PX;
  return Math.max(ofBrowser, Math.min(Math.max(...sizes), MAX_PAGE_FONT_PX));
}
