import { defineContentScript } from 'wxt/utils/define-content-script';
import { mayBeField } from '../../lib/detect/field-gate.ts';
import { detectText } from '../../lib/detect/text.ts';
import { watchFocus } from '../../lib/page/focus.ts';
import { scanText } from '../../lib/page/scan.ts';
import { watchPresses, watchSubmits } from '../../lib/page/submit.ts';
import { send } from '../../lib/send.ts';

/** Always on, in every frame: kept to what must be there before anything happens. */
export default defineContentScript({
  matches: ['<all_urls>'],
  runAt: 'document_start',
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  noScriptStartedPostMessage: true,
  main(ctx) {
    const { signal } = ctx;
    const fetchScript = async (script: 'field' | 'marks') => {
      await send('stage', { script });
      // Orphaned by an update: `isInvalid` notices, and stops everything here.
      return ctx.isInvalid;
    };
    watchSubmits(signal);
    watchPresses(signal);
    watchFocus(signal, mayBeField, () => fetchScript('field'));
    scanText({ signal, detect: detectText, fetchScript: () => fetchScript('marks') });
  },
});
