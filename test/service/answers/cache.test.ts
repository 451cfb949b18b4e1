import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KIND_DEFINITIONS } from '../../../lib/kinds/index.ts';
import { UNKNOWN_TTL_MS } from '../../../lib/service/answers/cache.ts';
import { questionKey } from '../../../lib/service/answers/question-key.ts';
import { KINDS } from '../../../lib/values/domain/kind.ts';
import { LOOKED_UP } from '../../api/samples.ts';
import { connected, lookup, type World } from '../world.ts';

const ask = (world: World, more = {}) => world.send('lookup', lookup('ann@example.com', more));

describe('cached answers', () => {
  it.each(KINDS.filter((kind) => KIND_DEFINITIONS[kind].lookup))(
    'of %s are reused as long as the table of kinds says',
    async (kind) => {
      const world = await connected();
      const request = lookup(LOOKED_UP[kind] ?? '', { kind, place: 'popup' });
      const outcome = await world.send('lookup', request);
      expect(outcome).toMatchObject({ ok: true, value: { from: 'api' } });
      world.now += (KIND_DEFINITIONS[kind].lookup?.maxAgeMs.standard ?? 0) - 1;
      expect(await world.send('lookup', request)).toMatchObject({ value: { from: 'cache' } });
      world.now += 1;
      expect(await world.send('lookup', request)).toMatchObject({ value: { from: 'api' } });
      expect(world.paid()).toHaveLength(2);
    },
  );

  it('are deleted from the database when they expire', async () => {
    const world = await connected();
    await ask(world);
    const stored = () => world.db.all('cache', z.unknown());
    expect(await stored()).toHaveLength(1);
    world.now += KIND_DEFINITIONS.email.lookup?.maxAgeMs.standard ?? 0;
    await world.restart();
    await world.service.whenResumed;
    expect(await stored()).toEqual([]);
  });

  it('are pruned every six hours, not with each answer', async () => {
    const world = await connected();
    await ask(world);
    const expired = { at: 1, expires: 2, kind: 'vat', endpoint: 'vat', answer: {} };
    await world.db.write('cache', 'expired', expired);
    const remaining = async () =>
      (await world.db.all('cache', z.looseObject({ at: z.literal(1) }))).length;
    const hour = 3_600_000;
    for (const [ms, count] of [
      [6 * hour - 1, 1],
      [1, 0],
    ] as const) {
      world.now += ms;
      await ask(world, { refresh: true });
      expect(await remaining()).toBe(count);
    }
    // After the clock was set back, times in the future count as now.
    await world.db.write('cache', 'expired', expired);
    world.now -= hour;
    await ask(world, { refresh: true });
    expect(await remaining()).toBe(0);
  });

  it('of the deep depth also answer a standard question until they expire', async () => {
    const world = await connected();
    const verdictOf = async () => {
      const outcome = await ask(world);
      return outcome.ok && outcome.value.state === 'answered' ? outcome.value.verdict.reason : '';
    };
    await ask(world);
    expect(await verdictOf()).toBe('no-risk-found');
    world.now += 1_000;
    await ask(world, { depth: 'deep' });
    expect(await verdictOf()).toBe('deliverable');
    world.now += 1_000;
    await ask(world, { refresh: true });
    expect(await verdictOf()).toBe('deliverable');
    world.now += KIND_DEFINITIONS.email.lookup?.maxAgeMs.deep ?? 0;
    expect(await verdictOf()).toBe('no-risk-found');
    expect(world.paid()).toHaveLength(3);
  });

  it('with a time up to a day ahead, because the clock was set back, are still used', async () => {
    const world = await connected();
    await ask(world);
    world.now -= 24 * 3_600_000;
    expect(await ask(world)).toMatchObject({ value: { from: 'cache' } });
    world.now -= 1;
    expect(await ask(world)).toMatchObject({ value: { from: 'api' } });
  });

  it('without a result prevent a second payment, but not for long', async () => {
    const world = await connected();
    const unknown = { disposable: false, qualification: 'unknown' };
    world.setReply('email', { ok: { state: 'done', value: unknown } }, 'poll');
    const first = await ask(world, { depth: 'deep' });
    expect(first).toMatchObject({ value: { verdict: { standing: 'unknown' } } });
    expect(await ask(world, { depth: 'deep' })).toMatchObject({ value: { from: 'cache' } });
    world.now += UNKNOWN_TTL_MS;
    expect(await ask(world, { depth: 'deep' })).toMatchObject({ value: { from: 'api' } });
  });

  it('are dropped if they are damaged, and the question is asked again', async () => {
    const world = await connected();
    await ask(world);
    const [record] = await world.db.all('cache', z.looseObject({ answer: z.unknown() }));
    const [receipt] = await world.db.all('receipts', z.object({ account: z.string() }));
    const key = questionKey(receipt?.account ?? '', {
      endpoint: 'intelligenceEmail',
      params: { query: 'ann@example.com' },
    });
    for (const damaged of [{ ...record, answer: 'nonsense' }, 7]) {
      await world.db.write('cache', key, damaged);
      expect(await ask(world)).toMatchObject({ ok: true, value: { from: 'api' } });
    }
    expect(world.paid()).toHaveLength(3);
  });
});
