import { defineBackground } from 'wxt/utils/define-background';
import { registerListeners } from '../../lib/service/register-listeners.ts';
import { SATELLITES } from './satellites.ts';

/**
 * Says whether a frame has the focus, what is selected in it, and of what type it is. The browser runs
 * its source in each frame of a page, so it must refer to nothing outside itself.
 */
function readFocus(): { focused: boolean; text: string; type: string } {
  const inner = document.activeElement?.tagName === 'IFRAME';
  const { contentType: type } = document;
  return { focused: document.hasFocus() && !inner, text: String(getSelection() ?? ''), type };
}

export default defineBackground(() => registerListeners(readFocus, SATELLITES));
