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

describe('precedence of VAT words', () => {
  it.each([
    ['Email or VAT number', 'vat'],
    ['VAT code', 'vat'],
    ['VAT rate', null],
    ['VAT number (not IBAN)', 'vat'],
  ])('%s', (label, kind) => {
    expect(fieldKind(field(`<label>${label}<input></label>`))).toBe(kind);
  });

  it('VAT words also apply on a telephone keypad', () => {
    expect(fieldKind(field('<label>VAT number or phone<input type="tel"></label>'))).toBe('vat');
  });
});
