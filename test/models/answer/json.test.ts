import { describe, expect, it } from 'vitest';
import { levelsWithin } from '../../../lib/models/answer/json.ts';

describe('levelsWithin', () => {
  it.each([
    [{ a: 1 }, 10, 0],
    [{ a: { b: 1 } }, 10, 1],
    [{ a: { b: { c: 1 } } }, 10, 2],
    [{ a: { b: { c: 1 } } }, 2, 1],
    [{ a: Array(10).fill(1) }, 5, 0],
  ])('%j within %i entries: %i', (value, limit, levels) =>
    expect(levelsWithin(value, limit)).toBe(levels),
  );
});
