import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMarks, type Marks } from '../../../lib/page/marks/marks.ts';
import { find, installPlatform } from '../dom.ts';
import { markOf } from './marker-world.ts';

let stop: AbortController;
let marks: Marks;
let text: Text;
let input: HTMLInputElement;

beforeEach(() => {
  installPlatform();
  document.body.innerHTML = '<p></p><input value="a name">';
  text = find('p').appendChild(document.createTextNode('a@example.com'));
  input = find('input');
  stop = new AbortController();
  marks = createMarks(stop.signal);
  marks.add(markOf(text));
  Range.prototype.getClientRects = () =>
    Object.assign([new DOMRect(10, 10, 100, 20)], { item: () => null });
});
afterEach(() => {
  stop.abort();
  Reflect.deleteProperty(document, 'caretPositionFromPoint');
});

/** Sets the caret position that the browser reports for the pointer. */
function point(offsetNode: Node, offset: number): void {
  document.caretPositionFromPoint = () => ({ offsetNode, offset, getClientRect: () => null });
}

describe('the mark under the pointer', () => {
  it('is found by the text at that point', () => {
    point(text, 4);
    expect(marks.atPoint(50, 15)?.finding.value).toBe('a@example.com');
    expect(marks.atPoint(50, 35)).toBeUndefined();
  });

  it.each<[string, () => [Node, number]]>([
    ['the browser reports a field, with an offset in its value', () => [input, 6]],
    ['the browser reports a text, with an offset beyond its end', () => [text, 99]],
    ['the browser reports another place', () => [document.body, 1]],
  ])('is undefined if %s', (_, at) => {
    point(...at());
    expect(marks.atPoint(50, 15)).toBeUndefined();
  });

  it('is undefined if the browser reports no position', () => {
    document.caretPositionFromPoint = () => null;
    expect(marks.atPoint(50, 15)).toBeUndefined();
  });
});

it('passes the shadow root of a mark to the browser', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const inner = root.appendChild(document.createTextNode('b@example.com'));
  marks.add(markOf(inner));
  document.caretPositionFromPoint = (_x, _y, options) => ({
    offsetNode: options?.shadowRoots?.includes(root) ? inner : document.body,
    offset: 1,
    getClientRect: () => null,
  });
  expect(marks.atPoint(50, 15)?.finding.value).toBe('b@example.com');
  expect(marks.firstWithin(host)?.finding.value).toBe('b@example.com');
});
