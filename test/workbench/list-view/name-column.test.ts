import { expect, it } from 'vitest';
import { foldName } from '../../../lib/workbench/list/columns.ts';

it.each([
  ['Alder & Co', 'ALDER and Co.', true],
  ['Müller und Söhne', 'Muller & Sohne', true],
  ['Dupont et Fils', 'Dupont & fils', true],
  ['Anderson', 'Andersen', false],
  ['Alder', 'Alder and Co', false],
  ['Und', 'And', false],
])('%s is the same name as %s: %j', (a, b, isSame) => {
  expect(foldName(a) === foldName(b)).toBe(isSame);
});
it.each(['', ' . ', '&'])('“%s” is no name', (name) => {
  expect(foldName(name)).toBe('');
});
