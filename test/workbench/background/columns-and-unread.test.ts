import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCandidates } from '../../../lib/service/values/candidates.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { checkValue } from '../../check-data.ts';
import { expectLinear, repeated } from '../../growth.ts';

function read(text: string, region = '') {
  const { values, unread } = findCandidates(text, { detect, check: checkValue }, region);
  return {
    values: values.map(({ kind, value }) => `${kind} ${checkValue(kind, value).standing}`),
    raw: values.map(({ raw }) => raw),
    unread: unread.map(({ line, text, reason }) => `${line ?? ''} ${text}: ${reason}`.trim()),
  };
}

const GOOD = 'DE89 3704 0044 0532 0130 00';
const OTHER = 'GB29 NWBK 6016 1331 9268 19';
const THIRD = 'FR14 2004 1010 0505 0001 3M02 606';
/** With the letter O for a zero, with a doubled digit, and with two digits missing. */
const MISTYPED = [
  'DE89 3704 0O44 0532 0130 00',
  'DE89 3704 0044 05532 0130 00',
  'DE89 3704 0044 0532 013',
] as const;

it('reads a header of labels, with a full stop and above a name', () => {
  const text = [
    'Fornitore\tP.IVA\tIBAN',
    `Rossi Srl\tIT00743110157\t${GOOD}`,
    `Bianchi Spa\tIT00743110158\t${OTHER}`,
    `Verdi\t00743110157\t${THIRD}`,
    `Neri\tIТ00743110157\t${MISTYPED[0]}`,
  ].join('\n');
  expect(read(text, 'IT').values).toEqual([
    'vat good',
    'iban good',
    'vat bad',
    'iban good',
    expect.stringMatching(/^vat (?:good|unknown)$/),
    'iban good',
    'vat bad',
    'iban bad',
  ]);
});

it('reads aligned columns whose names have commas', () => {
  const text = [
    'Company                     Account (IBAN)               BIC',
    `Model and Sons, Ltd.        ${GOOD}  TKMLPTIU006`,
    `South Example, Ltd.         ${OTHER}  AVJOIEAX`,
    `Sample Timber, Inc.         ${THIRD}  NATFNLYHXXXX`,
  ].join('\n');
  const rows = ['iban good', 'bic good', 'iban good', 'bic good', 'iban good', 'bic bad'];
  expect(read(text).values).toEqual(rows);
});

describe('a table', () => {
  describe.each(['\t', ';', ',', ' | ', '    '])('separated by %j', (separator) => {
    const table = (header: readonly string[] | null, cells: readonly string[]) =>
      [
        ...(header ? [header] : []),
        ...cells.map((cell, i) => [`Supplier ${'ABCDEFGH'[i]}`, cell, `${i}1.50`]),
      ]
        .map((row) => row.join(separator))
        .join('\n');

    it.each([...MISTYPED, '0532 013000'])(
      'reads %s among valid values as the kind of its column',
      (mistyped) => {
        const text = table(null, [GOOD, mistyped, OTHER, THIRD]);
        expect(read(text, 'DE')).toEqual({
          values: ['iban good', 'iban bad', 'iban good', 'iban good'],
          raw: [GOOD, mistyped, OTHER, THIRD],
          unread: [],
        });
      },
    );

    it.each(['n/a', 'k. A.', '–', 'none'])('ignores the placeholder %s', (placeholder) => {
      const text = table(null, [GOOD, placeholder, MISTYPED[2], OTHER, THIRD, placeholder]);
      expect(read(text).values).toEqual(['iban good', 'iban bad', 'iban good', 'iban good']);
    });

    it('reads mistyped values under a header that names the kind, and reports words', () => {
      expect(read(table(['Name', 'IBAN', 'Sum'], [...MISTYPED, 'to follow', GOOD]))).toEqual({
        values: ['iban bad', 'iban bad', 'iban bad', 'iban good'],
        raw: [...MISTYPED, GOOD],
        unread: ['5 to follow: not-in-column'],
      });
    });
  });

  it('keeps a valid value of another kind in a column without a header', () => {
    const text = [GOOD, OTHER, 'ada@example.org', THIRD].map((cell) => `x;${cell}`).join('\n');
    expect(read(text).values).toEqual(['iban good', 'iban good', 'email caution', 'iban good']);
  });

  it('does not split at a separator in quotes', () => {
    const text = `"Alder; Sons";IBAN\n"Birch; Co";${GOOD}\n"Cedar; Co";${MISTYPED[0]}`;
    expect(read(text).raw).toEqual([GOOD, MISTYPED[0]]);
  });

  it('ignores invisible characters in values', () => {
    const cells = [GOOD, OTHER, THIRD, MISTYPED[0]].map((cell) => `\u202a\ufeff${cell}\u202c;x`);
    expect(read(cells.join('\n')).values).toEqual([...Array(3).fill('iban good'), 'iban bad']);
  });

  it('does not take amounts, dates and names for values', () => {
    const text = 'Name\tDate\tSum\nAlder\t01.02.2024\t1,240.00\nBirch\t02.02.2024\t310.50';
    expect(read(text)).toEqual({ values: [], raw: [], unread: [] });
  });
});

describe('an unread text', () => {
  it.each([
    ['12345678', '', '12345678: number-without-region'],
    ['12345678', 'DE', '12345678: number'],
    ['ada@', '', 'ada@: email-incomplete'],
    ['+49', '', '+49: incomplete'],
    ['IBAN: 12345678', '', '12345678: account-number'],
  ])('%s (region "%s") has the reason %s', (text, region, expected) => {
    expect(read(text, region).unread).toEqual([expected]);
  });

  it.each([
    ['XX91 ABNA 0417 1643 0012', 'unknown-country'],
    ['DE89 3704 0044 0532 01', 'too-short'],
    ['NL91 ABNA 0417 1643 0012', 'too-long'],
  ])(
    'in a sentence is reported if it looks like an IBAN, unless it is read as a wrong one: %s, %s',
    (iban, reason) => {
      const { values, unread } = read(`Please pay to ${iban} before Monday, thank you very much.`);
      expect([...values, ...unread]).toEqual([
        expect.stringMatching(new RegExp(`^(?:iban bad|${iban}: ${reason})$`)),
      ]);
    },
  );

  it('of a list has its line number', () => {
    const text = [GOOD, '12345678', 'ada@example.org', 'to follow', 'bob@example.org'].join('\n');
    expect(read(text).unread).toEqual([
      '2 12345678: number-without-region',
      '4 to follow: no-value',
    ]);
  });

  it.each([
    `Sehr geehrte Frau Alder,

vielen Dank für Ihre Bestellung Nr. 4711-2024 vom 12.03.2024 über 1.234,56 EUR. Die Sendung
DE123456789012345 ist am 14.03. um 12:30 eingetroffen (Kundennummer 100234567). 3 @ 12,50 EUR,
siehe @alder. Version 10.0.19045.3930, Seriennummer SN1234567890, Aktenzeichen 2 O 123/24.

Telefonisch sind wir von 9 bis 17 Uhr erreichbar. Steuernummer 12/345/67890.`,
    `Hi Bob,
attached is invoice INV-2024-00123 (PO 4500012345), due 2024-04-01, for USD 12,345.67. The VAT is
20 %, 2,057.61. Your reference is RE2024000123, the parcel 1Z999AA10123456784. Phone calls cost
0.20 per minute. ISBN 978-3-16-148410-0. Booking AB12CD34EF56GH78, document
123e4567-e89b-12d3-a456-426614174000.
Thanks, @ada`,
  ])('does not occur in an ordinary letter: %s', (text) => {
    expect(read(text, 'DE').unread).toEqual([]);
  });
});

it('has its values and unread texts in order, exactly as written', () => {
  const parts = [GOOD, ...MISTYPED, 'ada@', 'IBAN: ', ';', '\t', '\n', '\r\n', '"', '\u202e', ' '];
  const piece = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 8 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const { values, unread } = findCandidates(text, { detect, check: checkValue }, '');
      let end = 0;
      for (const value of values) {
        expect(value.start).toBeGreaterThanOrEqual(end);
        end = value.end;
        expect(text.slice(value.start, value.end)).toContain(value.raw);
      }
      const lineCount = text.split(/\r\n|\r|\n/).length;
      for (const { line } of unread) expect(line ?? 1).toBeLessThanOrEqual(lineCount);
    }),
  );
});

describe('a hostile text', () => {
  it.each([';,|\t', '";', '  ', 'a;b\n', 'a@', 'DE89 ', 'IBAN: ', '\u202e\u200b', ' \n'])(
    'of repeated %j takes linear time',
    (unit) => {
      expectLinear(unit, { input: (size) => repeated(unit, size), run: (text) => read(text) });
    },
  );
});
