import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connected, fails, privateUi, receiptsOf, settingsOf, type World } from '../world.ts';

const ASK = { base: 'EUR', ask: true } as const;
const LOST = fails('timeout', { billed: 'possibly' });
const BLOCKED = { failure: { kind: 'possibly-billed-before' } };

/** A world in which the API answers with these rates. */
async function answering(rates: Record<string, unknown>, more: object = {}): Promise<World> {
  const world = await connected();
  answer(world, rates, more);
  return world;
}
const answer = (world: World, rates: Record<string, unknown>, more: object = {}) =>
  world.setReply('rates', {
    ok: { base: 'EUR', date: '2026-11-20', rates: { EUR: 1, ...rates }, ...more },
  });

type Body = { base?: string; ask?: boolean; refresh?: true };
/** The rates of these currencies, or of all: as stored, or requested. */
async function ratesOf(world: World, symbols?: string[], more: Body = {}) {
  const body = { base: 'EUR', ask: false, ...more, ...(symbols ? { symbols } : {}) };
  const outcome = await world.send('rates', body);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value.rates;
}
const asked = (world: World, symbols?: string[], more: Body = {}) =>
  ratesOf(world, symbols, { ask: true, ...more });

describe('exchange rates', () => {
  it('cost a credit only when the person requests them', async () => {
    const world = await connected();
    expect(await world.send('rates', { base: 'EUR', ask: false })).toEqual({
      ok: true,
      value: { rates: null, price: 1 },
    });
    expect(world.calls).toEqual([]);
    expect(await asked(world)).toMatchObject({ base: 'EUR', credits: 1 });
    expect(await receiptsOf(world)).toMatchObject([
      { endpoint: '/v1/vat/rates', credits: 1, origin: 'rates', state: 'answered' },
    ]);
    await world.restart();
    expect(await ratesOf(world)).toMatchObject({ rates: { USD: 1.1 } });
    expect(world.paid()).toHaveLength(1);
  });

  it('have the requested base if the answer names neither base nor date', async () => {
    const world = await connected();
    world.setReply('rates', { ok: { rates: { EUR: 0.9 } } });
    const rates = { base: 'USD', date: '', rates: { EUR: 0.9 } };
    expect(await asked(world, undefined, { base: 'USD' })).toMatchObject(rates);
  });

  describe('of some currencies', () => {
    it('are requested alone, and reused for the same currencies in any order', async () => {
      const world = await answering({ USD: 1.25, GBP: 0.5 });
      await asked(world, ['USD', 'GBP', 'USD']);
      expect(world.paid()).toMatchObject([{ params: { base: 'EUR', symbols: 'GBP,USD' } }]);
      const both = { EUR: 1, USD: 1.25, GBP: 0.5 };
      expect((await ratesOf(world, ['GBP', 'USD']))?.rates).toEqual(both);
      expect((await ratesOf(world, ['GBP']))?.rates).toEqual({ EUR: 1, GBP: 0.5 });
      for (const others of [['CHF'], ['USD', 'CHF'], undefined])
        expect(await ratesOf(world, others)).toBeNull();
    });

    it('are taken free from a stored whole table, without the others', async () => {
      const world = await answering({ USD: 1.25, GBP: 0.5, CHF: 0.9 });
      await asked(world);
      expect((await ratesOf(world, ['CHF']))?.rates).toEqual({ EUR: 1, CHF: 0.9 });
      expect(world.paid()).toHaveLength(1);
    });

    it('include the base, whose rate is 1', async () => {
      const world = await connected();
      world.setReply('rates', { ok: { base: 'EUR', rates: { USD: 1.25 } } });
      const rates = await asked(world, ['EUR', 'USD']);
      expect(rates).toMatchObject({ rates: { USD: 1.25 } });
      expect(rates).not.toHaveProperty('missing');
    });

    it('are named if they have no rate', async () => {
      const world = await answering({ USD: 1.25 });
      expect(await asked(world, ['USD', 'XAU', 'EUR'])).toMatchObject({ missing: ['XAU'] });
      const missing = { missing: ['XAU'], rates: { EUR: 1 } };
      expect(await ratesOf(world, ['XAU'])).toMatchObject(missing);
      expect(await ratesOf(world, ['USD'])).not.toHaveProperty('missing');
    });

    it('are taken from the newest table that has them', async () => {
      const world = await answering({ USD: 1.25, GBP: 0.5 });
      await asked(world);
      world.now += 1_000;
      answer(world, { USD: 1.5 });
      await asked(world, ['USD'], { refresh: true });
      expect((await ratesOf(world, ['USD']))?.rates).toMatchObject({ USD: 1.5 });
      expect((await ratesOf(world))?.rates).toMatchObject({ USD: 1.25, GBP: 0.5 });
    });
  });

  it('are requested once for each question at the same time, within the total budget', async () => {
    const world = await connected();
    await Promise.all([
      asked(world),
      asked(world),
      asked(world, undefined, { base: 'USD' }),
      asked(world, ['USD', 'CHF']),
      asked(world, ['CHF', 'USD', 'CHF']),
    ]);
    const sent = world.paid().map(({ params }) => `${params.base} ${params.symbols}`);
    expect(sent.toSorted()).toEqual(['EUR CHF,USD', 'EUR undefined', 'USD undefined']);
    const { budget } = await settingsOf(world, {});
    await settingsOf(world, { budget: { ...budget, totalPerDay: 3 } });
    const refused = await world.send('rates', { ...ASK, base: 'GBP' });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'over-budget' } });
  });

  describe('whose answer was lost', () => {
    it('may have been billed, name the receipt, and do not block other questions', async () => {
      const world = await connected();
      world.setReply('rates', LOST);
      const lost = await world.send('rates', ASK);
      const [receipt] = await receiptsOf(world);
      expect(receipt).toMatchObject({ state: 'possibly-billed', credits: 1, automatic: false });
      expect(lost).toMatchObject({
        failure: { kind: 'timeout', billed: 'possibly', receipt: receipt?.id },
      });
      answer(world, { USD: 1.25 });
      expect(await asked(world, ['USD'])).not.toBeNull();
      expect(await asked(world, undefined, { base: 'USD' })).not.toBeNull();
      expect(await world.send('rates', ASK)).toMatchObject(BLOCKED);
    });

    it('in a private window block a repeat there too, and store no site', async () => {
      const world = await connected();
      world.setReply('rates', LOST);
      await world.send('rates', ASK, privateUi);
      expect(await world.send('rates', ASK, privateUi)).toMatchObject(BLOCKED);
      expect(await receiptsOf(world)).toMatchObject([{ origin: 'private window' }]);
      const questions = await world.db.all('receipts', z.object({ question: z.string() }));
      expect(questions).toEqual([{ question: '' }]);
    });
  });

  it('that are refused for free name no receipt, and may be requested again', async () => {
    const world = await connected();
    world.setReply('rates', fails('server-error'));
    const refused = await world.send('rates', ASK);
    expect(refused).toMatchObject({ failure: { kind: 'server-error', billed: 'no' } });
    expect(refused).not.toHaveProperty('failure.receipt');
    expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
    answer(world, { USD: 1.25 });
    expect(await asked(world)).not.toBeNull();
  });

  describe('of which some cannot be read', () => {
    const odd = () => answering({ USD: 1.25, GBP: 'high', CHF: null }, { date: 20_261_120 });

    it('name those rates, as received', async () => {
      expect(await asked(await odd())).toMatchObject({
        rates: { EUR: 1, USD: 1.25 },
        unreadable: [
          { path: 'date', value: '20261120' },
          { path: 'rates.GBP', value: '"high"' },
          { path: 'rates.CHF', value: 'null' },
        ],
      });
    });

    it('name only those of the requested currencies, which are then not missing', async () => {
      const world = await odd();
      await asked(world);
      expect(await ratesOf(world, ['GBP', 'XAU'])).toMatchObject({
        rates: { EUR: 1 },
        symbols: ['GBP', 'XAU'],
        missing: ['XAU'],
        unreadable: [{ path: 'date' }, { path: 'rates.GBP' }],
      });
      expect((await ratesOf(world, ['USD']))?.unreadable).toMatchObject([{ path: 'date' }]);
    });

    it('name none if all requested ones can be read', async () => {
      const world = await answering({ USD: 1.25 });
      await asked(world);
      expect(await ratesOf(world, ['USD'])).not.toHaveProperty('unreadable');
    });
  });

  describe('of some currencies that are stored', () => {
    const schema = z.object({
      tables: z.array(z.object({ symbols: z.array(z.string()).nullable() })),
    });
    const tablesOf = async (world: World) => {
      const stored = await world.db.all('snapshots', schema);
      return stored.flatMap(({ tables }) => tables.map(({ symbols }) => symbols?.join() ?? 'all'));
    };
    /** The currencies of the tables that are stored after these requests. */
    async function storedAfter(world: World, ...requests: (string[] | undefined)[]) {
      for (const symbols of requests) {
        world.now += 1_000;
        await asked(world, symbols, { refresh: true });
      }
      return tablesOf(world);
    }

    it('are replaced by a newer table that has them all', async () => {
      const world = await connected();
      const [usd, all] = [['USD'], undefined];
      expect(await storedAfter(world, usd, ['CHF'], ['USD', 'GBP'])).toEqual(['GBP,USD', 'CHF']);
      expect(await storedAfter(world, all)).toEqual(['all']);
      expect(await storedAfter(world, usd, usd)).toEqual(['USD', 'all']);
      expect(await storedAfter(world, all, all)).toEqual(['all']);
    });

    it('are the eight newest tables of a base', async () => {
      const codes = ['AUD', 'BGN', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'GBP', 'HKD'];
      const stored = await storedAfter(await connected(), ...codes.map((code) => [code]));
      expect(stored).toEqual(codes.toReversed().slice(0, 8));
    });
  });
});
