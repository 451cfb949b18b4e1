import { defineBackground } from 'wxt/utils/define-background';
import { registerListeners } from '../../lib/service/register-listeners.ts';
import { readFocus } from './read-focus.ts';
import { SATELLITES } from './satellites.ts';

export default defineBackground(() => registerListeners(readFocus, SATELLITES));
