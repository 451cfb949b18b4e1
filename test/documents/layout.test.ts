import { describe, expect, it } from 'vitest';
import { blocksOf, textPlacesOf } from '../../lib/documents/pdf/blocks.ts';
import type { PlacedText } from '../../lib/documents/pdf/lines.ts';

const SIZE = 10;

/** A text whose letters are half as wide as high. */
const at = (text: string, x: number, y: number, size = SIZE, direction = 0): PlacedText => ({
  text,
  size,
  direction,
  start: x,
  baseline: y,
  end: x + (text.length * size) / 2,
});

const texts = (placed: readonly PlacedText[], isSpare = false) =>
  blocksOf(placed).flatMap((block) => (block.isSpare === isSpare ? block.text : []));

describe('the blocks of a page', () => {
  it('join the lines of a paragraph, and the words of a line', () => {
    expect(texts([at('two', 0, 12), at('One', 0, 0), at('and', 18, 0)])).toEqual(['One and\ntwo']);
  });

  it('put no space into a word that is drawn in parts', () => {
    expect(texts([at('DE', 0, 0), at('89', 10.5, 0)])).toEqual(['DE89']);
  });

  it('keep columns apart, although their lines are at the same height', () => {
    const left = ['Left', 'column'].map((text, i) => at(text, 0, i * 12));
    const right = ['Right 1', 'side 2'].map((text, i) => at(text, 200, i * 12));
    expect(texts([...left, ...right])).toEqual(['Left\ncolumn', 'Left: Right 1\ncolumn: side 2']);
  });

  it('put a label before the value beside it, but no text with digits', () => {
    const rows = [at('IBAN:', 0, 0), at('DE89', 150, 0), at('4711', 0, 40), at('1.20', 150, 40)];
    expect(texts(rows)).toEqual(['IBAN:', 'IBAN: DE89', '4711', '1.20']);
  });

  it('read a small line above a value as its label', () => {
    expect(texts([at('BIC', 0, 0, 6), at('COBADEFF', 0, 11)])).toEqual(['BIC:\nCOBADEFF']);
  });

  it('end a paragraph at a gap, and where columns begin', () => {
    expect(texts([at('One', 0, 0), at(' ', 0, 20), at('Two', 0, 40)])).toEqual(['One', 'Two']);
    const row = [at('A wide line above', 0, 0), at('one', 0, 12), at('two', 60, 12)];
    expect(texts(row)).toEqual(['A wide line above', 'one', 'one: two']);
  });

  it('keep texts of other directions apart', () => {
    expect(texts([at('One', 0, 0), at('turned', 0, 0, SIZE, 90)])).toEqual(['One', 'turned']);
  });
});

it('says where a range is drawn: a value in two lines, without its label', () => {
  const [, block] = blocksOf([at('IBAN', 0, 0), at('DE89', 100, 0), at('3704', 100, 12)]);
  expect(block?.text).toBe('IBAN: DE89\n3704');
  if (!block) throw new Error('no block');
  expect(textPlacesOf(block, 6, 15)).toEqual([
    { from: 1, start: 0, end: 4 },
    { from: 2, start: 0, end: 4 },
  ]);
  expect(textPlacesOf(block, 0, 5)).toEqual([]);
});
