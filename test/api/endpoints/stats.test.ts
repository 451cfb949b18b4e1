import { describe, expect, it } from 'vitest';
import { successPercent } from '../../../lib/api/endpoints/stats.ts';

describe('successPercent', () => {
  it.each([
    // A percentage.
    [97, 'operational', 97],
    [100, 'operational', 100],
    [12, 'down', 12],
    [1.5, 'down', 1.5],
    // A fraction.
    [0.97, 'operational', 97],
    [1, 'operational', 100],
    [0.5, 'degraded', 50],
    [0.3, 'down', 30],
    // A percentage so small that it would be healthy as a fraction.
    [1, 'down', 1],
    [0.97, 'down', 0.97],
    [0.5, 'down', 0.5],
    [0, 'down', 0],
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
