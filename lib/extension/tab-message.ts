import { browser } from 'wxt/browser';
import type { Failure, FieldCorrection, Finding, Kind, Severity } from '../domain/index.ts';
import type { OpenedCard } from './schemas/index.ts';

/** A value that is marked on a page. */
export interface PageFinding extends Finding {
  readonly severity: Severity;
}

/** Messages from the background to the content scripts in one frame of a tab. */
export type TabMessage =
  /**
   * Mounts a card's frame at the page's selection, or the one in the focused editable. Reply: the
   * selected text; null where there is none or it must not be read.
   */
  | {
      readonly fieldmarkTab: 'showCard';
      readonly card: OpenedCard;
      readonly text: string;
      readonly editable: boolean;
    }
  /** State of the card in this frame. */
  | { readonly fieldmarkTab: 'cardReady' | 'cardClosed'; readonly id: string }
  | { readonly fieldmarkTab: 'cardPressed'; readonly id: string }
  /** A lookup of this value, which this frame waits for, has been answered. */
  | { readonly fieldmarkTab: 'answered'; readonly kind: Kind; readonly value: string }
  /** Sent to extension pages only: a job about this value has failed. */
  | {
      readonly fieldmarkTab: 'jobFailed';
      readonly kind: Kind;
      readonly value: string;
      readonly failure: Failure;
    }
  /**
   * Moves to the next or previous mark, opens its card and focuses it. Reply: whether there is a
   * mark.
   */
  | { readonly fieldmarkTab: 'walk'; readonly back: boolean }
  /** Reply: `readonly PageFinding[]`, the distinct values marked on the page, in order. */
  | { readonly fieldmarkTab: 'findings' }
  /** Reply: `readonly PageFinding[]`, the values in the fields that the person entered; the offsets are 0. */
  | { readonly fieldmarkTab: 'fieldValues' }
  /** Report the number of bad values again. */
  | { readonly fieldmarkTab: 'reportBadValues' }
  /** The person chose in the browser's menu what the clicked field is for. Reply: true. */
  | { readonly fieldmarkTab: 'correctField'; readonly correction: FieldCorrection }
  /** Settings changed: request `site` again and mark anew. */
  | { readonly fieldmarkTab: 'settingsChanged' }
  /** Sent to extension pages only: the values of a page or the pending lookup may have changed. */
  | { readonly fieldmarkTab: 'popupChanged' }
  /** Sent to extension pages only: settings came from another browser, or what is known about sync changed. */
  | { readonly fieldmarkTab: 'settingsSynced' }
  /** Sent to extension pages only: the person cleared the history. */
  | { readonly fieldmarkTab: 'historyCleared' }
  /** Sent to extension pages only: the background changed cells of a stored list. */
  | { readonly fieldmarkTab: 'listChanged'; readonly id: string }
  /** To an open workbench: a list waits for it. */
  | { readonly fieldmarkTab: 'listHanded' };

/** Returns the reply; undefined if there is none, or if another script in the frame replies. */
export type AnswerTabMessage = (message: TabMessage) => Promise<unknown> | undefined;

/**
 * Listens to the background from a content script. These have no polyfill, and Chromium did not always
 * take promises from listeners. @returns a function that ends listening
 */
export function listenToBackground(answer: AnswerTabMessage): () => void {
  const listener = (message: unknown, _sender: unknown, reply: (value: unknown) => void) => {
    const answered = answer(message as TabMessage);
    answered?.then(reply, () => reply(undefined));
    // Browsers wait for a reply only after `true`.
    return (answered !== undefined) as true;
  };
  browser.runtime.onMessage.addListener(listener);
  // In an orphaned script, after the extension was updated, `runtime` is undefined.
  return () => browser.runtime?.onMessage.removeListener(listener);
}
