import { useEffect, useState } from 'react';
import type { Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground, SubscribeToChanges } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { type ReplyState, useOutcome } from '../ui/index.ts';

type PopupSnapshot = ReplyOf<'popupSnapshot'>;
export type PopupSnapshotOutcome = Outcome<PopupSnapshot>;

/** What is shown until the snapshot is read. */
export const EMPTY_SNAPSHOT = {
  connection: null,
  account: null,
  question: null,
  automaticHold: null,
  draft: null,
  page: null,
  pausedEverywhere: false,
};

/**
 * @param early the reply or its promise, if it was requested before the popup rendered; otherwise it is
 * requested here
 * @param follow changes after which it is requested again; `changes` is their number
 */
export function usePopupSnapshot(
  send: SendToBackground,
  early?: PopupSnapshotOutcome | Promise<PopupSnapshotOutcome>,
  follow?: SubscribeToChanges,
): ReplyState<PopupSnapshot> & { readonly changes: number } {
  const initial = early && 'ok' in early ? early : undefined;
  const { track, ...state } = useOutcome(initial);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (early && 'ok' in early) return;
    void track(early ?? send('popupSnapshot', {}));
  }, [send, early, track]);
  useEffect(
    () =>
      follow?.(() => {
        setChanges((count) => count + 1);
        void track(send('popupSnapshot', {}));
      }),
    [follow, send, track],
  );
  return { ...state, changes };
}

/** The tab with the lookup box, which also has the pending lookup. */
export const LOOKUPS_TAB = 'Lookups';

/**
 * The tab that is shown: the last one, or that of the lookups if there is a reason for it.
 *
 * @param last the tab that the person chose last
 * @param reason what makes the lookups come first until the person chooses, such as the id of a pending
 * lookup. Each new reason does so again.
 */
export function useShownTab(
  last: string,
  change: (tab: string) => void,
  reason: string | undefined,
) {
  const [known, setKnown] = useState<string>();
  const [isFirst, setFirst] = useState(false);
  if (reason !== undefined && reason !== known) {
    setKnown(reason);
    setFirst(true);
  }
  return {
    shownTab: isFirst || last === '' ? LOOKUPS_TAB : last,
    choose: (tab: string) => {
      setFirst(false);
      change(tab);
    },
  };
}
