import { consoleText } from '../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT } from '../../lib/domain/index.ts';
import { formatCredits } from '../format/index.ts';
import { requestValue, type SentRequest, statusLabel, statusTone } from './answer/reply-labels.ts';
import type { ConsoleJob } from './use-console-jobs.ts';

export interface ConsoleRequestListProps {
  readonly requests: readonly SentRequest[];
  readonly current: SentRequest | null;
  readonly onShow: (request: SentRequest) => void;
}

function costLabel({ outcome, jobCredits = 0 }: SentRequest): string {
  if (jobCredits > 0) return formatCredits(jobCredits);
  if (outcome === null) return '';
  const { billed } = outcome.ok ? outcome.value : outcome.failure;
  if (billed === 'no') return consoleText('free');
  if (!outcome.ok) return billed === 'possibly' ? consoleText('possibly') : '';
  const cost = outcome.value.credits;
  return billed === 'possibly'
    ? consoleText('possibleCost', { credits: cost })
    : formatCredits(cost);
}

function statusText({ outcome }: SentRequest): string {
  if (outcome === null) return '…';
  if (!outcome.ok) return consoleText('notSent');
  const { status } = outcome.value;
  return status === null ? '–' : String(status);
}

/** Requests, newest first; a press shows the answer and fills in the form again. */
export function ConsoleRequestList({ requests, current, onShow }: ConsoleRequestListProps) {
  return (
    <ol className="visits" reversed>
      {requests.map((request) => {
        const reply = request.outcome?.ok ? request.outcome.value : null;
        return (
          <li key={request.id}>
            <button
              type="button"
              aria-current={request.id === current?.id}
              title={reply ? statusLabel(reply.status) : undefined}
              onClick={() => onShow(request)}
            >
              <span className={`status status-${reply ? statusTone(reply.status) : 'unknown'}`}>
                {statusText(request)}
              </span>
              <code className="visit-path">{ENDPOINT_CONTRACT[request.draft.endpoint].path}</code>
              <span className="soft visit-about">{requestValue(request)}</span>
              <span className="soft visit-cost">{costLabel(request)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export interface ConsoleJobListProps {
  readonly jobs: readonly ConsoleJob[];
  readonly onPoll: (job: ConsoleJob) => void;
}

const STATE_TEXTS = {
  running: 'jobRunning',
  done: 'jobDone',
  failed: 'jobFailed',
} as const satisfies Readonly<Record<ConsoleJob['state'], keyof FieldmarkTexts['console']>>;

/** The jobs started on this page. They are polled automatically; the button polls at once. */
export function ConsoleJobList({ jobs, onPoll }: ConsoleJobListProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{consoleText('jobs')}</h2>
      <ul className="jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <code className="wrap">{job.id}</code>
            <span className="soft">
              {ENDPOINT_CONTRACT[job.draft.endpoint].path} ·{' '}
              <span className={`job-${job.state}`} role="status">
                {consoleText(STATE_TEXTS[job.state])}
              </span>
            </span>
            {job.state === 'running' && (
              <button type="button" className="quiet" onClick={() => onPoll(job)}>
                {consoleText(job.isPolling ? 'polling' : 'pollFree')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
