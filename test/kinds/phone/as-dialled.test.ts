/** Numbers that text and check read the same, although a finder would leave out some of their digits. */
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkPhone, checkValue } from '../checked.ts';
import { inText } from './numbers.ts';

describe('a number with digits that only the check can read', () => {
  it.each([
    ['+34 (0)612 34 56 78', ''],
    ['+420 (0)601 123 456', 'CZ'],
    ['0048 (0)512 345 678', 'PL'],
    ['+39 (0)312 345 6789', ''],
    ['+39 (0)6 1234 5678', ''],
    ['+540348215617137', 'AR'],
    ['+54 011 15-2345-6789', 'AR'],
    ['+57 03211234567', 'CO'],
    ['+36 06 20 123 4567', ''],
    ['+993 8 66 123456', ''],
    ['++49 30 12345678', ''],
    ['0049 15123456789', 'SG'],
    ['00855 91234567', 'KH'],
    ['0057 321 1234567', 'CO'],
    ['03 300 123 4567', 'CO'],
    ['8 029 491-19-11', 'BY'],
  ])('%s (%s) is read in text as by itself', (typed, region) => {
    const options = region === '' ? {} : { region };
    for (const text of [typed, `Phone: ${typed}`, `I wrote to ${typed} today`])
      for (const find of [detect, detectCandidates]) {
        const [found] = find(text, options);
        const { standing, value } = checkPhone(region, typed);
        expect([text, found?.raw]).toEqual([text, typed]);
        const read = checkValue('phone', found?.value ?? '', { ...options, written: typed });
        expect([text, read.standing, read.value]).toEqual([text, standing, value]);
      }
  });

  it.each([
    ['05511961234567', 'BR'],
    ['04915123456789', 'DE'],
    ['(55) (11) 9-552-3230', 'BR'],
    ['8 612 34567', 'LT'],
    ['044 55 4525 8448', 'MX'],
    ['029 491-19-11', 'BY'],
  ])('%s (%s) is read after a label as by itself', (typed, region) => {
    const { value } = checkPhone(region, typed);
    expect(inText(typed, region)).toEqual([value, value, value]);
    expect(detect(`Phone: ${typed}`, { region })[0]?.raw).toBe(typed);
  });

  it.each(['Phone: 1.51234E+10', 'Phone: 4.93E+11'])('%s has lost digits', (text) => {
    expect(detect(text, { region: 'DE' })).toEqual([]);
  });
});
