import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { sendToBackground, type TabMessage } from '../../lib/extension/index.ts';
import css from '../../lib/page/card/frame.css?inline';
import { createCardFrame, selectionToLookUp } from '../../lib/page/card/index.ts';
import { type CardPlacement, frameRegistry } from '../../lib/page/frame/index.ts';

/** The page puts our frame elsewhere so often before we give up. */
const MAX_RENEWALS = 3;

/** Mounts the card: a page of ours in a frame. What it says and shows goes past this script. */
export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  cssInjectionMode: 'manual',
  main(ctx) {
    const here = frameRegistry();
    let place: CardPlacement | undefined;
    let renewals = 0;

    const renew = async (id: string) => {
      renewals += 1;
      const renewed =
        renewals > MAX_RENEWALS ? undefined : await sendToBackground('renewCardToken', { id });
      // Closed meanwhile: it stays closed.
      if (frame.id !== id) return;
      if (!renewed?.ok || !place || ctx.isInvalid) return frame.close();
      frame.open(renewed.value, place);
    };
    const frame = createCardFrame({
      css,
      url: browser.runtime.getURL('/card.html'),
      onTimeout: (id) => void sendToBackground('cardBlocked', { id }),
      onReload: (id) => void renew(id),
    });
    const openCard: typeof here.openCard = (card, where) => {
      if (ctx.isInvalid) return;
      renewals = 0;
      place = where;
      frame.open(card, where);
    };

    const listen = (message: unknown) => {
      const told = message as TabMessage;
      switch (told.fieldmarkTab) {
        case 'showCard': {
          const selected = selectionToLookUp(told.text, told.editable, here.contextMenuAt);
          if (selected) openCard(told.card, { ...selected, closesOnPointerLeave: false });
          return Promise.resolve(selected?.text ?? null);
        }
        case 'cardReady':
          frame.ready(told.id);
          return undefined;
        case 'cardHeight':
          frame.resize(told.id, told.height);
          return undefined;
        case 'cardClosed':
          if (frame.id === told.id) frame.close();
          return undefined;
        default:
          return undefined;
      }
    };

    here.openCard = openCard;
    browser.runtime.onMessage.addListener(listen);
    ctx.signal.addEventListener('abort', () => {
      // An orphan, whose extension was loaded anew, has no runtime and hears nothing.
      browser.runtime?.onMessage.removeListener(listen);
      if (here.openCard === openCard) delete here.openCard;
      frame.close();
    });
  },
});
