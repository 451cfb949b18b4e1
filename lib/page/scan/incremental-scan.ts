/** Scans a page that has values: reads each text once, and again after it changed. */

import { frameRegistry, isElement, isInlineElement, type Scanner } from '../dom/index.ts';
import { runInSlices } from './scheduler.ts';
import { type TraversalCallbacks, traversePage } from './traversal.ts';
import { createVisitedNodes } from './visited-nodes.ts';

/** How far from the viewport text is read, in screens. */
const NEAR_SCREENS = 2;
/** With more changed nodes than this, everything near the viewport is read again instead. */
const MAX_CHANGED_NODES = 300;

export interface IncrementalScanOptions {
  readonly signal: AbortSignal;
  readonly mayContainValue: (text: string) => boolean;
  /** Called with a run of text that may contain values. Must not throw. */
  readonly onTextRun: TraversalCallbacks['onTextRun'];
  /** Called with each open shadow root that is scanned. */
  readonly onShadowRoot: (root: ShadowRoot) => void;
  /** Called when everything in the viewport was read, before what is near it. */
  readonly onViewportRead: () => void;
  /** Called after a scan, when all changes before it near the viewport were read. */
  readonly onScanEnd: () => void;
}

export function createIncrementalScan({
  signal,
  mayContainValue,
  onTextRun,
  onShadowRoot,
  onViewportRead,
  onScanEnd,
}: IncrementalScanOptions) {
  const registry = frameRegistry();
  const visited = createVisitedNodes();
  /** Changed nodes; true if inline content or text of the node itself changed, not only blocks in it. */
  const changed = new Map<Node, boolean>();
  const callbacks: TraversalCallbacks = {
    mayContainValue,
    onTextRun,
    onNeedsObserving(tree) {
      registry.observe?.(tree);
      if (!isElement(tree)) onShadowRoot(tree);
    },
  };
  const recordChange = (node: Node, isInline: boolean) => {
    if (changed.size >= MAX_CHANGED_NODES) {
      changed.clear();
      visited.reset();
    }
    changed.set(node, isInline || changed.get(node) === true);
  };

  const scanner: Scanner = {
    *scan(isUrgent) {
      for (const [node, isInline] of changed) visited.invalidate(node, isInline);
      changed.clear();
      visited.recheckAwaited();
      if (isUrgent) {
        yield* traversePage(callbacks, 0, visited);
        onViewportRead();
      }
      yield* traversePage(callbacks, NEAR_SCREENS, visited);
    },
    onScanEnd,
    onChange(element, record) {
      let isInline = record?.type !== 'childList';
      for (const added of record?.addedNodes ?? []) {
        const isBlock = isElement(added) && !isInlineElement(added);
        isInline ||= !isBlock;
        // An element that was read and then removed has lost its marks, so everything is read
        // again.
        if (isBlock && visited.hasVisited(added)) visited.reset();
      }
      // The record's target, because for a shadow root `element` is its host.
      recordChange(record?.target ?? element, isInline);
    },
  };
  const rescan = () => {
    changed.clear();
    visited.reset();
    registry.requestScan?.();
  };
  registry.scanner = scanner;
  signal.addEventListener('abort', () => {
    if (registry.scanner === scanner) delete registry.scanner;
  });
  registry.requestScan?.(true);

  return {
    /** Schedules a scan that reads everything near the viewport again. */
    rescan,
    /** Makes the next scan read the text at a node again. */
    invalidate: (node: Node) => recordChange(node, true),
    /** Reads the whole page, including what is far from the viewport. */
    scanAll: () => runInSlices(traversePage(callbacks, Number.POSITIVE_INFINITY), signal),
  };
}
