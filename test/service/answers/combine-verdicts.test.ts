import { describe, expect, it } from 'vitest';
import { STANDINGS, type Standing, type Verdict } from '../../../lib/domain/index.ts';
import { combineVerdicts } from '../../../lib/service/answers/merged-answer.ts';

const verdict = (
  who: 'offline' | 'api',
  standing: Standing,
  more: Partial<Verdict> = {},
): Verdict => ({
  kind: 'iban',
  value: who === 'offline' ? 'DE89' : 'de89',
  standing,
  reason: `${who}-${standing}`,
  headline: who,
  facts: [
    { name: 'iban.bank', label: who === 'api' ? 'Bank' : 'bank', value: who },
    { name: who, label: who, value: 'x' },
  ],
  basis: who === 'api' ? ['api'] : ['syntax', 'check-digits'],
  ...more,
});

describe('a check and a lookup combined into one verdict', () => {
  const table = STANDINGS.flatMap((offline) =>
    STANDINGS.map((api) => {
      const keepsOffline = api === 'unknown' && (offline === 'bad' || offline === 'caution');
      return [offline, api, keepsOffline ? `offline-${offline}` : `api-${api}`] as const;
    }),
  );
  it.each(table)('%s offline and %s from the registry: %s', (offline, api, reason) => {
    const combined = combineVerdicts(verdict('offline', offline), verdict('api', api));
    expect(combined.reason).toBe(reason);
    expect(combined.basis).toEqual(['syntax', 'check-digits', 'api']);
    expect(combined.value).toBe('DE89');
  });

  it('has each fact once, as the registry’s verdict words it', () => {
    const { facts } = combineVerdicts(verdict('offline', 'good'), verdict('api', 'good'));
    expect(facts.map(({ label, value }) => `${label}=${value}`)).toEqual([
      'Bank=api',
      'api=x',
      'offline=x',
    ]);
  });

  it.each([
    ['good', undefined, undefined],
    ['bad', undefined, 'mine'],
    ['good', 'theirs', 'theirs'],
  ] as const)('from a %s answer with suggestion %s offers %s', (standing, theirs, offered) => {
    const answer = verdict('api', standing, theirs ? { suggestion: theirs } : {});
    const combined = combineVerdicts(verdict('offline', 'caution', { suggestion: 'mine' }), answer);
    expect(combined.suggestion).toBe(offered);
  });
});
