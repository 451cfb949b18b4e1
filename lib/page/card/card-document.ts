/** A frame with the card's page. It may be loaded in advance and stays invisible until it is shown. */

/**
 * A frame that is shown and loaded, and has sent no message after this long, ms, cannot run in this document:
 * it is sandboxed. A sandboxed or blocked frame loads too, as an empty page.
 */
export const CARD_TIMEOUT_MS = 1_500;
/** The longest wait for a shown frame that has not loaded, ms: a busy machine takes seconds to start one. */
export const CARD_LOAD_LIMIT_MS = 10_000;
/** CSS px. */
const WIDTH = 368;

interface CardDocumentOptions {
  readonly id: string;
  /** The card's page with the token in its fragment. */
  readonly url: string;
  /** Called if the card's page had not started a while after it was shown. */
  readonly onTimeout: () => void;
  /** Called if the page around the frame moved it, which reloads it. */
  readonly onReload: () => void;
}

export interface CardDocument {
  readonly id: string;
  readonly frame: HTMLIFrameElement;
  /** Aborted when the card closes. */
  readonly controller: AbortController;
  /** Call this when the card's page has sent a message. */
  started(): void;
  show(): void;
  discard(): void;
  /** Where the card is from its anchor. It keeps to that edge of its frame, which may be taller than the card. */
  keepTo(side: CardSide): void;
}

/** The message to the card's page. The page around it can send it too, which moves the card within its frame. */
export type CardSide = 'over' | 'under';

function makeFrame(url: string): HTMLIFrameElement {
  // From an HTML document, because in an SVG document `createElement` creates no HTML elements.
  const frame = document.implementation.createHTMLDocument('').createElement('iframe');
  // Without this, a page with COEP blocks the frame, and the violation report contains its URL.
  frame.setAttribute('credentialless', '');
  frame.setAttribute('allow', 'clipboard-write');
  frame.title = 'Fieldmark';
  frame.className = 'card-frame';
  frame.width = String(WIDTH);
  // Until the frame is shown, it cannot be seen, pressed or read aloud (frame.css).
  frame.setAttribute('inert', '');
  frame.src = url;
  return frame;
}

export function createCardDocument(options: CardDocumentOptions): CardDocument {
  const { id, url, onTimeout, onReload } = options;
  const frame = makeFrame(url);
  const controller = new AbortController();
  const { signal } = controller;
  let isStarted = false;
  let side: CardSide = 'under';
  let timeout: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timeout));
  let loads = 0;
  const isShown = () => !frame.hasAttribute('inert');
  const waitForStart = () => {
    clearTimeout(timeout);
    if (isStarted || !isShown()) return;
    timeout = setTimeout(onTimeout, loads > 0 ? CARD_TIMEOUT_MS : CARD_LOAD_LIMIT_MS);
  };
  const tellSide = () => isStarted && frame.contentWindow?.postMessage(side, '*');
  frame.addEventListener('load', () => {
    loads += 1;
    if (signal.aborted) return;
    if (loads > 1) onReload();
    else waitForStart();
  });
  return {
    id,
    frame,
    controller,
    started() {
      isStarted = true;
      clearTimeout(timeout);
      tellSide();
    },
    keepTo(wanted) {
      if (wanted === side) return;
      side = wanted;
      tellSide();
    },
    show() {
      frame.removeAttribute('inert');
      waitForStart();
    },
    discard() {
      controller.abort();
      frame.remove();
    },
  };
}
