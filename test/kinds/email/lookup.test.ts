import { describe, expect, it } from 'vitest';
import { verdictFromAnswer as verdictFromAnswerInMessages } from '../../../lib/api/client/question.ts';
import { inTexts } from '../../texts/in-texts.ts';

const verdictFromAnswer = inTexts(verdictFromAnswerInMessages);

const VALUE = 'ada@example.net';

function standard(answer: object) {
  return verdictFromAnswer('email', VALUE, 'intelligenceEmail', { disposable: false, ...answer });
}

function deep(answer: object) {
  return verdictFromAnswer('email', VALUE, 'intelligenceEmailq', {
    disposable: false,
    dns: { mx: true },
    ...answer,
  });
}

function factsOf(verdict: ReturnType<typeof standard>) {
  return Object.fromEntries((verdict?.facts ?? []).map((fact) => [fact.label, fact]));
}

describe('the verdict of an email lookup', () => {
  it.each([
    [{ dns: { mx: true } }, 'good', 'no-risk-found'],
    [{}, 'good', 'no-risk-found'],
    [{ dns: null, role_account: null, risk_score: null }, 'good', 'no-risk-found'],
    [{ disposable: true, dns: { mx: true } }, 'caution', 'disposable'],
    [{ disposable: true, is_alias: true }, 'caution', 'disposable'],
    [{ disposable: true, dns: { mx: false } }, 'bad', 'no-mail-server'],
    [{ dns: { mx: false } }, 'bad', 'no-mail-server'],
    [{ did_you_mean: 'ada@example.com' }, 'caution', 'did-you-mean'],
    [{ risk_score: 75 }, 'caution', 'high-risk'],
    [{ risk_score: 74 }, 'good', 'no-risk-found'],
    [{ risk_score: 101 }, 'good', 'no-risk-found'],
    [{ relay_domain: true, dns: { mx: true } }, 'good', 'relay'],
    [{ role_account: true, role_type: 'sales' }, 'good', 'role'],
    [{ is_alias: true }, 'good', 'alias'],
    [{ is_alias: true, relay_domain: true }, 'good', 'relay'],
    [{ public_domain: true, dns: { mx: true } }, 'good', 'no-risk-found'],
    // Without a mailbox check, smtp_valid may be a placeholder, so it decides nothing.
    [{ smtp_valid: false, is_catch_all: true, qualification: null }, 'good', 'no-risk-found'],
  ] as const)('with %j is %s (%s)', (answer, standing, reason) => {
    expect(standard(answer)).toMatchObject({ standing, reason, value: VALUE, basis: ['api'] });
  });

  it.each([
    [{ qualification: 'valid', smtp_valid: true }, 'good', 'deliverable'],
    [{ qualification: 'valid', dns: { mx: false } }, 'good', 'deliverable'],
    [{ qualification: 'invalid', smtp_valid: false }, 'bad', 'undeliverable'],
    [{ qualification: 'invalid' }, 'bad', 'undeliverable'],
    [{ qualification: 'risky', is_catch_all: true }, 'caution', 'catch-all'],
    [{ qualification: 'valid', smtp_valid: true, is_catch_all: true }, 'caution', 'catch-all'],
    [{ qualification: 'unknown', smtp_valid: null, is_catch_all: true }, 'caution', 'catch-all'],
    [{ qualification: 'invalid', is_catch_all: true }, 'bad', 'undeliverable'],
    [{ qualification: 'risky' }, 'caution', 'may-not-arrive'],
    [{ qualification: 'disposable' }, 'caution', 'disposable'],
    [{ qualification: 'invalid', disposable: true }, 'bad', 'undeliverable'],
    [{ qualification: 'unknown' }, 'unknown', 'deliverability-unknown'],
    [{ qualification: 'unknown', smtp_valid: false }, 'unknown', 'deliverability-unknown'],
    [{ qualification: 'greylisted' }, 'unknown', 'deliverability-unknown'],
    [{ qualification: 'valid', role_account: true }, 'good', 'role'],
    [{ qualification: 'invalid', did_you_mean: 'ada@example.com' }, 'bad', 'undeliverable'],
  ] as const)('with deliverability and %j is %s (%s)', (answer, standing, reason) => {
    expect(deep(answer)).toMatchObject({ standing, reason });
  });

  it.each([
    [{ qualification: 'risky', smtp_valid: true, is_catch_all: true }, /accepts every name/],
    [{ qualification: 'valid', smtp_valid: true, is_catch_all: true }, /cannot be confirmed/],
    // Only /v1/email reports catch-all servers.
    [{ qualification: 'risky', smtp_valid: true }, /accepts this address, but .* risky/],
    [{ qualification: 'risky', smtp_valid: null, is_catch_all: null }, /may not arrive/],
  ])('with %j agrees with the facts', (answer, headline) => {
    const verdict = deep(answer);
    expect(verdict?.headline).toMatch(headline);
    expect(factsOf(verdict)['Mailbox accepts email']?.standing).toBeUndefined();
  });

  it.each([
    [{ relay_domain: true, disposable: true }, 'caution'],
    [{ relay_domain: true, qualification: 'disposable' }, 'caution'],
    [{ relay_domain: true, qualification: 'valid' }, 'good'],
  ] as const)(
    'with %j calls the address a relay, and lists what other lists say',
    (answer, listed) => {
      expect(deep(answer)).toMatchObject({ standing: listed, reason: 'relay' });
      expect(factsOf(deep(answer)).Disposable?.standing).toBe(listed);
    },
  );

  it('suggests the probable address, given as a whole address or a domain', () => {
    expect(standard({ did_you_mean: 'ada@example.com' })?.suggestion).toBe('ada@example.com');
    expect(standard({ did_you_mean: 'example.com' })?.suggestion).toBe('ada@example.com');
  });

  it.each([
    ...[null, '', '  ', 'ADA@example.net', 'example.net', '42', 'example', 'ada@@example.com'],
    ...['ada@example.com\u0007', 'a\u202eda@example.com', 'ada@exam\u200bple.com', 'exam\tple.com'],
    ...['<b>ada</b>@example.com', 'Ada <ada@example.com>', '"<b>"@example.com', 'ada@gmial.com'],
    ...['ada@example.com, bob@example.com', 'ada@example..com', '-example.com', 'example.c0m'],
  ])('suggests nothing for did_you_mean %j', (meant) => {
    const verdict = standard({ did_you_mean: meant });
    expect(verdict).not.toHaveProperty('suggestion');
    expect(verdict?.reason).toBe('no-risk-found');
  });

  it.each([101, -1, 1e9])('shows a score of %d as a number, not as one out of 100', (score) => {
    const { Risk } = factsOf(standard({ risk_score: score }));
    expect(Risk).toMatchObject({ label: 'Risk', value: String(score) });
  });

  it('lists the facts of the answer', () => {
    const facts = factsOf(
      deep({
        qualification: 'risky',
        smtp_valid: true,
        is_catch_all: true,
        role_account: true,
        role_type: 'customer_service',
        public_domain: true,
        relay_domain: false,
        is_alias: true,
        dns: {
          mx: true,
          spf_valid: true,
          dmarc_valid: false,
          mx_providers: [{ slug: 'one', type: 'business_mail', grade: 'A' }, { slug: 'two' }],
        },
        risk_score: 80,
      }),
    );
    expect(
      Object.values(facts).map(({ name, value, standing = '' }) => `${name} ${value} ${standing}`),
    ).toEqual([
      'record.disposable No good',
      'record.deliverability Risky ',
      'email.labelMailbox Not known ',
      'email.labelCatchAll Yes caution',
      'record.alias Yes ',
      'email.labelRole customer service ',
      'record.webmail Yes ',
      'domain.mailServer Yes good',
      'record.mailProvider one, two ',
      'SPF Valid ',
      'DMARC Missing or not valid ',
      'record.risk 80 out of 100 caution',
    ]);
  });

  it.each([
    ['valid', true, 'Yes'],
    ['risky', false, 'No'],
    ['invalid', false, 'No'],
    ['unknown', true, 'Yes'],
    ['unknown', false, undefined],
    ['unknown', null, undefined],
    ['', true, undefined],
  ])('with qualification %j and smtp_valid %j says %s', (qualification, smtp, expected) => {
    const facts = factsOf(deep({ qualification, smtp_valid: smtp }));
    expect(facts['Mailbox accepts email']?.value).toBe(expected);
  });

  it('has no facts for missing fields', () => {
    expect(Object.keys(factsOf(standard({})))).toEqual(['Disposable']);
  });
});
