import { describe, expect, it } from 'vitest';
import {
  answerCsvHeader,
  answerCsvRow,
  answerToJson,
  answerToText,
  toCsvLine,
} from '../../../lib/models/answer/export.ts';
import { answerViewOf } from '../../../lib/models/answer/view.ts';

const ANSWER = { valid: true, bic: 'ABNANL2A', bank_name: '=HYPERLINK("x")', later: [1] };
const view = answerViewOf('iban', ANSWER);

describe('CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31612345678', "'+31612345678"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['-33.8688', '-33.8688'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['ada@example.org', 'ada@example.org'],
  ])('%j', (text, cell) => expect(toCsvLine([text])).toBe(cell));

  it('has as many cells as column names, also for an empty answer', () => {
    const names = answerCsvHeader(view).split(',');
    expect(names.slice(0, 3)).toEqual(['value', 'valid', 'iban']);
    expect(answerCsvRow('NL91', answerViewOf('iban', {})).split(',')).toHaveLength(names.length);
    expect(answerCsvRow('NL91', view)).toBe(`NL91,true,,,,,"'=HYPERLINK(""x"")",ABNANL2A,,,,,`);
  });
});

it('exports as text every field under its group, and the other fields', () => {
  const text = answerToText('NL91ABNA0417164300', view);
  expect(text).toMatch(/^NL91ABNA0417164300\n\nAccount\nValid: Valid\nIBAN: Not in this answer\n/);
  expect(text).toContain('BIC: ABNANL2A');
  expect(text).toContain('Also in the answer\n{\n  "later"');
});

it('exports as JSON the unchanged answer', () => {
  expect(JSON.parse(answerToJson(ANSWER))).toEqual(ANSWER);
});
