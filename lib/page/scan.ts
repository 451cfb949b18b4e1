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
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const options = { lang, region: here.region || pageRegion(lang, location.hostname) };
    const read = here.detect ?? detect;
    const found = read(text, options);
    const label = found.length > 0 ? '' : labelBeside(element);
    if (!label) return found;
    return read(label + text, options).flatMap(({ start, end, ...finding }) =>
      start < label.length
        ? []
        : { ...finding, start: start - label.length, end: end - label.length },
    );
  };
  /** Long texts in which nothing was found since the page last changed. */
  let long = new WeakSet<Text>();
  function* onRun(element: Element, nodes: readonly Text[]) {
    const [first] = nodes;
    if (isWanted || !first || long.has(first)) return;
    const test = (text: string) => mayHold(text) && find(element, text).length > 0;
    const seen = nodes.filter(isSeen);
    // What is hidden may hold something, too: it is read when it comes into sight.
    for (const { parentElement: parent } of nodes) if (parent && !isShown(parent)) hide(parent);
    if ((yield* holds(element, seen, test)) || seen.some(telLinkOf)) isWanted = true;
    else if (first.length > LONG) long.add(first);
  }

  const own: Reader = {
    look: () => look({ mayHold, onRun, onHidden: hide }, NEAR),
    changed() {
      long = new WeakSet();
    },
    looked() {
      if (!isWanted) return;
      isWanted = false;
      tries += 1;
      if (tries <= MOST_TRIES) void fetchScript().then(again);
    },
  };
  const { again, hide } = attend(signal, () => here.reader ?? own);
  Object.assign(here, { find, mayHold, again, hide });
}
