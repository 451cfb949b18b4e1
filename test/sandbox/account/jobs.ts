/** Asynchronous jobs (API contract, States and transitions; Job). */
import { randomUUID } from 'node:crypto';
import { errorBody, type JobShape, type Shapes } from '../controls/shapes.ts';
import { keepFields } from '../request/fields.ts';
import type { KeyName } from './keys.ts';

export interface Job {
  readonly id: string;
  /** Jobs are found only with a key of the account that submitted them. */
  readonly owner: KeyName;
  readonly shape: JobShape;
  readonly error: Shapes['error'];
  state: 'queued' | 'completed' | 'failed';
  result: unknown;
  message: string;
}

export interface PollAnswer {
  readonly status: number;
  readonly body: unknown;
}

export class Jobs {
  #jobs = new Map<string, Job>();

  create(owner: KeyName, shape: JobShape, error: Shapes['error']): Job {
    const begun = { state: 'queued', result: null, message: '' } as const;
    const job: Job = { id: randomUUID(), owner, shape, error, ...begun };
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

const WORDS = {
  record: { queued: 'queued', completed: 'completed', failed: 'failed' },
  data: { queued: 'running', completed: 'done', failed: 'error' },
  response: { queued: 202, completed: 200, failed: 500 },
} as const;

/** The response to a poll of `job`, in the job's shape; `fields` filters the result in it. */
export function pollAnswer(job: Job, fields: string | undefined): PollAnswer {
  const { id, state, message, shape } = job;
  const hasFailed = state === 'failed';
  const result = keepFields(job.result, fields);
  const failure = errorBody(message, job.error);
  switch (shape) {
    case 'record': {
      const end = hasFailed ? failure : state === 'completed' ? { result } : {};
      return { status: 200, body: { job_id: id, status: WORDS.record[state], ...end } };
    }
    case 'data': {
      const error = hasFailed ? message : null;
      return { status: 200, body: { id, state: WORDS.data[state], data: result, error } };
    }
    case 'response': {
      const response = hasFailed ? failure : result;
      return { status: 200, body: { job_id: id, status_code: WORDS.response[state], response } };
    }
    default: {
      if (state === 'completed') return { status: 200, body: result };
      if (hasFailed) return { status: 500, body: failure };
      const waiting = {
        plain: { status: 200, body: { job_id: id, status: 'pending' } },
        accepted: { status: 202, body: { job_id: id } },
        missing: { status: 404, body: errorBody('Not Found', job.error) },
      };
      return waiting[shape];
    }
  }
}
