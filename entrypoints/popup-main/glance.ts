import { send } from '../../lib/send.ts';

/** All that the popup shows first, asked before anything that shows it has begun. */
export const glance = send('glance', {});
