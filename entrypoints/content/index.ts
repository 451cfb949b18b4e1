import './marks.css';
import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { detectRoughly } from '../../lib/detect/rough-detector.ts';
import type { Envelope } from '../../lib/extension/messages/index.ts';
import { mayBeValueField } from '../../lib/form/index.ts';
import { watchFocus } from '../../lib/page/field/index.ts';
import { startFirstScan } from '../../lib/page/scan/index.ts';
import { trackContextMenu, watchSubmits } from '../../lib/page/submit/index.ts';

/** Always on, in every frame: kept to what must be there before anything happens. */
export default defineContentScript({
  matches: ['<all_urls>'],
  runAt: 'document_start',
  allFrames: true,
  matchOriginAsFallback: true,
  main(ctx) {
    const { signal } = ctx;
    // The one message from here; `send` would bring failures that nobody sees.
    const fetchScript = async (script: 'field' | 'marks') => {
      const envelope: Envelope<'injectScript'> = { fieldmark: 'injectScript', body: { script } };
      try {
        await browser.runtime.sendMessage(envelope);
      } catch {
        // Orphaned by an update: `isInvalid` notices, and stops everything here.
      }
      return ctx.isInvalid;
    };
    watchSubmits(signal);
    trackContextMenu(signal);
    watchFocus(signal, mayBeValueField, () => fetchScript('field'));
    startFirstScan({ signal, detect: detectRoughly, loadMarksScript: () => fetchScript('marks') });
  },
});
