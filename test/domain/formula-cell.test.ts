import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormulaCell, unescapeFormulaCell } from '../../lib/domain/formula-cells.ts';

it.each([
  '=1+1',
  '+cmd|x',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r1',
  '\nx',
  '  =1',
  '\u00a0=1',
  '\u3000=1',
  '\ufeff=1',
  '\u200b=1',
  '＝1',
  '＋cmd',
  '－cmd',
  '＠cmd',
  '+49 30 A1',
])('escapes the formula %j', (cell) => {
  expect(escapeFormulaCell(cell)).toBe(`'${cell}`);
});

it.each([
  '-33.8688',
  '-1.234,50',
  '+5',
  '+49 30 901820',
  '+49 (0)30/90-18',
  '1+1',
  'a=1',
  "'a",
  '',
])('leaves %j as it is', (cell) => expect(escapeFormulaCell(cell)).toBe(cell));

it('gives every cell back, however often it was exported', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'\'=+-@＝ \t\n\u00a0\u3000\ufeff1.,5a"') });
  fc.assert(
    fc.property(cell, (text) => {
      expect(unescapeFormulaCell(escapeFormulaCell(text))).toBe(text);
      const twice = escapeFormulaCell(escapeFormulaCell(text));
      expect(unescapeFormulaCell(unescapeFormulaCell(twice))).toBe(text);
    }),
  );
});
