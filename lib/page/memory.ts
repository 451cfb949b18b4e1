/** What of a page was read: it stays read until it changes, what was far stays unread. */
import { isInline } from './inline.ts';
import type { Memory } from './look.ts';

export interface PageMemory extends Memory {
  /** Whether anything of this element was read. */
  knows(element: Element): boolean;
  /** Something was added to or changed in an element; `isOwn`: not only blocks. */
  change(element: Element, isOwn: boolean): void;
  /** All is to be read again. */
  reset(): void;
}

export function createMemory(): PageMemory {
  let read = new WeakSet<Element>();
  let runs = new WeakMap<Element, WeakSet<Text>>();
  return {
    knows: (element) => read.has(element) || runs.has(element),
    wasRead(element) {
      if (read.has(element)) return true;
      read.add(element);
      return false;
    },
    wasRunRead(element, first) {
      const known = runs.get(element) ?? new WeakSet();
      runs.set(element, known);
      const wasKnown = known.has(first);
      known.add(first);
      return wasKnown;
    },
    leave(element) {
      // What it stands in was begun in the same look: where one is left out, all above are.
      for (let at = element; at && read.delete(at); ) at = at.parentElement;
    },
    change(element, isOwn) {
      let block: Element | null = element;
      while (block && isInline(block)) block = block.parentElement;
      if (block && (isOwn || block !== element)) runs.delete(block);
      for (; block; block = block.parentElement) read.delete(block);
    },
    reset() {
      read = new WeakSet();
      runs = new WeakMap();
    },
  };
}
