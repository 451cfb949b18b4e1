import type { GuardMode } from '../lib/policy.ts';

export const GUARD_WORD: Readonly<Record<GuardMode, string>> = {
  off: 'Leave alone',
  warn: 'Warn',
  hold: 'Warn and hold',
};

export const GUARD_MEANS: Readonly<Record<GuardMode, string>> = {
  off: 'Nothing is read or shown in form fields, and nothing is looked up there.',
  warn: 'A line beside the field says what is wrong. Forms are never held.',
  hold: 'And a form with a bad field is held once, with “Fix it” and “Submit anyway”.',
};
