import { expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/index.ts';
import type { Billed, FailureKind } from '../../../lib/domain/index.ts';
import {
  isUnreadableAnswer,
  tooManyUnreadable,
} from '../../../lib/service/billing/unreadable-answers.ts';

it.each<[FailureKind, Billed, boolean]>([
  ['unexpected-answer', 'yes', true],
  ['not-json', 'possibly', true],
  ['answer-too-large', 'possibly', true],
  // A free call wastes nothing.
  ['unexpected-answer', 'no', false],
  // No answer came, so there is nothing to read.
  ['timeout', 'possibly', false],
  ['server-error', 'yes', false],
])('%s (billed: %s) counts as an unreadable answer: %s', (kind, billed, expected) => {
  expect(isUnreadableAnswer(createFailure(kind, { billed }))).toBe(expected);
});

/** `x` is an unreadable answer, `.` a readable one; oldest first. */
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
])('automatic calls stop after "%s": %s', (answers, expected) => {
  expect(tooManyUnreadable([...answers].map((answer) => answer === 'x'))).toBe(expected);
});
