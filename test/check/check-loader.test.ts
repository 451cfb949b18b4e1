import { expect, it, vi } from 'vitest';
import type { CheckData } from '../../lib/values/kinds/shared/check-data.ts';
import { TABLES } from '../../lib/values/tables.ts';

/** The checks without their tables, as when the background starts. */
async function freshChecks() {
  vi.resetModules();
  return import('../../lib/check/index.ts');
}

it('reads the tables once, when the first check asks for them', async () => {
  const { createCheckLoader } = await freshChecks();
  const read = vi.fn(async () => TABLES);
  const load = createCheckLoader(read);
  expect(read).not.toHaveBeenCalled();
  const [check] = await Promise.all([load(), load()]);
  await load();
  expect(read).toHaveBeenCalledOnce();
  expect(check('phone', '+4930123456').standing).toBe('good');
  expect(check('email', 'bob@gmial.com').suggestion).toBe('bob@gmail.com');
});

it('checks nothing if the tables cannot be read, and tries again', async () => {
  const { createCheckLoader } = await freshChecks();
  const read = vi.fn<() => Promise<CheckData>>().mockRejectedValueOnce(new Error('no file'));
  const load = createCheckLoader(read.mockResolvedValue(TABLES));
  const check = await load();
  for (const [kind, value] of [
    ['iban', 'DE89370400440532013000'],
    ['phone', '+4930123456'],
  ] as const)
    expect(check(kind, value)).toMatchObject({ standing: 'unknown', reason: 'not-checkable' });
  const again = await load();
  expect(again('phone', '+4930123456').standing).toBe('good');
});

it('is an error without a table', async () => {
  const { createCheck } = await freshChecks();
  const { webmail: _, ...rest } = TABLES;
  expect(() => createCheck(rest as CheckData)).toThrow('Tables are missing: webmail');
});
