/** What the page tells the worker of its list. */
import { describe, expect, it } from 'vitest';
import {
  afterPatch,
  type ListPatch,
  NOTHING_TOLD,
} from '../../../lib/workbench/checked-list/list-state.ts';
import type { RowReading } from '../../../lib/workbench/messages/index.ts';

const rows = [
  { number: 1, cells: ['Ada'] },
  { number: 2, cells: ['Bob'] },
];
const reading: RowReading = { cells: [], contradictions: [] };
const sheet = {
  delimiter: 'none',
  width: 1,
  rowsOmitted: 0,
  total: 2,
  isParsed: true,
} as const;
const layout = { columns: [null], header: false };
const toldAfter = (...patches: readonly ListPatch[]) =>
  patches.reduce(afterPatch, { ...NOTHING_TOLD, parsed: rows });

describe('another sheet', () => {
  it('has the rows that were parsed, once, and nothing of it is read', () => {
    const told = toldAfter({ readings: [[0, reading]] }, { sheet });
    expect(told).toMatchObject({ sheet: { rows }, total: 2, parsed: [], readings: [] });
  });

  it('has no rows until they come, where they were not parsed here', () => {
    expect(toldAfter({ sheet: { ...sheet, isParsed: false } }).sheet.rows).toEqual([]);
  });
});

it('forgets what was read when the list is read in another way', () => {
  expect(toldAfter({ sheet }, { readings: [[1, reading]] }, { layout }).readings).toEqual([]);
  expect(toldAfter({ sheet }, { layout, readings: [[1, reading]] }).readings[1]).toBe(reading);
});

it('adds answers, and forgets them all', () => {
  const answer = { state: 'again', n: 0, at: 1, paid: true } as const;
  const told = toldAfter({ answers: [['a', answer]] }, { answers: [['b', answer]] });
  expect([...told.answers.keys()]).toEqual(['a', 'b']);
  expect(afterPatch(told, { answers: null }).answers.size).toBe(0);
});

it('leaves what a patch does not name the same object, so that nothing is computed again', () => {
  const told = toldAfter({ sheet, layout });
  const looked = afterPatch(told, { near: { from: 0, to: 50 }, active: 1 });
  expect(looked).toEqual({ ...told, near: { from: 0, to: 50 }, active: 1 });
  for (const part of ['sheet', 'layout', 'readings', 'answers', 'originals', 'view'] as const)
    expect(looked[part]).toBe(told[part]);
});
