import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPageText, isSkipped } from '../../../lib/page/dom/page-text.ts';
import { liveRange, toFindingRange } from '../../../lib/page/marks/marks.ts';
import { splitRun, type TextBlock } from '../../../lib/page/scan/text-block.ts';
import { textRunsOf } from '../../../lib/page/scan/text-runs.ts';
import { detectRoughly, mayContainValue } from '../../../lib/values/detect/rough-detector.ts';
import { installPlatform } from '../dom.ts';

beforeEach(installPlatform);
afterEach(() => {
  document.body.replaceChildren();
});

/** The blocks of text directly in an element that may contain a value. */
function readBlocks(element: Element, later: (child: Element) => void): TextBlock[] {
  if (isSkipped(element)) return [];
  return [...textRunsOf(element, later)]
    .flatMap((nodes) => [...splitRun(element, nodes ?? [])])
    .filter(({ text }) => mayContainValue(text));
}

/** Every block under the body, in the order in which the scan reads them. */
function blocksOf(html: string) {
  document.body.innerHTML = html;
  const work: Element[] = [document.body];
  const blocks = [];
  for (let element = work.shift(); element; element = work.shift()) {
    blocks.push(...readBlocks(element, (child) => work.push(child)));
  }
  return blocks;
}

describe('the text of a block', () => {
  it.each([
    ['one paragraph', '<p>a@example.com</p>', ['a@example.com']],
    ['a value over inline elements', '<p><b>bob</b>@<i>example</i>.com</p>', ['bob@example.com']],
    ['a line break between two texts', '<p>a@x.com<br>b@x.com</p>', ['a@x.com', 'b@x.com']],
    [
      'block children separately',
      '<div>a@x.com<p>b@x.com</p>c@x.com</div>',
      ['a@x.com', 'c@x.com', 'b@x.com'],
    ],
    ['collapsed space', '<p>DE89\n   3704 0044  0532</p>', ['DE89 3704 0044 0532']],
    ['kept space', '<pre>a@x.com\n  b@x.com</pre>', ['a@x.com\n  b@x.com']],
    [
      'no break if layout has none',
      '<p><span>DE89</span><span>37040044</span></p>',
      ['DE8937040044'],
    ],
    [
      'a break if layout has one',
      '<p><span style="display:inline-block">Email</span><span>a@x.com</span></p>',
      ['Email\na@x.com'],
    ],
    ['a footnote mark separately', '<p>a@x.com<sup>12345</sup></p>', ['a@x.com', '12345']],
    [
      'scripts, styles and inputs left out',
      '<script>"a@x.com"</script><style>a@x.com</style><textarea>a@x.com</textarea><noscript>a@x.com</noscript>',
      [],
    ],
    ['our own hosts left out', '<fieldmark-card>a@x.com</fieldmark-card>', []],
    ['text that cannot contain a value', '<p>In 2026 nothing was found.</p>', []],
  ])('%s', (_, html, texts) => {
    expect(blocksOf(html).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    '<p>Write to <b>bob@</b>example.com, <i>IBAN <b>DE89</b>\n 3704  0044 0532\n0130 00</i>.</p>',
    '<p>  +49 30\n 901820 </p>',
    '<p><span>Mail</span> a@example.com\t\tb@example.com</p>',
  ])('maps every finding of %s back to its page text', (html) => {
    const [block] = blocksOf(html);
    const findings = block ? detectRoughly(block.text) : [];
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) {
      const mark = block && toFindingRange(block, finding);
      const text = mark && liveRange(mark.range)?.toString();
      expect(text?.replace(/\s+/g, ' ')).toBe(finding.raw);
    }
  });
});

describe('isPageText', () => {
  it.each([
    ['plain', '<p id=x>a</p>', true],
    ['in an editor', '<div contenteditable><p id=x>a</p></div>', false],
    [
      'in a part of an editor that is not editable',
      '<div contenteditable="false"><p id=x>a</p></div>',
      true,
    ],
    ['in a drawing', '<svg><text id=x>a</text></svg>', false],
  ])('%s', (_, html, expected) => {
    document.body.innerHTML = html;
    const element = document.getElementById('x');
    expect(element && isPageText(element)).toBe(expected);
  });
});

describe('mayContainValue', () => {
  it('takes time linear in the length of any text', () => {
    const test = vi.spyOn(RegExp.prototype, 'test');
    mayContainValue('1x2y3z4----');
    const used = test.mock.contexts.filter((regExp) => regExp instanceof RegExp);
    const patterns = used.map(({ source }) => source.replace(/\\.|\[.*?\]/g, 'x'));
    test.mockRestore();
    expect(patterns.length).toBeGreaterThan(0);
    for (const pattern of patterns) expect(pattern).not.toMatch(/[*+]|,\}/);
  });
});

it('reads a block of very many text nodes in linear time', () => {
  const steps = (count: number) => {
    const pre = document.createElement('pre');
    for (let i = 0; i < count; i += 1) {
      const span = document.createElement('span');
      span.textContent = `row-${i}@x`;
      pre.append(span);
    }
    document.body.replaceChildren(pre);
    // Counts the characters passed to string and pattern methods, and the calls to the document.
    let sum = 0;
    const given = (call: { contexts: unknown[]; calls: unknown[][] }) => {
      for (const text of [...call.contexts, ...call.calls.flat()]) sum += String(text).length;
    };
    const texts = [
      vi.spyOn(String.prototype, 'slice'),
      vi.spyOn(String.prototype, 'matchAll'),
      vi.spyOn(RegExp.prototype, 'test'),
    ];
    const asked = [vi.spyOn(Node.prototype, 'contains'), vi.spyOn(window, 'getComputedStyle')];
    vi.stubGlobal('getComputedStyle', window.getComputedStyle);
    const blocks = readBlocks(pre, () => {});
    const mocks = texts.map(({ mock }) => ({
      contexts: [...mock.contexts],
      calls: [...mock.calls],
    }));
    const questions = asked.reduce((all, { mock }) => all + mock.calls.length, 0);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(blocks).toHaveLength(1);
    for (const mock of mocks) given(mock);
    expect(questions).toBeGreaterThan(count);
    return sum + questions;
  };
  const few = steps(100);
  expect(few).toBeGreaterThan(100);
  expect(steps(800)).toBeLessThan(few * 8 * 1.5);
});
