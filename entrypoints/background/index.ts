import { defineBackground } from 'wxt/utils/define-background';
import { registerListeners } from '../../lib/service/register-listeners.ts';
import { SATELLITES } from './satellites.ts';

/**
 * Says whether a frame has the focus, and what is selected in it. The browser runs its source in
 * each frame of a page, so it must refer to nothing outside itself.
 */
function readFocus(): { focused: boolean; text: string } {
  const inner = document.activeElement?.tagName === 'IFRAME';
  return { focused: document.hasFocus() && !inner, text: String(getSelection() ?? '') };
}

export default defineBackground(() => registerListeners(readFocus, SATELLITES));
