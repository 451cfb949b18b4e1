/** Creates the elements of the line and of the corner marks. */
import type { Tone } from '../../domain/index.ts';

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

/**
 * How much larger than usual the person's text is. `all: initial` gives our host the font size of the
 * browser's settings, which the page's own sizes do not change.
 */
export function textScaleOf(host: HTMLElement): number {
  const size = Number.parseFloat(getComputedStyle(host).fontSize);
  return size > 0 ? size / DEFAULT_FONT_PX : 1;
}
