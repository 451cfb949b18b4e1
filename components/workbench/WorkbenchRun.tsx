import { useLayoutEffect, useRef } from 'react';
import { type Failure, isKeyRefused } from '../../lib/domain/index.ts';
import { commonText, failureNoteText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { type ListPrice, type ListSummary, retryPrice } from '../../lib/workbench/list/index.ts';
import type { ListRun } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatCredits } from '../format/index.ts';
import { focusIfLost } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import type { ListRunHandle } from './list/index.ts';
import { RunningStatus } from './RunningStatus.tsx';
import { useSettled } from './use-settled.ts';

export interface WorkbenchRunProps {
  readonly handle: ListRunHandle;
  readonly priced: ListPrice;
  /** The price is computed again. */
  readonly isPricing: boolean;
  readonly summary: ListSummary;
  /** Number of selected lines; 0 means all lines. */
  readonly selected: number;
  readonly connected: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  /** What is wrong with the account or the API. */
  readonly trouble: Failure | undefined;
  readonly onStart: () => void;
  readonly onOptions: () => void;
}

/** A lookup that has ended: its result, and buttons that repeat failed questions at their price. */
function EndedStatus({ handle, run }: { handle: ListRunHandle; run: ListRun }) {
  const { questions, answers, askAgain, isBusy } = handle;
  const failedPrice = retryPrice(questions, answers, false);
  const possiblyBilledPrice = retryPrice(questions, answers, true);
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
            onClick={() => !isBusy && void askAgain('failed', failedPrice)}
          >
            {workbenchText('lookUpFailedAgain', {
              count: run.failed,
              price: formatCredits(failedPrice),
            })}
          </button>
        )}
        {run.possibly > 0 && (
          <button
            type="button"
            className="secondary"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void askAgain('possibly', possiblyBilledPrice)}
          >
            {workbenchText('payAgain', {
              count: run.possibly,
              price: formatCredits(possiblyBilledPrice),
            })}
          </button>
        )}
      </span>
    </div>
  );
}

/** Why some rows are not looked up; empty if all are. Selected rows are, whatever their verdict. */
function skippedReasons(
  { valuesByStatus }: ListSummary,
  { answered, mistyped }: ListPrice,
  isSelection: boolean,
): string {
  const bad = isSelection ? 0 : valuesByStatus.bad;
  const unread = isSelection ? 0 : valuesByStatus.unread;
  const parts = [
    answered > 0 ? workbenchText('notIncludedSaved', { count: answered }) : '',
    bad > 0 ? workbenchText('notIncludedBad', { count: bad }) : '',
    mistyped > 0 ? workbenchText('notIncludedMistyped', { count: mistyped }) : '',
    unread > 0 ? workbenchText('notIncludedUnread', { count: unread }) : '',
  ].filter(Boolean);
  if (parts.length === 0) return '';
  return workbenchText('notIncluded', { reasons: listFormat({ type: 'unit' }).format(parts) });
}

export function WorkbenchRun(props: WorkbenchRunProps) {
  const { handle, priced, isPricing, summary, selected } = props;
  const { connected, remaining, trouble, onStart, onOptions } = props;
  const { run, failure, isBusy } = handle;
  const { count, price } = priced;
  const isActive = run?.state === 'running' || run?.state === 'paused' || run?.state === 'held';
  const isEnded = run !== null && !isActive;
  const isChecking = summary.valuesByStatus.pending > 0;
  const isSettled = useSettled(price);
  const isRefused = trouble !== undefined && isKeyRefused(trouble);
  const isReady = connected && !isChecking && !isPricing && !isBusy && isSettled;
  const section = useRef<HTMLElement>(null);
  // The pressed button was replaced. When lookups end, no button that spends takes the focus.
  useLayoutEffect(() => {
    if (isActive) focusIfLost(section.current?.querySelector('button'));
    else if (isEnded) focusIfLost(section.current);
  }, [isActive, isEnded]);

  return (
    <section ref={section} tabIndex={-1} className="run" aria-label={workbenchText('lookUpRegion')}>
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      {run?.state === 'held' && run.failure && (
        <FailureNote failure={run.failure} onOptions={onOptions} />
      )}
      {run && isActive && <RunningStatus handle={handle} run={run} />}
      {isEnded && <EndedStatus handle={handle} run={run} />}
      {!isActive && count > 0 && (
        <div className="run-line">
          <p className="run-words hint">
            {!connected && `${workbenchText('keyNeeded', { count })} `}
            {connected && trouble && `${trouble.message} `}
            {skippedReasons(summary, priced, selected > 0)}
            {connected && remaining !== undefined && remaining < price && (
              <strong className="run-wait">
                {` ${workbenchText('notEnoughCredits', { credits: remaining })}`}
              </strong>
            )}
          </p>
          {connected && !isRefused ? (
            <button
              type="button"
              className={`${trouble || remaining === 0 ? 'secondary' : 'primary'} run-start`}
              aria-disabled={!isReady}
              onClick={() => isReady && onStart()}
            >
              {workbenchText(selected > 0 ? 'lookUpSelected' : 'lookUpAll', {
                count,
                price: formatCredits(price),
              })}
            </button>
          ) : (
            <button type="button" className="secondary" onClick={onOptions}>
              {isRefused ? failureNoteText('openSettings') : commonText('addKey')}
            </button>
          )}
        </div>
      )}
      {!isActive && !run && count === 0 && !isChecking && (
        <p className="hint">
          {workbenchText(priced.answered > 0 ? 'everyAnswerSaved' : 'nothingToLookUp')}
        </p>
      )}
    </section>
  );
}
