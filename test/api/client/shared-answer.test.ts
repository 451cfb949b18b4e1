import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDoubtfulHit, isFromGateway, sharedAnswerOf } from '../../../lib/api/client/quotas.ts';

const read = (cacheStatus: string, age?: string) =>
  sharedAnswerOf(
    new Headers({
      'cache-status': cacheStatus,
      ratelimit: '"person-day";r=1;t=1',
      ...(age === undefined ? {} : { age }),
    }),
  );

describe('an answer comes from the cache of a gateway', () => {
  it.each([
    ['a hit', 'gateway; hit'],
    ['with other parameters', 'gateway; hit; ttl=3600; key="GET /v1/vat"; detail=memory'],
    ['with a quoted name', '"Team; gateway, hit"; hit'],
    ['with the value written out', 'gateway; hit=?1'],
    ['after caches of the API that were asked', 'origin; fwd=uri-miss, gateway; hit'],
    ['after a cache that says nothing', 'origin, gateway; hit'],
    ['with the last of two equal parameters', 'gateway; hit=?0; hit'],
  ])('%s', (_, field) => {
    expect(read(field)).toEqual({});
  });

  it.each([
    ['without the field', ''],
    ['a miss', 'gateway; fwd=uri-miss; stored'],
    ['stale, so the request was sent on', 'gateway; fwd=stale; fwd-status=304'],
    ['both a hit and sent on, which cannot be', 'gateway; hit; fwd=stale'],
    ['a hit that is denied', 'gateway; hit=?0'],
    ['a hit as a text', 'gateway; hit="?1"'],
    ['a hit in the name', '"gateway; hit"'],
    ['a hit of a cache before the gateway', 'origin; hit, gateway; fwd=uri-miss'],
    ['a hit of a cache before one that says nothing', 'origin; hit, gateway'],
    ['a broken field', 'gateway; hit; ='],
    ['a broken member before it', 'orig in; x=, gateway; hit'],
    ['a list in the list', '(gateway); hit'],
    ['capital letters', 'gateway; HIT'],
    ['letters outside ASCII', 'g\u00e4teway; hit'],
    ['a field that is too long', `${'a'.repeat(8_000)}; hit`],
  ])('not %s', (_, field) => {
    expect(read(field)).toBeNull();
  });

  it.each([
    ['10800', { ageMs: 10_800_000 }],
    [' 0 ', { ageMs: 0 }],
    ['-5', {}],
    ['3, 4', {}],
    ['99999999999999', {}],
    ['', {}],
  ])('with Age %j', (age, expected) => {
    expect(read('gateway; hit', age)).toEqual(expected);
  });

  it.each([
    [{ ratelimit: '"team-month";r=0' }, false],
    // The gateway cannot count at the moment.
    [{ 'ratelimit-policy': '"person-day";q=60;w=86400;qu="credits"' }, false],
    [{}, true],
    [{ ratelimit: '"default";r=50;t=30' }, true],
    [{ ratelimit: 'person-day; =' }, true],
  ])('without doubt only with a quota of credits: %j', (fields, isDoubtful) => {
    const headers = new Headers({ 'cache-status': 'gateway; hit', ...fields });
    expect(isDoubtfulHit(headers)).toBe(isDoubtful);
    expect(sharedAnswerOf(headers) === null).toBe(isDoubtful);
    expect(isDoubtfulHit(new Headers({ ...fields, 'cache-status': 'gateway; fwd=miss' }))).toBe(
      false,
    );
  });

  it('never throws, whatever the fields contain', () => {
    const text = fc.string({ unit: fc.constantFrom(...' ",;=?()\\@:%ahit01-*') });
    fc.assert(
      fc.property(text, text, (field, age) => {
        expect(() => read(field, age)).not.toThrow();
      }),
    );
  });
});

it.each([
  ['cache-status', 'broken ='],
  ['age', '0'],
  ['ratelimit', '"a";r=1'],
  ['ratelimit-policy', '"a";q=1'],
])('%s is a sign of a gateway', (field, value) => {
  expect(isFromGateway(new Headers({ [field]: value }))).toBe(true);
});

it('the fields of the contract are no sign of a gateway', () => {
  const headers = new Headers({ 'content-type': 'application/json', date: 'now', etag: '"1"' });
  expect(isFromGateway(headers)).toBe(false);
});
