import { describe, expect, it } from 'vitest';
import { entriesOfJson, levelsWithin, searchJson } from '../../../lib/models/answer/search-json.ts';

const inner = { city: 'Paris', zip: 75001 };
const list = ['paris', 'rome'];
const answer = { name: 'x', inner, list, none: null };
const shown = (value: object, text: string) =>
  entriesOfJson(value, searchJson(answer, text).matches).map(([name]) => name);

describe('searchJson', () => {
  it('finds names and values without regard to case', () => {
    expect(searchJson(answer, 'PARIS').count).toBe(2);
    expect(shown(answer, 'paris')).toEqual(['inner', 'list']);
    expect(shown(inner, 'paris')).toEqual(['city']);
    expect(shown(list, 'paris')).toEqual(['0']);
    expect(shown(inner, '7500')).toEqual(['zip']);
    expect(shown(answer, 'null')).toEqual(['none']);
  });

  it('shows a whole branch whose name contains the text', () => {
    expect(searchJson(answer, 'inn').count).toBe(1);
    expect(shown(inner, 'inn')).toEqual(['city', 'zip']);
  });

  it('searches a value that is not an object, but no indexes of arrays', () => {
    expect(searchJson('rates', 'ate').count).toBe(1);
    expect(searchJson(['a', 'b'], '1').count).toBe(0);
  });

  it('searches a deeply nested answer', () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}"end"${'}'.repeat(50_000)}`);
    expect(searchJson(deep, 'end').count).toBe(1);
  });
});

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
