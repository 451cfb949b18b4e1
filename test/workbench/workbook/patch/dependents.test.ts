import { describe, expect, it } from 'vitest';
import {
  areasIn,
  dependentsOf,
  type FormulaCell,
} from '../../../../lib/workbench/workbook/patch/dependents.ts';

const formula = (place: string, text: string, sheet = 'A'): FormulaCell => ({
  sheet,
  row: Number(place.slice(1)),
  column: place.charCodeAt(0) - 65,
  areas: areasIn(text, sheet),
});

describe('the formulas that depend on B2', () => {
  it.each([
    ['B2*2', true],
    ['$B$2', true],
    ['SUM(A1:C9)', true],
    ['SUM(B:B)', true],
    ['SUM(2:2)', true],
    ['A!B2', true],
    ["'A'!B2+1", true],
    ['IF(TRUE,B2,"")', true],
    ['SUM(C1:C9)', false],
    ['SUM(B3:B9)', false],
    ['Other!B2', false],
    ["'It''s'!B2", false],
    ['"B2"&C1', false],
    ['LOG10(C1)', false],
    ['1E5+C1', false],
    ['B20', false],
    // What cannot be said may depend on everything.
    ['Total', true],
    ['INDIRECT("C1")', true],
    ['Table1[Sum]', true],
  ])('%s: %s', (text, isDependent) => {
    const cell = formula('D1', text);
    expect(dependentsOf([cell], 'A', [{ row: 2, column: 1 }]).has(cell)).toBe(isDependent);
  });
});

it('follows formulas from sheet to sheet', () => {
  const [vat, sum, other, apart] = [
    formula('C2', 'B2*0.19'),
    formula('C9', 'SUM(C2:C8)'),
    formula('A1', 'A!C9', 'Other'),
    formula('C3', 'B3*0.19'),
  ];
  const found = dependentsOf([apart, other, sum, vat], 'A', [{ row: 2, column: 1 }]);
  expect([...found]).toEqual(expect.arrayContaining([vat, sum, other]));
  expect(found.has(apart)).toBe(false);
});

it.each([
  ['B1', { row: 1, column: 0 }, true],
  ['B$1', { row: 1, column: 0 }, false],
  ['$B1', { row: 1, column: 3 }, true],
  ['A2', { row: 0, column: 1 }, true],
])('reads %s in a shared formula %o further on', (text, shift, isDependent) => {
  const cell = { sheet: 'A', row: 9, column: 9, areas: areasIn(text, 'A', shift) };
  expect(dependentsOf([cell], 'A', [{ row: 2, column: 1 }]).has(cell)).toBe(isDependent);
});
