/** The always-on half of flow 1: finds values in page text. Marking them comes with the first one. */
import type { TextOptions as DetectOptions } from '../detect/text.ts';
import type { Finding } from '../finding.ts';
import { pageRegion } from './page-region.ts';
import { type Block, isReadable } from './read.ts';
import { stages } from './stage.ts';
import { watch } from './watch.ts';

/** A background that cannot be reached is not asked for ever. */
const MOST_TRIES = 3;

export interface ScanOptions {
  readonly signal: AbortSignal;
  readonly detect: (text: string, options: DetectOptions) => readonly Finding[];
  /** Gets the script that marks; it asks for everything to be read again when it is there. */
  readonly fetchScript: () => Promise<unknown>;
}

export function scanText({ signal, detect, fetchScript }: ScanOptions): void {
  const here = stages();
  let tries = 0;
  let isWanted = false;
  // Attributes are not watched: layout says when hidden text comes into sight.
  const hidden = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      hidden.unobserve(target);
      rescan(target);
    }
  });
  signal.addEventListener('abort', () => hidden.disconnect());

  const onBlock = (block: Block) => {
    // All will be read again as soon as there is someone to mark it.
    if (isWanted && !here.found) return;
    const { element, text } = block;
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const region = here.region || pageRegion(lang, location.hostname);
    const found = detect(text, { lang, region });
    const shown = found.filter(({ start }) => {
      const parent = block.locate(start)?.node.parentElement;
      if (!parent || !isReadable(parent)) return false;
      const isShown = parent.checkVisibility({ visibilityProperty: true });
      if (!isShown) hidden.observe(element);
      return isShown;
    });
    if (shown.length === 0) return;
    if (here.found) here.found(block, shown);
    else isWanted = true;
  };

  const rescan = watch({
    signal,
    onBlock,
    onRound() {
      here.settled?.();
      if (!isWanted || here.found || tries >= MOST_TRIES) return;
      isWanted = false;
      tries += 1;
      void fetchScript();
    },
    onChanged: (texts) => here.changed?.(texts),
  });
  here.rescan = rescan;
}
