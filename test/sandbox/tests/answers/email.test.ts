/** GET /v1/email, /v1/intelligence/email, /v1/intelligence/emailq. */
import { describe, expect, it } from 'vitest';
import { sandboxForTests } from '../support.ts';

const sandbox = sandboxForTests();
const PATHS = ['/v1/email', '/v1/intelligence/email', '/v1/intelligence/emailq'] as const;
const ask = async (query: string, path: string = PATHS[1]): Promise<unknown> =>
  (await sandbox.get(path, { query })).body;

describe('every variant', () => {
  it.each(PATHS)('%s lowercases the query', async (path) => {
    expect(await ask('Bob@GMail.com', path)).toMatchObject({
      email: 'bob@gmail.com',
      normalized_email: 'bob@gmail.com',
      domain: 'gmail.com',
    });
  });

  it.each(
    PATHS.flatMap((path) =>
      ['bob', 'bob@@gmail.com', 'bob..b@gmail.com', 'bob@127.0.0.1'].map(
        (query) => [path, query] as const,
      ),
    ),
  )('%s: %s is 400', async (path, query) => {
    expect((await sandbox.get(path, { query })).status).toBe(400);
  });
});

describe('lists', () => {
  it.each([
    ['bob@gmail.com', { public_domain: true, disposable: false, relay_domain: false }],
    ['bob@mailinator.com', { public_domain: false, disposable: true, relay_domain: false }],
    ['bob@duck.com', { public_domain: false, disposable: false, relay_domain: true }],
    ['bob@stanford.edu', { education: true, disposable: false, public_domain: false }],
    ['bob@deliverable.test', { education: false, public_domain: false, disposable: false }],
  ])('%s: %o', async (query, facts) => {
    expect(await ask(query)).toMatchObject(facts);
  });

  it.each([
    ['info@deliverable.test', true, 'notification'],
    ['sales@deliverable.test', true, 'marketing'],
    ['postmaster+a@deliverable.test', true, 'other'],
    ['bob@deliverable.test', false, null],
    ['information.officer@deliverable.test', false, null],
  ])('%s: role account %s', async (query, role_account, role_type) => {
    expect(await ask(query)).toMatchObject({ role_account, role_type });
  });

  it.each([
    ['bob+shop@gmail.com', true],
    ['+bob@gmail.com', false],
    ['bob@gmail.com', false],
  ])('%s: alias %s', async (query, is_alias) => {
    expect(await ask(query)).toMatchObject({ is_alias });
  });
});

describe('did_you_mean', () => {
  it.each([
    ['bob@gmial.com', 'bob@gmail.com'],
    ['bob@gmail.con', 'bob@gmail.com'],
    ['bob+a@iclod.com', 'bob+a@icloud.com'],
  ])('%s: %s', async (query, did_you_mean) => {
    expect(await ask(query)).toMatchObject({ did_you_mean });
  });

  it.each(['gmail.com', 'mail.com', 'yahoo.de', 'deliverable.test'])(
    'nothing for %s',
    async (domain) => {
      expect(await ask(`bob@${domain}`)).toMatchObject({ did_you_mean: null });
    },
  );
});

describe('DNS', () => {
  it('has MX with provider, SPF and DMARC', async () => {
    expect(await ask('bob@gmail.com')).toMatchObject({
      dns: {
        mx: true,
        mx_records: [
          { hostname: 'gmail-smtp-in.l.google.com', priority: 10 },
          { hostname: 'alt1.gmail-smtp-in.l.google.com', priority: 20 },
        ],
        spf_valid: true,
        dmarc_valid: true,
        mx_providers: [{ slug: 'google', type: 'mailbox', grade: 'A' }],
      },
    });
  });

  it('does not affect the verdict when it is unknown', async () => {
    const params = { query: 'bob@a-firm-somewhere.com', qualification_check: 'true' };
    expect((await sandbox.get('/v1/email', params)).body).toMatchObject({
      dns: { mx: true, mx_records: [], spf: null, dmarc: null },
      risk_score: 0,
      qualification: 'unknown',
    });
  });
});

describe('deliverability', () => {
  const deep = async (query: string, path: string): Promise<unknown> =>
    (await sandbox.get(path, { query, qualification_check: 'true' })).body;

  const ROWS = [
    ['someone@deliverable.test', true, 'valid'],
    ['nobody@deliverable.test', false, 'invalid'],
    ['anyone@catch-all.test', true, 'risky'],
    ['bob@mailinator.com', false, 'disposable'],
    ['bob@unknown.test', false, 'invalid'],
    ['bob@gmail.com', false, 'unknown'],
  ] as const;

  it.each(ROWS)('/v1/email with qualification_check: %s', async (query, smtp_valid, verdict) => {
    expect(await deep(query, '/v1/email')).toMatchObject({
      smtp_valid,
      qualification: verdict,
      is_catch_all: query.endsWith('@catch-all.test'),
    });
  });

  it('is not verified without qualification_check', async () => {
    expect(await ask('someone@deliverable.test', '/v1/email')).toMatchObject({
      qualification: 'unknown',
    });
  });
});

describe('risk_score', () => {
  it.each([
    ['bob@deliverable.test', 0],
    ['bob@gmail.com', 5],
    ['bob+a@gmail.com', 10],
    ['info@deliverable.test', 15],
    ['bob@duck.com', 10],
    ['bob@unknown.test', 50],
    ['bob@mailinator.com', 90],
    ['bob@gmaill.com', 30],
  ])('%s: %i', async (query, risk_score) => {
    expect(await ask(query)).toMatchObject({ risk_score });
  });
});
