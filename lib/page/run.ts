/**
 * Text nodes that follow each other on one line of thought, cut into blocks of bounded length. Nothing
 * that a block tells of is cut: each is read with the end of the one before and the beginning of the next.
 */
import { type Block, type Stretch, toBlock } from './block.ts';

/** UTF-16 code units of a block, and of its neighbours that are read with it: more than a value has. */
const LENGTH = 8192;
const OVERLAP = 512;

export class Run {
  readonly #element: Element;
  readonly #mayHold: (text: string) => boolean;
  #stretches: Stretch[] = [];
  #length = 0;
  /** How much at the beginning another block told of. */
  #told = 0;

  constructor(element: Element, mayHold: (text: string) => boolean) {
    this.#element = element;
    this.#mayHold = mayHold;
  }

  /** Adds a node; yields blocks that are full, or nothing for one that can hold nothing. */
  *add(node: Text): Generator<Block | undefined> {
    const { length } = node;
    for (let from = 0; from < length; from += LENGTH) {
      const to = Math.min(length, from + LENGTH);
      this.#stretches.push({ node, from, to });
      this.#length += to - from;
      if (this.#length < LENGTH + 2 * OVERLAP) continue;
      yield this.#block(this.#length - OVERLAP);
      this.#stretches = this.#stretches.slice(this.#cutAt(this.#length - 2 * OVERLAP));
      this.#length = 2 * OVERLAP;
      this.#told = OVERLAP;
    }
  }

  /** What is left, when nothing more belongs to the run. */
  end(): Block | undefined {
    return this.#length > this.#told ? this.#block(this.#length) : undefined;
  }

  /** Lets a stretch begin at this offset of the run; its index. */
  #cutAt(offset: number): number {
    let at = 0;
    for (const [i, { node, from, to }] of this.#stretches.entries()) {
      if (offset <= at) return i;
      const cut = from + offset - at;
      if (cut < to) {
        this.#stretches.splice(i, 1, { node, from, to: cut }, { node, from: cut, to });
        return i + 1;
      }
      at += to - from;
    }
    return this.#stretches.length;
  }

  #block(end: number): Block | undefined {
    const text = this.#stretches.map(({ node, from, to }) => node.data.slice(from, to)).join('');
    if (!this.#mayHold(text)) return undefined;
    const begin = this.#cutAt(this.#told);
    return toBlock(this.#element, this.#stretches, begin, this.#cutAt(end));
  }
}
