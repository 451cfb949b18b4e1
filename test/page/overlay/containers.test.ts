import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlayContainersFor } from '../../../lib/page/overlay/containers.ts';

/** Selectors that jsdom does not support, and the ids of the elements that they match. */
let modes: Map<string, string>;

beforeEach(() => {
  document.body.innerHTML = '';
  modes = new Map();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function is(this: Element, selector) {
    // Replaces each by the id that it matches.
    const known = [...modes].filter(([mode]) => selector.includes(mode)).map(([, id]) => id);
    const plainSelector = selector
      .split(',')
      .filter((part) => !part.includes(':'))
      .join();
    return known.includes(this.id) || Reflect.apply(matches, this, [plainSelector]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function within(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('input') ?? document.body;
}
/** The names of the containers, best first. */
const containerNames = (near: Element | null) =>
  overlayContainersFor(near).map(
    ({ parent, slot }) => (parent.id || parent.localName) + (slot && `/${slot}`),
  );

describe('the container of a line', () => {
  it.each<[string, string, string[]]>([
    ['nothing', '<div><input></div>', ['html']],
    ['a dialog', '<div id="d" role="dialog"><form><input></form></div>', ['d', 'html']],
    ['an alert', '<div id="d" role="alertdialog"><input></div>', ['d', 'html']],
    ['an element with aria-modal', '<div id="d" aria-modal="true"><input></div>', ['d', 'html']],
    ['a menu', '<div id="m" role="menu"><input></div>', ['m', 'html']],
    [
      'a box in a dialog',
      '<div id="d" role="dialog"><div id="b" style="position:fixed"><input></div></div>',
      ['b', 'd', 'html'],
    ],
    ['a label over the page', '<label style="position:fixed"><input></label>', ['html']],
  ])('for %s', (_, html, expected) => {
    expect(containerNames(within(html))).toEqual(expected);
  });

  it('can be the focused element itself, but never a control', () => {
    within('<div id="d" role="dialog"><input style="position:absolute"></div>');
    expect(containerNames(document.getElementById('d'))).toEqual(['d', 'html']);
    expect(containerNames(document.querySelector('input'))).toEqual(['d', 'html']);
  });

  it.each(['dialog:modal', ':popover-open', ':fullscreen'])('is an element that is %s', (mode) => {
    const input = within('<div id="x"><input></div>');
    modes.set(mode, 'x');
    expect(containerNames(input)).toEqual(['x', 'html']);
  });

  it('is a box over part of the page, but not the page’s layout', () => {
    const input = within('<div id="b" style="position:absolute"><input></div>');
    expect(containerNames(input)).toEqual(['b', 'html']);
    const large = new DOMRect(0, 0, innerWidth, innerHeight);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(large);
    expect(containerNames(input)).toEqual(['html']);
  });

  it('is the host, in the same slot, if the dialog is in its shadow root', () => {
    const input = within('<x-dialog id="x"><form slot="body"><input></form></x-dialog>');
    const host = document.querySelector('x-dialog');
    host?.attachShadow({ mode: 'open' }).append(
      Object.assign(document.createElement('div'), {
        innerHTML: '<slot name="body"></slot>',
        role: 'dialog',
        id: 'inner',
      }),
    );
    host?.shadowRoot?.firstElementChild?.setAttribute('role', 'dialog');
    expect(containerNames(input)).toEqual(['x/body', 'html']);
  });

  it('is in the shadow root if field and dialog both are', () => {
    within('<x-form></x-form>');
    const root = document.querySelector('x-form')?.attachShadow({ mode: 'open' });
    if (!root) throw new Error('no root');
    root.innerHTML = '<div id="d" role="dialog"><input></div>';
    expect(containerNames(root.querySelector('input'))).toEqual(['d', 'html']);
  });
});
