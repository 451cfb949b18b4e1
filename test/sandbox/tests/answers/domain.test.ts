/** GET /v1/domain and /v1/intelligence/domain. */
import { describe, expect, it } from 'vitest';
import { at, movableClock, sandboxForTests } from '../support.ts';

const clock = movableClock('2026-03-10T12:00:00Z');
const waits: number[] = [];
const sandbox = sandboxForTests({
  clock: clock.now,
  deepMs: 30,
  wait: async (ms) => void waits.push(ms),
});
const PATHS = ['/v1/domain', '/v1/intelligence/domain'] as const;
const ask = async (query: string, more: Record<string, string> = {}): Promise<unknown> =>
  (await sandbox.get(PATHS[1], { query, ...more })).body;

describe('what the query accepts', () => {
  it.each(
    PATHS.flatMap((path) =>
      [
        ['google.com', 'google.com'],
        ['www.google.com', 'google.com'],
        ['https://www.google.com/maps?q=1#top', 'google.com'],
        ['http://bob:pw@google.com:8080/', 'google.com'],
        ['GOOGLE.COM.', 'google.com'],
        ['mail.google.com', 'mail.google.com'],
        ['www.de', 'www.de'],
        ['münchen.de', 'xn--mnchen-3ya.de'],
      ].map(([query, domain]) => [path, query ?? '', domain ?? ''] as const),
    ),
  )('%s: %s is %s', async (path, query, domain) => {
    expect((await sandbox.get(path, { query })).body).toMatchObject({ domain });
  });
});

describe('the answer', () => {
  it.each([
    ['mailinator.com', ['disposable-email-domains-js'], ['disposable']],
    ['gmail.com', ['free-email-domains-list'], ['public']],
    ['duck.com', ['sandbox relay fixture'], ['relay']],
    ['stanford.edu', [], ['education']],
    ['google.com', [], []],
  ])('%s: sources %o, tags %o', async (query, sources, tags) => {
    expect(await ask(query)).toMatchObject({ sources, tags });
  });

  it('has no invented dates for an unknown domain, but stand-ins that the header names', async () => {
    const { body, headers } = await sandbox.get(PATHS[1], { query: 'unknown.test' });
    expect(body).toMatchObject({
      domain_age_days: -1,
      whois: { registrar: '', creation_date: '1970-01-01' },
      first_seen: '1970-01-01',
    });
    expect(headers.get('x-sandbox-unknown')).toBe(
      'domain_age_days,whois.registrar,whois.creation_date,whois.expiration_date,' +
        'whois.updated_date,first_seen,last_seen',
    );
  });

  it('is 404 for a name that never exists', async () => {
    expect((await sandbox.get(PATHS[1], { query: 'a.invalid' })).status).toBe(404);
  });
});

describe('certificate transparency', () => {
  const FLAG = 'certificate_transparency';

  it('is off by default', async () => {
    expect(at(await ask('deliverable.test'), FLAG)).toBeUndefined();
  });

  it.each(PATHS)('%s: the flag adds data and latency, not cost', async (path) => {
    waits.length = 0;
    const { body } = await sandbox.get(path, { query: 'deliverable.test', [FLAG]: 'true' });
    expect(waits).toEqual([30]);
    expect(at(body, FLAG)).toMatchObject({
      certificate_history: [{ issuer: 'Sandbox CA (fixture)' }, {}],
      current_certificate: { issuer: 'Sandbox CA (fixture)' },
      issuers: ['Sandbox CA (fixture)'],
      subject_alternative_names: ['deliverable.test', 'www.deliverable.test'],
    });
    expect(await sandbox.last()).toEqual([200, path === PATHS[0] ? 5 : 2]);
  });

  it('of another type is 400', async () => {
    const params = { query: 'google.com', [FLAG]: 'maybe' };
    expect((await sandbox.get(PATHS[0], params)).status).toBe(400);
  });
});
