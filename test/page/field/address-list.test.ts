import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddressList } from '../../../lib/page/field/address-list.ts';

const addresses = (text: string) => readAddressList(text).map((found) => found.text);

describe('readAddressList', () => {
  it.each<[string, readonly string[]]>([
    ['', []],
    [' , ; \n', []],
    ['a@x.example, b@y.example', ['a@x.example', 'b@y.example']],
    ['a@x.example;b@y.example;', ['a@x.example', 'b@y.example']],
    ['a@x.example\nb@y.example\r\nc@z.example', ['a@x.example', 'b@y.example', 'c@z.example']],
    ['a@x.example，b@y.example；c@z.example', ['a@x.example', 'b@y.example', 'c@z.example']],
    ['a@x.example b@y.example', ['a@x.example', 'b@y.example']],
    ['Anna Beispiel <anna@x.example>', ['anna@x.example']],
    ['"Müller, Hans" <hans@x.example>, b@y.example', ['hans@x.example', 'b@y.example']],
    ['"Müller \\"der\\", Hans" <hans@x.example>', ['hans@x.example']],
    ['Müller, Hans <hans@x.example>', ['Müller', 'hans@x.example']],
    ['"anna@x.example" <anna@x.example>', ['anna@x.example']],
    ['Anna <anna@x.example> Bob <bob@y.example>', ['anna@x.example', 'bob@y.example']],
    ['Anna < anna@x.example >; b@y.example', ['anna@x.example', 'b@y.example']],
    ['Anna anna@x.example', ['anna@x.example']],
    ['anna@x.example (Anna, at work), b@y.example', ['anna@x.example', 'b@y.example']],
    ['<anna@x.example> (Anna), b@y.example', ['anna@x.example', 'b@y.example']],
    ['Team: a@x.example, b@y.example;', ['a@x.example', 'b@y.example']],
    ['mailto:a@x.example, b@y.example', ['mailto:a@x.example', 'b@y.example']],
    ['"anna maria"@x.example, b@y.example', ['"anna maria"@x.example', 'b@y.example']],
    ['Anna <anna.x.example>, Bob', ['anna.x.example', 'Bob']],
    ['Anna <>, b@y.example', ['Anna <>', 'b@y.example']],
  ])('%j', (text, expected) => {
    expect(addresses(text)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['anna@gmail,com, b@y.example', ['anna@gmail,com', 'b@y.example']],
    ['anna@intranet, bob@intranet', ['anna@intranet', 'bob@intranet']],
    ['anna @x.example, b@y.example', ['anna @x.example', 'b@y.example']],
    ['anna@ x.example; b@y.example', ['anna@ x.example', 'b@y.example']],
    ['anna@@x.example, b@y.example', ['anna@@x.example', 'b@y.example']],
    ['"Müller <hans@x.example>, b@y.example', ['hans@x.example', 'b@y.example']],
    ['Hans <hans@x.example, b@y.example', ['hans@x.example', 'b@y.example']],
    ['anna@x.example (Anna, b@y.example', ['anna@x.example', 'b@y.example']],
  ])('keeps a mistyped entry whole and separate from the others: %j', (text, expected) => {
    expect(addresses(text)).toEqual(expected);
  });

  it.each([
    ['anna@x.exa', [false]],
    ['anna@x.example,', [true]],
    ['anna@x.example, bob@y', [true, false]],
    ['Anna <anna@x.exa', [false]],
    ['Anna <anna@x.example>', [true]],
    ['anna, bo', [true, false]],
  ])('reports which address may still be typed: %j', (text, complete) => {
    expect(readAddressList(text).map(({ isComplete }) => isComplete)).toEqual(complete);
  });

  const part = fc.constantFrom(
    ...'a@x.example|b@y.example|Anna|"Müller, Hans"|<hans@x.example>|(note)|Team:|,|;|\n| |"|<|>|(|)|@|\\|,de'.split(
      '|',
    ),
  );
  const lists = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));

  it('returns ordered ranges that do not overlap and contain the texts', () => {
    fc.assert(
      fc.property(lists, (text) => {
        let end = 0;
        for (const found of readAddressList(text)) {
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(found.start, found.end)).toBe(found.text);
          expect(found.text.trim()).not.toBe('');
          end = found.end;
        }
      }),
    );
  });

  it('leaves every other address unchanged after one is replaced', () => {
    const entries = fc.constantFrom(
      'a@x.example',
      'Anna <b@y.example>',
      '"Müller, Hans" <c@z.example>',
      'd@w.example (note)',
    );
    const separators = fc.constantFrom(', ', ';', '\n', ' ; ');
    const joined = fc
      .array(fc.tuple(entries, separators), { minLength: 1, maxLength: 6 })
      .map((pairs) => pairs.flat().join(''));
    fc.assert(
      fc.property(joined, fc.nat(), (text, number) => {
        const before = readAddressList(text);
        const index = number % before.length;
        const { start = 0, end = 0 } = before[index] ?? {};
        const after = `${text.slice(0, start)}new@q.example${text.slice(end)}`;
        const expected = before.map((found, i) => (i === index ? 'new@q.example' : found.text));
        expect(addresses(after)).toEqual(expected);
      }),
    );
  });

  it('reads a long text of opening quotes and brackets in linear time', () => {
    for (const character of ['"', '(', '<', '@', ',', ' ', '\\"', 'a:'])
      expect(readAddressList(character.repeat(20_000)).length).toBeLessThanOrEqual(20_000);
  }, 5000);
});
