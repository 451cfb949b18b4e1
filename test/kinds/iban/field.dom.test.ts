import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../../lib/form/index.ts';
import { field } from '../../form/field-on-page.ts';

describe('IBANs', () => {
  it('an example under another name shows what is taken', () => {
    const sample = 'placeholder="NL00 BANK 0123 4567 89"';
    expect(readField(field(`<label>Rekeningnummer<input ${sample}></label>`))).toMatchObject({
      kind: 'iban',
      loose: true,
    });
    expect(fieldKind(field('<label>Rekeningnummer<input></label>'))).toBeNull();
  });

  it.each([
    ['IBAN', 'iban', undefined],
    ['Codice IBAN', 'iban', undefined],
    ['IBAN / BIC', 'iban', true],
    ['BIC / IBAN', 'iban', true],
    ['Email or IBAN', 'iban', true],
    ['Account number (not IBAN)', null, undefined],
    ['IBAN holder name', null, undefined],
  ])('%s', (label, kind, loose) => {
    const reading = readField(field(`<label>${label}<input></label>`));
    expect([reading.kind, reading.loose]).toEqual([kind, loose]);
  });

  it('boxes for pieces of a number are none', () => {
    expect(readField(field('<label>IBAN<input maxlength="4"></label>')).why).toBe('veto:part');
  });
});
