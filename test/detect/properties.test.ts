import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { detect } from '../../lib/detect/index.ts';
import { detectCandidates } from '../../lib/detect/page-detector.ts';
import { runs } from '../tools/runs.ts';
import { around, grouped, iban, vat } from './generate.ts';

const SEPARATORS = ['', ' ', '\u00a0', '\u202f', '-', '.'];

describe('every valid IBAN', () => {
  it('is found in any grouping inside prose, at exactly its span', () => {
    fc.assert(
      fc.property(
        iban.chain((value) =>
          fc.tuple(fc.constant(value), fc.boolean(), around(grouped(value, SEPARATORS, 4))),
        ),
        ([value, lower, { text, raw, start }]) => {
          const written = lower ? text.replace(raw, raw.toLowerCase()) : text;
          const found = detect(written);
          expect(found).toEqual([
            {
              kind: 'iban',
              start,
              end: start + raw.length,
              raw: lower ? raw.toLowerCase() : raw,
              value,
            },
          ]);
        },
      ),
    );
  });

  it('is not found as a valid one after a change of one character', () => {
    fc.assert(
      fc.property(
        iban.chain((value) =>
          fc.tuple(fc.constant(value), fc.nat(value.length - 3), fc.integer({ min: 1, max: 9 })),
        ),
        ([value, offset, shift]) => {
          const index = offset + 2;
          const digit = value.charCodeAt(index) - 48;
          fc.pre(digit >= 0 && digit < 10);
          const changed = value.slice(0, index) + ((digit + shift) % 10) + value.slice(index + 1);
          const found = detect(changed).filter(({ kind }) => kind === 'iban');
          expect(found.filter(({ evidence }) => evidence === undefined)).toEqual([]);
        },
      ),
    );
  });
});

describe('every valid VAT number', () => {
  it('is found in any grouping inside prose, at exactly its span', () => {
    fc.assert(
      fc.property(
        vat.chain((value) =>
          fc.tuple(
            fc.constant(value),
            around(
              grouped(value.slice(2), ['', ' ', '.', '-', '\u00a0']).chain((body) =>
                fc.constantFrom('', ' ').map((gap) => value.slice(0, 2) + gap + body),
              ),
            ),
          ),
        ),
        ([value, { text, raw, start }]) => {
          expect(detect(text)).toEqual([
            { kind: 'vat', start, end: start + raw.length, raw, value },
          ]);
        },
      ),
    );
  });
});

const numbers = getCountries().flatMap((region) => {
  const number = getExampleNumber(region, examples);
  return number ? [number] : [];
});

describe('every example number', () => {
  it('is found in international form in any grouping inside prose, at exactly its span', () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...numbers)
          .chain((number) =>
            fc.tuple(
              fc.constant(number.number),
              around(
                grouped(number.nationalNumber, ['', ' ', '-', '.', '\u00a0', '\u2011']).chain(
                  (body) =>
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
