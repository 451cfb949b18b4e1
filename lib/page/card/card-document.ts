/** A frame with the card's page. It may be loaded in advance and stays invisible until it is shown. */

/** A shown frame that has sent no message after this long, ms, cannot run in this document: it is sandboxed. */
export const CARD_TIMEOUT_MS = 1_500;
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
}

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
  let timeout: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timeout));
  let loads = 0;
  frame.addEventListener('load', () => {
    loads += 1;
    if (loads > 1 && !signal.aborted) onReload();
  });
  return {
    id,
    frame,
    controller,
    started() {
      isStarted = true;
      clearTimeout(timeout);
    },
    show() {
      frame.removeAttribute('inert');
      if (!isStarted) timeout = setTimeout(onTimeout, CARD_TIMEOUT_MS);
    },
    discard() {
      controller.abort();
      frame.remove();
    },
  };
}
