import { useLayoutEffect, useRef, useState } from 'react';
import { failureNoteText, lookupsText } from '../../lib/texts/areas.ts';
import type { ListResult } from '../../lib/workbench/checked-list/index.ts';
import { isUnderWay } from '../../lib/workbench/list/index.ts';
import type { ListRun } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatClockTime, formatCredits, formatSpent } from '../format/index.ts';
import { ConfirmButton, FailureNote, focusIfLost } from '../ui/index.ts';
import { timeLeftOf } from './list/run-state.ts';
import type { ListRunHandle } from './list/use-list-run.ts';
import type { ShownListProps } from './list-props.ts';
import { SpendButton } from './SpendButton.tsx';

const MINUTE = 60_000;

/** "less than a minute left", "about 4 minutes left", "about 2 hours left". */
function formatTimeLeft(ms: number): string {
  if (ms < MINUTE) return workbenchText('timeLeftUnderAMinute');
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 90) return workbenchText('timeLeftMinutes', { minutes });
  return workbenchText('timeLeftHours', { hours: Math.round(minutes / 60) });
}

const doneOf = ({ answered, failed, possibly }: ListRun): number => answered + failed + possibly;

function RunProgressBar({ run }: { run: ListRun }) {
  const done = doneOf(run);
  return (
    <div
      className="run-bar"
      role="progressbar"
      aria-label={workbenchText('lookedUp')}
      aria-valuemin={0}
      aria-valuemax={run.total}
      aria-valuenow={done}
      aria-valuetext={workbenchText('doneOfTotal', { done, total: run.total })}
    >
      <span style={{ inlineSize: `${(100 * done) / Math.max(1, run.total)}%` }} />
    </div>
  );
}

const isOffline = ({ wait }: ListRun): boolean => wait?.failure?.kind === 'offline';

/** Announces each tenth of the lookup, a pause, and that it waits. */
function RunAnnouncement({ run }: { run: ListRun }) {
  const { state, total, wait } = run;
  const isAway = isOffline(run);
  const done = doneOf(run);
  const tenth = Math.floor((10 * done) / Math.max(1, total));
  const key = `${state} ${tenth} ${isAway ? 'offline' : (wait?.until ?? '')}`;
  const progress = { done, total };
  const text = isAway
    ? workbenchText('offlineWaiting')
    : workbenchText(state === 'paused' ? 'pausedAt' : 'lookedUpOfTotal', progress);
  const [announced, setAnnounced] = useState({ key, text });
  if (announced.key !== key) setAnnounced({ key, text });
  return (
    <p className="visually-hidden" role="status">
      {announced.text}
    </p>
  );
}

/** A lookup that has not ended: progress, cost, time left, and what it waits for. */
function RunningStatus({ handle, run }: { handle: ListRunHandle; run: ListRun }) {
  const { act, isBusy } = handle;
  const done = doneOf(run);
  const msLeft = timeLeftOf(handle, run.total - done, run.at);
  const wait = run.wait;
  const isRunning = run.state === 'running';
  return (
    <>
      <RunAnnouncement run={run} />
      <div className="run-line">
        <p className="run-words">
          <strong>
            {workbenchText(run.state === 'paused' ? 'pausedAt' : 'doneOfTotal', {
              done,
              total: run.total,
            })}
          </strong>
          {` · ${workbenchText('spentOfBudget', { spent: run.spent, budget: run.budget })}`}
          {run.possibly > 0 &&
            ` · ${workbenchText('failedPossiblyBilled', { count: run.possibly })}`}
          {run.state === 'running' && !wait && msLeft !== null && ` · ${formatTimeLeft(msLeft)}`}
          {wait && (
            <span className="run-wait run-why">
              {isOffline(run)
                ? workbenchText('offlineWaiting')
                : `${wait.failure?.message ?? workbenchText('waitingForApi')} ${workbenchText('continuesAt', { time: formatClockTime(wait.until) })}`}
            </span>
          )}
        </p>
        <span className="run-acts">
          <button
            type="button"
            className={isRunning ? 'secondary' : 'primary'}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void act(isRunning ? 'pause' : 'resume')}
          >
            {isRunning ? workbenchText('pause') : failureNoteText('resume')}
          </button>
          <ConfirmButton
            label={workbenchText('stop')}
            confirm={workbenchText('stopConfirm')}
            onConfirm={() => void act('stop')}
          />
        </span>
      </div>
      <RunProgressBar run={run} />
      {run.state === 'running' && <p className="hint">{workbenchText('canCloseThisPage')}</p>}
    </>
  );
}

/** A lookup that has ended: its result, and buttons that repeat failed questions at their price. */
function EndedStatus({
  handle: { askAgain, isBusy },
  run,
  retry,
  remaining,
}: {
  handle: ListRunHandle;
  run: ListRun;
  retry: ListResult['retry'];
  remaining: number | undefined;
}) {
  const again = (which: 'failed' | 'possibly', text: 'lookUpFailedAgain' | 'payAgain') =>
    run[which] > 0 && (
      <SpendButton
        className="secondary"
        price={retry[which]}
        remaining={remaining}
        isReady={!isBusy}
        onSpend={() => void askAgain(which, retry[which])}
      >
        {workbenchText(text, { count: run[which], price: formatCredits(retry[which]) })}
      </SpendButton>
    );
  return (
    <div className="run-line">
      <p className="run-words" role="status">
        {workbenchText.rich(run.state === 'stopped' ? 'endedStopped' : 'ended', {
          answered: run.answered,
          spent: formatSpent(run.spent, run.possibly > 0),
          strong: (inner) => <strong key="answered">{inner}</strong>,
        })}
        {run.failed > 0 && ` · ${workbenchText('failedNotBilled', { count: run.failed })}`}
        {run.possibly > 0 && ` · ${workbenchText('failedPossiblyBilled', { count: run.possibly })}`}
      </p>
      <span className="run-acts">
        {again('failed', 'lookUpFailedAgain')}
        {again('possibly', 'payAgain')}
      </span>
    </div>
  );
}

/** The lookup under way, or what the last has shown; nothing before the first. */
export function WorkbenchRun(
  props: Pick<ShownListProps, 'run' | 'result' | 'remaining' | 'onOptions'>,
) {
  const { run: handle, result, remaining, onOptions } = props;
  const { run, failure } = handle;
  const isActive = run !== null && isUnderWay(run);
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
      {run && isEnded && (
        <EndedStatus handle={handle} run={run} retry={result.retry} remaining={remaining} />
      )}
    </section>
  );
}
