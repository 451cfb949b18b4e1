import { describe, expect, it } from 'vitest';
import type { Kind } from '../../lib/domain/index.ts';
import { fieldLineText } from '../../lib/texts/areas.ts';
import { BRIEF_VARIANTS, briefText } from '../../lib/texts/brief-text.ts';
import { checkValue } from '../check-data.ts';
import { verdict } from '../page/field/fake-tracked-field.ts';
import { withShownTexts } from './in-texts.ts';

describe('the brief text of a verdict', () => {
  it.each<[Kind, string, string]>([
    ['email', 'bob@gmial.com', 'Probably a typo'],
    ['email', 'bob@gmail.com', 'Passes the offline checks'],
    ['iban', 'DE89370400440532013001', 'The check digits do not match'],
    ['bic', 'DEUTXXFF', 'This country code does not exist'],
  ])('%s %s: %s', (kind, value, expected) => {
    expect(briefText(withShownTexts(checkValue(kind, value)))).toBe(expected);
  });

  it('says which kind of value is disposable', () => {
    const disposable = verdict({ standing: 'bad', reason: 'disposable' });
    expect(briefText({ ...disposable, kind: 'phone' })).toBe('A disposable number');
  });

  it('says what the sentence says where email may not arrive, and no more', () => {
    const risky = verdict({ standing: 'caution', reason: 'may-not-arrive' });
    expect(briefText(risky)).toBe('Email may not arrive');
  });

  it('has a text for each reason in the table', () => {
    const other = fieldLineText('brief', { reason: 'other' });
    for (const reason of BRIEF_VARIANTS.values())
      expect(fieldLineText('brief', { reason }), reason).not.toBe(other);
  });

  it('depends on the tone if the reason has no text', () => {
    const of = (standing: 'good' | 'caution' | 'bad' | 'unknown', basis: 'api' | 'syntax') =>
      briefText({ ...verdict({ standing, reason: 'new-reason' }), basis: [basis] });
    expect(of('good', 'syntax')).toBe('Passes the offline checks');
    expect(of('good', 'api')).toBe('No problems found');
    expect(of('bad', 'api')).toBe('Something is wrong');
    expect(of('caution', 'syntax')).toBe('Needs attention');
    expect(of('unknown', 'syntax')).toBe('This cannot be determined');
  });
});
