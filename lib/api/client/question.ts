import {
  type Depth,
  fail,
  type Kind,
  type Outcome,
  ok,
  type Phrase,
  type Verdict,
} from '../../domain/index.ts';
import { planForDepth } from '../../kinds/index.ts';
import { ENDPOINTS, type EndpointName, type EndpointParams } from '../endpoints/index.ts';
import { createFailure } from '../failures/index.ts';
import type { ApiClient, CallOptions } from './client.ts';
import { type JobState, readImmediateAnswer } from './job-poll.ts';
import type { SubmittedJob } from './response.ts';

/** An API call about a value, ready to be stored, priced and sent. */
export interface Question {
  readonly endpoint: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** Fields that the verdict needs; empty: all. */
  readonly fields: readonly string[];
  readonly credits: number;
  /** Takes some seconds, so it runs as a job. */
  readonly slow: boolean;
}

interface QuestionOptions {
  readonly transparencyParameter?: string;
  /** A person asked, so all fields are requested: the price is the same. */
  readonly whole?: boolean;
}

/**
 * The cheapest question that answers at this depth (lib/kinds/lookup-plan.ts). Null for a kind that
 * the API has no endpoint for.
 */
export function questionFor(
  kind: Kind,
  value: string,
  depth: Depth,
  { transparencyParameter: flag = '', whole = false }: QuestionOptions = {},
): Question | null {
  const deeper = depth === 'deep' ? planForDepth(kind, 'deep', flag) : null;
  const planned = deeper ?? planForDepth(kind, 'standard', flag);
  if (planned === null) return null;
  const { endpoint, params, credits, tells } = planned;
  // The layout of certificate data is not known, so naming fields would lose it.
  const needsAllFields = whole || tells.includes('certificates');
  const fields = needsAllFields ? [] : ENDPOINTS[endpoint].fields;
  const slow = deeper !== null;
  return { endpoint, params: { query: value, ...params }, fields, credits, slow };
}

function parseQuestionParams(
  question: Pick<Question, 'endpoint' | 'params'>,
): Outcome<EndpointParams<EndpointName>, Phrase> {
  const parsed = ENDPOINTS[question.endpoint].params.safeParse(question.params);
  return parsed.success ? ok(parsed.data) : fail(createFailure('bad-input'));
}

/** Calls the API now. The answer is parsed, free of the key and safe to store. Never throws. */
export async function askQuestion(
  client: ApiClient,
  question: Question,
  options: Omit<CallOptions, 'fields'> = {},
): Promise<Outcome<unknown, Phrase>> {
  const params = parseQuestionParams(question);
  if (!params.ok) return params;
  return client.call(question.endpoint, params.value, { ...options, fields: question.fields });
}

/** Starts a job at the API; `pollQuestion` fetches its answer, free. Never throws. */
export async function submitQuestion(
  client: ApiClient,
  question: Question,
): Promise<Outcome<SubmittedJob, Phrase>> {
  const params = parseQuestionParams(question);
  if (!params.ok) return params;
  return client.submit(question.endpoint, params.value, { fields: question.fields });
}

/** State of a job of `submitQuestion`. A failed outcome means that the poll failed, not the job. */
export async function pollQuestion(
  client: ApiClient,
  question: Pick<Question, 'endpoint' | 'fields'>,
  job: SubmittedJob,
): Promise<Outcome<JobState<unknown>, Phrase>> {
  const { endpoint, fields } = question;
  if ('answer' in job) return readImmediateAnswer(endpoint, fields, job.answer);
  return client.poll(endpoint, job.jobId, fields);
}

/** The verdict of a new or stored answer; null when it does not parse or is of another kind. */
export function verdictFromAnswer(
  kind: Kind,
  value: string,
  endpoint: EndpointName,
  answer: unknown,
): Verdict<Phrase> | null {
  const row = ENDPOINTS[endpoint];
  return row.kind === kind ? row.interpret(value, answer) : null;
}
