/**
 * The always-on half of flow 1: whether there is a value in page text at all. With the first one comes the
 * script that marks them, and reads on by itself.
 */
import { type Detect, mayHold } from '../detect/text.ts';
import { attend, type Reader } from './attend.ts';
import { labelBeside, telLinkOf } from './beside.ts';
import { holds } from './hold.ts';
import { look } from './look.ts';
import { pageRegion } from './page-region.ts';
import { isSeen, isShown } from './readable.ts';
import { stages } from './stage.ts';
import { elementOf, langOf } from './tree.ts';

/** How far from what is in view a first value is looked for, screens: what every page pays for. */
const NEAR = 1;
/** A background that cannot be reached is not asked for ever. */
const MOST_TRIES = 3;
/** UTF-16 code units from which on a text is not read twice. */
const LONG = 2 ** 16;

export interface ScanOptions {
  readonly signal: AbortSignal;
  /** Roughly: as soon as the script that marks is there, its own is taken. */
  readonly detect: Detect;
  /** Gets the script that marks. */
  readonly fetchScript: () => Promise<unknown>;
}

export function scanText({ signal, detect, fetchScript }: ScanOptions): void {
  const here = stages();
  let tries = 0;
  let isWanted = false;
  const find = (element: Element, text: string) => {
    const lang = langOf(element);
    const options = { lang, region: here.region || pageRegion(lang, location.hostname) };
    return (here.detect ?? detect)(text, options);
  };
  /** Long texts in which nothing was found since the page last changed. */
  let long = new WeakSet<Text>();
  function* onRun(element: Element, nodes: readonly Text[]) {
    const [first] = nodes;
    if (isWanted || !first || long.has(first)) return;
    const test = (text: string) =>
      mayHold(text) &&
      [...new Set([text, labelBeside(element) + text])].some((each) => find(element, each)[0]);
    const seen = nodes.filter(isSeen);
    // What is hidden may hold something, too: it is read when it comes into sight.
    for (const holder of nodes.map(elementOf)) if (holder && !isShown(holder)) heed(holder);
    if ((yield* holds(element, seen, test)) || seen.some(telLinkOf)) isWanted = true;
    else if (first.length > LONG) long.add(first);
  }

  const own: Reader = {
    look: () => look({ mayHold, onRun, onLater: heed }, NEAR),
    changed() {
      long = new WeakSet();
    },
    looked() {
      if (!isWanted) return;
      isWanted = false;
      if (tries++ < MOST_TRIES) void fetchScript().then(again);
    },
  };
  const { again, heed } = attend(signal, () => here.reader ?? own);
  Object.assign(here, { find, mayHold, again, heed });
}
