import './marks.css';
import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import type { Envelope } from '../../lib/extension/messages/index.ts';
import { mayBeValueField } from '../../lib/form/field-gate.ts';
import { trackContextMenu } from '../../lib/page/card/index.ts';
import { watchFocus, watchSubmits } from '../../lib/page/field/index.ts';
import { startFirstScan } from '../../lib/page/scan/index.ts';

/**
 * Runs in every frame of every page, so it has only what must be in place before the first event. The
 * background injects the other scripts on demand.
 */
export default defineContentScript({
  matches: ['<all_urls>'],
  runAt: 'document_start',
  allFrames: true,
  matchOriginAsFallback: true,
  main(ctx) {
    const { signal } = ctx;
    // Not `sendToBackground`: it would add failure texts to this script, which shows none.
    const fetchScript = async (script: 'field' | 'marks') => {
      const envelope: Envelope<'injectScript'> = { fieldmark: 'injectScript', body: { script } };
      try {
        await browser.runtime.sendMessage(envelope);
      } catch {
        // Orphaned by an update of the extension: reading `isInvalid` aborts `signal`.
      }
      return ctx.isInvalid;
    };
    watchSubmits(signal);
    trackContextMenu(signal);
    watchFocus(signal, mayBeValueField, () => fetchScript('field'));
    startFirstScan(signal, () => fetchScript('marks'));
  },
});
