import { useCallback, useEffect, useState } from 'react';
import type { Failure, Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground, SubscribeToChanges } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { useLatestResult, useOutcome } from '../ui/index.ts';

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

/** What was read after the snapshot. */
interface Fresh extends Partial<Pick<PopupSnapshot, 'account' | 'connection'>> {
  readonly usageFailure: Failure | null;
  readonly isAsking: boolean;
}
const NOTHING_FRESH: Fresh = { usageFailure: null, isAsking: false };

/**
 * What the popup shows: the snapshot, and what is newer. The usage is asked for once the snapshot is there.
 *
 * @param early the reply or its promise, if it was requested before the popup rendered; otherwise it is
 * requested here
 * @param follow changes after which it is requested again; `changes` is their number
 */
export function usePopupSnapshot(
  send: SendToBackground,
  early?: PopupSnapshotOutcome | Promise<PopupSnapshotOutcome>,
  follow?: SubscribeToChanges,
) {
  const initial = early && 'ok' in early ? early : undefined;
  const { track, value: read, failure } = useOutcome(initial);
  const [changes, setChanges] = useState(0);
  const [fresh, setFresh] = useState(NOTHING_FRESH);
  const latest = useLatestResult();
  useEffect(() => {
    if (early && 'ok' in early) return;
    void track(early ?? send('popupSnapshot', {}));
  }, [send, early, track]);
  useEffect(
    () =>
      follow?.(() => {
        setChanges((count) => count + 1);
        const again = send('popupSnapshot', {});
        void Promise.all([again, track(again)]).then(
          ([outcome]) => outcome.ok && setFresh(NOTHING_FRESH),
        );
      }),
    [follow, send, track],
  );
  const refreshUsage = useCallback(() => {
    setFresh((known) => ({ ...known, isAsking: true }));
    const ask = async () => {
      await latest(send('usage', { refresh: true }), (outcome) =>
        setFresh((known) => ({
          ...known,
          ...(outcome.ok && { account: outcome.value }),
          usageFailure: outcome.ok ? null : outcome.failure,
          isAsking: false,
        })),
      );
      const connection = await send('connection', {});
      if (connection.ok) setFresh((known) => ({ ...known, connection: connection.value }));
    };
    void ask();
  }, [latest, send]);
  const isLoaded = read !== null || failure !== null;
  // The snapshot shows the last known numbers until the fresh ones arrive.
  useEffect(() => {
    if (isLoaded) refreshUsage();
  }, [isLoaded, refreshUsage]);

  const { usageFailure, isAsking, ...newer } = fresh;
  const shown = { ...(read ?? EMPTY_SNAPSHOT), ...newer };
  const usage = { value: shown.account, failure: usageFailure, busy: isAsking };
  return { read, shown, usage, isLoaded, changes, refreshUsage };
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
