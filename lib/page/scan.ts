/**
 * The always-on half of flow 1: whether there is a value in page text at all. With the first one comes the
 * script that marks them, and reads on by itself.
 */
import { type TextOptions as DetectOptions, mayHold } from '../detect/text.ts';
import type { Finding } from '../finding.ts';
import { attend, type Reader } from './attend.ts';
import { holds } from './hold.ts';
import { look } from './look.ts';
import { pageRegion } from './page-region.ts';
import { isReadable, isShown } from './readable.ts';
import { stages } from './stage.ts';

/** How far from what is in view a first value is looked for, screens: what every page pays for. */
const NEAR = 1;
/** A background that cannot be reached is not asked for ever. */
const MOST_TRIES = 3;
/** UTF-16 code units from which on a text is not read twice. */
const LONG = 2 ** 16;

export interface ScanOptions {
  readonly signal: AbortSignal;
  readonly detect: (text: string, options: DetectOptions) => readonly Finding[];
  /** Gets the script that marks. */
  readonly fetchScript: () => Promise<unknown>;
}

export function scanText({ signal, detect, fetchScript }: ScanOptions): void {
  const here = stages();
  let tries = 0;
  let isWanted = false;
  const find = (element: Element, text: string) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    return detect(text, { lang, region: here.region || pageRegion(lang, location.hostname) });
  };
  /** Long texts in which nothing was found since the page last changed. */
  let long = new WeakSet<Text>();
  function* onRun(element: Element, nodes: readonly Text[]) {
    const [first] = nodes;
    if (isWanted || !first || long.has(first)) return;
    const test = (text: string) => mayHold(text) && find(element, text).length > 0;
    if (yield* holds(element, nodes, test)) {
      const shown = nodes.filter(
        ({ parentElement: parent }) => parent && isReadable(parent) && isShown(parent),
      );
      if (yield* holds(element, shown, test)) isWanted = true;
      else hide(element);
    } else if (first.length > LONG) long.add(first);
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
