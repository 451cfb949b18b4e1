import { useId } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RunningJob } from '../../lib/extension/schemas/index.ts';
import { failureNoteText, historyText, lookupsText } from '../../lib/texts/areas.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { endpointLabel, formatClockTime, formatDateTime } from '../format/index.ts';
import { apiWords, LiveRegion } from '../ui/index.ts';
import { useRunningJobs } from './ListsInProgress.tsx';

interface JobNoteProps {
  readonly job: RunningJob;
  readonly onStop: () => void;
}

/** Why the last poll failed, when the next poll comes, and when polling ends. */
function PollTrouble({ failure, at, nextPoll, until }: NonNullable<RunningJob['trouble']>) {
  const { message } = withFailureText(failure);
  const words = apiWords(failure);
  return (
    <>
      <p className="hint">
        {lookupsText('jobTrouble', { when: formatClockTime(at) })} {message}{' '}
        {words !== null && failureNoteText('apiSaid', { words })}
      </p>
      <p className="hint">
        {lookupsText('jobNextPoll', { when: formatClockTime(nextPoll) })}{' '}
        {lookupsText('jobPolledUntil', { when: formatDateTime(until) })}
      </p>
    </>
  );
}

/** A lookup that runs as a job: its start, price and trouble, and a button that stops waiting for it. */
export function JobNote({ job, onStop }: JobNoteProps) {
  const { at, credits: count, stoppedAt, otherAccount, trouble } = job;
  const when = formatDateTime(at);
  const isStopped = stoppedAt !== undefined;
  return (
    <div className="job-note">
      <LiveRegion as="p" className="hint">
        {lookupsText(isStopped ? 'jobStopped' : 'jobInProgress', { when, count })}{' '}
        {!otherAccount && lookupsText(isStopped ? 'jobMayStillAnswer' : 'inBackground')}
      </LiveRegion>
      {otherAccount ? (
        <p className="hint">{lookupsText('jobOtherAccount')}</p>
      ) : (
        trouble && <PollTrouble {...trouble} />
      )}
      {!isStopped && (
        <button type="button" className="quiet" onClick={onStop}>
          {lookupsText('stopWaiting')}
        </button>
      )}
    </div>
  );
}

interface JobNotesProps {
  readonly jobs: readonly RunningJob[];
  /** The background will bring the answer of a job that it did not name. */
  readonly isPending: boolean;
  readonly onStop: (job: RunningJob) => void;
}

/** The jobs of a value, or that one runs. */
export function JobNotes({ jobs, isPending, onStop }: JobNotesProps) {
  if (isPending && jobs.length === 0)
    return (
      <LiveRegion as="p" className="hint">
        {lookupsText('inBackground')}
      </LiveRegion>
    );
  return jobs.map((job) => <JobNote key={job.id} job={job} onStop={() => onStop(job)} />);
}

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
