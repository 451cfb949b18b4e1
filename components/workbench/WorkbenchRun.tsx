import { useLayoutEffect, useRef } from 'react';
import { lookupsText } from '../../lib/texts/areas.ts';
import type { ListResult } from '../../lib/workbench/checked-list/index.ts';
import type { ListRun } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatCredits } from '../format/index.ts';
import { FailureNote, focusIfLost } from '../ui/index.ts';
import { isUnderWay, type ListRunHandle } from './list/index.ts';
import { RunningStatus } from './RunningStatus.tsx';

export interface WorkbenchRunProps {
  readonly handle: ListRunHandle;
  readonly retry: ListResult['retry'];
  readonly onOptions: () => void;
}

/** A lookup that has ended: its result, and buttons that repeat failed questions at their price. */
function EndedStatus({
  handle,
  run,
  retry,
}: Pick<WorkbenchRunProps, 'handle' | 'retry'> & { run: ListRun }) {
  const { askAgain, isBusy } = handle;
  return (
    <div className="run-line">
      <p className="run-words" role="status">
        {workbenchText.rich(run.state === 'stopped' ? 'endedStopped' : 'ended', {
          answered: run.answered,
          spent: run.spent,
          strong: (inner) => <strong key="answered">{inner}</strong>,
        })}
        {run.failed > 0 && ` · ${workbenchText('failedNotBilled', { count: run.failed })}`}
        {run.possibly > 0 && ` · ${workbenchText('failedPossiblyBilled', { count: run.possibly })}`}
      </p>
      <span className="run-acts">
        {run.failed > 0 && (
          <button
            type="button"
            className="secondary"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void askAgain('failed', retry.failed)}
          >
            {workbenchText('lookUpFailedAgain', {
              count: run.failed,
              price: formatCredits(retry.failed),
            })}
          </button>
        )}
        {run.possibly > 0 && (
          <button
            type="button"
            className="secondary"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void askAgain('possibly', retry.possibly)}
          >
            {workbenchText('payAgain', {
              count: run.possibly,
              price: formatCredits(retry.possibly),
            })}
          </button>
        )}
      </span>
    </div>
  );
}

/** The lookup under way, or what the last has shown; nothing before the first. */
export function WorkbenchRun({ handle, retry, onOptions }: WorkbenchRunProps) {
  const { run, failure } = handle;
  const isActive = isUnderWay(handle);
  const isEnded = run !== null && !isActive;
  const section = useRef<HTMLElement>(null);
  // The pressed button was replaced. When lookups end, no button that spends takes the focus.
  useLayoutEffect(() => {
    if (isActive) focusIfLost(section.current?.querySelector('button'));
    else if (isEnded) focusIfLost(section.current);
  }, [isActive, isEnded]);
  if (!run && !failure) return null;
  return (
    <section ref={section} tabIndex={-1} className="run" aria-label={lookupsText('lookUp')}>
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      {run?.state === 'held' && run.failure && (
        <FailureNote failure={run.failure} onOptions={onOptions} />
      )}
      {run && isActive && <RunningStatus handle={handle} run={run} />}
      {run && isEnded && <EndedStatus handle={handle} run={run} retry={retry} />}
    </section>
  );
}
