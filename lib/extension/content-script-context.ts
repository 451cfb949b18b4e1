import { browser } from 'wxt/browser';
import type { ContentScriptContext as WxtContext } from 'wxt/utils/content-script-context';

type UsedContext = Pick<WxtContext, 'signal' | 'isInvalid'>;

/**
 * The life of a content script: over once the extension was updated or removed under it. Stands in
 * for WXT's own context (wxt.config.ts), as far as our scripts use that one: WXT's tells the document
 * of each script by an event, by which a page could notice our scripts or switch them off.
 */
export class ContentScriptContext implements UsedContext {
  readonly #life = new AbortController();

  /** Aborted when it is over. */
  readonly signal = this.#life.signal;

  /** Asking is what notices it: an orphan has lost its extension's id. */
  get isInvalid(): boolean {
    if (!browser.runtime?.id) this.#life.abort();
    return this.signal.aborted;
  }
}
