/** Lists that come from elsewhere: from other surfaces of the extension, from the store, and files of another tab. */
import { useEffect, useEffectEvent } from 'react';
import { type SendToBackground, subscribeToChangedLists } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { takeFiles } from '../ui/index.ts';
import { endTyping, listInAddress } from './list/use-list-saving.ts';

type HandedList = NonNullable<ReplyOf<'takeHandedList'>['list']>;

export interface HandedListsNeeds {
  readonly send: SendToBackground;
  /** Calls back when a list waits for the open page. */
  readonly subscribe: (onList: () => void) => () => void;
  readonly onList: (list: HandedList) => void;
  /** A list of the store, which may have changed there. */
  readonly onStored: (id: string) => Promise<void>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens what waits when the page opens, and what comes later. */
export function useHandedLists({ send, subscribe, onList, onStored, onFiles }: HandedListsNeeds) {
  /** False: no list waits. */
  const openHandedList = useEffectEvent(async (): Promise<boolean> => {
    const outcome = await send('takeHandedList', {});
    const handed = outcome.ok ? outcome.value.list : null;
    if (!handed?.table && !handed?.text) return false;
    onList(handed);
    return true;
  });
  const openFirstList = useEffectEvent(async () => {
    const id = listInAddress();
    if (!(await openHandedList()) && id !== null) await onStored(id);
  });
  const openHandedFiles = useEffectEvent((handed: readonly File[]) => {
    // After a reload, the list is opened from the store.
    history.replaceState(null, '', location.pathname + location.search);
    onFiles(handed);
  });
  useEffect(() => takeFiles(openHandedFiles), []);
  useEffect(() => {
    void openFirstList();
    return subscribe(() => {
      endTyping();
      void openHandedList();
    });
  }, [subscribe]);

  /** An account was accepted elsewhere. */
  const readAgain = useEffectEvent(async (id: string) => {
    if (id !== listInAddress()) return;
    endTyping();
    await onStored(id);
  });
  useEffect(() => subscribeToChangedLists(({ id }) => void readAgain(id)), []);
}
