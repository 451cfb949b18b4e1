import { defineContentScript } from 'wxt/utils/define-content-script';
import { listenToBackground, sendToBackground } from '../../lib/extension/index.ts';
import type { OpenedCard } from '../../lib/extension/schemas/index.ts';
import { selectedText } from '../../lib/page/card/index.ts';
import { type AskBackground, frameRegistry } from '../../lib/page/dom/index.ts';
import {
  createMarkNavigator,
  createPageMarker,
  liveRange,
  type Mark,
  type MarkPosition,
  wakeBackground,
  watchMarkHover,
} from '../../lib/page/marks/index.ts';
import { detectCandidates } from '../../lib/values/detect/page-detector.ts';

/** A prepared card is discarded if it has not opened after this time, ms. */
const KEEP_PREPARED_MS = { mark: 1_000, menu: 10_000 } as const;

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
    const registry = frameRegistry();
    registry.detect = detectCandidates;
    let badValues = 0;
    const reportBadValues = () => void ask('reportBadValues', { count: badValues });
    const marker = createPageMarker({
      signal,
      ask,
      onBadCount(count) {
        badValues = count;
        // The toolbar button counts the bad values of the top frame only.
        if (window === top) reportBadValues();
      },
    });

    /** Resolves with the card when the script that mounts it is in the frame. */
    const withFrameScript = async (card: Promise<OpenedCard | undefined>) => {
      if (!registry.openCard) await ask('injectScript', { script: 'card-frame' });
      return card;
    };
    const requestCard = ({ finding: { kind, value } }: Mark, position?: MarkPosition) =>
      withFrameScript(ask('openCard', { kind, value, ...(position && { position }) }));
    /** The last prepared card, if it has not opened yet. */
    let prepared: { mark: Mark; card: ReturnType<typeof requestCard> } | undefined;
    const prepareCard = async (mark: Mark) => {
      if (ctx.isInvalid) return;
      const preparing = { mark, card: requestCard(mark) };
      prepared = preparing;
      const card = await preparing.card;
      if (card && prepared === preparing) registry.prepareCard?.(card, KEEP_PREPARED_MS.mark);
    };
    const prepareMenuCard = async () => {
      const { text } = selectedText() ?? {};
      if (!text || !registry.mayContainValue?.(text) || ctx.isInvalid) return;
      prepared = undefined;
      const card = await withFrameScript(ask('prepareMenuCard', {}));
      if (card) registry.prepareCard?.(card, KEEP_PREPARED_MS.menu);
    };
    const onContextMenu = ({ isTrusted }: Event) => void (isTrusted && prepareMenuCard());
    addEventListener('contextmenu', onContextMenu, { capture: true, passive: true, signal });
    const openCard = async (mark: Mark, position?: MarkPosition) => {
      const currentAnchor = () => liveRange(mark.range)?.getBoundingClientRect() ?? null;
      const anchor = currentAnchor();
      if (!anchor || ctx.isInvalid) return;
      const known = position === undefined && prepared?.mark === mark ? prepared.card : undefined;
      prepared = undefined;
      const card = await (known ?? requestCard(mark, position));
      if (card)
        registry.openCard?.(card, {
          anchor,
          currentAnchor,
          closesOnPointerLeave: position === undefined,
        });
    };
    const goToNextMark = createMarkNavigator((mark, position) => void openCard(mark, position));
    watchMarkHover(signal, marker.marks, {
      prepareCard: (mark) => void prepareCard(mark),
      openCard: (mark) => void openCard(mark),
    });
    wakeBackground(signal, ask);

    const stopListening = listenToBackground((message) => {
      if (message.fieldmarkTab === 'findings') return marker.findings();
      // `findings` scans the whole page first, so that marks far from the viewport are included.
      if (message.fieldmarkTab === 'walk') {
        // On a page without marks, the field script handles this message (field.content).
        if (registry.enterLine?.()) return Promise.resolve(true);
        return marker.findings().then(() => goToNextMark(marker.marks.shown, message.back));
      }
      if (message.fieldmarkTab === 'reportBadValues' && badValues > 0) reportBadValues();
      if (message.fieldmarkTab === 'settingsChanged') marker.reset();
      return undefined;
    });
    signal.addEventListener('abort', stopListening);
  },
});
