import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runMatches } from '../../../lib/page/scan/run-matches.ts';
import { splitRun } from '../../../lib/page/scan/text-block.ts';
import { traversePage } from '../../../lib/page/scan/traversal.ts';
import { createVisitedNodes, type VisitedNodes } from '../../../lib/page/scan/visited-nodes.ts';

/** A page as high as its rows; each row is a tenth of the screen. */
const ROW = 80;
const ROWS = 5000;
let scrolled: number;
let asked: number;
let visited: VisitedNodes;

const rows = () => [...document.querySelectorAll('p')];

function boxOf(element: Element): DOMRect {
  const at = element.parentElement ? [...element.parentElement.children].indexOf(element) : 0;
  return element instanceof HTMLParagraphElement
    ? new DOMRect(0, at * ROW - scrolled, 100, ROW)
    : new DOMRect(0, -scrolled, 100, ROW * ROWS);
}

beforeEach(() => {
  scrolled = 0;
  asked = 0;
  visited = createVisitedNodes();
  vi.stubGlobal('innerHeight', 800);
  document.body.innerHTML = `<div>${Array.from({ length: ROWS }, (_, i) => `<p>row${i}@example.com</p>`).join('')}</div>`;
  const places = new Map(rows().map((row, i) => [row as Element, i]));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    asked += 1;
    const at = places.get(this);
    return at === undefined ? boxOf(this) : new DOMRect(0, at * ROW - scrolled, 100, ROW);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The texts that one scan reads. */
function seen(screens = 2): string[] {
  const texts: string[] = [];
  const reading = {
    mayContainValue: (text: string) => text.includes('@'),
    onTextRun: (_: Element, nodes: readonly Text[]) => {
      texts.push(nodes.map(({ data }) => data).join(''));
      return [];
    },
    onNeedsObserving: () => undefined,
  };
  for (const _ of traversePage(reading, screens, visited));
  return texts;
}
const numbers = (texts: readonly string[]) =>
  texts.map((text) => Number(/\d+/.exec(text)?.[0])).sort((a, b) => a - b);

describe('a scan of a long page', () => {
  it('reads text within two screens, and measures few other elements', () => {
    const read = numbers(seen());
    expect(read[0]).toBe(0);
    expect(read.at(-1)).toBe(30);
    expect(asked).toBeLessThan(150);
  });

  it('reads text once the page was scrolled to it, and nothing twice', () => {
    seen();
    scrolled = 200_000;
    const read = numbers(seen());
    expect(read[0]).toBe(2479);
    expect(read.at(-1)).toBe(2530);
    scrolled = 200_400;
    expect(numbers(seen())).toEqual([2531, 2532, 2533, 2534, 2535]);
    expect(seen()).toEqual([]);
  });

  it('reads far text later if there are few children', () => {
    document.body.innerHTML = '<div><p>row1@example.com</p><p>row2@example.com</p></div>';
    const [near, far] = rows();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      if (this === near) return new DOMRect(0, -scrolled, 100, ROW);
      return new DOMRect(0, (this === far ? 10_000 : 0) - scrolled, 100, this === far ? ROW : 2e4);
    });
    expect(numbers(seen())).toEqual([1]);
    scrolled = 10_000;
    expect(numbers(seen())).toEqual([2]);
  });

  it('reads everything if the distance is infinite', () => {
    expect(seen(Number.POSITIVE_INFINITY)).toHaveLength(ROWS);
  });

  it('reads only changed text again', () => {
    seen();
    const row = rows()[3];
    if (!row) throw new Error('no row');
    row.textContent = 'row3@example.org';
    visited.invalidate(row, true);
    expect(seen()).toEqual(['row3@example.org']);
    visited.reset();
    expect(seen()).toHaveLength(31);
  });

  it('traverses all children if they are not one below the other', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      const n = Number(/\d+/.exec(this.textContent)?.[0]);
      return this instanceof HTMLParagraphElement
        ? new DOMRect(0, n === 4999 ? 0 : -1e6 - ((n * 7919) % 5000) * ROW, 100, ROW)
        : new DOMRect(0, 0, 100, ROW * ROWS);
    });
    expect(numbers(seen())).toContain(4999);
  });
});

describe('a long text', () => {
  const VALUE = 'jane.doe@example.com';

  /** A text with the value at an offset, without white space that collapses. */
  const textAt = (offset: number) =>
    `${'lorem ipsum '.repeat(offset).slice(0, offset - 1)} ${VALUE} ${'dolor sit '.repeat(3000)}`;
  const nodeOf = (text: string) => {
    const paragraph = document.createElement('p');
    const node = document.createTextNode(text);
    paragraph.append(node);
    return { paragraph, node };
  };

  it.each([100, 8180, 8192, 8700, 9210, 16_380, 24_570])(
    'is split so that a value at %i is not cut or found twice',
    (offset) => {
      const { paragraph, node } = nodeOf(textAt(offset));
      const owners = [...splitRun(paragraph, [node])].filter((block) =>
        block.ownsOffset(block.text.indexOf(VALUE)),
      );
      expect(owners).toHaveLength(1);
      const [owner] = owners;
      expect(owner?.positionAt(owner.text.indexOf(VALUE))).toEqual({ node, offset });
    },
  );

  it.each([100, 8180, 8192, 8700, 16_380])('passes the test for a value at %i', (offset) => {
    const { paragraph, node } = nodeOf(textAt(offset));
    const steps = runMatches(paragraph, [node], (text) => text.includes(VALUE));
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toBe(true);
  });

  it('is read in blocks of bounded length', () => {
    const { paragraph, node } = nodeOf('x'.repeat(1e6));
    const blocks = [...splitRun(paragraph, [node])];
    expect(Math.max(...blocks.map(({ text }) => text.length))).toBeLessThan(20_000);
    expect(blocks.length).toBeGreaterThan(50);
  });
});
