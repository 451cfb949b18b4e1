import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { detectCandidates } from '../../lib/detect/page-detector.ts';
import { sendToBackground, type TabMessage } from '../../lib/extension/index.ts';
import { type AskBackground, frameRegistry } from '../../lib/page/frame/index.ts';
import {
  createMarkNavigator,
  createPageMarker,
  liveRange,
  type Mark,
  type MarkPosition,
  watchMarkHover,
} from '../../lib/page/marks/index.ts';

/** What marks page text, fetched with the first finding on a page. */
export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  cssInjectionMode: 'manual',
  main(ctx) {
    const { signal } = ctx;
    const ask: AskBackground = async (name, body) => {
      const outcome = await sendToBackground(name, body);
      // Orphaned by an update: `isInvalid` notices, and takes the marks away.
      return outcome.ok && !ctx.isInvalid ? outcome.value : undefined;
    };
    // An update leaves this script behind: the marks go when the person comes back.
    addEventListener('focus', () => ctx.isInvalid, { signal });
    frameRegistry().detect = detectCandidates;
    const text = createPageMarker({ signal, ask });

    const openCard = async ({ finding: { kind, value }, range }: Mark, turn?: MarkPosition) => {
      const track = () => liveRange(range)?.getBoundingClientRect() ?? null;
      const anchor = track();
      if (!anchor || ctx.isInvalid) return;
      const [card] = await Promise.all([
        ask('openCard', { kind, value, ...(turn && { turn }) }),
        frameRegistry().openCard ? undefined : ask('injectScript', { script: 'card-frame' }),
      ]);
      if (card)
        frameRegistry().openCard?.(card, {
          anchor,
          currentAnchor: track,
          closesOnPointerLeave: turn === undefined,
        });
    };
    const walk = createMarkNavigator((mark, turn) => void openCard(mark, turn));
    watchMarkHover(signal, text.marks, (mark) => void openCard(mark));

    const listen = (message: unknown) => {
      const told = message as TabMessage;
      if (told.fieldmarkTab === 'findings') return text.findings();
      // All of the page is read first: nothing is passed over because it was far.
      if (told.fieldmarkTab === 'walk') {
        return text.findings().then(() => walk(text.marks.all, told.back));
      }
      if (told.fieldmarkTab === 'settingsChanged') text.reset();
      return undefined;
    };
    browser.runtime.onMessage.addListener(listen);
    ctx.signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listen));
  },
});
