/** API contract, Authentication; Errors 401 to 403; key states. */
import { describe, expect, it } from 'vitest';
import { at, sandboxForTests, VAT } from '../support.ts';

const sandbox = sandboxForTests();
const USAGE = '/v1/usage';

describe('the key', () => {
  it('is accepted in the query parameter x_api_key, which the log shows', async () => {
    const secret = sandbox.sandbox.keys.active;
    const { status } = await sandbox.get(USAGE, { x_api_key: secret }, { key: null });
    expect(status).toBe(200);
    expect((await sandbox.log()).at(-1)).toMatchObject({
      key: 'active',
      query: { x_api_key: secret },
    });
  });

  it.each([
    ['missing', null, 401, 'Invalid API Key'],
    ['wrong', 'no-such-key', 401, 'Invalid API Key'],
    ['inactive', 'inactive', 401, 'Inactive API Key'],
    ['expired', 'expired', 401, 'Expired API Key'],
    ['limited', 'limited', 401, 'Rate limit exceeded for the API key: quota monthly'],
    ['empty', 'empty', 402, 'Payment required'],
    ['deactivated', 'deactivated', 403, 'Forbidden: account deactivated'],
  ] as const)('%s: a lookup is refused, free', async (_state, key, status, error) => {
    expect(await sandbox.get(...VAT, { key })).toMatchObject({ status, body: { error } });
    expect(await sandbox.last()).toEqual([status, 0]);
  });

  it.each([
    [null, 401],
    ['no-such-key', 401],
    ['inactive', 401],
    ['expired', 401],
    ['deactivated', 403],
    ['limited', 200],
    ['empty', 200],
    ['noStats', 200],
    ['active', 200],
  ] as const)('%s: usage answers %i', async (key, status) => {
    expect(await sandbox.status(USAGE, {}, { key })).toBe(status);
  });

  it('gets 403 only on stats if the account has no API Stats', async () => {
    const stats = await sandbox.get('/v1/stats', { engine: 'vat' }, { key: 'noStats' });
    expect(stats).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('API Stats is not enabled') },
    });
    expect(await sandbox.status(...VAT, { key: 'noStats' })).toBe(200);
  });
});

it('checks key, account, limits, payment and parameters in this order', async () => {
  const all = { active: false, deactivated: true, quotas: { daily: 0 }, unpaidInvoice: true };
  await sandbox.setKey(all);
  const seen: unknown[] = [];
  for (const fix of [
    { active: true },
    { deactivated: false },
    { quotas: { daily: null } },
    { unpaidInvoice: false },
    {},
  ]) {
    const { status, body } = await sandbox.get('/v1/vat', { query: '?' });
    seen.push([status, at(body, 'error')]);
    await sandbox.setKey(fix);
  }
  expect(seen).toEqual([
    [401, 'Inactive API Key'],
    [403, 'Forbidden: account deactivated'],
    [401, 'Rate limit exceeded for the API key: quota daily'],
    [402, 'Payment required'],
    [400, expect.stringMatching(/^Bad Request/)],
  ]);
});
