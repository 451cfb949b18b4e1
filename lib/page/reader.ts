/**
 * Reads a document from its root down, coarse to fine, where a person is near: what was read stays read
 * until it changes, what is far stays unread. Taken in steps, so that whoever reads can stop between any two.
 */
import type { Block } from './block.ts';
import { nearStretch, standingOf } from './near.ts';
import { blocksOf, isInline, isSkipped, mayHold } from './read.ts';

/** Characters of subtrees that one look may test before reading them: deep nesting stays linear. */
const AHEAD = 2 ** 24;

interface Task {
  readonly element: Element;
  /** What was read before this does not count. */
  readonly since: number;
  /** Part of what is small and near: layout is not asked again. */
  readonly isNear: boolean;
}

export interface ReaderOptions {
  /** A block of text that may hold findings. Must not throw. */
  readonly onBlock: (block: Block) => void;
  /** An element without a box, in which there may be findings. */
  readonly onHidden: (element: Element) => void;
}

export class Reader {
  readonly #options: ReaderOptions;
  #clock = 0;
  /** When all of an element, or the run of text that begins with a node, was read. */
  readonly #read = new WeakMap<Node, number>();
  /** When an element has to be read again with all that is in it, or what stands directly in it. */
  readonly #again = new WeakMap<Node, number>();
  readonly #own = new WeakMap<Node, number>();
  #tasks: Task[] = [];
  #blocks: Iterator<Block | undefined> | undefined;
  #screens = 0;
  #ahead = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** Whether anything of this element was read. */
  knows(element: Element): boolean {
    return this.#again.has(element) || this.#read.has(element);
  }

  /** Something was added to or changed in an element; `isOwn`: not only blocks. */
  change(element: Element, isOwn: boolean): void {
    let block: Element | null = element;
    while (block && isInline(block)) block = block.parentElement;
    if (block && (isOwn || block !== element)) this.#own.set(block, ++this.#clock);
    this.#forget(block);
  }

  /** An element is to be read again, with all that is in it. */
  again(element: Element): void {
    if (isInline(element)) this.change(element, true);
    else this.#forget(element);
    this.#again.set(element, ++this.#clock);
  }

  /** Begins to look for what is near and unread. */
  begin(screens: number): void {
    this.#screens = screens;
    this.#ahead = AHEAD;
    const element = document.documentElement;
    this.#blocks = undefined;
    // A page may take its root away.
    this.#tasks = element ? [{ element, since: 0, isNear: false }] : [];
  }

  /** One step. @returns whether there are more. */
  step(): boolean {
    const next = this.#blocks?.next();
    if (next?.value) this.#options.onBlock(next.value);
    if (next?.done) this.#blocks = undefined;
    if (this.#blocks) return true;
    const task = this.#tasks.pop();
    if (task) this.#look(task);
    return task !== undefined;
  }

  #look({ element, since: outer, isNear }: Task): void {
    const since = Math.max(outer, this.#again.get(element) ?? 0);
    if (this.#isRead(element, since) || !element.isConnected || isSkipped(element)) return;
    const standing = isNear ? 'near' : standingOf(element, this.#screens);
    if (standing === 'far') {
      this.#leave(element);
      return;
    }
    this.#read.set(element, this.#clock);
    if (standing !== 'large' && this.#ahead > 0) {
      const text = element.textContent;
      this.#ahead -= text.length;
      if (!mayHold(text)) return;
    }
    if (standing === 'none') this.#options.onHidden(element);
    else if (standing === 'near') {
      this.#blocks = blocksOf(element, (child) => {
        this.#tasks.push({ element: child, since, isNear: true });
      });
    } else this.#part(element, since);
  }

  /** What is near of an element that is large. */
  #part(element: Element, since: number): void {
    const { from, isPast } = nearStretch(element, this.#screens);
    if (from !== element.firstChild) this.#leave(element);
    const changed = Math.max(since, this.#own.get(element) ?? 0);
    const later = (child: Element) => {
      this.#tasks.push({ element: child, since, isNear: false });
    };
    this.#blocks = blocksOf(element, later, {
      from,
      isPast: (child) => {
        const isOver = isPast(child);
        if (isOver) this.#leave(element);
        return isOver;
      },
      isNew: (first) => {
        const isNew = !this.#isRead(first, changed);
        this.#read.set(first, this.#clock);
        return isNew;
      },
    });
  }

  #isRead(node: Node, since: number): boolean {
    return (this.#read.get(node) ?? -1) >= since;
  }

  /** Something of an element is left out: what it stands in was begun in the same look. */
  #leave(element: Element): void {
    this.#read.delete(element);
    let around = element.parentElement;
    while (around && this.#read.delete(around)) around = around.parentElement;
  }

  #forget(element: Element | null): void {
    for (let at = element; at; at = at.parentElement) this.#read.delete(at);
  }
}
