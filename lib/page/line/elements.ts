/** The elements of the line and of the marks in fields' corners: what they say, and nothing they do. */
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
 * Says it as generated content (`::before`, field-line.css): a page can search and select the text in
 * closed shadow roots, but not that (CSS Generated Content). The accessibility tree has both.
 */
export function setGeneratedText(element: HTMLElement, text: string): void {
  element.dataset.text = text;
  element.ariaLabel = text;
}

/** XML and SVG documents make elements that are no HTML (WHATWG DOM, createElement). */
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

/** Shows a tone by its sign, for the eye alone. */
export function setLineTone(element: HTMLElement, glyph: HTMLElement, tone: LineTone): void {
  element.dataset.standing = tone;
  glyph.dataset.text = GLYPHS[tone];
}
