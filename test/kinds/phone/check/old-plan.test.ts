/** Numbers of old numbering plans: every row of the table, and each way to write one. */
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../../lib/values/detect/index.ts';
import { OLD_PLANS } from '../../../../lib/values/kinds/phone/data/old-plans.ts';
import { checkPhone } from '../../checked.ts';

/** What is written, the region, the number of today, and what the sentence says. */
const OLD: readonly (readonly [typed: string, region: string, today: string, says: RegExp])[] = [
  ['+55 11 8765-4321', '', '+5511987654321', /Mobile numbers became longer in 2016 \(Brazil\)/],
  ['(21) 9876-5432', 'BR', '+5521998765432', /2016/],
  ['011 8765 4321', 'BR', '+5511987654321', /2016/],
  ['+229 51 81 23 45', '', '+2290151812345', /Numbers became longer in 2024 \(Benin\)/],
  ['97 12 34 56', 'BJ', '+2290197123456', /2024/],
  ['+225 59 00 12 34', '', '+2250759001234', /Mobile numbers .* 2021/],
  ['+225 05 12 34 56', '', '+2250505123456', /2021/],
  ['+225 41 12 34 56', '', '+2250141123456', /2021/],
  ['+225 20 21 12 34', '', '+2252720211234', /Landline numbers .* 2021/],
  ['+57 1 234 5678', '', '+576012345678', /Landline numbers .* 2021 \(Colombia\)/],
  ['(4) 444 1234', 'CO', '+576044441234', /2021/],
  ['+52 1 55 1234 5678', '', '+525512345678', /Since 2019, 1 is no longer dialled \(Mexico\)/],
  ['044 55 1234 5678', 'MX', '+525512345678', /Since 2019, 044 is/],
  ['045 55 1234 5678', 'MX', '+525512345678', /Since 2019, 045 is/],
  ['01 55 1234 5678', 'MX', '+525512345678', /Since 2019, 01 is/],
  ['01 800 123 4567', 'MX', '+528001234567', /01/],
  ['0171 123 4567', 'GB', '+442071234567', /Landline numbers .* 2000 \(United Kingdom\)/],
  ['+44 1703 123456', '', '+442380123456', /2000/],
  ['(01232) 123456', 'GB', '+442890123456', /2000/],
  ['8 050 123 45 67', 'UA', '+380501234567', /Since 2009, 8 is no longer dialled \(Ukraine\)/],
  ['8 044 234 5678', 'UA', '+380442345678', /2009/],
  ['+237 77 55 66 77', '', '+237677556677', /2014 \(Cameroon\)/],
  ['+237 22 23 45 67', '', '+237222234567', /Landline/],
  ['+230 771 2345', '', '+23057712345', /2013 \(Mauritius\)/],
  ['+234 1 270 1234', '', '+2342012701234', /2024 \(Nigeria\)/],
  ['+212 61 23 45 67', '', '+212661234567', /2009 \(Morocco\)/],
  ['061 23 45 67', 'MA', '+212661234567', /2009/],
  ['+212 22 20 12 34', '', '+212522201234', /Landline/],
  ['+253 81 23 45', '', '+25377812345', /2010/],
  ['+56 2 234 5678', '', '+56222345678', /2013 \(Chile\)/],
  ['+56 65 35 0009', '', '+56652350009', /2013/],
  ['(02) 234 5678', 'CL', '+56222345678', /2013/],
  ['09 912 3456', 'EC', '+593999123456', /2012/],
  ['+506 234 5678', '', '+50622345678', /Landline .* 2008/],
  ['+506 834 5678', '', '+50688345678', /Mobile .* 2008/],
  ['+599 542 1234', '', '+17215421234', /country code changed to \+1721 in 2011 \(Sint Maarten\)/],
  ['+84 123 456 7890', '', '+84834567890', /Mobile .* first digits in 2018 \(Vietnam\)/],
  ['0169 234 5678', 'VN', '+84392345678', /2018/],
  ['04 3825 1234', 'VN', '+842438251234', /Landline .* 2017/],
  ['+84 61 382 1234', '', '+842513821234', /2017/],
  ['+66 1 234 5678', '', '+66812345678', /2006/],
  ['01 461 8050', 'SA', '+966114618050', /2013/],
  ['+974 466 1234', '', '+97444661234', /2010/],
  ['+995 77 12 34 56', '', '+995577123456', /2011/],
  ['+995 32 93 51 23', '', '+995322935123', /2011/],
  ['+7 3272 50 12 34', '', '+77272501234', /2007 \(Kazakhstan\)/],
  ['+371 722 1234', '', '+37167221234', /2008/],
  ['+689 42 12 34', '', '+68940421234', /2014/],
];

describe('a number of an old plan', () => {
  it.each(OLD)('%s (%s) is %s today', (typed, region, today, says) => {
    const verdict = checkPhone(region, typed);
    expect(verdict).toMatchObject({ standing: 'bad', reason: 'old-number', suggestion: today });
    expect(verdict.headline).toMatch(says);
    expect(checkPhone(region, today)).toMatchObject({ standing: 'good', value: today });
  });

  it('needs attention while metadata still lists it', () => {
    for (const typed of ['+241 06 03 12 34', '+241 6 03 12 34']) {
      expect(checkPhone('', typed)).toMatchObject({
        standing: 'caution',
        reason: 'old-number',
        suggestion: '+24166031234',
      });
    }
    expect(checkPhone('', '+241 66 03 12 34').standing).toBe('good');
  });

  it.each(['+63 2 812 3456', '+225 20 00 12 34', '+225 22 80 12 34'])(
    '%s has no correction: it depends on the operator',
    (typed) => {
      const verdict = checkPhone('', typed);
      expect(verdict).toMatchObject({ standing: 'bad', reason: 'old-number' });
      expect(verdict.suggestion).toBeUndefined();
    },
  );

  it.each([
    ['+55 21 3456 7890', 'a landline number'],
    ['+55 11 98765 4321', 'a mobile number of today'],
    ['+84 83 825 1234', 'a mobile number that looks like an old number of Ho Chi Minh City'],
    ['+7 347 246 12 34', 'an area code of Russia'],
    ['+56 9 6123 4567', 'a mobile number'],
    ['+212 522 20 12 34', 'a number of today'],
  ])('%s is good: %s', (typed) => expect(checkPhone('', typed).standing).toBe('good'));

  it('is said of a number in text too', () => {
    const [found] = detect('Fone: +55 11 8765-4321, São Paulo');
    expect(found?.value).toBe('+551187654321');
    expect(checkPhone('', found?.value ?? '').suggestion).toBe('+5511987654321');
  });
});

describe('the table of old plans', () => {
  it('has a sample of every row with a new number', () => {
    const isSampled = ({ code, old }: (typeof OLD_PLANS)[number]) =>
      OLD.some(([typed, region]) => {
        const { value } = checkPhone(region, typed);
        const national = value.startsWith(`+${code}`) ? value.slice(code.length + 1) : '';
        return old.test(national) || old.test(national.replace(/^0/, ''));
      });
    const rows = OLD_PLANS.filter(({ now, isListed }) => now !== undefined && !isListed);
    expect(rows.filter((row) => !isSampled(row)).map(({ source }) => source)).toEqual([]);
  });

  it('has the year and the source of every change', () => {
    for (const { year, source } of OLD_PLANS) {
      expect(year).toBeGreaterThan(1995);
      expect(source).toMatch(/\w/);
    }
  });

  it('offers only numbers that are valid', () => {
    for (const [, , today] of OLD) expect(isValidPhoneNumber(today)).toBe(true);
  });
});
