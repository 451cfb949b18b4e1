import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { runs } from '../../tools/runs.ts';
import { around, grouped } from './generate.ts';

const numbers = getCountries().flatMap((region) => {
  const number = getExampleNumber(region, examples);
  return number ? [number] : [];
});

describe('every example number', () => {
  it('is found in international form in any grouping inside prose, at exactly its span', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers).chain((number) =>
          fc.tuple(
            fc.constant(number.number),
            around(
              grouped(number.nationalNumber, ['', ' ', '-', '.', '\u00a0', '\u2011'])
                // A program has turned such a number into a decimal.
                .filter((body) => !/\.0+$/.test(body))
                .chain((body) =>
                  fc
                    .constantFrom('', ' ', '-')
                    .map((gap) => `+${number.countryCallingCode}${gap}${body}`),
                ),
            ),
          ),
        ),
        ([value, { text, raw, start }]) => {
          expect(detect(text)).toEqual([
            { kind: 'phone', start, end: start + raw.length, raw, value },
          ]);
        },
      ),
    );
  });
});

/** Text made of characters that occur in values, which is most likely to break a scanner. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'@|.|+|00|(|)|-| |\u00a0|\u200b|\u202e|\u00ad|\n|IBAN|DE89|ATU|NL|B01|tel:|ext. '.split(
          '|',
        ),
        ...'://|mailto:|xn--|%40|٣|９|é|漢|\ud83d|\ude00|_|/|:'.split('|'),
      ),
      fc.nat(99_999).map(String),
      fc.string({ maxLength: 4 }),
      fc.constantFrom(
        'bob',
        'x.com',
        '+49 30 901820',
        'DE89 3704 0044 0532 0130 00',
        'ATU13585627',
      ),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

describe('any text', () => {
  it.each(['text', 'selection'] as const)('yields ordered, exact findings in scope %s', (scope) => {
    fc.assert(
      fc.property(
        fc.oneof(hostile, hostile, fc.string({ unit: 'binary', maxLength: 60 })),
        fc.constantFrom('DE', 'US', 'FR', 'ES', undefined),
        (text, region) => {
          const found = detect(text, region ? { scope, region } : { scope });
          let end = 0;
          for (const finding of found) {
            expect(finding.start).toBeGreaterThanOrEqual(end);
            expect(finding.end).toBeGreaterThan(finding.start);
            expect(finding.raw).toBe(text.slice(finding.start, finding.end));
            expect(finding.value).not.toBe('');
            end = finding.end;
          }
          expect(end).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: runs(2_000, scope === 'text' ? 100_000 : 10_000) },
    );
  });

  it('has at least the exact findings with the page detector', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const light = detectCandidates(text);
        for (const { start, end } of detect(text)) {
          expect(light.some((other) => other.start < end && start < other.end)).toBe(true);
        }
      }),
    );
  });
});
