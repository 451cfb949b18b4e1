import { beforeEach, expect, it, vi } from 'vitest';
import { createGuardedField } from '../../../lib/page/field/guarded-field.ts';
import { fakeWatched, judgement, verdict } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let one: ReturnType<typeof fakeWatched>;
let isSent: boolean;
const face = { showWaiting: vi.fn(), endWaiting: vi.fn(), showHoldQuestion: vi.fn(() => true) };

beforeEach(() => {
  document.body.innerHTML = '<form><input value="bob@example.com"></form>';
  const found = document.querySelector('input');
  if (!found) throw new Error('no input');
  control = found;
  one = fakeWatched(control);
  one.field.known = judgement();
  isSent = true;
  vi.clearAllMocks();
});

const guarded = () => createGuardedField(one, face, { causedSubmit: () => isSent });

it.each<[string, () => void]>([
  ['is gone', () => control.remove()],
  ['is empty', () => Object.assign(control, { value: '' })],
  ['holds a secret', () => Object.assign(control, { type: 'password' })],
])('a field that %s is not guarded', (_, arrange) => {
  arrange();
  expect(guarded()).toBeUndefined();
});

it('gives its form and its verdict', () => {
  expect(guarded()?.form).toBe(control.form);
  expect(guarded()?.verdict()).toEqual(verdict());
});

it('gives no verdict while one is on its way, and what there is once that was waited for', async () => {
  one.field.pending = true;
  expect(guarded()?.verdict()).toBeUndefined();
  await guarded()?.resolveVerdict();
  expect(guarded()?.verdict()).toEqual(verdict());
  control.value = 'eve@example.com';
  expect(guarded()?.verdict()).toBeUndefined();
});

it('is not settled before its answer is there', () => {
  one.field.pending = true;
  vi.mocked(one.field.onLeave).mockReturnValue(new Promise(() => {}));
  void guarded()?.resolveVerdict();
  expect(guarded()?.verdict()).toBeUndefined();
});

it.each([true, false])(
  'is left by the person where a press of theirs sent it: %s',
  async (sent) => {
    isSent = sent;
    await guarded()?.resolveVerdict();
    expect(one.field.onLeave).toHaveBeenCalledWith(sent);
  },
);

it('asks for a reason by the form that it stands in', () => {
  const typo = verdict({ standing: 'caution', suggestion: 'bob@gmail.com' });
  expect(guarded()?.isReasonToHold(typo)).toBe(true);
  Object.assign(one.field, { facts: { ...one.field.facts, form: 'sign-in' } });
  expect(guarded()?.isReasonToHold(typo)).toBe(false);
});

it('shows what is asked by its own face', () => {
  const go = () => {};
  guarded()?.showWaiting(go);
  expect(face.showWaiting).toHaveBeenCalledWith(one, go);
  guarded()?.endWaiting();
  expect(face.endWaiting).toHaveBeenCalledWith(one);
  expect(guarded()?.showHoldQuestion(verdict(), go)).toBe(true);
  expect(face.showHoldQuestion).toHaveBeenCalledWith(one, verdict(), go);
});
