import { createRoot } from 'react-dom/client';
import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { Card } from '../../components/Card.tsx';
import css from '../../components/card.css?inline';
import tokens from '../../components/tokens.css?inline';
import type { TabMessage } from '../../lib/messages.ts';
import { createCardHost } from '../../lib/page/card-host.ts';
import { lookUpSubject } from '../../lib/page/selection.ts';
import { type CardSubject, stages } from '../../lib/page/stage.ts';
import { send } from '../../lib/send.ts';

export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  cssInjectionMode: 'manual',
  main(ctx) {
    const host = createCardHost(tokens + css);
    const root = createRoot(host.mount);
    const here = stages();
    let count = 0;

    const openCard = (subject: CardSubject) => {
      if (ctx.isInvalid) return;
      count += 1;
      host.open(subject.anchor, subject.track, !subject.asked);
      root.render(
        <Card
          key={count}
          subject={subject}
          send={send}
          allow={host.allows}
          onClose={host.close}
          onResize={host.place}
        />,
      );
    };
    host.onClose(() => root.render(null));

    const listen = (message: unknown) => {
      const asked = message as TabMessage;
      if (asked.fieldmarkTab !== 'lookUpSelection') return undefined;
      const selected = lookUpSubject(asked.text, asked.editable, here.pressedAt);
      if (selected) {
        const { text, ...where } = selected;
        openCard({ what: { text }, place: 'selection', asked: true, ...where });
      }
      return Promise.resolve(selected !== null);
    };

    here.openCard = openCard;
    browser.runtime.onMessage.addListener(listen);
    ctx.signal.addEventListener('abort', () => {
      browser.runtime.onMessage.removeListener(listen);
      if (here.openCard === openCard) delete here.openCard;
      host.close();
      root.unmount();
    });
  },
});
