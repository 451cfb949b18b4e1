import { sendToBackground } from '../../lib/extension/index.ts';

/** The popup's first data, requested before React and the components are evaluated. */
export const snapshotReply = sendToBackground('popupSnapshot', { opens: true });
