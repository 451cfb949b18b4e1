import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connected, fails, privateUi, receiptsOf, settingsOf, type World } from '../world.ts';

const ASK = { base: 'EUR', ask: true } as const;
const STORED = { base: 'EUR', ask: false } as const;
const LOST = fails('timeout', { billed: 'possibly' });

/** The API's answer with these rates. */
const table = (rates: Record<string, unknown>, more: object = {}) => ({
  ok: { base: 'EUR', date: '2026-11-20', rates: { EUR: 1, ...rates }, ...more },
});

describe('exchange rates', () => {
  it('cost a credit only when the person requests them', async () => {
    const world = await connected();
    expect(await world.send('rates', { base: 'EUR', ask: false })).toEqual({
      ok: true,
      value: { rates: null, price: 1 },
    });
    expect(world.calls).toEqual([]);
    const asked = await world.send('rates', { base: 'EUR', ask: true });
    expect(asked).toMatchObject({ ok: true, value: { rates: { base: 'EUR', credits: 1 } } });
    expect(await receiptsOf(world)).toMatchObject([
      { endpoint: '/v1/vat/rates', credits: 1, origin: 'rates', state: 'answered' },
    ]);
    await world.restart();
    expect(await world.send('rates', { base: 'EUR', ask: false })).toMatchObject({
      value: { rates: { rates: { USD: 1.1 } } },
    });
    expect(world.paid()).toHaveLength(1);
  });

  describe('of some currencies', () => {
    const some = (symbols: string[], ask: boolean) => ({ base: 'EUR', symbols, ask });

    it('are requested alone, and reused for the same currencies in any order', async () => {
      const world = await connected();
      world.setReply('rates', table({ USD: 1.25, GBP: 0.5 }));
      await world.send('rates', some(['USD', 'GBP', 'USD'], true));
      expect(world.paid()).toMatchObject([{ params: { base: 'EUR', symbols: 'GBP,USD' } }]);
      expect(await world.send('rates', some(['GBP', 'USD'], false))).toMatchObject({
        value: { rates: { rates: { EUR: 1, USD: 1.25, GBP: 0.5 } } },
      });
      expect(await world.send('rates', some(['GBP'], false))).toMatchObject({
        value: { rates: { rates: { EUR: 1, GBP: 0.5 } } },
      });
      for (const body of [some(['CHF'], false), some(['USD', 'CHF'], false), STORED]) {
        expect(await world.send('rates', body)).toMatchObject({ value: { rates: null } });
      }
    });

    it('are taken free from a stored whole table, without the others', async () => {
      const world = await connected();
      world.setReply('rates', table({ USD: 1.25, GBP: 0.5, CHF: 0.9 }));
      await world.send('rates', { base: 'EUR', ask: true });
      const outcome = await world.send('rates', some(['CHF'], false));
      expect(outcome.ok && outcome.value.rates?.rates).toEqual({ EUR: 1, CHF: 0.9 });
      expect(world.paid()).toHaveLength(1);
    });

    it('include the base, whose rate is 1', async () => {
      const world = await connected();
      world.setReply('rates', { ok: { base: 'EUR', rates: { USD: 1.25 } } });
      const asked = await world.send('rates', some(['EUR', 'USD'], true));
      expect(asked.ok && asked.value.rates).toMatchObject({ rates: { USD: 1.25 } });
      expect(asked.ok && asked.value.rates).not.toHaveProperty('missing');
    });

    it('are named if they have no rate', async () => {
      const world = await connected();
      world.setReply('rates', table({ USD: 1.25 }));
      const asked = await world.send('rates', some(['USD', 'XAU', 'EUR'], true));
      expect(asked).toMatchObject({ value: { rates: { missing: ['XAU'] } } });
      expect(await world.send('rates', some(['XAU'], false))).toMatchObject({
        value: { rates: { missing: ['XAU'], rates: { EUR: 1 } } },
      });
      const usd = await world.send('rates', some(['USD'], false));
      expect(usd.ok && usd.value.rates).not.toHaveProperty('missing');
    });

    it('are taken from the newest table that has them', async () => {
      const world = await connected();
      world.setReply('rates', table({ USD: 1.25, GBP: 0.5 }));
      await world.send('rates', { base: 'EUR', ask: true });
      world.now += 1_000;
      world.setReply('rates', table({ USD: 1.5 }));
      await world.send('rates', { ...some(['USD'], true), refresh: true });
      expect(await world.send('rates', some(['USD'], false))).toMatchObject({
        value: { rates: { rates: { USD: 1.5 } } },
      });
      expect(await world.send('rates', { base: 'EUR', ask: false })).toMatchObject({
        value: { rates: { rates: { USD: 1.25, GBP: 0.5 } } },
      });
    });
  });

  it('are fetched once for two requests at the same time, within the total budget', async () => {
    const world = await connected();
    const body = { base: 'EUR', ask: true } as const;
    await Promise.all([world.send('rates', body), world.send('rates', body)]);
    expect(world.paid()).toHaveLength(1);
    const { budget } = await settingsOf(world, {});
    await settingsOf(world, { budget: { ...budget, totalPerDay: 1 } });
    const refused = await world.send('rates', { base: 'USD', ask: true });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'over-budget' } });
  });

  it('have the requested base if the answer names neither base nor date', async () => {
    const world = await connected();
    world.setReply('rates', { ok: { rates: { EUR: 0.9 } } });
    expect(await world.send('rates', { base: 'USD', ask: true })).toMatchObject({
      value: { rates: { base: 'USD', date: '', rates: { EUR: 0.9 } } },
    });
  });

  it('of different currencies are two questions when they are requested at the same time', async () => {
    const world = await connected();
    await Promise.all([
      world.send('rates', ASK),
      world.send('rates', { base: 'USD', ask: true }),
      world.send('rates', { ...ASK, symbols: ['USD', 'CHF'] }),
      world.send('rates', { ...ASK, symbols: ['CHF', 'USD', 'CHF'] }),
    ]);
    const sent = world.paid().map(({ params }) => `${params.base} ${params.symbols}`);
    expect(sent.toSorted()).toEqual(['EUR CHF,USD', 'EUR undefined', 'USD undefined']);
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
      world.setReply('rates', table({ USD: 1.25 }));
      expect(await world.send('rates', { ...ASK, symbols: ['USD'] })).toMatchObject({ ok: true });
      expect(await world.send('rates', { base: 'USD', ask: true })).toMatchObject({ ok: true });
      expect(await world.send('rates', ASK)).toMatchObject({
        failure: { kind: 'possibly-billed-before' },
      });
    });

    it('in a private window block a repeat there too, and store no site', async () => {
      const world = await connected();
      world.setReply('rates', LOST);
      await world.send('rates', ASK, privateUi);
      expect(await world.send('rates', ASK, privateUi)).toMatchObject({
        failure: { kind: 'possibly-billed-before' },
      });
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
    expect(refused.ok || refused.failure).not.toHaveProperty('receipt');
    expect(await receiptsOf(world)).toMatchObject([{ state: 'failed' }]);
    world.setReply('rates', table({ USD: 1.25 }));
    expect(await world.send('rates', ASK)).toMatchObject({ ok: true });
  });

  describe('of which some cannot be read', () => {
    const odd = table({ USD: 1.25, GBP: 'high', CHF: null }, { date: 20_261_120 });

    it('name those rates, as received', async () => {
      const world = await connected();
      world.setReply('rates', odd);
      expect(await world.send('rates', ASK)).toMatchObject({
        value: {
          rates: {
            rates: { EUR: 1, USD: 1.25 },
            unreadable: [
              { path: 'date', value: '20261120' },
              { path: 'rates.GBP', value: '"high"' },
              { path: 'rates.CHF', value: 'null' },
            ],
          },
        },
      });
    });

    it('name only those of the requested currencies, which are then not missing', async () => {
      const world = await connected();
      world.setReply('rates', odd);
      await world.send('rates', ASK);
      const some = async (symbols: string[]) => {
        const outcome = await world.send('rates', { ...STORED, symbols });
        return outcome.ok ? outcome.value.rates : null;
      };
      expect(await some(['GBP', 'XAU'])).toMatchObject({
        rates: { EUR: 1 },
        symbols: ['GBP', 'XAU'],
        missing: ['XAU'],
        unreadable: [{ path: 'date' }, { path: 'rates.GBP' }],
      });
      expect((await some(['USD']))?.unreadable?.map(({ path }) => path)).toEqual(['date']);
    });

    it('name none if all requested ones can be read', async () => {
      const world = await connected();
      world.setReply('rates', table({ USD: 1.25 }));
      await world.send('rates', ASK);
      const outcome = await world.send('rates', { ...STORED, symbols: ['USD'] });
      expect(outcome.ok && outcome.value.rates).not.toHaveProperty('unreadable');
    });
  });

  describe('of some currencies that are stored', () => {
    const tablesOf = async (world: World) => {
      const schema = z.object({
        tables: z.array(z.object({ symbols: z.array(z.string()).nullable() })),
      });
      const stored = await world.db.all('snapshots', schema);
      return stored.flatMap(({ tables }) => tables.map(({ symbols }) => symbols?.join() ?? 'all'));
    };
    const ask = async (world: World, symbols: string[] | undefined) => {
      world.now += 1_000;
      const again = { ...ASK, refresh: true };
      await world.send('rates', symbols ? { ...again, symbols } : again);
    };

    it('are replaced by a newer table that has them all', async () => {
      const world = await connected();
      await ask(world, ['USD']);
      await ask(world, ['CHF']);
      await ask(world, ['USD', 'GBP']);
      expect(await tablesOf(world)).toEqual(['GBP,USD', 'CHF']);
      await ask(world, undefined);
      expect(await tablesOf(world)).toEqual(['all']);
      await ask(world, ['USD']);
      await ask(world, ['USD']);
      expect(await tablesOf(world)).toEqual(['USD', 'all']);
      await ask(world, undefined);
      await ask(world, undefined);
      expect(await tablesOf(world)).toEqual(['all']);
    });

    it('are the eight newest tables of a base', async () => {
      const world = await connected();
      const codes = ['AUD', 'BGN', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'GBP', 'HKD'];
      for (const code of codes) await ask(world, [code]);
      expect(await tablesOf(world)).toEqual(codes.toReversed().slice(0, 8));
    });
  });
});
