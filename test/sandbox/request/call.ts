/** Handles a request from its arrival to its answer: checks, work, billing, log. */

import { type Job, pollAnswer } from '../account/jobs.ts';
import { type ApiKey, hold } from '../account/keys.ts';
import type { SandboxState } from '../account/state.ts';
import type { Wait } from '../account/time.ts';
import type { Effects } from '../controls/faults.ts';
import type { Context, Work } from './endpoints.ts';
import { keepFields } from './fields.ts';
import { checkPayment, letIn } from './gate.ts';
import { checkSize, type Incoming, sentKey, softFail, type Target } from './incoming.ts';
import { MESSAGES, Problem, standardMessage } from './problem.ts';
import { flag, text } from './query.ts';

export interface Options {
  /** Latency of the optional deep checks, ms. */
  readonly deepMs: number;
  /** How long an asynchronous job takes, ms. */
  readonly jobMs: number;
  readonly wait: Wait;
  /** Aborted when the server closes, which ends all waits. */
  readonly signal: AbortSignal;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly effects: Effects;
}

/** Writes the log; `at` is the request's arrival unless given (a job's end). */
type Log = (status: number, credits: number, at?: number) => void;

interface Decision {
  /** Status by the contract's rules, before soft_fail. */
  readonly status: number;
  readonly body: unknown;
  readonly credits: number;
}

/** A lookup that may be answered. */
interface Accepted {
  readonly key: ApiKey;
  /** Credits. */
  readonly cost: number;
  readonly work: Work;
  readonly fields: string | undefined;
  readonly effects: Effects;
}

export class Calls {
  readonly #state: SandboxState;
  readonly #options: Options;

  constructor(state: SandboxState, options: Options) {
    this.#state = state;
    this.#options = options;
  }

  /** Resolves to null if the connection is to be closed without an answer. */
  async handle(incoming: Incoming, target: Target): Promise<Answered | null> {
    const { faults, generation } = this.#state;
    const start = this.#state.now();
    const effects = faults.take(incoming.path);
    const log: Log = (status, credits, at = start) => {
      if (generation !== this.#state.generation) return;
      const { method, path, query } = incoming;
      const secret = sentKey(incoming);
      const key = secret === null ? null : (this.#state.keyOfSecret(secret)?.name ?? secret);
      const entry = { method, path, query, status, credits, key, at };
      this.#state.record(entry, this.#state.now() - start);
    };
    if (effects.latencyMs) await this.#wait(effects.latencyMs);
    if (effects.drop === 'before') {
      log(0, 0);
      return null;
    }
    const { status, body, credits } = await this.#decide(incoming, target, effects, log);
    log(status, credits);
    const soft = status >= 400 && softFail(incoming.query);
    return { status: soft ? 200 : status, body, effects };
  }

  async #wait(ms: number): Promise<void> {
    await this.#options.wait(ms, this.#options.signal);
  }

  async #decide(incoming: Incoming, target: Target, effects: Effects, log: Log): Promise<Decision> {
    try {
      checkSize(incoming);
      if (target === null) throw new Problem(404, MESSAGES.notFound);
      const isPoll = 'jobId' in target;
      const cost = isPoll ? 0 : target.credits;
      const key = letIn(this.#state, sentKey(incoming), cost);
      const { query } = incoming;
      flag(query, 'soft_fail');
      const isAsync = flag(query, 'is_async');
      const fields = text(query, 'fields');
      if (isPoll) {
        this.#fail(effects);
        // Free and never asynchronous; an unknown job or another account's is 404.
        const job = this.#state.jobs.find(target.jobId, key.name);
        if (!job) throw new Problem(404, MESSAGES.notFound);
        return { ...pollAnswer(job, fields), credits: 0 };
      }
      const work = await target.answer(query, this.#context(key));
      const accepted = { key, cost, work, fields, effects };
      // Checked again, because calls that ran meanwhile may have reserved credits. There must be no await
      // between this check and the reservation (`hold`).
      checkPayment(key.account, cost);
      if (isAsync) {
        this.#fail(effects);
        const job = this.#state.jobs.create(key.name);
        void this.#run(job, accepted, log);
        return { status: 202, body: { job_id: job.id }, credits: 0 };
      }
      return await this.#answer(accepted, target.bills404);
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(500, MESSAGES.internal);
      return {
        status: problem.status,
        body: { error: problem.message },
        credits: problem instanceof Billed404 ? problem.credits : 0,
      };
    }
  }

  /** A synchronous call: billed on 200, and on 404 where the endpoint bills it (Billing rules). */
  async #answer(
    { key, cost, work, fields, effects }: Accepted,
    bills404: boolean,
  ): Promise<Decision> {
    const held = hold(key, cost, () => this.#state.now());
    try {
      this.#fail(effects);
      const body = await work();
      const status = effects.status ?? 200;
      const credits = status === 200 ? held.bill() : 0;
      return { status, body: keepFields(body, fields), credits };
    } catch (error) {
      const billed = error instanceof Problem && error.status === 404 && bills404;
      throw billed ? new Billed404(error.message, held.bill()) : error;
    } finally {
      held.release();
    }
  }

  /** Runs a job: billed and logged as 201 when it succeeds, logged as 500 and free when it fails. */
  async #run(job: Job, { key, cost, work, fields, effects }: Accepted, log: Log): Promise<void> {
    if (effects.job === 'accepted' || effects.job === 'missing') job.state = effects.job;
    if (effects.job !== undefined && effects.job !== 'fail') return;
    const held = hold(key, cost, () => this.#state.now());
    try {
      await this.#wait(effects.jobMs ?? this.#options.jobMs);
      if (effects.job === 'fail') throw new Problem(500, MESSAGES.internal);
      job.result = keepFields(await work(), fields);
      job.state = 'completed';
      log(201, held.bill(), this.#state.now());
    } catch (error) {
      job.state = 'failed';
      job.message = error instanceof Problem ? error.message : MESSAGES.internal;
      if (!this.#options.signal.aborted) log(500, 0, this.#state.now());
    } finally {
      held.release();
    }
  }

  #fail(effects: Effects): void {
    const status = effects.status ?? (effects.error === undefined ? 200 : 500);
    if (status >= 400) throw new Problem(status, effects.error ?? standardMessage(status));
  }

  #context(key: ApiKey): Context {
    return {
      key,
      traffic: this.#state.traffic,
      now: this.#state.now(),
      deepCheck: () => this.#wait(this.#options.deepMs),
    };
  }
}

/** A 404 of an endpoint that bills 404s. */
class Billed404 extends Problem {
  readonly credits: number;

  constructor(message: string, credits: number) {
    super(404, message);
    this.credits = credits;
  }
}
