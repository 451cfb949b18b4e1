import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { listenToBackground, sendToBackground } from '../../lib/extension/index.ts';
import type { OpenedCard } from '../../lib/extension/schemas/index.ts';
import css from '../../lib/page/card/frame.css?inline';
import { createCardFrame, selectionToLookUp } from '../../lib/page/card/index.ts';
import { type CardPlacement, frameRegistry } from '../../lib/page/dom/index.ts';

/** How often a card is reopened after the page moved its frame. */
const MAX_RENEWALS = 3;

/** Mounts the card, an extension page in a frame. The card's content does not pass through this script. */
export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  cssInjectionMode: 'manual',
  main(ctx) {
    const registry = frameRegistry();
    let placement: CardPlacement | undefined;
    let renewals = 0;

    const askForToken = async (id: string) => {
      const renewed = await sendToBackground('renewCardToken', { id });
      return renewed.ok ? renewed.value : undefined;
    };
    const renew = async (id: string) => {
      renewals += 1;
      const renewed = renewals > MAX_RENEWALS ? undefined : await askForToken(id);
      // Closed, or replaced by another card, while the token was renewed.
      if (frame.id !== id) return;
      if (!renewed || !placement || ctx.isInvalid) return frame.close();
      frame.open(renewed, placement);
    };
    const frame = createCardFrame({
      css,
      url: browser.runtime.getURL('/card.html'),
      onTimeout: (id) => void sendToBackground('cardBlocked', { id }),
      onReload: (id) => void renew(id),
    });
    const openCard = async (card: OpenedCard, newPlacement: CardPlacement) => {
      if (ctx.isInvalid) return;
      renewals = 0;
      placement = newPlacement;
      const usable = frame.hasDiscarded(card.id) ? await askForToken(card.id) : card;
      if (usable && placement === newPlacement) frame.open(usable, newPlacement);
    };

    const stopListening = listenToBackground((tabMessage) => {
      switch (tabMessage.fieldmarkTab) {
        case 'showCard': {
          const { card, text, editable } = tabMessage;
          const selection = selectionToLookUp(text, editable);
          if (selection) void openCard(card, { ...selection, closesOnPointerLeave: false });
          return Promise.resolve(selection?.text ?? null);
        }
        case 'cardReady':
          frame.ready(tabMessage.id);
          return undefined;
        case 'cardPressed':
          frame.grow(tabMessage.id);
          return undefined;
        case 'cardClosed':
          if (frame.id === tabMessage.id) frame.close();
          return undefined;
        default:
          return undefined;
      }
    });

    registry.prepareCard = frame.prepare;
    registry.openCard = openCard;
    ctx.signal.addEventListener('abort', () => {
      stopListening();
      if (registry.openCard === openCard) {
        delete registry.prepareCard;
        delete registry.openCard;
      }
      frame.close();
    });
  },
});
