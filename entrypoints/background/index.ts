import { defineBackground } from 'wxt/utils/define-background';
import { registerListeners } from '../../lib/service/register-listeners.ts';
import { readFocus } from './read-focus.ts';

export default defineBackground(() => registerListeners(readFocus));
