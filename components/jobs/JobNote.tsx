import type { RunningJob } from '../../lib/extension/schemas/index.ts';
import { failureNoteText, lookupsText } from '../../lib/texts/areas.ts';
import { withFailureText } from '../../lib/texts/failure-text.ts';
import { formatClockTime, formatDateTime } from '../format/index.ts';

interface JobNoteProps {
  readonly job: RunningJob;
  readonly onStop: () => void;
}

/** Why the last poll failed, when the next poll comes, and when polling ends. */
function PollTrouble({ failure, at, nextPoll, until }: NonNullable<RunningJob['trouble']>) {
  const { message, detail } = withFailureText(failure);
  return (
    <>
      <p className="hint">
        {lookupsText('jobTrouble', { when: formatClockTime(at) })} {message}{' '}
        {detail && failureNoteText('apiSaid', { words: detail })}
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
      <p className="hint" role="status">
        {lookupsText(isStopped ? 'jobStopped' : 'jobInProgress', { when, count })}{' '}
        {lookupsText(isStopped ? 'jobMayStillAnswer' : 'inBackground')}
      </p>
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
