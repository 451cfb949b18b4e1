import { useEffect, useState } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { useLatestResult } from '../hooks/index.ts';

export type PopupSnapshotOutcome = Outcome<ReplyOf<'popupSnapshot'>>;

/** @param asked the reply, or its promise, where it was asked for before; else it is asked for here */
export function usePopupSnapshot(
  send: SendToBackground,
  asked?: PopupSnapshotOutcome | Promise<PopupSnapshotOutcome>,
): PopupSnapshotOutcome | null {
  const [glance, setGlance] = useState(asked && 'ok' in asked ? asked : null);
  const latest = useLatestResult();
  useEffect(() => {
    if (asked && 'ok' in asked) return;
    void latest(asked ?? send('popupSnapshot', {}), setGlance);
  }, [send, asked, latest]);
  return glance;
}
