import { isCreditQuota } from '../../domain/index.ts';
import { listMembers } from './structured-list.ts';

/** An answer that a gateway had already got for somebody else. It is free. */
export interface SharedResponse {
  /** How long the gateway has had it, ms; absent where it does not say. */
  readonly ageMs?: number;
}

/** RFC 9111, 5.1: seconds. A larger number says nothing useful. */
const AGE = /^\d{1,9}$/;

const ageMsOf = (headers: Headers): number | undefined => {
  const value = headers.get('age')?.trim() ?? '';
  return AGE.test(value) ? Number(value) * 1_000 : undefined;
};

/**
 * Whether a response came from a cache (`Cache-Status`, RFC 9211). Only the last member counts: it is the
 * server that Fieldmark is connected to. Caches before it are the API's own, which bills their answers
 * too. `fwd` says that the request was sent on, for example because the answer was stale.
 */
function isHit(headers: Headers): boolean {
  const nearest = listMembers(headers, 'cache-status').at(-1);
  return nearest?.params.get('hit') === true && !nearest.params.has('fwd');
}

/** Whether a team's gateway answered: it names quotas of credits, even while it cannot count them. */
const hasCreditQuotas = (headers: Headers): boolean =>
  ['ratelimit', 'ratelimit-policy'].some((field) =>
    listMembers(headers, field).some(({ name }) => isCreditQuota(name)),
  );

/**
 * Whether an answer came from a cache that may belong to the API itself, which may bill it: no quota says
 * that a gateway answered.
 */
export const isDoubtfulHit = (headers: Headers): boolean =>
  isHit(headers) && !hasCreditQuotas(headers);

/** Whether a gateway already had the answer; null: the API was asked, or may have been. */
export function sharedAnswerOf(headers: Headers): SharedResponse | null {
  if (!isHit(headers) || !hasCreditQuotas(headers)) return null;
  const ageMs = ageMsOf(headers);
  return ageMs === undefined ? {} : { ageMs };
}

/**
 * Whether a gateway sent the request on and lost the API's answer, so that the call may have been billed:
 * `detail=lost`, as our gateway says it (lib/gateway/README.md).
 */
export function wasAnswerLost(headers: Headers): boolean {
  const nearest = listMembers(headers, 'cache-status').at(-1);
  return nearest?.params.has('fwd') === true && String(nearest.params.get('detail')) === 'lost';
}

const GATEWAY_FIELDS = ['cache-status', 'age', 'ratelimit', 'ratelimit-policy'] as const;

/** Whether a gateway or a cache is in front of the API: it sends a field that the contract lacks. */
export const isFromGateway = (headers: Headers): boolean =>
  GATEWAY_FIELDS.some((field) => headers.has(field));
