import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { detectCandidates, readCandidate } from '../../lib/detect/page-detector.ts';
import { sendToBackground, type TabMessage } from '../../lib/extension/index.ts';
import { type AskBackground, frameRegistry } from '../../lib/page/frame/index.ts';
import {
  createMarkNavigator,
  createPageMarker,
  liveRange,
  type Mark,
  type MarkPosition,
  wakeBackground,
  watchMarkHover,
} from '../../lib/page/marks/index.ts';

/** Marks values in page text. Loaded after the first finding on a page. */
export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  cssInjectionMode: 'manual',
  main(ctx) {
    const { signal } = ctx;
    const ask: AskBackground = async (name, body) => {
      const outcome = await sendToBackground(name, body);
      // Orphaned by an update of the extension: reading `isInvalid` aborts `signal`, which removes the marks.
      return outcome.ok && !ctx.isInvalid ? outcome.value : undefined;
    };
    // After an update this script is orphaned: reading `isInvalid` removes its marks when the tab gets focus.
    addEventListener('focus', () => ctx.isInvalid, { signal });
    frameRegistry().detect = detectCandidates;
    let badValues = 0;
    const reportBadValues = () => void ask('reportBadValues', { count: badValues });
    const marker = createPageMarker({
      signal,
      ask,
      readAsKind: readCandidate,
      onBadCount(count) {
        badValues = count;
        // The toolbar button counts the bad values of the top frame only.
        if (window === top) reportBadValues();
      },
    });

    const openCard = async ({ finding: { kind, value }, range }: Mark, position?: MarkPosition) => {
      const currentAnchor = () => liveRange(range)?.getBoundingClientRect() ?? null;
      const anchor = currentAnchor();
      if (!anchor || ctx.isInvalid) return;
      const [card] = await Promise.all([
        ask('openCard', { kind, value, ...(position && { position }) }),
        frameRegistry().openCard ? undefined : ask('injectScript', { script: 'card-frame' }),
      ]);
      if (card)
        frameRegistry().openCard?.(card, {
          anchor,
          currentAnchor,
          closesOnPointerLeave: position === undefined,
        });
    };
    const goToNextMark = createMarkNavigator((mark, position) => void openCard(mark, position));
    watchMarkHover(signal, marker.marks, (mark) => void openCard(mark));
    wakeBackground(signal, ask);

    const onMessage = (message: unknown) => {
      const tabMessage = message as TabMessage;
      if (tabMessage.fieldmarkTab === 'findings') return marker.findings();
      // `findings` scans the whole page first, so that marks far from the viewport are included.
      if (tabMessage.fieldmarkTab === 'walk') {
        // On a page without marks, the field script handles this message (field.content).
        if (frameRegistry().enterLine?.()) return Promise.resolve(true);
        return marker.findings().then(() => goToNextMark(marker.marks.all, tabMessage.back));
      }
      if (tabMessage.fieldmarkTab === 'reportBadValues' && badValues > 0) reportBadValues();
      if (tabMessage.fieldmarkTab === 'settingsChanged') marker.reset();
      return undefined;
    };
    browser.runtime.onMessage.addListener(onMessage);
    ctx.signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(onMessage));
  },
});
