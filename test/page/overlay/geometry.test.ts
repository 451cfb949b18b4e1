import { describe, expect, it } from 'vitest';
import {
  cardPosition,
  cornerMarkPosition,
  linePosition,
  lineSlots,
  shortestLink,
} from '../../../lib/page/overlay/geometry.ts';

const view = { width: 1000, height: 700 };
const box = (x: number, y: number, width = 300, height = 30) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
const line = { width: 200, height: 30 };

describe('lineSlots', () => {
  it('leaves out a side that is too narrow', () => {
    const sides = lineSlots(box(40, 100, 900), view, false).map(({ side }) => side);
    expect(sides).toEqual(['under', 'over']);
  });

  it('needs and uses more width if the page’s root has a zoom', () => {
    const slots = lineSlots(box(350, 100), view, false, 2);
    expect(slots.map(({ side }) => side)).toEqual(['under', 'over']);
    expect(slots[0]?.width).toBe(690);
    const wide = { width: 3000, height: 700 };
    expect(
      lineSlots(box(400, 100), wide, false, 2).map(({ side, width }) => [side, width]),
    ).toEqual([
      ['under', 690],
      ['over', 690],
      ['after', 690],
    ]);
    const narrow = { width: 1500, height: 700 };
    expect(lineSlots(box(520, 100, 60), narrow, false, 2).at(-1)).toEqual({
      side: 'before',
      gap: 26,
      width: 486,
    });
  });

  it('is as wide as the field under and over it, within limits', () => {
    const widths = [100, 400, 900].map((width) => lineSlots(box(8, 8, width), view, false)[0]);
    expect(widths.map((slot) => slot?.width)).toEqual([345, 400, 540]);
  });

  it('fits into a small frame', () => {
    expect(lineSlots(box(0, 0, 150), { width: 160, height: 90 }, false)[0]?.width).toBe(144);
  });
});

describe('linePosition', () => {
  it.each([
    ['under', false, { x: 100, y: 137 }],
    ['over', false, { x: 100, y: 63 }],
    ['after', false, { x: 407, y: 100 }],
    ['under', true, { x: 200, y: 137 }],
    ['before', true, { x: 407, y: 100 }],
  ] as const)('%s, right to left: %s', (side, isRightToLeft, position) => {
    expect(linePosition(box(100, 100), line, view, isRightToLeft, side)).toEqual([position]);
  });

  it('never leaves the viewport', () => {
    expect(linePosition(box(100, 660), line, view, false, 'under')).toEqual([]);
    expect(linePosition(box(100, 10), line, view, false, 'over')).toEqual([]);
    expect(linePosition(box(950, 100), line, view, false, 'under')[0]?.x).toBe(792);
  });
});

it('moves a line away from the field’s centre at the edge of the viewport', () => {
  const tall = { width: 200, height: 82 };
  expect(linePosition(box(100, 4), tall, view, false, 'after')).toEqual([{ x: 407, y: 0 }]);
  expect(linePosition(box(100, 668), tall, view, false, 'after')).toEqual([{ x: 407, y: 618 }]);
  const strip = { width: 1000, height: 60 };
  expect(linePosition(box(100, 4), tall, strip, false, 'after')).toEqual([]);
});

it('puts a corner mark at the upper end corner', () => {
  expect(cornerMarkPosition(box(100, 100), 20, false)).toEqual({ x: 390, y: 90 });
  expect(cornerMarkPosition(box(100, 100), 20, true)).toEqual({ x: 90, y: 90 });
});

describe('shortestLink', () => {
  const field = box(100, 100);
  it.each([
    ['under the field', box(100, 137), false, { x: 120, y: 130 }, { x: 120, y: 137 }],
    ['under the field, right to left', box(100, 137), true, { x: 380, y: 130 }, { x: 380, y: 137 }],
    ['over the field', box(100, 20, 300, 73), false, { x: 120, y: 100 }, { x: 120, y: 93 }],
    ['after the field', box(408, 90, 300, 50), false, { x: 400, y: 115 }, { x: 408, y: 115 }],
    ['off a corner', box(500, 200), false, { x: 400, y: 130 }, { x: 500, y: 200 }],
  ])('connects to a line %s', (_, lineBox, isRightToLeft, from, to) => {
    expect(shortestLink(field, lineBox, isRightToLeft)).toEqual({ from, to });
  });
});

describe('cardPosition', () => {
  const card = { width: 360, height: 300 };
  it.each([
    ['under the anchor', box(50, 100), { x: 50, y: 138 }],
    ['over it near the lower edge', box(50, 600), { x: 50, y: 292 }],
    ['next to it if it is tall', box(50, 100, 100, 500), { x: 158, y: 100 }],
    ['within the right edge', box(900, 100, 90), { x: 632, y: 138 }],
  ])('%s', (_, anchor, position) => {
    expect(cardPosition(anchor, card, view)).toEqual(position);
  });

  it('stays in a viewport smaller than itself', () => {
    expect(cardPosition(box(10, 10), card, { width: 200, height: 150 })).toEqual({ x: 8, y: 8 });
  });
});
