/** Which values of a page's blocks count, and where they are drawn. */
import type { PlacedValue } from './messages/index.ts';
import { type Block, type TextPlace, textPlacesOf } from './pdf/index.ts';

const isSameText = (a: TextPlace, b: TextPlace): boolean =>
  a.from === b.from && a.start < b.end && b.start < a.end;

/** The values with their places. Of spare readings only sound IBANs count, instead of what else was read there. */
export function placedIn(blocks: readonly Block[], values: readonly PlacedValue[]) {
  const placed = values.flatMap(({ text, start, end, found }) => {
    const block = blocks[text];
    const texts = block ? textPlacesOf(block, start, end) : [];
    return block && texts.length > 0 ? [{ found, texts, isSpare: block.isSpare }] : [];
  });
  const isBeside = (one: { texts: readonly TextPlace[] }, other: typeof one) =>
    one.texts.some((a) => other.texts.some((b) => isSameText(a, b)));
  const spare: typeof placed = [];
  for (const each of placed) {
    const { kind, standing } = each.found.verdict;
    if (each.isSpare && kind === 'iban' && standing !== 'bad')
      if (!spare.some((other) => isBeside(each, other))) spare.push(each);
  }
  const others = placed.filter(
    (each) => !each.isSpare && !spare.some((other) => isBeside(each, other)),
  );
  return [...others, ...spare];
}
