import {
  type Depth,
  type Failure,
  fail,
  type Kind,
  type Outcome,
  ok,
  type Verdict,
} from '../../domain/index.ts';
import { planForDepth } from '../../kinds/index.ts';
import { ENDPOINTS, type EndpointName, type EndpointParams } from '../endpoints/index.ts';
import { createFailure } from '../failures/index.ts';
import type { ApiClient } from './client.ts';

/** One question to the API, ready to be stored, priced and asked. */
export interface Question {
  readonly endpoint: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** What the verdict shows; empty: everything is wanted. */
  readonly fields: readonly string[];
  readonly credits: number;
  /** Takes seconds longer than others: it runs as a job. */
  readonly slow: boolean;
}

/** How a question is to be put. */
interface QuestionOptions {
  readonly transparencyParameter?: string;
  /** A person asks by a press: what is paid for is asked for whole. */
  readonly whole?: boolean;
}

/**
 * The cheapest question that tells about a value what its depth wants (lib/kinds/plan.ts). Null for a
 * kind that the API knows nothing of.
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
  const all = whole || tells.includes('certificates');
  const fields = all ? [] : ENDPOINTS[endpoint].fields;
  const slow = deeper !== null;
  return { endpoint, params: { query: value, ...params }, fields, credits, slow };
}

function parseQuestionParams(
  question: Pick<Question, 'endpoint' | 'params'>,
): Outcome<EndpointParams<EndpointName>> {
  const parsed = ENDPOINTS[question.endpoint].params.safeParse(question.params);
  return parsed.success ? ok(parsed.data) : fail(createFailure('bad-input'));
}

/** Asks now. The answer is parsed, without the key, and safe to store. Never throws. */
export async function askQuestion(
  client: ApiClient,
  question: Question,
  signal?: AbortSignal,
): Promise<Outcome<unknown>> {
  const params = parseQuestionParams(question);
  if (!params.ok) return params;
  return client.call(question.endpoint, params.value, { fields: question.fields, signal });
}

/** Asks as a job, which goes on at the API; `pollQuestion` fetches its answer, free. Never throws. */
export async function submitQuestion(
  client: ApiClient,
  question: Question,
  signal?: AbortSignal,
): Promise<Outcome<{ jobId: string }>> {
  const params = parseQuestionParams(question);
  if (!params.ok) return params;
  return client.submit(question.endpoint, params.value, { fields: question.fields, signal });
}

/** Where a job of `submitQuestion` stands. A failed outcome means that the poll failed, not the job. */
export async function pollQuestion(
  client: ApiClient,
  question: Pick<Question, 'endpoint' | 'fields'>,
  jobId: string,
  signal?: AbortSignal,
): Promise<
  Outcome<
    { state: 'running' } | { state: 'done'; value: unknown } | { state: 'failed'; failure: Failure }
  >
> {
  return client.poll(question.endpoint, jobId, { signal, fields: question.fields });
}

/** The verdict of a fresh or stored answer; null when it no longer parses or is of another kind. */
export function verdictFromAnswer(
  kind: Kind,
  value: string,
  endpoint: EndpointName,
  answer: unknown,
): Verdict | null {
  const row = ENDPOINTS[endpoint];
  return row.kind === kind ? row.interpret(value, answer) : null;
}
