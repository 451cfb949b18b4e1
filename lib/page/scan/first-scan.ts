/** Tests a run of page text for any value, in bounded memory. Runs on every page. */

import { type Detect, mayBeMistyped, mayContainValue } from '../../values/detect/rough-detector.ts';
import {
  COLLAPSIBLE_WHITESPACE,
  enclosingElement,
  frameRegistry,
  isElementVisible,
  isSeparatedByLayout,
  isTextVisible,
  joinedRuns,
  preservesWhitespace,
  type Scanner,
} from '../dom/index.ts';
import { enclosingTelLink, nearestLabels, textOptionsOf } from './context.ts';
import { createScanScheduler } from './scheduler.ts';
import { traversePage } from './traversal.ts';

/** Length of a chunk, and how much of it is tested again with the next one, UTF-16 code units. */
const CHUNK_LENGTH = 8192;
const OVERLAP = 512;

/**
 * Tests text as laid out: white space collapsed, a line feed where layout separates inline boxes.
 * Yields after each chunk of a long run.
 * @returns whether any chunk passes the test
 */
export function* runMatches(
  element: Element,
  nodes: readonly Text[],
  test: (text: string) => boolean,
): Generator<undefined, boolean> {
  let isPreserved: boolean | undefined;
  let text = '';
  let previous: Text | undefined;
  for (const node of nodes) {
    if (previous && isSeparatedByLayout(previous, node)) text += '\n';
    previous = node;
    for (let from = 0; from < node.length; from += CHUNK_LENGTH) {
      const data = node.data.slice(from, from + CHUNK_LENGTH);
      isPreserved ??= COLLAPSIBLE_WHITESPACE.test(data) ? preservesWhitespace(element) : undefined;
      COLLAPSIBLE_WHITESPACE.lastIndex = 0;
      text += isPreserved ? data : data.replace(COLLAPSIBLE_WHITESPACE, ' ');
      if (text.length < CHUNK_LENGTH) continue;
      if (test(text)) return true;
      yield;
      text = text.slice(-OVERLAP);
    }
  }
  return test(text);
}

/**
 * The part of the scan that runs on every page: searches the page's text for a first value, then
 * loads the script that marks values and continues the scan.
 */

/** How far from the viewport the first scan reads, in screens. Kept small: it runs on every page. */
const NEAR_SCREENS = 1;
/** How often loading the marks script is tried while the background cannot be reached. */
const MAX_TRIES = 3;
/** A text longer than this, in UTF-16 code units, is not read again until the page changes. */
const LONG_TEXT = 2 ** 16;

export interface FirstScanOptions {
  readonly signal: AbortSignal;
  /** The small detector; replaced by the full one once marks.content has loaded. */
  readonly detect: Detect;
  readonly loadMarksScript: () => Promise<unknown>;
}

export function startFirstScan({ signal, detect, loadMarksScript }: FirstScanOptions): void {
  const registry = frameRegistry();
  let tries = 0;
  let isFound = false;
  const find = (element: Element, text: string) =>
    (registry.detect ?? detect)(text, textOptionsOf(element, registry.region));
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
  registry.findInElement = find;
  registry.mayContainValue = mayContainValue;
  registry.requestScan = requestScan;
  registry.observe = observe;
}
