/** The console's earlier requests: what is kept, and what is not. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { json } from '../../api/client/fake-api.ts';
import { SAMPLES } from '../../api/samples.ts';
import { KEY, privateUi, replyOf, settingsOf, type World } from '../../service/world.ts';
import { answering, asks, over } from './console-world.ts';

const entriesOf = async (world: World) => (await replyOf(world.send('consoleHistory', {}))).entries;
const stored = async (world: World) =>
  JSON.stringify(await world.db.all('consoleRequests', z.unknown()));

describe('a request of the console', () => {
  it('is kept with its answer, over a restart of the background, newest first', async () => {
    const { world } = await answering();
    await world.send('console', asks('vat'));
    world.now += 1_000;
    await world.send('console', asks('iban', { fields: 'bic', softFail: true }));
    await world.restart();
    const entries = await entriesOf(world);
    expect(entries).toMatchObject([
      { request: { endpoint: 'iban', fields: 'bic', softFail: true }, reply: { status: 200 } },
      { request: { endpoint: 'vat', params: { query: 'DE136695976' } }, reply: { body: '' } },
    ]);
    const { reply } = await replyOf(world.send('consoleEntry', { id: entries[1]?.id ?? '' }));
    expect(reply).toMatchObject({ credits: 1, billed: 'yes', from: 'api' });
    expect(JSON.parse(reply?.body ?? '')).toEqual(SAMPLES.vat);
    expect(reply?.headers.map(([name]) => name)).toContain('content-type');
  });

  it('is kept when the API refused it, with the failure in words', async () => {
    const { world } = await over(() => json({ error: 'Payment required' }, 402));
    const sent = await world.send('console', asks('vat'));
    const failure = sent.ok ? sent.value.failure : undefined;
    expect(failure?.message).toBeTruthy();
    const [entry] = await entriesOf(world);
    expect(entry?.reply).toMatchObject({ status: 402, failure: { message: failure?.message } });
  });

  it.each([
    ['in a private window', (world: World) => world.send('console', asks('vat'), privateUi)],
    [
      'with the history switched off',
      async (world: World) => {
        await settingsOf(world, { history: false });
        await world.send('console', asks('vat'));
      },
    ],
    ['for a job that still runs', (world: World) => world.send('console', asks('job'))],
    [
      'that contains the key',
      (world: World) => world.send('console', asks('iban', { params: { query: KEY } })),
    ],
  ])('is not kept %s', async (_, send) => {
    const { world, sent } = await answering();
    await send(world);
    expect(sent).toHaveLength(1);
    expect(await entriesOf(world)).toEqual([]);
    expect(await stored(world)).toBe('[]');
  });

  it('never contains the key, even if the API sends it back', async () => {
    const { world } = await over(() => json({ ...SAMPLES.vat, company_name: KEY }));
    await world.send('console', asks('vat'));
    expect(await entriesOf(world)).toHaveLength(1);
    expect(await stored(world)).not.toContain(KEY);
  });

  it('pushes out the oldest after 100', async () => {
    const { world } = await answering();
    for (let i = 0; i < 102; i += 1) {
      world.now += 1_000;
      await world.send('console', asks('stats', { params: { engine: `e${i}` } }));
    }
    const entries = await entriesOf(world);
    expect(entries).toHaveLength(100);
    expect(entries[0]?.request.params).toEqual({ engine: 'e101' });
  });
});
