import { beforeEach, expect, it, vi } from 'vitest';
import { guardField } from '../../../lib/page/field/guarded-field.ts';
import type { GuardedField } from '../../../lib/page/field/submit/guard.ts';
import { find } from '../dom.ts';
import { fakeTrackedField, judgement, verdict } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let tracked: ReturnType<typeof fakeTrackedField>;
let isSent: boolean;
let guarded: () => GuardedField | undefined;
const presenter = {
  showWaiting: vi.fn(),
  endWaiting: vi.fn(),
  isOverlooked: vi.fn(() => false),
  release: vi.fn(),
};

beforeEach(() => {
  document.body.innerHTML = '<form><input value="bob@example.com"></form>';
  control = find('input');
  tracked = fakeTrackedField(control);
  tracked.field.known = judgement();
  isSent = true;
  const entries = guardField(tracked, presenter, { causedSubmit: () => isSent });
  guarded = () => entries()[0];
  vi.clearAllMocks();
});

it.each<[string, () => void]>([
  ['was removed', () => control.remove()],
  ['is empty', () => Object.assign(control, { value: '' })],
  ['is a password field', () => Object.assign(control, { type: 'password' })],
])('does not guard a field that %s', (_, arrange) => {
  arrange();
  expect(guarded()).toBeUndefined();
});

it('has no verdict while one is pending, until a submit has waited for it', async () => {
  tracked.field.pending = true;
  expect(guarded()?.verdict()).toBeUndefined();
  await guarded()?.resolveVerdict();
  expect(guarded()?.verdict()).toEqual(verdict());
  control.value = 'eve@example.com';
  expect(guarded()?.verdict()).toBeUndefined();
});

it.each([true, false])(
  'counts the field as left by a person only if a gesture submitted the form: %s',
  async (sent) => {
    isSent = sent;
    await guarded()?.resolveVerdict();
    expect(tracked.field.onLeave).toHaveBeenCalledWith(sent);
  },
);

it('takes its reasons to hold from the type of the field’s form', () => {
  const typo = verdict({ standing: 'caution', suggestion: 'bob@gmail.com' });
  expect(guarded()?.isReasonToHold(typo)).toBe(true);
  Object.assign(tracked.field, { facts: { ...tracked.field.facts, form: 'sign-in' } });
  expect(guarded()?.isReasonToHold(typo)).toBe(false);
});
