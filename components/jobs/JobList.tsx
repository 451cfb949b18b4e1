import { useId } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { historyText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { endpointLabel } from '../labels/index.ts';
import { JobNote } from './JobNote.tsx';
import { useRunningJobs } from './use-running-jobs.ts';

interface JobListProps {
  readonly send: SendToBackground;
  /** Changes with each lookup, so that the list is read again. */
  readonly lookups: number;
}

/** Every job that has no answer yet, those of other accounts too. Renders nothing without jobs. */
export function JobList({ send, lookups }: JobListProps) {
  const { jobs, stop } = useRunningJobs(send, lookups);
  const title = useId();
  if (jobs.length === 0) return null;
  return (
    <section className="block" aria-labelledby={title}>
      <h2 id={title}>{historyText('open')}</h2>
      <ul className="jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <span className="row-value wrap">{job.value || endpointLabel(job.endpoint)}</span>
            {job.kind && <span className="row-kind">{kindLabel(job.kind)}</span>}
            <JobNote job={job} onStop={() => void stop(job)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
