import { describe, expect, it } from 'vitest';
import {
  cardPosition,
  cornerMarkPosition,
  freePositions,
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
  it('offers all sides with enough width', () => {
    const sides = lineSlots(box(350, 100), view, false).map(({ side }) => side);
    expect(sides).toEqual(['under', 'over', 'after', 'before']);
  });

  it('leaves out a side that is too narrow', () => {
    const sides = lineSlots(box(40, 100, 900), view, false).map(({ side }) => side);
    expect(sides).toEqual(['under', 'over']);
  });

  it('needs and uses more width if the page’s root has a zoom', () => {
    const slots = lineSlots(box(350, 100), view, false, 2);
    expect(slots.map(({ side }) => side)).toEqual(['under', 'over']);
    expect(slots[0]?.width).toBe(984);
    const wide = { width: 3000, height: 700 };
    expect(
      lineSlots(box(400, 100), wide, false, 2).map(({ side, width }) => [side, width]),
    ).toEqual([
      ['under', 1080],
      ['over', 1080],
      ['after', 1080],
      ['before', 384],
    ]);
  });

  it('fits into a small frame', () => {
    expect(lineSlots(box(0, 0, 150), { width: 160, height: 90 }, false)[0]?.width).toBe(144);
  });
});

describe('linePosition', () => {
  it.each([
    ['under', false, { x: 100, y: 137 }],
    ['over', false, { x: 100, y: 63 }],
    ['after', false, { x: 408, y: 100 }],
    ['under', true, { x: 200, y: 137 }],
    ['before', true, { x: 408, y: 100 }],
  ] as const)('%s, right to left: %s', (side, isRightToLeft, position) => {
    expect(linePosition(box(100, 100), line, view, isRightToLeft, side)).toEqual(position);
  });

  it('never leaves the viewport', () => {
    expect(linePosition(box(100, 660), line, view, false, 'under')).toBeNull();
    expect(linePosition(box(100, 10), line, view, false, 'over')).toBeNull();
    expect(linePosition(box(950, 100), line, view, false, 'under')?.x).toBe(792);
  });
});

it('moves a line away from the field’s centre at the edge of the viewport', () => {
  const tall = { width: 200, height: 82 };
  expect(linePosition(box(100, 4), tall, view, false, 'after')).toEqual({ x: 408, y: 0 });
  expect(linePosition(box(100, 668), tall, view, false, 'after')).toEqual({ x: 408, y: 618 });
  const strip = { width: 1000, height: 60 };
  expect(linePosition(box(100, 4), tall, strip, false, 'after')).toBeNull();
});

describe('freePositions', () => {
  it.each([
    [false, 100],
    [true, 200],
  ])(
    'prefers the position under the first edge of the field (right to left: %s)',
    (isRightToLeft, x) => {
      const [first] = freePositions(box(100, 300), line, view, 200, isRightToLeft);
      expect(first?.x).toBe(x);
      expect(first?.y).toBeGreaterThan(330);
    },
  );

  it('prefers nearer positions, except for differences of a few pixels', () => {
    const positions = freePositions(box(100, 300), line, view, 200);
    const above = positions.findIndex(({ x, y }) => x === 100 && y < 300);
    const below = positions.findIndex(({ x, y }) => x === 200 && y > 330);
    expect(above).toBeLessThan(below);
  });
});

describe('cornerMarkPosition', () => {
  it('is at the upper end corner', () => {
    expect(cornerMarkPosition(box(100, 100), 20, false)).toEqual({ x: 390, y: 90 });
    expect(cornerMarkPosition(box(100, 100), 20, true)).toEqual({ x: 90, y: 90 });
  });

  it.each([
    ['over the field', box(250, 20, 300, 80), { x: 390, y: 120 }],
    ['after the field', box(395, 60, 300, 100), { x: 90, y: 120 }],
    ['over all of the field', box(0, 0, 900, 400), null],
  ])('does not touch a line %s', (_, lineBox, expected) => {
    expect(cornerMarkPosition(box(100, 100), 20, false, lineBox)).toEqual(expected);
  });
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

  it('starts at the wanted distance, but not beyond the end', () => {
    expect(shortestLink(field, box(100, 300), false, 76).from.x).toBe(176);
    expect(shortestLink(field, box(100, 300), false, 900).from.x).toBe(380);
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
