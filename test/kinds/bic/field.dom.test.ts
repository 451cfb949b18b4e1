/** BIC fields. */
import { describe, expect, it } from 'vitest';
import { readField } from '../../../lib/form/index.ts';
import { field } from '../../form/field-on-page.ts';

describe('BIC fields', () => {
  it.each([
    ['BIC/SWIFT', 'bic', undefined],
    ['SWIFT code', 'bic', undefined],
    ['Código SWIFT', 'bic', undefined],
    ['BIC (if the IBAN is foreign)', 'bic', true],
    ['Bicycle', null, undefined],
    ['Swift version', null, undefined],
    ['SWIFT payments a month', null, undefined],
  ])('%s', (label, kind, loose) => {
    const reading = readField(field(`<label>${label}<input></label>`));
    expect([reading.kind, reading.loose]).toEqual([kind, loose]);
  });

  it.each([
    '<input name="bic">',
    '<input name="swift_code">',
    '<input id="bankBic" maxlength="11">',
    '<input pattern="[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?" name="f7">',
    '<input placeholder="COBADEFFXXX" name="f7">',
  ])('%s', (html) => {
    expect(readField(field(html)).kind).toBe('bic');
  });

  it('rejects fields for parts of a BIC', () => {
    expect(readField(field('<label>BIC<input maxlength="3"></label>')).why).toBe('veto:part');
  });
});
