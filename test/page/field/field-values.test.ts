import { beforeEach, expect, it } from 'vitest';
import { fieldValuesOf } from '../../../lib/page/field/tracked-field.ts';
import { fakeTrackedField, judgement, verdict } from './fake-tracked-field.ts';

let control: HTMLInputElement;
let tracked: ReturnType<typeof fakeTrackedField>;

beforeEach(() => {
  document.body.innerHTML = '<input value="bob@gmial.com">';
  control = document.querySelector('input') ?? document.createElement('input');
  tracked = fakeTrackedField(control);
  tracked.field.known = judgement({ value: 'bob@gmial.com', standing: 'bad' });
});

const values = () => fieldValuesOf([tracked]).map(({ value, severity }) => [value, severity]);

it('gives the value and what its check found, also while a lookup is pending', () => {
  tracked.field.pending = true;
  expect(values()).toEqual([['bob@gmial.com', 'bad']]);
});

it('gives each address of a list', () => {
  const verdicts = ['ann@example.com', 'bob@example.com'].map((value) => verdict({ value }));
  Object.assign(tracked.field, { list: { verdicts: () => verdicts } });
  expect(values().map(([value]) => value)).toEqual(['ann@example.com', 'bob@example.com']);
});

it.each<[string, () => void]>([
  ['was removed', () => control.remove()],
  ['is empty', () => Object.assign(control, { value: '' })],
  ['became a password field', () => Object.assign(control, { type: 'password' })],
  ['is not checked yet', () => Object.assign(tracked.field, { known: undefined })],
])('gives nothing of a field that %s', (_, arrange) => {
  arrange();
  expect(values()).toEqual([]);
});
