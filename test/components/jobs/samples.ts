/** A lookup that runs as a job. */
import type { RunningJob } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { EMAIL } from '../samples.ts';

export const AT = new Date(2026, 10, 20, 9, 30).getTime();
export const JOB: RunningJob = {
  id: 'receipt-1',
  at: AT,
  kind: 'email',
  value: EMAIL.value,
  endpoint: '/v1/email',
  credits: 5,
  depth: 'deep',
  place: 'popup',
};
export const TROUBLE = {
  at: AT + 60_000,
  failure: createFailure('forbidden', { status: 403, detail: 'Account closed' }),
  nextPoll: AT + 90_000,
  until: AT + 3_600_000,
};
export const SINCE =
  /In progress since 20 Nov 2026, 09:30\. 5 credits are billed if the lookup succeeds\./;
export const EARLIER = createFailure('possibly-billed-before', {
  message: 'An earlier lookup brought an answer that cannot be read.',
  receipt: 'receipt-9',
});
