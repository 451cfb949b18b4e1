import { describe, expect, it } from 'vitest';
import { cardPosition, linePosition, lineSlots } from '../../../lib/page/overlay/geometry.ts';

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

  it('omits a side that is too narrow', () => {
    const sides = lineSlots(box(40, 100, 900), view, false).map(({ side }) => side);
    expect(sides).toEqual(['under', 'over']);
  });

  it('stays in a small frame', () => {
    expect(lineSlots(box(0, 0, 150), { width: 160, height: 90 }, false)[0]?.width).toBe(144);
  });
});

describe('linePosition', () => {
  it.each([
    ['under', false, { x: 100, y: 133 }],
    ['over', false, { x: 100, y: 67 }],
    ['after', false, { x: 408, y: 100 }],
    ['under', true, { x: 200, y: 133 }],
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

it('moves a line off the field’s centre at the edge of the viewport', () => {
  const tall = { width: 200, height: 82 };
  expect(linePosition(box(100, 4), tall, view, false, 'after')).toEqual({ x: 408, y: 0 });
  expect(linePosition(box(100, 668), tall, view, false, 'after')).toEqual({ x: 408, y: 618 });
  const strip = { width: 1000, height: 60 };
  expect(linePosition(box(100, 4), tall, strip, false, 'after')).toBeNull();
});

describe('cardPosition', () => {
  const card = { width: 360, height: 300 };
  it.each([
    ['under the anchor', box(50, 100), { x: 50, y: 138 }],
    ['over it near the lower edge', box(50, 600), { x: 50, y: 292 }],
    ['beside it when it is tall', box(50, 100, 100, 500), { x: 158, y: 100 }],
    ['within the right edge', box(900, 100, 90), { x: 632, y: 138 }],
  ])('%s', (_, anchor, position) => {
    expect(cardPosition(anchor, card, view)).toEqual(position);
  });

  it('stays in a viewport smaller than itself', () => {
    expect(cardPosition(box(10, 10), card, { width: 200, height: 150 })).toEqual({ x: 8, y: 8 });
  });
});
