/** Reads on where there are findings: each text once, until it changes. */

import { isElement, isInlineElement } from '../dom/index.ts';
import { frameRegistry, type Scanner } from '../frame/index.ts';
import { type TraversalCallbacks, traversePage } from './traversal.ts';
import { createVisitedNodes } from './visited-nodes.ts';

/** How far from what is in view text is read, screens. */
const NEAR_SCREENS = 2;
/** More changed places than this and everything near is read once instead. */
const MAX_CHANGED_NODES = 300;
/** What a slice may take where somebody waits, ms of the clock. */
const SLICE_MS = 4;

export interface IncrementalScanOptions {
  readonly signal: AbortSignal;
  readonly mayContainValue: (text: string) => boolean;
  /** A run of text that may hold findings. Must not throw. */
  readonly onTextRun: TraversalCallbacks['onTextRun'];
  /** An open shadow root is read. */
  readonly onShadowRoot: (root: ShadowRoot) => void;
  /** A round is over: everything near that had changed when it began was read. */
  readonly onScanEnd: () => void;
}

export interface IncrementalScan {
  /** Has everything near read again. */
  rescan(): void;
  /** Has what stands at a node read again when the page is next looked at. */
  invalidate(node: Node): void;
  /** Reads all of the page, what is far too. */
  scanAll(): Promise<void>;
}

export function createIncrementalScan({
  signal,
  mayContainValue: mayHold,
  onTextRun: onRun,
  onShadowRoot: onRoot,
  onScanEnd: onRound,
}: IncrementalScanOptions): IncrementalScan {
  const here = frameRegistry();
  const memory = createVisitedNodes();
  /** Changed places: whether more than blocks was added or changed in them. */
  const changed = new Map<Node, boolean>();
  const reading: TraversalCallbacks = {
    mayContainValue: mayHold,
    onTextRun: onRun,
    onNeedsObserving(tree) {
      here.observe?.(tree);
      if (!isElement(tree)) onRoot(tree);
    },
  };
  const note = (node: Node, isOwn: boolean) => {
    if (changed.size >= MAX_CHANGED_NODES) {
      changed.clear();
      memory.reset();
    }
    changed.set(node, isOwn || changed.get(node) === true);
  };

  const reader: Scanner = {
    scan() {
      for (const [node, isOwn] of changed) memory.invalidate(node, isOwn);
      changed.clear();
      memory.recheckAwaited();
      return traversePage(reading, NEAR_SCREENS, memory);
    },
    onScanEnd: onRound,
    onChange(element, record) {
      let isOwn = record?.type !== 'childList';
      for (const added of record?.addedNodes ?? []) {
        const isBlock = isElement(added) && !isInlineElement(added);
        isOwn ||= !isBlock;
        // What was read before it was taken away has lost its marks.
        if (isBlock && memory.hasVisited(added)) memory.reset();
      }
      // In a root as such, not at its host.
      note(record?.target ?? element, isOwn);
    },
  };
  const rescan = () => {
    changed.clear();
    memory.reset();
    here.requestScan?.();
  };
  here.scanner = reader;
  signal.addEventListener('abort', () => {
    if (here.scanner === reader) delete here.scanner;
  });
  here.requestScan?.();

  return {
    rescan,
    invalidate: (node) => note(node, true),
    scanAll: () =>
      new Promise((resolve) => {
        const steps = traversePage(reading, Number.POSITIVE_INFINITY);
        const slice = () => {
          const start = performance.now();
          let more = !signal.aborted;
          while (more && performance.now() - start < SLICE_MS) more = !steps.next().done;
          if (more) requestIdleCallback(slice, { timeout: 100 });
          else resolve();
        };
        slice();
      }),
  };
}
