import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RequestOf } from '../../../lib/extension/messages/index.ts';
import {
  cardIn,
  confirmed,
  connected,
  lookup,
  page,
  privatePage,
  privateUi,
  settingsOf,
  typed,
  ui,
  type World,
} from '../world.ts';

const ANN = { kind: 'email', value: 'ann@example.com' } as const;
const ANSWER = { disposable: false, risk_score: 5, dns: { mx: true } };

const recordOf = async (world: World, body: RequestOf<'record'> = ANN, from = ui) => {
  const outcome = await world.send('record', body, from);
  return outcome.ok ? outcome.value.record : outcome.failure.kind;
};

describe('a paid answer', () => {
  it('is stored whole if a person requested it', async () => {
    const world = await connected();
    expect(await recordOf(world)).toBeNull();
    await world.send('lookup', lookup(ANN.value));
    const record = {
      endpoint: 'intelligenceEmail',
      path: '/v1/intelligence/email',
      at: world.now,
      whole: true,
      answer: ANSWER,
    };
    for (const from of [ui, cardIn(page)]) expect(await recordOf(world, ANN, from)).toEqual(record);
    const history = await world.send('history', { limit: 5 });
    const id = history.ok ? history.value.entries[0]?.id : undefined;
    expect(await recordOf(world, { id: String(id) })).toEqual(record);
    expect(await recordOf(world, { id: String(id) }, cardIn(page))).toBe('not-allowed');
    expect(world.paid()).toHaveLength(1);
  });

  it('is partial if a line requested it, and says so', async () => {
    const world = await connected({ autoEmail: true });
    const outcome = await world.send('lookup', typed(ANN.value), page);
    // The page gets the verdict, not the answer.
    expect(outcome.ok && 'record' in outcome.value).toBe(false);
    expect(await recordOf(world)).toMatchObject({ whole: false });
    expect(await world.send('lookup', lookup(ANN.value))).toMatchObject({
      value: { from: 'cache', record: { whole: false } },
    });
    expect(await world.send('lookup', lookup(ANN.value, { refresh: true }))).toMatchObject({
      value: { from: 'api', record: { whole: true, answer: ANSWER } },
    });
  });

  it('in a private window is in the reply and is not stored', async () => {
    const world = await connected();
    const outcome = await confirmed(world, ANN.value, privatePage());
    expect(outcome).toMatchObject({ value: { record: { whole: true, answer: ANSWER } } });
    expect(await recordOf(world, ANN, privateUi)).toBeNull();
    expect(await world.db.all('records', z.unknown())).toEqual([]);
  });

  it('stays in the history after the cache expires, and is deleted with the history', async () => {
    const world = await connected();
    await world.send('lookup', lookup(ANN.value));
    world.now += 8 * 24 * 3_600_000;
    expect(await recordOf(world)).toBeNull();
    const [entry] = (await world.db.all('history', z.object({ id: z.string() }))) ?? [];
    const id = String(entry?.id);
    expect(await recordOf(world, { id })).toMatchObject({ whole: true });
    await world.send('clearHistory', {});
    expect(await recordOf(world, { id })).toBeNull();
  });

  it('is not stored while the history is turned off', async () => {
    const world = await connected();
    await settingsOf(world, { history: false });
    await world.send('lookup', lookup(ANN.value));
    for (const store of ['records', 'history'] as const)
      expect(await world.db.all(store, z.unknown())).toEqual([]);
    expect(await recordOf(world)).toMatchObject({ whole: true });
  });
});
