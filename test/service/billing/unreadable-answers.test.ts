import { expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/index.ts';
import type { Billed, FailureKind } from '../../../lib/domain/index.ts';
import {
  paidFailureState,
  tooManyUnreadable,
} from '../../../lib/service/billing/automatic-hold.ts';

it.each<[FailureKind, Billed, ReturnType<typeof paidFailureState>]>([
  ['unexpected-answer', 'yes', 'unreadable'],
  ['not-json', 'possibly', 'unreadable'],
  ['answer-too-large', 'possibly', 'unreadable'],
  // A free call wastes nothing.
  ['unexpected-answer', 'no', null],
  ['timeout', 'no', null],
  // No answer came, so there is nothing to read.
  ['timeout', 'possibly', 'lost'],
  ['server-error', 'yes', 'lost'],
  // The person stopped it.
  ['aborted', 'possibly', null],
])('%s (billed: %s) counts as %s', (kind, billed, expected) => {
  expect(paidFailureState(createFailure(kind, { billed }))).toBe(expected);
});

const STATES = { x: 'unreadable', o: 'lost', '.': 'readable' } as const;

/** `x` is an unreadable answer, `o` a lost one, `.` a readable one; oldest first. */
it.each([
  ['', false],
  ['xx', false],
  ['xxx', true],
  ['.......xxx', true],
  ['xxx.', false],
  ['xx.xx', false],
  ['x.x.x.x...', false],
  ['x.x.x.x.x.', true],
  ['xx.xx.....', false],
  // A connection that breaks loses the answers of all calls that are running.
  ['ooo', false],
  ['oooo', false],
  ['ooooo', true],
  ['o.x.o.x.o', true],
  // Only the last ten count.
  ['xx.xx......x', false],
])('calls stop after "%s": %s', (answers, expected) => {
  const states = [...answers].map((answer) => STATES[answer as keyof typeof STATES]);
  expect(tooManyUnreadable(states)).toBe(expected);
});
