/** The name of the flag for certificates is never one that the contract gives to something else. */
import { describe, expect, it } from 'vitest';
import { parseManagedSettings } from '../../../lib/service/settings/managed.ts';
import { createWorld, replyOf, settingsOf } from '../world.ts';

const TAKEN = [
  ...['query', 'x_api_key', 'is_async', 'soft_fail', 'fields', 'qualification_check', 'job_id'],
  ...['base', 'symbols', 'engine', 'path'],
  // Servers may read these alike.
  ...['X-Api-Key', 'x.api.key', 'IS_ASYNC', 'is-async', 'isAsync', 'Query', 'softfail'],
  // Not names.
  ...['a b', ' ', '1a', 'a[]', 'a&b', 'ä', 'x'.repeat(65)],
];
const FREE = ['certificate_transparency', 'ct.log-s', 'query_ct', 'a', ''];

const imported = async (transparencyParameter: string) => {
  const world = createWorld();
  const text = JSON.stringify({ fieldmark: 'settings', settings: { transparencyParameter } });
  const { settings, unread } = await replyOf(world.send('parseSettingsFile', { text }));
  return [settings.transparencyParameter, unread] as const;
};

describe('the name of the flag for certificates', () => {
  it.each(TAKEN)('is not %j', async (name) => {
    const world = createWorld();
    await settingsOf(world, { transparencyParameter: 'before' });
    const saved = await world.send('setSettings', { patch: { transparencyParameter: name } });
    expect(saved).toMatchObject({ ok: false });
    expect((await replyOf(world.send('settings', {}))).transparencyParameter).toBe('before');
    const managed = parseManagedSettings({ transparencyParameter: name });
    expect(managed.flat.has('transparencyParameter')).toBe(false);
    expect(managed.problems).toHaveLength(1);
    expect(await imported(name)).toEqual(['', ['transparencyParameter']]);
  });

  it.each(FREE)('may be %j', async (name) => {
    const world = createWorld();
    expect(await settingsOf(world, { transparencyParameter: name })).toMatchObject({
      transparencyParameter: name,
    });
    const managed = parseManagedSettings({ transparencyParameter: name });
    expect([managed.flat.get('transparencyParameter'), managed.problems]).toEqual([name, []]);
    expect(await imported(name)).toEqual([name, []]);
  });
});
