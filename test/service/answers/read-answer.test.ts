import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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
} from '../world.ts';

const ANN = { kind: 'email', value: 'ann@example.com' } as const;
const ANSWER = { disposable: false, risk_score: 5, dns: { mx: true } };

describe('a paid answer', () => {
  it('is stored whole if a person requested it', async () => {
    const world = await connected();
    expect(await world.send('record', ANN)).toEqual({ ok: true, value: { record: null } });
    await world.send('lookup', lookup(ANN.value));
    const record = {
      endpoint: 'intelligenceEmail',
      path: '/v1/intelligence/email',
      at: world.now,
      whole: true,
      answer: ANSWER,
    };
    for (const from of [ui, cardIn(page)]) {
      expect(await world.send('record', ANN, from)).toEqual({ ok: true, value: { record } });
    }
    const history = await world.send('history', { limit: 5 });
    const id = history.ok ? history.value.entries[0]?.id : undefined;
    expect(await world.send('record', { id: String(id) })).toEqual({ ok: true, value: { record } });
    expect(world.paid()).toHaveLength(1);
  });

  it('is partial if a line requested it, and says so', async () => {
    const world = await connected({ autoEmail: true });
    const outcome = await world.send('lookup', typed(ANN.value), page);
    // The page gets the verdict, not the answer.
    expect(outcome.ok && 'record' in outcome.value).toBe(false);
    expect(await world.send('record', ANN)).toMatchObject({ value: { record: { whole: false } } });
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
    expect(await world.send('record', ANN, privateUi)).toEqual({
      ok: true,
      value: { record: null },
    });
    expect(await world.db.all('records', z.unknown())).toEqual([]);
  });

  it('stays in the history after the cache expires, and is deleted with the history', async () => {
    const world = await connected();
    await world.send('lookup', lookup(ANN.value));
    world.now += 8 * 24 * 3_600_000;
    expect(await world.send('record', ANN)).toMatchObject({ value: { record: null } });
    const [entry] = (await world.db.all('history', z.object({ id: z.string() }))) ?? [];
    const id = String(entry?.id);
    expect(await world.send('record', { id })).toMatchObject({
      value: { record: { whole: true } },
    });
    await world.send('clearHistory', {});
    expect(await world.send('record', { id })).toMatchObject({ value: { record: null } });
  });

  it('is not stored while the history is turned off', async () => {
    const world = await connected();
    await settingsOf(world, { history: false });
    await world.send('lookup', lookup(ANN.value));
    expect(await world.db.all('records', z.unknown())).toEqual([]);
    expect(await world.send('record', ANN)).toMatchObject({ value: { record: { whole: true } } });
  });

  it('is sent to a card by its value, not by the id of a history entry', async () => {
    const world = await connected();
    expect(await world.send('record', { id: 'id-1' }, cardIn(page))).toMatchObject({
      ok: false,
      failure: { kind: 'not-allowed' },
    });
  });
});
