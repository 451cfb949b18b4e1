/**
 * The part of the scan that runs on every page: searches the page's text for a first value, then
 * loads the script that marks values and continues the scan.
 */
import {
  detectRoughly,
  mayBeMistyped,
  mayContainValue,
} from '../../values/detect/rough-detector.ts';
import {
  enclosingElement,
  frameRegistry,
  isElementVisible,
  isTextVisible,
  joinedRuns,
  type Scanner,
} from '../dom/index.ts';
import { enclosingTelLink, nearestLabels, textOptionsOf } from './context.ts';
import { runMatches } from './run-matches.ts';
import { createScanScheduler } from './scheduler.ts';
import { traversePage } from './traversal.ts';

/** How far from the viewport the first scan reads, in screens. Kept small: it runs on every page. */
const NEAR_SCREENS = 1;
/** How often loading the marks script is tried while the background cannot be reached. */
const MAX_TRIES = 3;
/** A text longer than this, in UTF-16 code units, is not read again until the page changes. */
const LONG_TEXT = 2 ** 16;

export function startFirstScan(signal: AbortSignal, loadMarksScript: () => Promise<unknown>): void {
  const registry = frameRegistry();
  let tries = 0;
  let isFound = false;
  /** With the small detector, until marks.content has brought the full one. */
  const find = (element: Element, text: string) =>
    (registry.detect ?? detectRoughly)(text, textOptionsOf(element, registry.region));
  /** Long texts in which nothing was found since the page last changed. */
  let emptyLongTexts = new WeakSet<Text>();
  function* onTextRun(element: Element, nodes: readonly Text[]) {
    const [first] = nodes;
    if (isFound || !first || emptyLongTexts.has(first)) return;
    const hasValue = (text: string) =>
      mayContainValue(text) &&
      ['', ...nearestLabels(element)].some(
        (label) => find(element, label + text)[0] || mayBeMistyped(label + text),
      );
    const visible = nodes.filter(isTextVisible);
    // Hidden text may contain values too: it is read once it becomes visible.
    for (const parent of nodes.map(enclosingElement))
      if (parent && !isElementVisible(parent)) observe(parent);
    isFound = visible.some(enclosingTelLink);
    for (const run of joinedRuns(element, visible))
      isFound ||= yield* runMatches(element, run, hasValue);
    if (!isFound && first.length > LONG_TEXT) emptyLongTexts.add(first);
  }

  const firstScanner: Scanner = {
    *scan() {
      const callbacks = { mayContainValue, onTextRun, onNeedsObserving: observe };
      for (const step of traversePage(callbacks, NEAR_SCREENS)) {
        // The first value is enough.
        if (isFound) return;
        yield step;
      }
    },
    onChange() {
      emptyLongTexts = new WeakSet();
    },
    onScanEnd() {
      // After the last try it stays true, which ends the search.
      if (!isFound || tries++ >= MAX_TRIES) return;
      isFound = false;
      void loadMarksScript().then(() => requestScan(true));
    },
  };
  const { requestScan, observe } = createScanScheduler(
    signal,
    () => registry.scanner ?? firstScanner,
  );
  Object.assign(registry, { findInElement: find, mayContainValue, requestScan, observe });
}
