import { useEffect } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { type ReplyState, useOutcome } from '../hooks/index.ts';

type PopupSnapshot = ReplyOf<'popupSnapshot'>;
export type PopupSnapshotOutcome = Outcome<PopupSnapshot>;

/** @param early the reply or its promise, if it was requested before the popup rendered; otherwise it is requested here */
export function usePopupSnapshot(
  send: SendToBackground,
  early?: PopupSnapshotOutcome | Promise<PopupSnapshotOutcome>,
): ReplyState<PopupSnapshot> {
  const initial = early && 'ok' in early ? early : undefined;
  const { track, ...state } = useOutcome(initial);
  useEffect(() => {
    if (early && 'ok' in early) return;
    void track(early ?? send('popupSnapshot', {}));
  }, [send, early, track]);
  return state;
}
