/** Suggestions for domains: exactly those of the email check. */
import { DOMAINS } from 'free-email-domains-list';
import { describe, expect, it } from 'vitest';
import { checkValue as checkValueInReferences } from '../../../lib/check/index.ts';
import { MAIL_PROVIDERS, REAL_SIMILAR_DOMAINS } from '../../../lib/kinds/domain/check/providers.ts';
import { inTexts } from '../../texts/in-texts.ts';

const checkValue = inTexts(checkValueInReferences);

describe('a mistyped provider name', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['www.gmial.com', 'www.gmail.com'],
    ['https://gmial.com/inbox', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.com.com', 'gmail.com'],
    ['t-onlien.de', 't-online.de'],
  ])('%s is a caution: did you mean %s', (typed, suggestion) => {
    expect(checkValue('domain', typed)).toMatchObject({
      standing: 'caution',
      reason: 'mistyped-domain',
      suggestion,
    });
  });

  it.each([
    ['gmial.con', 'gmail.com', 'unknown-tld'],
    ['gmail.fom', 'gmail.com', 'unknown-tld'],
    ['gmx.dee', 'gmx.de', 'unknown-tld'],
    ['small-company.cmo', 'small-company.com', 'unknown-tld'],
    ['gmail', 'gmail.com', 'no-dot-in-domain'],
    ['gmail com', 'gmail.com', 'space-in-domain'],
    ['gmial,com', 'gmail.com', 'comma-in-domain'],
    ['gmail..com', 'gmail.com', 'two-dots'],
    ['gmail-com', 'gmail.com', 'no-dot-in-domain'],
  ])('%s is bad: did you mean %s', (typed, suggestion, reason) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'bad', reason, suggestion });
  });

  it('names the suspected provider', () => {
    expect(checkValue('domain', 'gmial.com').headline).toBe(
      'Probably a typo for gmail.com, though it may be a real domain that belongs to someone else.',
    );
  });

  it.each(['gmàil.com', 'hotmaıl.com'])('%s has look-alike letters', (typed) => {
    expect(checkValue('domain', typed)).toMatchObject({ standing: 'caution', reason: 'disguised' });
    expect(MAIL_PROVIDERS).toContain(checkValue('domain', typed).suggestion);
  });
});

describe('false alarms', () => {
  it.each([
    ...['www.gmail.com', 'mail.gmail.example.de', 'smtp.gmail.com', 'www.web.de', 'google.com'],
    ...['cloud.com', 'orange.com', 'proton.ch', 'yahoo-inc.com', 'login.yahoo.com', 'apple.com'],
    ...[
      'microsoft.com',
      'live.nl',
      'mail.de',
      'email.com',
      'heise.de',
      'www.heise.de',
      'olive.com',
    ],
  ])('%s', (domain) => {
    expect(checkValue('domain', domain).suggestion).toBeUndefined();
    expect(checkValue('domain', domain).reason).not.toBe('mistyped-domain');
  });

  it('do not occur for a provider or a real similar domain, with or without www.', () => {
    const real = [...MAIL_PROVIDERS, ...REAL_SIMILAR_DOMAINS];
    const alarms = [...real, ...real.map((domain) => `www.${domain}`)].filter(
      (domain) => checkValue('domain', domain).suggestion !== undefined,
    );
    expect(alarms).toEqual([]);
  });

  it('are fewer than one per thousand in a list of 96,000 mail domains', () => {
    const sample = [...DOMAINS].filter((_, i) => i % 8 === 3);
    const alarms = sample.filter(
      (domain) => checkValue('domain', domain).reason === 'mistyped-domain',
    );
    expect(sample.length).toBeGreaterThan(12_000);
    expect(alarms.length).toBeLessThan(sample.length / 1000);
  });
});
