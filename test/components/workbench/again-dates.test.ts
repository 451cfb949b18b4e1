import { describe, expect, it } from 'vitest';
import { changeKindOf, titleOfChange } from '../../../components/workbench/again/headline.ts';
import { dueInMonths, dueOnDay, tomorrow } from '../../../components/workbench/again/Reminder.tsx';
import type { Standing } from '../../../lib/domain/index.ts';
import type { ListChange } from '../../../lib/workbench/messages/index.ts';

const noon = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 12).getTime();
const at9 = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 9).getTime();

describe('a reminder', () => {
  it.each([
    [1, noon(2026, 11, 23), at9(2026, 12, 23)],
    [3, noon(2026, 11, 30), at9(2027, 2, 28)],
    [6, noon(2026, 8, 31), at9(2027, 2, 28)],
    [12, noon(2028, 2, 29), at9(2029, 2, 28)],
  ])('in %i months', (months, now, due) => {
    expect(dueInMonths(months, now)).toBe(due);
  });

  it('on a day after today', () => {
    const now = noon(2026, 12, 31);
    expect(tomorrow(now)).toBe('2027-01-01');
    expect(dueOnDay('2027-01-01', now)).toBe(at9(2027, 1, 1));
    for (const day of ['2026-12-31', '', 'soon']) expect(dueOnDay(day, now)).toBeNull();
  });
});

const side = (standing: Standing, reason: string): ListChange['before'] => ({
  standing,
  reason,
  headline: '',
  basis: [],
  at: 0,
});
const change = (before: [Standing, string], after: [Standing, string]): ListChange => ({
  kind: 'vat',
  value: 'DE136695976',
  verdict: before.join() !== after.join(),
  facts: [],
  before: side(...before),
  after: side(...after),
});

describe('a change', () => {
  it.each([
    [change(['good', 'registered'], ['bad', 'not-registered']), 'worse', 'vatGone'],
    [change(['good', 'deliverable'], ['bad', 'undeliverable']), 'worse', 'mailboxGone'],
    [change(['good', 'deliverable'], ['bad', 'no-mail-server']), 'worse', 'mailServerGone'],
    [change(['good', 'valid'], ['bad', 'not-valid']), 'worse', 'notValidNow'],
    [change(['caution', 'risky'], ['bad', 'undeliverable']), 'worse', 'worse'],
    [change(['bad', 'not-valid'], ['good', 'valid']), 'better', 'better'],
    [change(['good', 'role'], ['good', 'alias']), 'other', 'otherReason'],
    [change(['good', 'role'], ['good', 'role']), 'other', 'otherDetails'],
  ])('has a kind and a title', (sample, kind, title) => {
    expect([changeKindOf(sample), titleOfChange(sample)]).toEqual([kind, title]);
  });
});
