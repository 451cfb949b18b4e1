import { describe, expect, it } from 'vitest';
import { guessValue } from '../../../lib/service/values/guess-value.ts';
import { checkValue } from '../../check-data.ts';

describe('a short text in which nothing was found', () => {
  it.each([
    ['DE89 3704 0044 0532 0103 00', 'iban', 'check-digits-wrong'],
    ['IBAN: DE89 3704 0044 0532 0130 0', 'iban', 'too-short'],
    ['DE136695975', 'vat', 'check-digits-wrong'],
    ['VAT DE136695975', 'vat', 'check-digits-wrong'],
    ['CHE 123.456.780', 'vat', 'check-digits-wrong'],
    ['• "FR 40 303 265 044".', 'vat', 'check-digits-wrong'],
    ['bob@@gmail.com', 'email', 'two-at-signs'],
    ['bob@gmail', 'email', 'no-dot-in-domain'],
    ['300.1.1.1', 'ip', 'number-too-big'],
    ['+49 30 1', 'phone', 'wrong-length'],
    ['IBAN DE89 3704 0044 0532', 'iban', 'too-short'],
  ])('%s was probably meant as %s: %s', (text, kind, reason) => {
    const meant = guessValue(text, checkValue);
    expect(meant?.kind).toBe(kind);
    expect(checkValue(meant?.kind ?? 'domain', meant?.value ?? '')).toMatchObject({
      standing: 'bad',
      reason,
    });
  });

  it.each([
    ['DEUTDEFF500', 'bic'],
    ['BIC DEUTDEF0', 'bic'],
    ['COBADEFFXXX', 'bic'],
  ])('%s was probably meant as %s', (text, kind) => {
    expect(guessValue(text, checkValue)?.kind).toBe(kind);
  });

  it.each([
    'nothing to see here',
    'RE-2026-24817',
    'INV-2026-02231',
    'DEUTDEFF',
    'ABCDEF12',
    'deutdeff500',
    '',
    '2026-11-21',
    // Numbers of orders, parcels and devices.
    'Order no. DE136695975',
    'Serial no. GB 123456789',
    'GM123456789012',
    'RR 123 456 785 DE',
    'FR12 3456 7890 1234',
    'PO 1234567890',
    '12345678',
    '01.02.2024',
    '01067',
    'v2.10.4',
    'a'.repeat(500),
  ])('%s was not meant as a value', (text) => {
    expect(guessValue(text, checkValue)).toBeNull();
  });
});
