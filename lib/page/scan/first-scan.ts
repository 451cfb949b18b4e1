/**
 * The always-on half of flow 1: whether there is a value in page text at all. With the first one comes the
 * script that marks them, and reads on by itself.
 */
import { type Detect, mayContainValue } from '../../detect/rough-detector.ts';
import {
  effectiveLanguage,
  enclosingElement,
  isElementVisible,
  isTextVisible,
} from '../dom/index.ts';
import { frameRegistry, type Scanner } from '../frame/index.ts';
import { adjacentLabel, enclosingTelLink } from './adjacent-label.ts';
import { runMatches } from './match-run.ts';
import { pageRegion } from './page-region.ts';
import { createScanScheduler } from './scheduler.ts';
import { traversePage } from './traversal.ts';

/** How far from what is in view a first value is looked for, screens: what every page pays for. */
const NEAR_SCREENS = 1;
/** A background that cannot be reached is not asked for ever. */
const MAX_TRIES = 3;
/** UTF-16 code units from which on a text is not read twice. */
const LONG_TEXT = 2 ** 16;

export interface FirstScanOptions {
  readonly signal: AbortSignal;
  /** Roughly: as soon as the script that marks is there, its own is taken. */
  readonly detect: Detect;
  /** Gets the script that marks. */
  readonly loadMarksScript: () => Promise<unknown>;
}

export function startFirstScan({
  signal,
  detect,
  loadMarksScript: fetchScript,
}: FirstScanOptions): void {
  const here = frameRegistry();
  let tries = 0;
  let isWanted = false;
  const find = (element: Element, text: string) => {
    const lang = effectiveLanguage(element);
    const options = { lang, region: here.region || pageRegion(lang, location.hostname) };
    return (here.detect ?? detect)(text, options);
  };
  /** Long texts in which nothing was found since the page last changed. */
  let long = new WeakSet<Text>();
  function* onRun(element: Element, nodes: readonly Text[]) {
    const [first] = nodes;
    if (isWanted || !first || long.has(first)) return;
    const test = (text: string) =>
      mayContainValue(text) &&
      [...new Set([text, adjacentLabel(element) + text])].some((each) => find(element, each)[0]);
    const seen = nodes.filter(isTextVisible);
    // What is hidden may hold something, too: it is read when it comes into sight.
    for (const holder of nodes.map(enclosingElement))
      if (holder && !isElementVisible(holder)) heed(holder);
    if ((yield* runMatches(element, seen, test)) || seen.some(enclosingTelLink)) isWanted = true;
    else if (first.length > LONG_TEXT) long.add(first);
  }

  const own: Scanner = {
    scan: () =>
      traversePage({ mayContainValue, onTextRun: onRun, onNeedsObserving: heed }, NEAR_SCREENS),
    onChange() {
      long = new WeakSet();
    },
    onScanEnd() {
      if (!isWanted) return;
      isWanted = false;
      if (tries++ < MAX_TRIES) void fetchScript().then(again);
    },
  };
  const { requestScan: again, observe: heed } = createScanScheduler(
    signal,
    () => here.scanner ?? own,
  );
  here.findInElement = find;
  here.mayContainValue = mayContainValue;
  here.requestScan = again;
  here.observe = heed;
}
