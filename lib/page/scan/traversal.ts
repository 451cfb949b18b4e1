/**
 * Scans the document near the viewport from the root down. The whole text of a subtree is tested
 * first, and only subtrees that may contain a value are traversed. Open shadow roots are searched
 * for only near the viewport.
 */
import { native } from '../../reading/dom/index.ts';
import {
  enclosingElement,
  isElement,
  isPageText,
  isSkipped,
  type ScanSteps,
  type SubtreeRoot,
} from '../dom/index.ts';
import { textRunsOf, YIELD_EVERY } from './text-runs.ts';
import { findNearChildren, proximityOf } from './viewport-proximity.ts';

/** UTF-16 code units that one scan may test before reading. Keeps the time for deeply nested pages linear. */
const PRETEST_BUDGET = 2 ** 24;
/** Runs longer than this, in UTF-16 code units, are read without a test first. */
const LONG_RUN = 2 ** 16;

export interface TraversalCallbacks {
  /** A cheap test whether a text may contain a value. */
  readonly mayContainValue: (text: string) => boolean;
  /** Called with a run of text that may contain values; the result is iterated in slices. Must not throw. */
  readonly onTextRun: (element: Element, nodes: readonly Text[]) => Iterable<undefined>;
  /** Called with a hidden element that may contain values, and with each open shadow root. */
  readonly onNeedsObserving: (tree: SubtreeRoot) => void;
}

/** Records across scans which nodes were read. */
export interface VisitRecorder {
  /** Records that an element or shadow root was read. @returns whether it was recorded before */
  markVisited(tree: SubtreeRoot): boolean;
  /**
   * Records that a run directly in an element or shadow root was read; `first` is the run's first
   * node.
   * @returns whether it was recorded before
   */
  markRunVisited(tree: SubtreeRoot, first: Text): boolean;
  /** Records that part of the subtree was skipped. */
  markIncomplete(tree: SubtreeRoot): void;
  /**
   * Call this for an element that may get an open shadow root or, if hidden, a box: neither causes
   * a mutation record.
   */
  awaitContent(element: Element, isHidden?: boolean): void;
}

/** A run, and the element or shadow root that it is directly in. */
type PendingRun = readonly [SubtreeRoot, readonly Text[]];
type TraversalTask = SubtreeRoot | PendingRun;

/**
 * Collects the content near the viewport: small elements and shadow roots as a whole, and the runs
 * directly in large ones.
 */
function* collectNear(
  top: Element,
  onRoot: TraversalCallbacks['onNeedsObserving'],
  onHidden: (element: Element) => void,
  screens: number,
  visits?: VisitRecorder,
): ScanSteps<TraversalTask[]> {
  const found: TraversalTask[] = [];
  const tasks: SubtreeRoot[] = [top];
  const enter = (element: Element, into: SubtreeRoot[]) => {
    const { shadowRoot } = native(element);
    if (!shadowRoot) visits?.awaitContent(element);
    else if (isPageText(element) && !visits?.markVisited(shadowRoot)) {
      onRoot(shadowRoot);
      into.push(shadowRoot);
    }
  };
  for (let tree = tasks.pop(); tree; tree = tasks.pop()) {
    yield true;
    if (isElement(tree)) {
      if (isSkipped(tree) || visits?.markVisited(tree)) continue;
      const proximity = proximityOf(tree, screens);
      if (proximity === 'far') visits?.markIncomplete(tree);
      if (proximity === 'none') onHidden(tree);
      if (proximity === 'near') {
        const trees: SubtreeRoot[] = [tree];
        enter(tree, trees);
        // `enter` appends the shadow roots inside, whose content is near too.
        for (const nearTree of trees) {
          found.push(nearTree);
          let visitedCount = 0;
          for (const element of native(nearTree).querySelectorAll('*')) {
            enter(element, trees);
            if (++visitedCount % YIELD_EVERY === 0) yield true;
          }
        }
      }
      if (proximity !== 'large') continue;
      enter(tree, tasks);
    }
    const [from, isPast] = yield* findNearChildren(tree, screens);
    if (isPast) visits?.markIncomplete(tree);
    for (const run of textRunsOf(tree, (child) => void tasks.push(child), from, isPast)) {
      if (!run?.[0]) yield true;
      else if (!visits?.markRunVisited(tree, run[0])) found.push([tree, run]);
    }
  }
  return found;
}

/** The steps of a scan. @param screens how far from the viewport to read, in screens */
export function* traversePage(
  { mayContainValue, onTextRun, onNeedsObserving }: TraversalCallbacks,
  screens: number,
  visits?: VisitRecorder,
): ScanSteps {
  let budget = PRETEST_BUDGET;
  const passesPretest = (tree: SubtreeRoot) => {
    if (budget <= 0) return true;
    const text = native(tree).textContent ?? '';
    budget -= text.length;
    return mayContainValue(text);
  };
  const onHidden = (element: Element) => {
    if (passesPretest(element)) onNeedsObserving(element);
    else visits?.awaitContent(element, true);
  };
  // Null if the page has removed its root element.
  const top: Element | null = document.documentElement;
  const tasks = top ? yield* collectNear(top, onNeedsObserving, onHidden, screens, visits) : [];
  const addTask = (child: Element) => {
    if (!visits?.markVisited(child)) tasks.push(child);
  };
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    yield;
    if (task instanceof Node) {
      if (!native(task).isConnected || !passesPretest(task) || isSkipped(task)) continue;
      for (const run of textRunsOf(task, addTask)) {
        if (run) tasks.push([task, run]);
        else yield;
      }
    } else {
      const [tree, run] = task;
      const element = enclosingElement(tree);
      const text = run.map(({ data }) => data).join('');
      if (element && (text.length > LONG_RUN || mayContainValue(text)))
        yield* onTextRun(element, run);
    }
  }
}
