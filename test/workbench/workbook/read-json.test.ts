import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../lib/workbench/workbook/index.ts';

/** The cells of each row, with their types if these are not all texts. */
function read(text: string) {
  const result = readJson(text);
  if (!result.ok) return result.problem;
  return result.sheet.rows.map(({ cells, types = '' }) =>
    /^t*$/.test(types) ? cells : [...cells, types],
  );
}

describe('JSON', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'objects',
      '[{"name":"Ada","iban":"DE89"},{"iban":"GB82","email":"a@b.example"}]',
      ['name|iban|email', 'Ada|DE89|', '|GB82|a@b.example'],
    ],
    ['arrays', '[["name","iban"],["Ada","DE89"],[]]', ['name|iban', 'Ada|DE89']],
    ['texts', '["a@b.example", "", null, "c@d.example"]', ['a@b.example', 'c@d.example']],
    ['an object with one list', '{"total": 1, "rows": [{"iban":"DE89"}]}', ['iban', 'DE89']],
    ['one object', '{"iban":"DE89","tags":["x"],"more":[]}', ['iban|tags|more', 'DE89|["x"]|[]']],
    ['one text', '"DE89"', ['DE89']],
    ['lines', '{"iban":"DE89"}\r\n\r\n{"iban":"GB82"}\n', ['iban', 'DE89', 'GB82']],
    ['a byte order mark', '\uFEFF["DE89"]', ['DE89']],
    ['values in a cell as JSON', '[{"a":{"b":[1,2.50]},"c":"d"}]', ['a|c', '{"b":[1,2.5]}|d']],
  ])('is read from %s', (_, text, expected) => {
    const rows = read(text);
    expect(typeof rows === 'string' ? rows : rows.map((cells) => cells.join('|'))).toEqual(
      expected,
    );
  });

  it('keeps the digits of numbers as written, and the types of cells', () => {
    const text = '[{"phone":4912345678901234567890,"amount":-1.50,"paid":true,"note":null}]';
    expect(read(text)).toEqual([
      ['phone', 'amount', 'paid', 'note'],
      ['4912345678901234567890', '-1.50', 'TRUE', '', 'nnbt'],
    ]);
  });

  it.each([
    ['', 'empty'],
    ['[{}, []]', 'empty'],
    ['null', 'empty'],
    ['[{"iban": "DE89"', 'damaged'],
    ['{"iban": DE89}', 'damaged'],
  ])('is refused: %j', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it('is refused if one record makes all as wide as it', () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, 1]));
    expect(read(JSON.stringify([wide, ...Array.from({ length: 600 }, () => ({ a: 1 }))]))).toBe(
      'large',
    );
  });

  it('opens our own export with the person’s columns', () => {
    const rows = [{ row: 2, columns: { Name: 'Ada', IBAN: 'DE89' }, result: 'good', values: [] }];
    expect(read(JSON.stringify(rows))).toEqual([
      ['Name', 'IBAN'],
      ['Ada', 'DE89'],
    ]);
  });

  it('reads a column that is called __proto__ like any other', () => {
    expect(read('[{"__proto__":"DE89","constructor":"x"}]')).toEqual([
      ['__proto__', 'constructor'],
      ['DE89', 'x'],
    ]);
  });

  it('reads any list of texts with every cell', () => {
    const filled = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
    const table = fc.array(fc.array(filled, { minLength: 1, maxLength: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        expect(read(JSON.stringify(rows))).toEqual(rows);
      }),
    );
  });
});
