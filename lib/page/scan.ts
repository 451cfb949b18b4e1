/** The always-on half of flow 1: finds values in page text. Marking them comes with the first one. */
import type { TextOptions as DetectOptions } from '../detect/text.ts';
import type { Finding } from '../finding.ts';
import type { Block } from './block.ts';
import { pageRegion } from './page-region.ts';
import { isReadable } from './read.ts';
import { stages } from './stage.ts';
import { watch } from './watch.ts';

/** A background that cannot be reached is not asked for ever. */
const MOST_TRIES = 3;
/** Blocks with findings that are kept for the script that marks them. */
const MOST_KEPT = 2000;

export interface ScanOptions {
  readonly signal: AbortSignal;
  readonly detect: (text: string, options: DetectOptions) => readonly Finding[];
  /** Gets the script that marks; it takes what was found until it is there. */
  readonly fetchScript: () => Promise<unknown>;
}

export function scanText({ signal, detect, fetchScript }: ScanOptions): void {
  const here = stages();
  const kept: [Block, readonly Finding[]][] = [];
  here.kept = kept;
  let tries = 0;
  // Attributes are not watched: layout says when hidden text comes into sight.
  const hidden = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Text that is invisible where it stands is looked at again when it is scrolled to again.
      if (!isIntersecting || !isShown(target)) continue;
      hidden.unobserve(target);
      rescan(target);
    }
  });
  signal.addEventListener('abort', () => hidden.disconnect());

  /** By language: where the page is, and what the person chose, say the rest. */
  let regions = new Map<string, string | undefined>();
  let chosen = here.region;
  const regionFor = (lang: string) => {
    if (here.region !== chosen || regions.size > 100) regions = new Map();
    chosen = here.region;
    if (!regions.has(lang)) regions.set(lang, chosen || pageRegion(lang, location.hostname));
    return regions.get(lang);
  };

  const onBlock = (block: Block) => {
    const { element, text } = block;
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const found = detect(text, { lang, region: regionFor(lang) });
    const shown = found.filter(({ start }) => {
      const parent = block.owns(start) && block.locate(start)?.node.parentElement;
      if (!parent || !isReadable(parent)) return false;
      const isSeen = isShown(parent);
      if (!isSeen) hidden.observe(element);
      return isSeen;
    });
    if (shown.length === 0) return;
    if (here.found) here.found(block, shown);
    else if (kept.length < MOST_KEPT) kept.push([block, shown]);
  };

  const { rescan, readAll } = watch({
    signal,
    onBlock,
    onHidden: (element) => hidden.observe(element),
    onRound() {
      here.settled?.();
      if (kept.length === 0 || here.found || tries >= MOST_TRIES) return;
      tries += 1;
      void fetchScript();
    },
    onChanged: (texts) => here.changed?.(texts),
  });
  Object.assign(here, { rescan, readAll });
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
