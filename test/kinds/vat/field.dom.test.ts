import { describe, expect, it } from 'vitest';
import { fieldKind, readField } from '../../../lib/form/index.ts';
import { field } from '../../form/field-on-page.ts';

describe('VAT numbers and other tax numbers', () => {
  it('Slovak DIČ is the income tax number, Czech DIČ the VAT number', () => {
    const html = '<label>DIČ<input name="dic"></label>';
    expect(fieldKind(field(html, 'cs'))).toBe('vat');
    expect(readField(field(html, 'sk'))).toEqual({ kind: null, why: 'veto:tax-number' });
    expect(fieldKind(field('<label>DIČ (IČ DPH)<input></label>', 'sk'))).toBe('vat');
  });

  it.each([
    ['hu', 'Adószám', true],
    ['hu', 'Közösségi adószám', undefined],
    ['ro', 'CUI', true],
    ['en', 'VAT number', undefined],
  ])('%s: the label "%s" also accepts the national form: %s', (lang, label, loose) => {
    const { kind, loose: read } = readField(field(`<label>${label}<input></label>`, lang));
    expect([kind, read]).toEqual(['vat', loose]);
  });

  it('rejects fields for parts of a number', () => {
    expect(readField(field('<label>VAT number<input maxlength="2"></label>')).why).toBe(
      'veto:part',
    );
  });
});

it.each([
  ['Email or VAT number', 'text', 'vat'],
  ['VAT number (not IBAN)', 'text', 'vat'],
  ['VAT number or phone', 'tel', 'vat'],
])('the label "%s" on a field of type %s asks for %s', (label, type, kind) => {
  expect(fieldKind(field(`<label>${label}<input type="${type}"></label>`))).toBe(kind);
});
