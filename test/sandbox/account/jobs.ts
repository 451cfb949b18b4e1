/** Asynchronous jobs (API contract, States and transitions; Job). */
import { randomUUID } from 'node:crypto';
import { keepFields } from '../request/fields.ts';
import { MESSAGES } from '../request/problem.ts';
import type { KeyName } from './keys.ts';

export interface Job {
  readonly id: string;
  /** Jobs are found only with a key of the account that submitted them. */
  readonly owner: KeyName;
  /** `accepted` and `missing` never end; their polls say only that, or find nothing. */
  state: 'queued' | 'accepted' | 'missing' | 'completed' | 'failed';
  result: unknown;
  message: string;
}

interface PollAnswer {
  readonly status: number;
  readonly body: unknown;
}

export class Jobs {
  #jobs = new Map<string, Job>();

  create(owner: KeyName): Job {
    const job: Job = { id: randomUUID(), owner, state: 'queued', result: null, message: '' };
    this.#jobs.set(job.id, job);
    return job;
  }

  find(id: string, owner: KeyName): Job | undefined {
    const job = this.#jobs.get(id);
    return job?.owner === owner ? job : undefined;
  }

  clear(): void {
    this.#jobs.clear();
  }
}

/** The answer to a poll of `job`; `fields` filters its result. The contract does not show it. */
export function pollAnswer(job: Job, fields: string | undefined): PollAnswer {
  const { id, state, message } = job;
  if (state === 'completed') return { status: 200, body: keepFields(job.result, fields) };
  if (state === 'failed') return { status: 500, body: { error: message } };
  if (state === 'accepted') return { status: 202, body: { job_id: id } };
  if (state === 'missing') return { status: 404, body: { error: MESSAGES.notFound } };
  return { status: 200, body: { job_id: id, status: 'pending' } };
}
