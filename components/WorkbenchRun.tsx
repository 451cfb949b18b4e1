import { useEffect, useState } from 'react';
import { againPrice, timeLeft } from '../lib/list/answers.ts';
import type { Asking } from '../lib/list/questions.ts';
import type { Summary } from '../lib/list/summary.ts';
import type { ListRun } from '../lib/messages.ts';
import { text } from '../lib/texts/workbench.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { FailureNote } from './FailureNote.tsx';
import { credits } from './format.ts';
import { leftWords, timeOf } from './run-words.ts';
import type { RunHandle } from './use-list-run.ts';

export interface WorkbenchRunProps {
  readonly handle: RunHandle;
  readonly asking: Asking;
  readonly summary: Summary;
  /** Lines that the person selected; 0: all are meant. */
  readonly selected: number;
  readonly connected: boolean;
  /** Credits that the account has left; undefined where the API has not said. */
  readonly left: number | undefined;
  readonly onStart: () => void;
  readonly onOptions: () => void;
}

function Progress({ run }: { run: ListRun }) {
  const done = run.answered + run.failed + run.possibly;
  return (
    <div
      className="run-bar"
      role="progressbar"
      aria-label={text('lookedUp')}
      aria-valuemin={0}
      aria-valuemax={run.total}
      aria-valuenow={done}
      aria-valuetext={text('doneOfTotal', { done, total: run.total })}
    >
      <span style={{ inlineSize: `${(100 * done) / Math.max(1, run.total)}%` }} />
    </div>
  );
}

/** What is under way: how far, for how much, how long still, and what it waits for. */
function Running({ handle, run }: { handle: RunHandle; run: ListRun }) {
  const { answers, act, isBusy } = handle;
  const done = run.answered + run.failed + run.possibly;
  const ms = timeLeft(answers, run.total - done);
  const wait = run.wait;
  return (
    <>
      <div className="run-line">
        <p className="run-words" role="status">
          <strong>
            {text(run.state === 'paused' ? 'pausedAt' : 'doneOfTotal', { done, total: run.total })}
          </strong>
          {` · ${text('spentOfBudget', { spent: run.spent, budget: run.budget })}`}
          {run.state === 'running' && !wait && ms !== null && ` · ${leftWords(ms)}`}
          {wait && (
            <span className="run-wait">
              {` · ${wait.failure?.message ?? text('rateLimitReached')} `}
              {text('goesOnAt', { time: timeOf(wait.until) })}
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
              {text('pause')}
            </button>
          ) : (
            <button
              type="button"
              className="primary"
              disabled={isBusy}
              onClick={() => void act('resume')}
            >
              {text('resume')}
            </button>
          )}
          <ConfirmButton
            label={text('stop')}
            confirm={text('stopConfirm')}
            onConfirm={() => void act('stop')}
          />
        </span>
      </div>
      <Progress run={run} />
      {run.state === 'running' && <p className="hint">{text('canCloseThisPage')}</p>}
    </>
  );
}

/** What came of it, and the questions that got no answer, to be asked again at their price. */
function Ended({ handle, run }: { handle: RunHandle; run: ListRun }) {
  const { questions, answers, again, isBusy } = handle;
  const free = againPrice(questions, answers, false);
  const paid = againPrice(questions, answers, true);
  return (
    <div className="run-line">
      <p className="run-words" role="status">
        {text.rich(run.state === 'stopped' ? 'endedStopped' : 'ended', {
          answered: run.answered,
          spent: run.spent,
          strong: (inner) => <strong key="answered">{inner}</strong>,
        })}
        {run.failed > 0 && ` · ${text('failedForNothing', { count: run.failed })}`}
        {run.possibly > 0 && ` · ${text('failedPerhapsBilled', { count: run.possibly })}`}
      </p>
      <span className="run-acts">
        {run.failed > 0 && (
          <button
            type="button"
            className="secondary"
            disabled={isBusy}
            onClick={() => void again('failed', free)}
          >
            {text('askFailedAgain', { count: run.failed, price: credits(free) })}
          </button>
        )}
        {run.possibly > 0 && (
          <button
            type="button"
            className="secondary"
            disabled={isBusy}
            onClick={() => void again('possibly', paid)}
          >
            {text('payAgain', { count: run.possibly, price: credits(paid) })}
          </button>
        )}
      </span>
    </div>
  );
}

/** Why fewer are asked than there are lines. */
function leftOut({ words }: Summary, { known }: Asking): string {
  const parts = [
    known > 0 ? text('notAskedKnown', { count: known }) : '',
    words.bad > 0 ? text('notAskedBad', { count: words.bad }) : '',
    words.unread > 0 ? text('notAskedUnread', { count: words.unread }) : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : text('notAsked', { reasons: parts.join(' · ') });
}

export function WorkbenchRun(props: WorkbenchRunProps) {
  const { handle, asking, summary, selected, connected, left, onStart, onOptions } = props;
  const { run, failure, isBusy } = handle;
  const { questions, price } = asking;
  const isUnderWay = run?.state === 'running' || run?.state === 'paused' || run?.state === 'held';
  const isChecking = summary.words.pending > 0;
  /** A price is pressed as it is read: one that changes under the hand waits for another look. */
  const [seen, setSeen] = useState(price);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(price), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [price]);
  const isReady = connected && !isChecking && !isBusy && seen === price;
  const count = questions.length;

  return (
    <section className="run" aria-label={text('lookUpRegion')}>
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      {run?.state === 'held' && run.failure && (
        <FailureNote failure={run.failure} onOptions={onOptions} />
      )}
      {run && isUnderWay && <Running handle={handle} run={run} />}
      {run && !isUnderWay && <Ended handle={handle} run={run} />}
      {!isUnderWay && questions.length > 0 && (
        <div className="run-line">
          <p className="run-words hint">
            {leftOut(summary, asking)}
            {connected && left !== undefined && left < price && (
              <strong className="run-wait">
                {` ${text('onlySoMuchLeft', { credits: left })}`}
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
              {text(selected > 0 ? 'lookUpSelected' : 'lookUpAll', {
                count,
                price: credits(price),
              })}
            </button>
          ) : (
            <button type="button" className="secondary" onClick={onOptions}>
              {text(selected > 0 ? 'connectToLookUpSelected' : 'connectToLookUpAll', { count })}
            </button>
          )}
        </div>
      )}
      {!isUnderWay && !run && questions.length === 0 && !isChecking && (
        <p className="hint">{text(asking.known > 0 ? 'allIsKnown' : 'nothingToLookUp')}</p>
      )}
    </section>
  );
}

const SETTLE_MS = 400;
