import { useEffect, useMemo, useRef, useState } from 'react';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import { isUnderWay, type ListPrice } from '../../../lib/workbench/list/index.ts';
import type { ListChanges, ListRun } from '../../../lib/workbench/messages/index.ts';
import { recheckText } from '../../../lib/workbench/texts.ts';
import { useReply } from '../../ui/index.ts';
import type { ListRunHandle } from '../list/use-list-run.ts';
import { dayOf, headlineOf } from './headline.ts';

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
export const isAgainOffered = ({ run }: ListRunHandle, { answered, count }: ListPrice): boolean =>
  run ? !isUnderWay(run) : answered > 0 && count === 0;

/** "Since 3 Aug 2026 · 9 without important changes · 1 without a clear answer". */
function restText({ changes, same, unknown, first, open }: ListChanges, since: number): string {
  const date = dayOf(since);
  return [
    ...(changes.length > 0 || same > 0 ? [recheckText('since', { date })] : []),
    ...(same > 0 ? [recheckText('same', { count: same })] : []),
    ...(unknown > 0 ? [recheckText('notChecked', { count: unknown })] : []),
    ...(first > 0 ? [recheckText('noEarlier', { count: first })] : []),
    ...(open > 0 ? [recheckText('notLookedUp', { count: open })] : []),
  ].join(' · ');
}

export interface ChangesBandProps {
  readonly changes: ListChangesHandle;
  readonly run: ListRun | null;
}

/** What looking the list up again has shown: what has changed, first. */
export function ChangesBand({ changes: shown, run }: ChangesBandProps) {
  const { changes } = shown;
  const headline = useMemo(() => headlineOf(changes?.changes ?? []), [changes]);
  if (!changes || run?.since === undefined) return null;
  return (
    <div className="again-band">
      <div role="status">
        {headline && <p className="again-headline">{headline}</p>}
        <p className="hint">{restText(changes, run.since)}</p>
        {changes.isUpdated && <p className="hint">{recheckText('updated')}</p>}
      </div>
      {headline && (
        <button type="button" className="secondary" onClick={() => shown.show(!shown.isShown)}>
          {recheckText(shown.isShown ? 'hide' : 'show')}
        </button>
      )}
    </div>
  );
}
