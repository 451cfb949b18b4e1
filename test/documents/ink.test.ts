/** Pages on which nothing is drawn are no pictures. */
import { expect, it } from 'vitest';
import { hasInk } from '../../lib/documents/ink.ts';
import { createRandom } from '../accuracy/random.ts';

const PIXELS = 200_000;
/** A page of paper, of which every `each`-th pixel is ink; 0: none. */
function page(each: number, paper: () => number, alpha = 255) {
  const data = new Uint8ClampedArray(4 * PIXELS);
  for (let i = 0; i < PIXELS; i += 1) {
    const bright = each > 0 && i % each === 0 ? 20 : paper();
    data.set([bright, bright, bright, alpha], 4 * i);
  }
  return { data };
}
const random = createRandom(3);
const grain = () => 200 + random.below(56) - 28;

it.each([
  ['white paper', page(0, () => 255), false],
  ['the grain of a scanner', page(0, grain), false],
  ['nothing, transparent', page(0, () => 0, 0), false],
  ['a speck', page(50_000, grain), false],
  ['a line of text', page(500, () => 255), true],
  ['a scanned page', page(20, grain), true],
])('%s', (_, pixels, isInk) => {
  expect(hasInk(pixels)).toBe(isInk);
});
