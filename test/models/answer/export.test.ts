import { describe, expect, it } from 'vitest';
import {
  answerCsvHeader,
  answerCsvRow,
  answersToJson,
  answerToText,
  toCsvLine,
} from '../../../lib/models/answer/export.ts';
import { answerViewOf } from '../../../lib/models/answer/view.ts';

const ANSWER = { valid: true, bic: 'ABNANL2A', bank_name: '=HYPERLINK("x")', later: [1] };
const view = answerViewOf('iban', ANSWER);

describe('CSV', () => {
  it.each([
    ['\t=1', '"\'\t=1"'],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j as %j', (text, cell) => expect(toCsvLine([text])).toBe(cell));

  it('has as many cells as column names, also for an empty answer', () => {
    const names = answerCsvHeader(view).split(',');
    expect(names.slice(0, 3)).toEqual(['value', 'valid', 'iban']);
    expect(answerCsvRow('NL91', answerViewOf('iban', {})).split(',')).toHaveLength(names.length);
    expect(answerCsvRow('NL91', view)).toBe(`NL91,true,,,,,"'=HYPERLINK(""x"")",ABNANL2A,,,,,`);
  });
});

it('exports as text every field under its group, and the other fields', () => {
  const text = answerToText('NL91ABNA0417164300', view);
  expect(text).toMatch(/^NL91ABNA0417164300\n\nIBAN\nValid: Yes\nIBAN: Not in this answer\n/);
  expect(text).toContain('BIC: ABNANL2A');
  expect(text).toContain('Also in the answer\n{\n  "later"');
});

describe('several answers', () => {
  const at = Date.UTC(2026, 10, 20);
  const older = { path: '/v1/older', at, answer: { bank_name: 'Example Bank', crt: 1 } };
  const merged = answerViewOf('iban', { valid: true }, [older]);

  it('are exported as text with the source of each older field', () => {
    const text = answerToText('NL91', merged, ({ path }) => `from ${path}`);
    expect(text).toContain('Bank: Example Bank (from /v1/older)');
    expect(text).toContain('crt: from /v1/older');
    expect(text).toContain('Valid: Yes\n');
  });

  it('are exported as CSV with a column that names older fields and their lookups', () => {
    expect(answerCsvHeader(merged)).toMatch(/,older$/);
    expect(answerCsvRow('NL91', merged)).toMatch(
      /,bank_name: \/v1\/older 2026-11-20T00:00:00\.000Z$/,
    );
    expect(answerCsvRow('NL91', merged).split(',')).toHaveLength(
      answerCsvHeader(merged).split(',').length,
    );
  });

  it('are exported as JSON one after the other, as received', () => {
    expect(JSON.parse(answersToJson([older]))).toEqual([
      { path: '/v1/older', at: '2026-11-20T00:00:00.000Z', answer: older.answer },
    ]);
  });
});
