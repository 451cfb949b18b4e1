import type { Failure, Outcome } from '../failure.ts';
import type { Kind } from '../kinds/index.ts';
import type { Depth } from '../policy.ts';
import type { Verdict } from '../verdict.ts';
import type { Client } from './client.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName, type ParamsOf } from './endpoints.ts';
import { failure } from './failures.ts';
import { RESERVED } from './request.ts';

/** One question to the API, ready to be stored, priced and asked. */
export interface Question {
  readonly endpoint: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  /** What the verdict shows; empty: everything is wanted. */
  readonly fields: readonly string[];
  readonly credits: number;
}

function cheapest(kind: Kind, depth: Depth): EndpointName | undefined {
  return ENDPOINT_NAMES.filter(
    (name) => ENDPOINTS[name].kind === kind && ENDPOINTS[name].depth === depth,
  ).sort((a, b) => ENDPOINTS[a].credits - ENDPOINTS[b].credits)[0];
}

/** A parameter that is Fieldmark's to set, or not a parameter name at all, is never sent as a flag. */
function isFlagName(name: string): boolean {
  return /^[a-z][\w.-]{0,63}$/i.test(name) && !RESERVED.has(name.toLowerCase());
}

/**
 * The cheapest question that answers for a value of a kind. `deep` asks the mail server for an
 * email, and for a domain the certificate-transparency logs where the flag's name is set; for any
 * other kind it is the standard question. Null for a kind that the API knows nothing of.
 */
export function questionFor(
  kind: Kind,
  value: string,
  depth: Depth,
  options: { transparencyParameter?: string } = {},
): Question | null {
  const endpoint =
    (depth === 'deep' ? cheapest(kind, 'deep') : undefined) ?? cheapest(kind, 'standard');
  if (endpoint === undefined) return null;
  const row = ENDPOINTS[endpoint];
  const name = options.transparencyParameter?.trim() ?? '';
  const flagged = depth === 'deep' && row.transparency && isFlagName(name);
  return {
    endpoint,
    params: flagged ? { query: value, [name]: 'true' } : { query: value },
    // The layout of certificate data is not known, so naming fields would lose it.
    fields: flagged ? [] : row.fields,
    credits: row.credits,
  };
}

function paramsOf(question: Question): Outcome<ParamsOf<EndpointName>> {
  const parsed = ENDPOINTS[question.endpoint].params.safeParse(question.params);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, failure: failure('bad-input') };
}

/** Asks now. The answer is parsed, without the key, and safe to store. Never throws. */
export async function ask(
  client: Client,
  question: Question,
  signal?: AbortSignal,
): Promise<Outcome<unknown>> {
  const params = paramsOf(question);
  if (!params.ok) return params;
  return client.call(question.endpoint, params.value, { fields: question.fields, signal });
}

/** Asks as a job, which goes on at the API; `pollQuestion` fetches its answer, free. Never throws. */
export async function submitQuestion(
  client: Client,
  question: Question,
  signal?: AbortSignal,
): Promise<Outcome<{ jobId: string }>> {
  const params = paramsOf(question);
  if (!params.ok) return params;
  return client.submit(question.endpoint, params.value, { fields: question.fields, signal });
}

/** Where a job of `submitQuestion` stands. A failed outcome means that the poll failed, not the job. */
export async function pollQuestion(
  client: Client,
  question: Question,
  jobId: string,
  signal?: AbortSignal,
): Promise<
  Outcome<
    { state: 'running' } | { state: 'done'; value: unknown } | { state: 'failed'; failure: Failure }
  >
> {
  return client.poll(question.endpoint, jobId, { signal });
}

/** The verdict of a fresh or stored answer; null when it no longer parses or is of another kind. */
export function verdictFrom(
  kind: Kind,
  value: string,
  endpoint: EndpointName,
  answer: unknown,
): Verdict | null {
  const row = ENDPOINTS[endpoint];
  return row.kind === kind ? row.judge(value, answer) : null;
}
