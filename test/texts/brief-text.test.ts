import { describe, expect, it } from 'vitest';
import { checkValue } from '../../lib/check/index.ts';
import type { Kind } from '../../lib/domain/index.ts';
import { BRIEF_VARIANTS, briefText } from '../../lib/texts/brief-text.ts';
import { fieldLineText } from '../../lib/texts/line.ts';
import { verdict } from '../page/field/fake-tracked-field.ts';

describe('the brief text of a verdict', () => {
  it.each<[Kind, string, string]>([
    ['email', 'bob@gmial.com', 'Probably a typing error'],
    ['email', 'bob@mailinator.com', 'Disposable: soon gone'],
    ['email', 'bob.gmail.com', 'There is no @ in it'],
    ['email', 'bob@gmail.com', 'Looks right, checked offline'],
    ['iban', 'DE89370400440532013001', 'The check digits do not fit'],
    ['iban', 'DE893704004405320130', 'Too short'],
    ['vat', 'DE136695977', 'The check digits do not fit'],
    ['vat', 'DE13669597', 'Too short'],
    ['bic', 'DEUTXXFF', 'There is no such country code'],
    ['bic', 'DE89370400440532013000', 'This is an IBAN, not a BIC'],
    ['phone', '+4912', 'The wrong length'],
    ['phone', 'abc', 'This is not a phone number'],
  ])('%s %s: %s', (kind, value, expected) => {
    expect(briefText(checkValue(kind, value))).toBe(expected);
  });

  it('says what kind of disposable value it is', () => {
    const disposable = verdict({ standing: 'bad', reason: 'disposable' });
    expect(briefText({ ...disposable, kind: 'phone' })).toBe('A disposable number');
  });

  it('has a text for each reason in the table', () => {
    const other = fieldLineText('brief', { reason: 'other' });
    for (const reason of BRIEF_VARIANTS.values())
      expect(fieldLineText('brief', { reason }), reason).not.toBe(other);
  });

  it('follows the tone where the reason has no text of its own', () => {
    const of = (standing: 'good' | 'caution' | 'bad' | 'unknown', basis: 'api' | 'syntax') =>
      briefText({ ...verdict({ standing, reason: 'new-reason' }), basis: [basis] });
    expect(of('good', 'syntax')).toBe('Looks right, checked offline');
    expect(of('good', 'api')).toBe('Nothing speaks against it');
    expect(of('bad', 'api')).toBe('Something is wrong with it');
    expect(of('caution', 'syntax')).toBe('Take a second look');
    expect(of('unknown', 'syntax')).toBe('This cannot be told for certain');
  });
});
