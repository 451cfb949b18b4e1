/**
 * When page text is read: after it changed, in idle time, in slices, only while the tab is seen.
 * Attributes are not watched. Memory and time are bounded whatever the page does.
 */
import { isInline, mayHold, readBlocks, type Block } from './read.ts';

/** More changed places than this and the whole document is read once instead. */
const MOST_PLACES = 300;
/** Shortest pause between two rounds, ms; a round that took long is followed by ten times its time. */
const PAUSE = 250;
/** What a slice may take when the browser has no idle time to give, ms. */
const SLICE = 4;

export interface Watcher {
  /** Read everything again. */
  rescan(): void;
}

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** A block of text that may hold findings. Must not throw. */
  readonly onBlock: (block: Block) => void;
  /** A round is over: everything that had changed was read. */
  readonly onRound: () => void;
  /** Text nodes whose data changed, before the next paint. */
  readonly onChanged: (texts: ReadonlySet<Node>) => void;
}

export function watch({ signal, onBlock, onRound, onChanged }: WatchOptions): Watcher {
  /** Places to read: true with all that is below, false only what stands directly in it. */
  const places = new Map<Element, boolean>();
  let timer = 0;
  let spent = 0;
  /** Characters that may still be tested ahead of reading, so that deep nesting stays linear. */
  let ahead = 0;
  let observing = false;

  const schedule = () => {
    if (!timer && observing && places.size > 0) {
      timer = window.setTimeout(
        () => requestIdleCallback(slice, { timeout: 1000 }),
        Math.max(PAUSE, spent * 10),
      );
      spent = 0;
    }
  };

  const add = (node: Node | null, deep: boolean) => {
    let element = node instanceof Element ? node : (node?.parentElement ?? null);
    while (element && isInline(element)) {
      element = element.parentElement;
      deep = false;
    }
    if (!element) return;
    if (places.size >= MOST_PLACES) {
      places.clear();
      places.set(document.documentElement, true);
    }
    places.set(element, deep || places.get(element) === true);
  };

  const slice = (deadline: IdleDeadline) => {
    const start = performance.now();
    const stop = start + Math.max(deadline.timeRemaining(), SLICE);
    while (!signal.aborted && observing && performance.now() < stop) {
      const [next] = places;
      if (!next) break;
      const [element, deep] = next;
      places.delete(element);
      if (!element.isConnected) continue;
      if (deep && ahead > 0) {
        const text = element.textContent;
        ahead -= text.length;
        if (!mayHold(text)) continue;
      }
      const later = (child: Element) => {
        if (deep) places.set(child, true);
      };
      for (const block of readBlocks(element, later)) onBlock(block);
    }
    spent += performance.now() - start;
    if (signal.aborted) return;
    if (places.size > 0 && observing) {
      requestIdleCallback(slice, { timeout: 1000 });
      return;
    }
    timer = 0;
    onRound();
  };

  const observer = new MutationObserver((records) => {
    const texts = new Set<Node>();
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') {
        texts.add(target);
        add(target, false);
      }
      for (const added of addedNodes) {
        if (added instanceof Element) add(added, true);
        else if (added instanceof Text) add(target, false);
      }
    }
    if (texts.size > 0) onChanged(texts);
    refill();
    schedule();
  });

  const refill = () => {
    ahead = 2 ** 24;
  };

  const rescan = () => {
    if (document.documentElement) add(document.documentElement, true);
    refill();
    schedule();
  };

  const attend = () => {
    const wanted = !document.hidden && document.readyState !== 'loading' && !signal.aborted;
    if (wanted === observing) return;
    observing = wanted;
    if (!wanted) {
      observer.disconnect();
      places.clear();
      return;
    }
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    rescan();
  };

  document.addEventListener('visibilitychange', attend, { signal });
  document.addEventListener('DOMContentLoaded', attend, { signal });
  signal.addEventListener('abort', attend);
  attend();
  return { rescan };
}
