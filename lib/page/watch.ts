/**
 * When page text is read: after it changed or something else came near, in idle time, in slices, only
 * while the tab is seen. Attributes are not watched. Memory and time are bounded whatever the page does.
 */
import type { Block } from './block.ts';
import { isInline, isWritten } from './read.ts';
import { Reader } from './reader.ts';

/** More changed places than this and the whole document is looked through once instead. */
const MOST_PLACES = 300;
/** How far from what is in view text is read, screens. */
const NEAR = 2;
/** Pauses between two rounds, ms: the shortest, and the longest, which follow a costly round. */
const PAUSE = 200;
const LONGEST_PAUSE = 1000;
/** What a slice may take, ms of the clock, whatever idle time the browser has to give. */
const SLICE = 4;

/** After these something else may be in sight. */
const MOVES = ['scroll', 'resize', 'toggle', 'transitionend', 'click'];

export interface WatchOptions {
  readonly signal: AbortSignal;
  /** A block of text that may hold findings. Must not throw. */
  readonly onBlock: (block: Block) => void;
  /** An element without a box, in which there may be findings. */
  readonly onHidden: (element: Element) => void;
  /** A round is over: everything near that had changed when it began was read. */
  readonly onRound: () => void;
  /** Text nodes whose data changed, before the next paint. */
  readonly onChanged: (texts: ReadonlySet<Node>) => void;
}

export interface Watch {
  /** Has an element, or everything, read again. */
  rescan(element?: Element): void;
  /** Reads what is far too; done when it is, or at once where the tab is not seen. */
  readAll(): Promise<void>;
}

export function watch({ signal, onRound, onChanged, ...options }: WatchOptions): Watch {
  const reader = new Reader(options);
  /** Changed places: whether more than blocks was added or changed in them. */
  const changed = new Map<Element, boolean>();
  let waiting = false;
  let observing = false;
  let spent = 0;
  /** Something may have come near. */
  let moved = false;
  let whole: (() => void)[] = [];
  let told: (() => void)[] = [];

  const slice = () => {
    const start = performance.now();
    let more = observing;
    while (more && performance.now() - start < SLICE) more = reader.step();
    spent += performance.now() - start;
    if (more) {
      inIdleTime();
      return;
    }
    waiting = false;
    if (observing) onRound();
    for (const tell of told) tell();
    told = [];
    schedule();
  };

  const inIdleTime = () => requestIdleCallback(slice, { timeout: 1000 });

  const round = () => {
    for (const [element, isOwn] of changed) reader.change(element, isOwn);
    changed.clear();
    moved = false;
    told = whole;
    whole = [];
    reader.begin(told.length > 0 ? Number.POSITIVE_INFINITY : NEAR);
    spent = 0;
    inIdleTime();
  };

  const schedule = (pause = Math.min(Math.max(PAUSE, spent * 20), LONGEST_PAUSE)) => {
    if (waiting || !observing || (!moved && changed.size + whole.length === 0)) return;
    waiting = true;
    // After a frame: layout is asked when the page has done it.
    setTimeout(() => requestAnimationFrame(round), pause);
  };

  const move = () => {
    moved = true;
    schedule();
  };

  const rescan = (element: Element | null = document.documentElement) => {
    // A page may take its root away.
    if (element) reader.again(element);
    move();
  };

  const note = (element: Element, isOwn: boolean) => {
    if (changed.size >= MOST_PLACES) {
      changed.clear();
      rescan();
    }
    changed.set(element, isOwn || changed.get(element) === true);
  };

  /** Asked once for many changes in the same place. */
  let asked: Element | undefined;
  let isAskedWritten = false;
  const isTheirs = (element: Element) => {
    if (element !== asked) {
      asked = element;
      isAskedWritten = isWritten(element);
    }
    return isAskedWritten;
  };

  const observer = new MutationObserver((records) => {
    const texts = new Set<Node>();
    for (const { type, target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element || isTheirs(element)) continue;
      if (type === 'characterData') {
        texts.add(target);
        note(element, true);
      }
      for (const added of addedNodes) {
        if (added.nodeType > 3) continue;
        const isBlock = added instanceof Element && !isInline(added);
        // What was read before it was taken away has lost its marks.
        if (isBlock && reader.knows(added)) reader.again(added);
        note(element, !isBlock);
      }
    }
    asked = undefined;
    if (texts.size > 0) onChanged(texts);
    schedule();
  });

  const attend = () => {
    const wanted = !document.hidden && document.readyState !== 'loading' && !signal.aborted;
    if (wanted === observing) return;
    observing = wanted;
    if (wanted) {
      observer.observe(document, { childList: true, characterData: true, subtree: true });
      rescan();
    } else {
      observer.disconnect();
      changed.clear();
      for (const tell of whole) tell();
      whole = [];
    }
  };

  for (const type of MOVES) addEventListener(type, move, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', attend, { signal });
  document.addEventListener('DOMContentLoaded', attend, { signal });
  signal.addEventListener('abort', attend);
  attend();
  return {
    rescan,
    readAll: () =>
      new Promise((resolve) => {
        if (!observing) return resolve();
        whole.push(resolve);
        schedule(0);
      }),
  };
}
