import { browser } from 'wxt/browser';
import { defineContentScript } from 'wxt/utils/define-content-script';
import type { Envelope } from '../../lib/extension/messages/index.ts';
import { isOverlookedField } from '../../lib/form/field-gate.ts';
import { watchFocus } from '../../lib/page/field/index.ts';

/**
 * Registered on sites where a person corrected a field: loads the field script for fields that the
 * always-on script overlooks.
 */
export default defineContentScript({
  matches: ['<all_urls>'],
  registration: 'runtime',
  main({ signal }) {
    const envelope: Envelope<'injectScript'> = {
      fieldmark: 'injectScript',
      body: { script: 'field' },
    };
    // In an orphaned script, after the extension was updated, `runtime` is undefined.
    const loadScript = async () => browser.runtime?.sendMessage(envelope).catch(() => undefined);
    watchFocus(signal, isOverlookedField, loadScript);
  },
});
