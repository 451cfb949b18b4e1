import { sendToBackground } from '../../lib/send.ts';

/** All that the popup shows first, asked before anything that shows it has begun. */
export const snapshotReply = sendToBackground('glance', {});
