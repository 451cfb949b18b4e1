import { type Failure, isCreditQuota, type Phrase, quotaTextName } from '../../domain/index.ts';
import { dateTimeText, failuresText } from '../../texts/messages.ts';
import { createFailure } from '../failures/index.ts';
import { listMembers } from './response-headers.ts';

/** What a gateway lets this person, or everybody, still use. */
export interface Quota {
  /** As the gateway names it, such as `person-day`. */
  readonly name: string;
  readonly remaining: number;
  /** The whole quota; absent where the gateway does not say. */
  readonly total?: number;
  /** When it is whole again, ms from now; absent where the gateway does not say. */
  readonly resetsInMs?: number;
}

/** Further quotas are ignored. */
const MAX_QUOTAS = 8;
const MAX_NAME_LENGTH = 60;
/** Ms. A later reset says nothing useful. */
const MAX_RESET_MS = 400 * 86_400_000;

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

/**
 * The quotas in the fields `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers-10). Members without a remaining amount are left out.
 */
export function quotasOf(headers: Headers): readonly Quota[] {
  const policies = new Map(
    listMembers(headers, 'ratelimit-policy').map(({ name, params }) => [name, params]),
  );
  return listMembers(headers, 'ratelimit')
    .flatMap(({ name, params }): Quota[] => {
      const remaining = countOf(params.get('r'));
      if (remaining === undefined || name.length > MAX_NAME_LENGTH) return [];
      const total = countOf(policies.get(name)?.get('q'));
      const resetsInMs = (countOf(params.get('t')) ?? Number.POSITIVE_INFINITY) * 1_000;
      return [
        {
          name,
          remaining,
          ...(total === undefined ? {} : { total }),
          ...(resetsInMs <= MAX_RESET_MS ? { resetsInMs } : {}),
        },
      ];
    })
    .slice(0, MAX_QUOTAS);
}

/**
 * The quota that refused a call (429): of the person or the team, and of those the one that has the
 * least left. Undefined: another limit, which passes soon.
 */
export const refusingQuota = (headers: Headers): Quota | undefined =>
  quotasOf(headers)
    .filter(({ name }) => isCreditQuota(name))
    .toSorted((a, b) => a.remaining - b.remaining || (b.resetsInMs ?? 0) - (a.resetsInMs ?? 0))[0];

/** The failure of a call that a quota of the gateway refused, with what else is known about it. */
export function quotaFailure(quota: Quota, known: Failure<Phrase>, now: number): Failure<Phrase> {
  const name = quotaTextName(quota.name);
  const { resetsInMs } = quota;
  const retryAt = resetsInMs === undefined ? undefined : now + resetsInMs;
  const { status, detail } = known;
  return createFailure('rate-limited', {
    message: failuresText(quota.remaining > 0 ? 'teamQuotaTooLow' : 'teamQuotaUsedUp', {
      quota: name,
    }),
    action:
      retryAt === undefined
        ? failuresText('askTeamManager')
        : failuresText('teamQuotaRenewed', { when: dateTimeText(retryAt) }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(status === undefined ? {} : { status }),
    ...(detail === undefined ? {} : { detail }),
  });
}

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
