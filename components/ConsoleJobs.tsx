import { CONTRACT } from '../lib/endpoint.ts';
import { text } from '../lib/texts/console.ts';
import type { ConsoleJob } from './use-console-jobs.ts';

export interface ConsoleJobsProps {
  readonly jobs: readonly ConsoleJob[];
  readonly onPoll: (job: ConsoleJob) => void;
}

const WORD = {
  running: 'jobRunning',
  done: 'jobDone',
  failed: 'jobFailed',
} as const satisfies Readonly<Record<ConsoleJob['state'], keyof FieldmarkTexts['console']>>;

/** The jobs that were started here. They are followed by themselves; a press asks at once. */
export function ConsoleJobs({ jobs, onPoll }: ConsoleJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{text('jobs')}</h2>
      <ul className="jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <code className="wrap">{job.id}</code>
            <span className="soft">
              {CONTRACT[job.draft.endpoint].path} ·{' '}
              <span className={`job-${job.state}`} role="status">
                {text(WORD[job.state])}
              </span>
            </span>
            {job.state === 'running' && (
              <button type="button" className="quiet" onClick={() => onPoll(job)}>
                {text(job.isPolling ? 'polling' : 'pollFree')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
