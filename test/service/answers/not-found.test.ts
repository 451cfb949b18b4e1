import { describe, expect, it } from 'vitest';
import { UNKNOWN_TTL_MS } from '../../../lib/service/answers/cache.ts';
import { connected, fails, lookup, receiptsOf, type World } from '../world.ts';

const NOT_FOUND = fails('not-found', { billed: 'possibly', status: 404, detail: 'Not Found' });
const IBAN = lookup('DE89370400440532013000', { kind: 'iban', place: 'popup' });

async function unknowing(): Promise<World> {
  const world = await connected();
  world.setReply('iban', NOT_FOUND);
  return world;
}

describe('a value that the API does not know', () => {
  it('is shown as an answer, with its possible cost', async () => {
    const world = await unknowing();
    expect(await world.send('lookup', IBAN)).toMatchObject({
      ok: true,
      value: {
        state: 'answered',
        verdict: {
          standing: 'unknown',
          reason: 'not-found',
          headline: 'The API has no information about this value.',
          basis: ['syntax', 'api'],
        },
        credits: 1,
        billed: 'possibly',
        from: 'api',
        record: { answer: { error: 'Not Found' } },
      },
    });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed', credits: 1 }]);
    expect(await world.send('history', { limit: 5 })).toMatchObject({
      value: { entries: [{ billed: 'possibly', verdict: { reason: 'not-found' } }] },
    });
  });

  it('is not paid for twice within minutes, and can be looked up again after that', async () => {
    const world = await unknowing();
    await world.send('lookup', IBAN);
    const kept = await world.send('lookup', IBAN);
    expect(kept).toMatchObject({
      value: { from: 'cache', credits: 0, verdict: { reason: 'not-found' } },
    });
    expect(kept.ok && 'billed' in kept.value).toBe(false);
    expect(world.paid()).toHaveLength(1);
    world.now += UNKNOWN_TTL_MS;
    expect(await world.send('lookup', IBAN)).toMatchObject({ value: { from: 'api' } });
    expect(await world.send('lookup', { ...IBAN, refresh: true })).toMatchObject({ ok: true });
    expect(world.paid()).toHaveLength(3);
  });

  it('is reported as a wrong base URL only if usage is not found either', async () => {
    const world = await unknowing();
    world.setReply('usage', fails('no-api', { message: 'No API here.', remedy: 'options' }));
    expect(await world.send('lookup', IBAN)).toMatchObject({
      ok: false,
      failure: {
        kind: 'no-api',
        message: 'No API here.',
        remedy: 'options',
        billed: 'possibly',
      },
    });
  });
});
