import { defineBackground } from 'wxt/utils/define-background';
import { listen } from '../../lib/service/listen.ts';

export default defineBackground({ type: 'module', main: listen });
