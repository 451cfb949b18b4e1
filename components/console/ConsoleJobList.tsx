import { consoleText } from '../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT } from '../../lib/domain/index.ts';
import type { ConsoleJob } from './use-console-jobs.ts';

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
