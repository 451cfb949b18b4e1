/** A question is asked once, whichever screens ask it. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { json } from '../../api/client/fake-api.ts';
import { SAMPLES } from '../../api/samples.ts';
import { lookup, privateUi, receiptsOf, type World } from '../../service/world.ts';
import { answering, asks, over, sampleAt } from './console-world.ts';

const IBAN = 'DE89370400440532013000';
const inPopup = (world: World, from?: typeof privateUi) =>
  world.send('lookup', lookup(IBAN, { kind: 'iban', place: 'popup' }), from);
const ASKED = asks('iban', { params: { query: IBAN } });
const inConsole = (world: World) => world.send('console', ASKED);
const REFUSED = { failure: { kind: 'possibly-billed-before' } };

describe('a value', () => {
  it('that was looked up in the popup is free in the console', async () => {
    const { world, sent } = await answering();
    await inPopup(world);
    expect(await world.send('console', asks('iban'))).toMatchObject({
      value: { from: 'cache', credits: 0, billed: 'no' },
    });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a window', undefined],
    ['a private window', privateUi],
  ])('that popup and console of %s look up at the same time is paid for once', async (_, from) => {
    const { world, sent } = await answering();
    const both = await Promise.all([
      world.send('console', asks('iban'), from),
      inPopup(world, from),
    ]);
    const reversed = await Promise.all([
      world.send('lookup', lookup('DE136695976', { kind: 'vat', place: 'popup' }), from),
      world.send('console', asks('vat'), from),
    ]);
    expect(sent).toHaveLength(2);
    for (const replies of [both, reversed]) {
      const costs = replies.map(
        (reply) => reply.ok && 'credits' in reply.value && reply.value.credits,
      );
      expect(costs.toSorted()).toEqual([0, 1]);
    }
    expect(reversed[1]).toMatchObject({
      value: { status: 200, body: expect.stringContaining('company_name') },
    });
    expect(await receiptsOf(world)).toHaveLength(2);
  });

  it.each([
    ['answered', 200, SAMPLES.iban, {}],
    ['refused', 500, { error: 'Internal Error' }, { kind: 'server-error', billed: 'no' }],
  ])('that the popup waits for is %s in the console too', async (_, status, body, failure) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { world, sent } = await over(() => promise.then(() => json(body, status)));
    const popup = inPopup(world);
    await expect.poll(() => sent.length).toBe(1);
    const asked = world.send('console', asks('iban'));
    // Until it has joined the call.
    await setTimeout(50);
    resolve();
    const reply = await asked;
    expect((await popup).ok).toBe(status === 200);
    expect(reply).toMatchObject({
      ok: true,
      value: { request: String(sent[0]), status, billed: 'no', credits: 0, ms: 0 },
    });
    const value = reply.ok ? reply.value : null;
    if (status === 200) expect(JSON.parse(value?.body ?? '')).toEqual(SAMPLES.iban);
    expect(value?.failure ?? {}).toMatchObject(failure);
    expect(sent).toHaveLength(1);
  });

  const lost = { billed: 'possibly', failure: { kind: 'network' } };
  const PLACES: [string, (world: World) => Promise<unknown>, object][] = [
    ['popup', (world) => inPopup(world), { failure: { billed: 'possibly' } }],
    [
      'console',
      (world) => inConsole(world),
      { value: { ...lost, status: null, body: '', credits: 1 } },
    ],
  ];
  it.each(PLACES)(
    'whose answer the %s lost is asked again only after a question',
    async (_, ask, reply) => {
      let isLost = true;
      const { world, sent } = await over((url) =>
        isLost ? Promise.reject(new TypeError('gone')) : json(sampleAt(url)),
      );
      expect(await ask(world)).toMatchObject(reply);
      isLost = false;
      const [receipt] = await receiptsOf(world);
      expect(receipt).toMatchObject({ state: 'possibly-billed' });
      expect(await inPopup(world)).toMatchObject(REFUSED);
      expect(await inConsole(world)).toMatchObject(REFUSED);
      expect(await world.send('console', { ...ASKED, shown: ['id-0'] })).toMatchObject(REFUSED);
      expect(sent).toHaveLength(1);
      const shown = [receipt?.id ?? ''];
      expect(await world.send('console', { ...ASKED, shown })).toMatchObject({
        value: { credits: 1 },
      });
    },
  );

  it.each(PLACES)(
    'that the %s asked for when the worker died is asked again only after a question',
    async (_, ask) => {
      const sending = Promise.withResolvers<void>();
      const { world, sent } = await over(() => {
        sending.resolve();
        return new Promise(() => undefined);
      });
      void ask(world);
      await sending.promise;
      await world.restart();
      expect(await inPopup(world)).toMatchObject(REFUSED);
      expect(await inConsole(world)).toMatchObject(REFUSED);
      expect(sent).toHaveLength(1);
    },
  );
});

it('exchange rates of the default currency are asked once, named or not', async () => {
  const { world, sent } = await answering();
  const rates = (params: Record<string, string>) =>
    world.send('console', asks('rates', { params }));
  await rates({ base: 'EUR' });
  for (const params of [{ base: 'EUR' }, {}])
    expect(await rates(params)).toMatchObject({ value: { from: 'cache', credits: 0 } });
  expect(sent).toHaveLength(1);
});
