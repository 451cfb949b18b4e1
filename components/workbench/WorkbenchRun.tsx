import { useEffect, useState } from 'react';
import type { ListRun } from '../../lib/extension/schemas/index.ts';
import {
  estimateTimeLeft,
  type ListSummary,
  type PricedQuestions,
  retryPrice,
} from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { formatClockTime, formatCredits, formatTimeLeft } from '../format/index.ts';
import { ConfirmButton, FailureNote } from '../ui/index.ts';
import type { ListRunHandle } from '../workbench-list/index.ts';

export interface WorkbenchRunProps {
  readonly handle: ListRunHandle;
  readonly asking: PricedQuestions;
  readonly summary: ListSummary;
  /** Lines that the person selected; 0: all are meant. */
  readonly selected: number;
  readonly connected: boolean;
  /** Credits that the account has left; undefined where the API has not said. */
  readonly left: number | undefined;
  readonly onStart: () => void;
  readonly onOptions: () => void;
}

function RunProgressBar({ run }: { run: ListRun }) {
  const done = run.answered + run.failed + run.possibly;
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

/** What is under way: how far, for how much, how long still, and what it waits for. */
function RunningStatus({ handle, run }: { handle: ListRunHandle; run: ListRun }) {
  const { answers, act, isBusy } = handle;
  const done = run.answered + run.failed + run.possibly;
  const ms = estimateTimeLeft(answers, run.total - done);
  const wait = run.wait;
  return (
    <>
      <div className="run-line">
        <p className="run-words" role="status">
          <strong>
            {workbenchText(run.state === 'paused' ? 'pausedAt' : 'doneOfTotal', {
              done,
              total: run.total,
            })}
          </strong>
          {` · ${workbenchText('spentOfBudget', { spent: run.spent, budget: run.budget })}`}
          {run.state === 'running' && !wait && ms !== null && ` · ${formatTimeLeft(ms)}`}
          {wait && (
            <span className="run-wait">
              {` · ${wait.failure?.message ?? workbenchText('rateLimitReached')} `}
              {workbenchText('goesOnAt', { time: formatClockTime(wait.until) })}
            </span>
          )}
        </p>
        <span className="run-acts">
          {run.state === 'running' ? (
            <button
              type="button"
              className="secondary"
              disabled={isBusy}
              onClick={() => void act('pause')}
            >
              {workbenchText('pause')}
            </button>
          ) : (
            <button
              type="button"
              className="primary"
              disabled={isBusy}
              onClick={() => void act('resume')}
            >
              {workbenchText('resume')}
            </button>
          )}
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

/** What came of it, and the questions that got no answer, to be asked again at their price. */
function EndedStatus({ handle, run }: { handle: ListRunHandle; run: ListRun }) {
  const { questions, answers, askAgain: again, isBusy } = handle;
  const free = retryPrice(questions, answers, false);
  const paid = retryPrice(questions, answers, true);
  return (
    <div className="run-line">
      <p className="run-words" role="status">
        {workbenchText.rich(run.state === 'stopped' ? 'endedStopped' : 'ended', {
          answered: run.answered,
          spent: run.spent,
          strong: (inner) => <strong key="answered">{inner}</strong>,
        })}
        {run.failed > 0 && ` · ${workbenchText('failedForNothing', { count: run.failed })}`}
        {run.possibly > 0 && ` · ${workbenchText('failedPerhapsBilled', { count: run.possibly })}`}
      </p>
      <span className="run-acts">
        {run.failed > 0 && (
          <button
            type="button"
            className="secondary"
            disabled={isBusy}
            onClick={() => void again('failed', free)}
          >
            {workbenchText('askFailedAgain', { count: run.failed, price: formatCredits(free) })}
          </button>
        )}
        {run.possibly > 0 && (
          <button
            type="button"
            className="secondary"
            disabled={isBusy}
            onClick={() => void again('possibly', paid)}
          >
            {workbenchText('payAgain', { count: run.possibly, price: formatCredits(paid) })}
          </button>
        )}
      </span>
    </div>
  );
}

/** Why fewer are asked than there are lines. */
function skippedReasons(
  { countByStatus: words }: ListSummary,
  { answered: known }: PricedQuestions,
): string {
  const parts = [
    known > 0 ? workbenchText('notAskedKnown', { count: known }) : '',
    words.bad > 0 ? workbenchText('notAskedBad', { count: words.bad }) : '',
    words.unread > 0 ? workbenchText('notAskedUnread', { count: words.unread }) : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : workbenchText('notAsked', { reasons: parts.join(' · ') });
}

export function WorkbenchRun(props: WorkbenchRunProps) {
  const { handle, asking, summary, selected, connected, left, onStart, onOptions } = props;
  const { run, failure, isBusy } = handle;
  const { questions, price } = asking;
  const isUnderWay = run?.state === 'running' || run?.state === 'paused' || run?.state === 'held';
  const isChecking = summary.countByStatus.pending > 0;
  /** A price is pressed as it is read: one that changes under the hand waits for another look. */
  const [seen, setSeen] = useState(price);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(price), PRICE_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [price]);
  const isReady = connected && !isChecking && !isBusy && seen === price;
  const count = questions.length;

  return (
    <section className="run" aria-label={workbenchText('lookUpRegion')}>
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      {run?.state === 'held' && run.failure && (
        <FailureNote failure={run.failure} onOptions={onOptions} />
      )}
      {run && isUnderWay && <RunningStatus handle={handle} run={run} />}
      {run && !isUnderWay && <EndedStatus handle={handle} run={run} />}
      {!isUnderWay && questions.length > 0 && (
        <div className="run-line">
          <p className="run-words hint">
            {skippedReasons(summary, asking)}
            {connected && left !== undefined && left < price && (
              <strong className="run-wait">
                {` ${workbenchText('onlySoMuchLeft', { credits: left })}`}
              </strong>
            )}
          </p>
          {connected ? (
            <button
              type="button"
              className="primary run-start"
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
              {workbenchText(selected > 0 ? 'connectToLookUpSelected' : 'connectToLookUpAll', {
                count,
              })}
            </button>
          )}
        </div>
      )}
      {!isUnderWay && !run && questions.length === 0 && !isChecking && (
        <p className="hint">
          {workbenchText(asking.answered > 0 ? 'allIsKnown' : 'nothingToLookUp')}
        </p>
      )}
    </section>
  );
}

const PRICE_SETTLE_MS = 400;
