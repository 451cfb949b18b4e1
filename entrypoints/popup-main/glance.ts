import { sendToBackground } from '../../lib/extension/index.ts';

/** All that the popup shows first, asked before anything that shows it has begun. */
export const snapshotReply = sendToBackground('popupSnapshot', {});
