import { describe, expect, it } from 'vitest';
import { statsParamsSchema, successPercent } from '../../../lib/api/endpoints/stats.ts';

describe('successPercent', () => {
  it.each([
    // A percentage.
    [97, 'operational', 97],
    [99.61, 'operational', 99.61],
    [100, 'operational', 100],
    [74.2, 'degraded', 74.2],
    [12, 'down', 12],
    [1.5, 'down', 1.5],
    // A fraction.
    [0.97, 'operational', 97],
    [1, 'operational', 100],
    [0.9, 'operational', 90],
    [0.5, 'degraded', 50],
    [0.89, 'degraded', 89],
    [0.49, 'down', 49],
    [0.3, 'down', 30],
    // A percentage so small that it would be healthy as a fraction.
    [1, 'down', 1],
    [0.97, 'down', 0.97],
    [0.5, 'down', 0.5],
    [0, 'down', 0],
    [0, 'operational', 0],
    // An unknown health does not help to tell.
    [0.97, 'resting', 97],
    [42, 'resting', 42],
  ])('%f with health %s is %f %%', (rate, health, percent) => {
    expect(successPercent(rate, health)).toBeCloseTo(percent, 6);
  });

  it.each([-0.1, 100.1, Number.NaN, null, undefined])('%s is no rate', (rate) => {
    expect(successPercent(rate, 'operational')).toBeUndefined();
  });
});

it.each([
  [{}, false],
  [{ engine: '' }, false],
  [{ engine: 'vat' }, true],
  [{ path: '/v1/vat' }, true],
  [{ engine: 'vat', path: '/v1/vat' }, true],
])('requires an engine or a path: accepts %j: %s', (params, accepted) => {
  expect(statsParamsSchema.safeParse(params).success).toBe(accepted);
});
