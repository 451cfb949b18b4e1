import { describe, expect, it } from 'vitest';
import {
  quotaFailure as quotaFailureInMessages,
  quotasOf,
  refusingQuota,
} from '../../../lib/api/client/quotas.ts';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { inTexts } from '../../texts/in-texts.ts';

const quotaFailure = inTexts(quotaFailureInMessages);

const headersOf = (limit: string, policy = '') =>
  new Headers({ ratelimit: limit, 'ratelimit-policy': policy });

describe('quotas of a gateway', () => {
  it.each([
    [
      'one',
      '"person-day";r=88;t=3600',
      '"person-day";q=100;w=86400',
      [{ name: 'person-day', remaining: 88, total: 100, resetsInMs: 3_600_000 }],
    ],
    [
      'several, in their order',
      '"person-day";r=88;t=3600, "team-month";r=4;t=60',
      '"team-month";q=5000;w=2592000, "person-day";q=100;w=86400, "burst";q=10;w=1',
      [
        { name: 'person-day', remaining: 88, total: 100, resetsInMs: 3_600_000 },
        { name: 'team-month', remaining: 4, total: 5_000, resetsInMs: 60_000 },
      ],
    ],
    ['without a policy or a reset', '"default";r=50', '', [{ name: 'default', remaining: 50 }]],
    ['a reset in the far future', '"a";r=1;t=999999999999', '', [{ name: 'a', remaining: 1 }]],
    ['without what remains', '"a";t=5, "b";r=2', '', [{ name: 'b', remaining: 2 }]],
    ['less than nothing', '"a";r=-1', '', []],
    ['of another type', '"a";r="5"', '', []],
    ['a broken policy', '"a";r=5', '"a";q=', [{ name: 'a', remaining: 5 }]],
    ['a policy of another type', '"a";r=5', '"a";q=?1', [{ name: 'a', remaining: 5 }]],
    ['a broken field', '"a";r=5, "b', '"a";q=5', []],
    ['the former syntax', 'limit=100, remaining=50, reset=5', '', []],
    ['a name that is too long', `"${'a'.repeat(61)}";r=5`, '', []],
  ])('%s', (_, limit, policy, expected) => {
    expect(quotasOf(headersOf(limit, policy))).toEqual(expected);
  });

  it('are at most eight', () => {
    const many = Array.from({ length: 30 }, (_, i) => `"q${i}";r=${i}`).join(', ');
    expect(quotasOf(headersOf(many))).toHaveLength(8);
  });
});

describe('the quota that refused a call', () => {
  it.each([
    ['the one with the least left', '"person-day";r=3;t=60, "team-month";r=0;t=90', 'team-month'],
    [
      'of two, the one that is renewed later',
      '"person-day";r=0;t=9, "person-month";r=0;t=90',
      'person-month',
    ],
    ['never another limit', '"burst";r=0;t=1, "person-day";r=5;t=60', 'person-day'],
    ['none, if there is only another limit', '"burst";r=0;t=1', undefined],
  ])('is %s', (_, limit, name) => {
    expect(refusingQuota(headersOf(limit))?.name).toBe(name);
  });

  it.each([
    [
      { name: 'person-day', remaining: 0, resetsInMs: 0 },
      /^You have used up your credits for today\./,
    ],
    [{ name: 'team-month', remaining: 0 }, /^Your team has used up its credits for this month\./],
    [{ name: 'person-month', remaining: 2 }, /^Your remaining credits for this month do not cover/],
  ])('is named: %o', (quota, message) => {
    const known = createFailure('rate-limited', { status: 429, detail: 'Quota' });
    const failure = quotaFailure(quota, known, new Date(2026, 10, 24).getTime());
    expect(failure).toMatchObject({ kind: 'rate-limited', billed: 'no', status: 429 });
    expect(failure.message).toMatch(message);
    expect(failure.retryAt).toBe(
      'resetsInMs' in quota ? new Date(2026, 10, 24).getTime() : undefined,
    );
    expect(failure.action).toMatch(
      !('resetsInMs' in quota) ? /^Contact/ : /available from 24 Nov 2026, 00:00\./,
    );
  });
});
