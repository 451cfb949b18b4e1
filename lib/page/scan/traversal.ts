/**
 * One look at a document, from its root down, coarse to fine, where a person is near: whole subtrees are
 * tested by their text, and only what may hold something is gone through. Open shadow roots are searched for
 * in what is near and nowhere else.
 */

import {
  enclosingElement,
  isElement,
  isPageText,
  isSkipped,
  type SubtreeRoot,
} from '../dom/index.ts';
import type { ScanSteps } from '../frame/index.ts';
import { textRunsOf, YIELD_EVERY } from './text-runs.ts';
import { findNearChildren, proximityOf } from './viewport-proximity.ts';

/** Characters of subtrees that one look may test before reading them: deep nesting stays linear. */
const PRETEST_BUDGET = 2 ** 24;
/** Runs longer than this are not tested before they are read. */
const LONG_RUN = 2 ** 16;

export interface TraversalCallbacks {
  /** Whether anything in a text could be a finding at all. */
  readonly mayContainValue: (text: string) => boolean;
  /** A run of text that may hold findings; gone through when there is time. Must not throw. */
  readonly onTextRun: (element: Element, nodes: readonly Text[]) => Iterable<undefined>;
  /** What tells of what comes later: an element without a box, in which there may be findings, or an open root. */
  readonly onNeedsObserving: (tree: SubtreeRoot) => void;
}

/** What is remembered from look to look. */
export interface VisitRecorder {
  /** Notes that an element or a root is read. @returns whether it was before */
  markVisited(tree: SubtreeRoot): boolean;
  /** … or a run in it, told by its first node. */
  markRunVisited(tree: SubtreeRoot, first: Text): boolean;
  /** Something in it is left out. */
  markIncomplete(tree: SubtreeRoot): void;
  /** An element may get an open root unannounced; a hidden one a box. */
  awaitContent(element: Element, isHidden?: boolean): void;
}

/** A run, and what it stands in directly. */
type PendingRun = readonly [SubtreeRoot, readonly Text[]];
type TraversalTask = SubtreeRoot | PendingRun;

/** What is near: small elements and roots as they are, and the runs that stand directly in large ones. */
function* collectNear(
  top: Element,
  onRoot: TraversalCallbacks['onNeedsObserving'],
  onHidden: (element: Element) => void,
  screens: number,
  memory?: VisitRecorder,
): ScanSteps<TraversalTask[]> {
  const found: TraversalTask[] = [];
  const tasks: SubtreeRoot[] = [top];
  const enter = (element: Element, into: SubtreeRoot[]) => {
    const { shadowRoot } = element;
    if (!shadowRoot) memory?.awaitContent(element);
    else if (isPageText(element) && !memory?.markVisited(shadowRoot)) {
      onRoot(shadowRoot);
      into.push(shadowRoot);
    }
  };
  for (let tree = tasks.pop(); tree; tree = tasks.pop()) {
    yield true;
    if (isElement(tree)) {
      if (isSkipped(tree) || memory?.markVisited(tree)) continue;
      const standing = proximityOf(tree, screens);
      if (standing === 'far') memory?.markIncomplete(tree);
      if (standing === 'none') onHidden(tree);
      if (standing === 'near') {
        const trees: SubtreeRoot[] = [tree];
        enter(tree, trees);
        // What stands in its roots is near too, and in theirs.
        for (const each of trees) {
          found.push(each);
          let passed = 0;
          for (const element of each.querySelectorAll('*')) {
            enter(element, trees);
            if (++passed % YIELD_EVERY === 0) yield true;
          }
        }
      }
      if (standing !== 'large') continue;
      enter(tree, tasks);
    }
    const [from, isPast] = yield* findNearChildren(tree, screens);
    if (isPast) memory?.markIncomplete(tree);
    for (const run of textRunsOf(tree, (child) => void tasks.push(child), from, isPast)) {
      if (!run?.[0]) yield true;
      else if (!memory?.markRunVisited(tree, run[0])) found.push([tree, run]);
    }
  }
  return found;
}

/**
 * Pauses between any two steps.
 * @param screens how far from what is in view
 */
export function* traversePage(
  { mayContainValue: mayHold, onTextRun: onRun, onNeedsObserving: onLater }: TraversalCallbacks,
  screens: number,
  memory?: VisitRecorder,
): ScanSteps {
  let ahead = PRETEST_BUDGET;
  const holds = (tree: SubtreeRoot) => {
    if (ahead <= 0) return true;
    const text = tree.textContent ?? '';
    ahead -= text.length;
    return mayHold(text);
  };
  const onHidden = (element: Element) => {
    if (holds(element)) onLater(element);
    else memory?.awaitContent(element, true);
  };
  // A page may take its root away.
  const top: Element | null = document.documentElement;
  const tasks = top ? yield* collectNear(top, onLater, onHidden, screens, memory) : [];
  const later = (child: Element) => {
    if (!memory?.markVisited(child)) tasks.push(child);
  };
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    yield;
    if (task instanceof Node) {
      if (!task.isConnected || !holds(task) || isSkipped(task)) continue;
      for (const run of textRunsOf(task, later)) {
        if (run) tasks.push([task, run]);
        else yield;
      }
    } else {
      const [tree, run] = task;
      const element = enclosingElement(tree);
      const text = run.map(({ data }) => data).join('');
      if (element && (text.length > LONG_RUN || mayHold(text))) yield* onRun(element, run);
    }
  }
}
