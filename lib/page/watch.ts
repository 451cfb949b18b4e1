/**
 * When page text is read: after it changed, in idle time, in slices, only while the tab is seen.
 * Attributes are not watched. Memory and time are bounded whatever the page does.
 */
import { type Block, isInline, mayHold, readBlocks } from './read.ts';

/** More changed places than this and the whole document is read once instead. */
const MOST_PLACES = 300;
/** Pauses between two rounds, ms: the shortest, and the longest, which follow a costly round. */
const PAUSE = 200;
const LONGEST_PAUSE = 1000;
/** What a slice may take when the browser has no idle time to give, ms. */
const SLICE = 4;
/** Characters of subtrees that a round may test before reading them: deep nesting stays linear. */
const AHEAD = 2 ** 24;

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** A block of text that may hold findings. Must not throw. */
  readonly onBlock: (block: Block) => void;
  /** A round is over: everything that had changed when it began was read. */
  readonly onRound: () => void;
  /** Text nodes whose data changed, before the next paint. */
  readonly onChanged: (texts: ReadonlySet<Node>) => void;
}

/** @returns a function that has an element, or everything, read again. */
export function watch({
  signal,
  onBlock,
  onRound,
  onChanged,
}: WatchOptions): (element?: Element) => void {
  /** Changed places: true with all that is below, false only what stands directly in it. */
  const changed = new Map<Element, boolean>();
  let work: (readonly [Element, boolean])[] = [];
  let waiting = false;
  let observing = false;
  let spent = 0;
  let ahead = 0;

  const slice = (deadline: IdleDeadline) => {
    const start = performance.now();
    const stop = start + Math.max(deadline.timeRemaining(), SLICE);
    while (observing && performance.now() < stop) {
      const next = work.pop();
      if (!next) break;
      const [element, deep] = next;
      if (!element.isConnected) continue;
      if (deep && ahead > 0) {
        const text = element.textContent;
        ahead -= text.length;
        if (!mayHold(text)) continue;
      }
      const later = (child: Element) => {
        if (deep) work.push([child, true]);
      };
      readBlocks(element, later).forEach(onBlock);
    }
    spent += performance.now() - start;
    if (work.length > 0) inIdleTime();
    else {
      waiting = false;
      if (observing) onRound();
      schedule();
    }
  };

  const inIdleTime = () => requestIdleCallback(slice, { timeout: 1000 });

  const round = () => {
    work = [...changed];
    changed.clear();
    ahead = AHEAD;
    spent = 0;
    inIdleTime();
  };

  const schedule = () => {
    if (waiting || !observing || changed.size === 0) return;
    waiting = true;
    setTimeout(round, Math.min(Math.max(PAUSE, spent * 5), LONGEST_PAUSE));
  };

  const add = (node: Node, isDeep: boolean) => {
    let deep = isDeep;
    let element = node instanceof Element ? node : node.parentElement;
    while (element && isInline(element)) {
      element = element.parentElement;
      deep = false;
    }
    if (!element) return;
    const root = document.documentElement;
    if (changed.size >= MOST_PLACES && root) {
      changed.clear();
      changed.set(root, true);
    }
    changed.set(element, deep || changed.get(element) === true);
  };

  const observer = new MutationObserver((records) => {
    const texts = new Set<Node>();
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') {
        texts.add(target);
        add(target, false);
      }
      for (const added of addedNodes) {
        if (added.nodeType < 4) add(added.nodeType === 1 ? added : target, added.nodeType === 1);
      }
    }
    if (texts.size > 0) onChanged(texts);
    schedule();
  });

  // A page may take its root away.
  const rescan = (element: Element | null = document.documentElement) => {
    if (element) add(element, true);
    schedule();
  };

  const attend = () => {
    const wanted = !document.hidden && document.readyState !== 'loading' && !signal.aborted;
    if (wanted === observing) return;
    observing = wanted;
    if (wanted) {
      observer.observe(document, { childList: true, characterData: true, subtree: true });
      rescan();
    } else {
      observer.disconnect();
      work = [];
      changed.clear();
    }
  };

  document.addEventListener('visibilitychange', attend, { signal });
  document.addEventListener('DOMContentLoaded', attend, { signal });
  signal.addEventListener('abort', attend);
  attend();
  return rescan;
}
