import { browser } from 'wxt/browser';
import type { ContentScriptContext as WxtContext } from 'wxt/utils/content-script-context';

type UsedContext = Pick<WxtContext, 'signal' | 'isInvalid'>;

/**
 * The lifetime of a content script, which ends when the extension is updated or removed. Replaces
 * WXT's context (wxt.config.ts), which dispatches an event on the document for each script: a page
 * could use it to detect our scripts or switch them off.
 */
export class ContentScriptContext implements UsedContext {
  readonly #controller = new AbortController();

  /** Aborted when `isInvalid` is first found to be true. */
  readonly signal = this.#controller.signal;

  /** Whether the extension was updated or removed: then `runtime.id` is gone. */
  get isInvalid(): boolean {
    if (!browser.runtime?.id) this.#controller.abort();
    return this.signal.aborted;
  }
}
