import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../../lib/service/values/candidates.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { ibans } from '../../ibans.ts';

function read(text: string, region = '') {
  const { values, unread } = findCandidates(text, { detect, check: checkValue }, region);
  return {
    values: values.map(({ kind, value }) => `${kind} ${checkValue(kind, value).standing}`),
    raw: values.map(({ raw }) => raw),
    unread: unread.map(({ line, text }) => `${line ?? ''} ${text}`.trim()),
  };
}

const BAD = 'DE88 3704 0044 0532 0130 00';
const GOOD = 'DE89 3704 0044 0532 0130 00';

describe('a list', () => {
  it('of twenty IBANs, two of them wrong, has twenty candidates, in order', () => {
    const all = ibans(20, [4, 11]);
    const { values, raw, unread } = read(all.join('\n'));
    expect(raw).toEqual(all);
    expect(values).toEqual(all.map((_, i) => `iban ${i === 4 || i === 11 ? 'bad' : 'good'}`));
    expect(unread).toEqual([]);
  });

  it.each([
    ['lines', '\n'],
    ['semicolons', ';'],
    ['semicolons and spaces', '; '],
    ['pipes', ' | '],
    ['commas', ', '],
    ['spaces alone', ' '],
  ])('may be separated by %s', (_, separator) => {
    const text = [BAD, 'ada@example.org', 'bob@@example.org', GOOD].join(separator);
    expect(read(text)).toMatchObject({
      values: ['iban bad', 'email caution', 'email bad', 'iban good'],
      unread: [],
    });
  });

  it.each([
    ['numbered', '1. '],
    ['in quotes', '"'],
    ['with a label without a colon', 'IBAN '],
    ['with a name', 'Example Trading '],
  ])('may be %s', (_, before) => {
    expect(read(`${before}${BAD}\n${before}${GOOD}`)).toMatchObject({
      values: ['iban bad', 'iban good'],
      raw: [BAD, GOOD],
      unread: [],
    });
  });

  it('has the numbers of lines that could not be read', () => {
    const text = `Accounts\n\n${GOOD}\r\n${BAD}\nto be told\n${GOOD}`;
    expect(read(text)).toMatchObject({
      values: ['iban good', 'iban bad', 'iban good'],
      unread: ['1 Accounts', '5 to be told'],
    });
  });

  it('on one line has the cells that could not be read', () => {
    expect(read(`${GOOD}; somewhere; ${BAD}`).unread).toEqual(['somewhere']);
  });

  it('has neither a value nor an unread text from its header', () => {
    const text = `Name;IBAN;Since\nAlpha;${GOOD};01.02.2024\nBeta;${BAD};2024\nGamma;${GOOD};01067`;
    expect(read(text)).toMatchObject({
      values: ['iban good', 'iban bad', 'iban good'],
      unread: [],
    });
  });

  it('keeps a separator that belongs to a value', () => {
    expect(read('https://a.example/x?y=1;z=2,3\nb.example').raw).toEqual([
      'https://a.example/x?y=1;z=2,3',
      'b.example',
    ]);
  });
});

describe('what is beside a value on a line', () => {
  it.each([
    ['GB980780684, foo', ['foo']],
    ['foo, GB980780684', ['foo']],
    ['VAT: GB980780684; foo; to be told', ['foo', 'to be told']],
    ['ada@example.org\tfoo', ['foo']],
    ['DE89370400440532013000 | foo | bob@example.org', ['foo']],
    ['GB980780684', []],
    ['Write to ada@example.org, we answer soon', []],
    ['Example Ltd, Example Street 5, 10115 Berlin, ada@example.org', []],
  ])('is unread: %j', (text, unread) => {
    expect(read(text).unread).toEqual(unread);
  });
});

describe('prose', () => {
  it.each([
    'Please call +49 30 901820 or write to ada@example.org, we answer soon.',
    'Please call +49 30 901820 or\nwrite to ada@example.org. We are in the\noffice from 9 to 5, Monday to Friday.',
    'Example Trading\nExample Street 5\n10115 Berlin\nTel. +49 30 901820\nada@example.org',
    'Founded on 01.02.2024 in 01067 Dresden, 1,250 employees; ada@example.org',
  ])('has no unread lines: %s', (text) => expect(read(text).unread).toEqual([]));

  it('has an unread line that looks like a mistyped value', () => {
    const text = `Dear all, these are the accounts:\nDE89\n+49\nada@\n${GOOD}\nKind regards from all of us`;
    expect(read(text).unread).toEqual(['2 DE89', '3 +49', '4 ada@']);
  });
});

describe('a text of a single value', () => {
  it.each([
    ['nothing to see here', []],
    ['', []],
    [' \n ', []],
    [BAD, ['iban bad']],
    ['Tel. +49 30 1', ['phone bad']],
    ['VAT DE136695975', ['vat bad']],
    ['Order no. DE136695976', ['vat good']],
  ])('%j has the values %j', (text, values) =>
    expect(read(text)).toMatchObject({ values, unread: [] }),
  );

  it.each(['DE', 'GB', 'US'])('a wrong IBAN is no phone number in %s', (region) =>
    expect(read(`${BAD}\n${GOOD}`, region).values).toEqual(['iban bad', 'iban good']),
  );
});
