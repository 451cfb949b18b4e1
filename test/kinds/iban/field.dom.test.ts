import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../../lib/form/index.ts';
import { field } from '../../form/field-on-page.ts';

describe('IBAN fields', () => {
  it('an example IBAN under another label shows that the field accepts IBANs', () => {
    const sample = 'placeholder="NL00 BANK 0123 4567 89"';
    expect(readField(field(`<label>Rekeningnummer<input ${sample}></label>`))).toMatchObject({
      kind: 'iban',
      loose: true,
    });
    expect(fieldKind(field('<label>Rekeningnummer<input></label>'))).toBeNull();
  });

  it.each([
    ['IBAN / BIC', 'iban', true],
    ['BIC / IBAN', 'iban', true],
    ['Email or IBAN', 'iban', true],
  ])('%s', (label, kind, loose) => {
    const reading = readField(field(`<label>${label}<input></label>`));
    expect([reading.kind, reading.loose]).toEqual([kind, loose]);
  });

  it('rejects fields for parts of a number', () => {
    expect(readField(field('<label>IBAN<input maxlength="4"></label>')).why).toBe('veto:part');
  });
});
