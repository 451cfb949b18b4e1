/** What people had stored for features that are gone. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connected, lookup, replyOf } from '../service/world.ts';

const EMAIL = 'ann@example.com';

describe('evidence files', () => {
  it('leave no key after an update', async () => {
    const world = await connected();
    await world.db.write('connection', 'evidence-key', { privateKey: 'x', publicKey: 'y' });
    await world.service.onInstalled('update');
    expect(await world.db.read('connection', 'evidence-key', z.unknown())).toBeUndefined();
    expect((await replyOf(world.send('connection', {}))).key.set).toBe(true);
  });

  it('leave answers that are read without the text that they came in', async () => {
    const world = await connected();
    await world.send('lookup', lookup(EMAIL, { place: 'popup' }));
    const stored = await world.db.readByPrefix('cache', '', z.looseObject({}));
    for (const { id, value } of stored)
      await world.db.write('cache', id, { ...value, body: '{}', requestId: 'r-7' });
    expect(stored).toHaveLength(1);
    expect(await replyOf(world.send('lookup', lookup(EMAIL, { place: 'popup' })))).toMatchObject({
      from: 'cache',
    });
  });
});
