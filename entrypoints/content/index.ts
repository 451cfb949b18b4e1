import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { mayBeField } from '../../lib/detect/field-gate.ts';
import { detectText } from '../../lib/detect/text.ts';
import type { ReplyOf, TabMessage } from '../../lib/messages.ts';
import { watchFocus } from '../../lib/page/focus.ts';
import { watchHover } from '../../lib/page/hover.ts';
import { liveRange, type Mark } from '../../lib/page/mark.ts';
import { type CardSubject, stages } from '../../lib/page/stage.ts';
import { watchSubmits } from '../../lib/page/submit.ts';
import { type Ask, watchText } from '../../lib/page/text.ts';
import { send } from '../../lib/send.ts';
import './marks.css';

export default defineContentScript({
  matches: ['<all_urls>'],
  runAt: 'document_start',
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  noScriptStartedPostMessage: true,
  main(ctx) {
    const { signal } = ctx;
    const ask: Ask = async (name, body) => {
      const outcome = await send(name, body);
      // Orphaned by an update: `isInvalid` notices, and aborts everything here.
      return outcome.ok && !ctx.isInvalid ? outcome.value : undefined;
    };
    let settings: Promise<ReplyOf<'site'> | undefined> | undefined;
    const site = () => (settings ??= ask('site', {}));

    watchSubmits(signal);
    watchFocus(signal, mayBeField, () => ask('stage', { script: 'field' }));
    addEventListener(
      'contextmenu',
      ({ isTrusted, clientX: x, clientY: y }) => {
        if (isTrusted) stages().pressedAt = { x, y };
      },
      { capture: true, signal },
    );

    const text = watchText({ signal, ask, site, detect: detectText });
    const openCard = async ({ finding: { kind, value }, range }: Mark) => {
      const track = () => liveRange(range)?.getBoundingClientRect() ?? null;
      const anchor = track();
      if (!anchor || ctx.isInvalid) return;
      if (!stages().openCard) await ask('stage', { script: 'card' });
      const subject: CardSubject = {
        what: { kind, value },
        place: 'text',
        anchor,
        asked: false,
        track,
      };
      stages().openCard?.(subject);
    };
    watchHover(signal, text.marks, (mark) => void openCard(mark));

    const listen = (message: unknown) => {
      const { fieldmarkTab } = message as TabMessage;
      if (fieldmarkTab === 'findings') return Promise.resolve(text.findings());
      if (fieldmarkTab === 'settingsChanged') {
        settings = undefined;
        text.reset();
      }
      return undefined;
    };
    browser.runtime.onMessage.addListener(listen);
    ctx.onInvalidated(() => browser.runtime.onMessage.removeListener(listen));
  },
});
