import { useEffect, useRef, useState } from 'react';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ListPrice } from '../../../lib/workbench/list/index.ts';
import type { ListRun } from '../../../lib/workbench/messages/index.ts';
import { useReply } from '../../ui/index.ts';
import { isUnderWay, type ListRunHandle } from '../list/index.ts';

/** What has changed since the list was looked up before, and whether only that is shown. */
export function useListChanges(send: SendToBackground, run: ListRun | null) {
  const { ask, value } = useReply(send, 'listChanges');
  const [isWanted, setWanted] = useState(false);
  const { id = null, since, state } = run ?? {};
  const isAgain = since !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lookup, or its end, has other changes
  useEffect(() => {
    if (id !== null && isAgain) void ask({ id });
  }, [ask, id, isAgain, since, state, isWanted]);
  // What a lookup that just ended has changed is shown at once.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && isAgain && (state === 'done' || state === 'stopped')) setWanted(true);
    wasRunning.current = state === 'running';
  }, [state, isAgain]);
  const changes = isAgain ? (value?.changes ?? null) : null;
  return {
    changes,
    exported: changes && since !== undefined ? { since, changes: changes.changes } : null,
    isShown: isWanted && changes !== null && changes.changes.length > 0,
    show: setWanted,
  };
}

export type ListChangesHandle = ReturnType<typeof useListChanges>;

/** Whether looking the list up again is offered: its first lookup comes first. */
export function isAgainOffered(handle: ListRunHandle, { answered, count }: ListPrice): boolean {
  return !isUnderWay(handle) && (handle.run !== null || (answered > 0 && count === 0));
}
