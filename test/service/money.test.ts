import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GESTURE_CAPS } from '../../lib/service/budget.ts';
import {
  connected,
  fails,
  lookup,
  page,
  pageOf,
  receiptsOf,
  settingsOf,
  typed,
  ui,
  type World,
} from './world.ts';

const auto = () => connected({ autoEmail: true });

describe('typed text', () => {
  it('is looked up where the person accepted it', async () => {
    const world = await auto();
    const outcome = await world.send('lookup', typed('ann@example.com'), page);
    expect(outcome).toMatchObject({ ok: true, value: { credits: 3, from: 'api' } });
    expect(await receiptsOf(world)).toMatchObject([{ automatic: true, origin: 'shop.example' }]);
  });

  it.each([
    ['in a sign-in form', typed('a@b.example', { form: 'sign-in' }), 'gesture-needed'],
    ['in a form of unknown type', lookup('a@b.example', { trigger: 'typed' }), 'gesture-needed'],
    ['from running text', typed('a@b.example', { place: 'text' }), 'gesture-needed'],
    ['from a selection', typed('a@b.example', { place: 'selection' }), 'gesture-needed'],
    ['as a refresh', typed('a@b.example', { refresh: true }), 'gesture-needed'],
    ['in depth', typed('a@b.example', { depth: 'deep' }), 'gesture-needed'],
    ['of another kind', typed('DE136695976', { kind: 'vat' }), 'gesture-needed'],
    ['that is wrong already', typed('bad@b.example'), 'policy-forbids'],
    ['that is probably mistyped', typed('typo@b.example'), 'policy-forbids'],
  ] as const)('%s costs nothing', async (_, request, kind) => {
    const world = await auto();
    const { form, ...formless } = request;
    const body = request.form === 'sign-up' && kind === 'gesture-needed' && _.includes('unknown');
    const outcome = await world.send('lookup', body ? formless : { ...formless, form }, page);
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(world.paid()).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it('is never looked up where it was not accepted', async () => {
    const world = await connected();
    const outcome = await world.send('lookup', typed('ann@example.com'), page);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'gesture-needed' } });
    expect(world.paid()).toEqual([]);
  });

  it('is never looked up from our own pages', async () => {
    const world = await auto();
    const outcome = await world.send('lookup', typed('ann@example.com'), ui);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'gesture-needed' } });
  });

  it('is not sent with a key that was refused', async () => {
    const world = await auto();
    world.say('intelligenceEmail', fails('expired-key'));
    await world.send('lookup', typed('ann@example.com'), page);
    await world.send('lookup', typed('bob@example.com'), page);
    expect(world.paid()).toHaveLength(1);
  });
});

describe('typed text with a key in trouble', () => {
  it.each(['rate-limited', 'payment-required', 'forbidden'] as const)(
    'of another sort (%s) is asked all the same',
    async (kind) => {
      const world = await auto();
      world.say('intelligenceEmail', fails(kind));
      await world.send('lookup', typed('ann@example.com'), page);
      await world.send('lookup', typed('bob@example.com'), page);
      expect(world.paid()).toHaveLength(2);
    },
  );

  it('is asked on a press: the person may have mended it', async () => {
    const world = await auto();
    world.say('intelligenceEmail', fails('expired-key'));
    await world.send('lookup', typed('ann@example.com'), page);
    world.say('intelligenceEmail', { ok: { disposable: false } });
    expect(await world.send('lookup', lookup('ann@example.com'), page)).toMatchObject({ ok: true });
    expect(await world.send('lookup', typed('bob@example.com'), page)).toMatchObject({ ok: true });
  });
});

describe('policies', () => {
  it.each([
    ['off', false],
    ['check', true],
    ['ask', true],
    ['auto', true],
  ] as const)('a gesture on a page under %s: %s', async (policy, allowed) => {
    const world = await connected();
    await settingsOf(world, { sites: { 'https://shop.example': { email: policy } } });
    const outcome = await world.send('lookup', lookup('ann@example.com'), page);
    expect(outcome.ok).toBe(allowed);
    if (!outcome.ok) expect(outcome.failure.kind).toBe('policy-forbids');
    expect(world.paid()).toHaveLength(allowed ? 1 : 0);
  });

  it('of a frame hold beside those of the page around it', async () => {
    const world = await connected();
    await settingsOf(world, { sites: { 'https://frame.example': { email: 'off' } } });
    const framed = { ...page, url: 'https://frame.example/pay', frameId: 4 };
    const outcome = await world.send('lookup', lookup('ann@example.com'), framed);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'policy-forbids' } });
  });
});

describe('the policy of a site', () => {
  it.each(['about:blank', 'about:srcdoc', 'blob:https://frame.example/1'])(
    'holds in a frame that it filled itself (%s)',
    async (url) => {
      const world = await connected();
      await settingsOf(world, { sites: { 'https://frame.example': { email: 'off' } } });
      const framed = { ...page, url, origin: 'https://frame.example', frameId: 4 };
      const outcome = await world.send('lookup', lookup('ann@example.com'), framed);
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'policy-forbids' } });
    },
  );
});

describe('a receipt', () => {
  it('keeps nothing of a page’s address but its host', async () => {
    const world = await connected();
    const { documentId: _, ...page } = pageOf('https://shop.example');
    const url = 'https://shop.example/reset?email=bob@example.org';
    await world.send('lookup', lookup('ann@example.com'), { ...page, url });
    const stored = JSON.stringify(await world.db.all('receipts', z.unknown()));
    expect(stored).toContain('shop.example');
    expect(stored).not.toMatch(/reset|bob|ann@/);
  });
});

describe('budgets', () => {
  async function type(world: World, count: number, from = page): Promise<number> {
    for (let i = 0; i < count; i += 1) {
      await world.send('lookup', typed(`${from.tab?.id}-${i}@example.com`), from);
    }
    return world.paid().length;
  }

  it('cap what one page load may spend by itself', async () => {
    const world = await auto();
    expect(await type(world, 10)).toBe(5);
    const refused = await world.send('lookup', typed('more@example.com'), page);
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'over-budget', billed: 'no' } });
  });

  it('cap what one site may spend in a day, over reloads and restarts', async () => {
    const world = await auto();
    for (let load = 0; load < 8; load += 1) {
      await type(world, 5, pageOf('https://shop.example', load + 1));
      await world.restart();
    }
    expect(world.paid().length * 3).toBe(60);
  });

  it('cap what automatic lookups may spend in a day, and the next day begins anew', async () => {
    const world = await auto();
    const spendAll = async (day: number) => {
      for (let site = 0; site < 12; site += 1) {
        await type(world, 5, pageOf(`https://s${site}.example`, day * 100 + site));
      }
    };
    await spendAll(1);
    expect(world.paid().length).toBe(33);
    const usage = await world.send('usage', { refresh: false });
    expect(usage).toMatchObject({ ok: true, value: { spent: { today: 99, automaticToday: 99 } } });
    world.now += 24 * 3_600_000;
    await spendAll(2);
    expect(world.paid().length).toBe(66);
  });

  it('hold for everything where the person set a total', async () => {
    const world = await connected();
    const { budget } = await settingsOf(world, {});
    await settingsOf(world, { budget: { ...budget, totalPerDay: 7 } });
    for (const name of ['a', 'b', 'c']) {
      await world.send('lookup', lookup(`${name}@example.com`, { place: 'popup' }), ui);
    }
    expect(world.paid()).toHaveLength(2);
  });

  it('count calls that are still open: asking at once does not get past them', async () => {
    const world = await auto();
    const asks = Array.from({ length: 30 }, (_, i) =>
      world.send('lookup', typed(`${i}@example.com`), page),
    );
    await Promise.all(asks);
    expect(world.paid()).toHaveLength(5);
  });

  it('do not count what failed for free', async () => {
    const world = await auto();
    world.say('intelligenceEmail', fails('server-error'));
    await type(world, 6);
    world.say('intelligenceEmail', { ok: { disposable: false } });
    expect(await world.send('lookup', typed('z@example.com'), page)).toMatchObject({ ok: true });
  });
});

describe('a hostile page', () => {
  it('that prints 10,000 addresses costs 0', async () => {
    const world = await auto();
    for (let batch = 0; batch < 20; batch += 1) {
      const items = Array.from({ length: 500 }, (_, i) => ({
        kind: 'email' as const,
        value: `${batch}-${i}@example.com`,
      }));
      const outcome = await world.send('check', { items, place: 'text' }, page);
      expect(outcome.ok && outcome.value.judgements).toHaveLength(500);
    }
    const text = Array.from({ length: 500 }, (_, i) => `${i}@example.com`).join(' ');
    await world.send('parse', { text, place: 'selection' }, page);
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it('that made our script send gestures is stopped at a person’s pace', async () => {
    const world = await connected();
    for (let i = 0; i < 100; i += 1) await world.send('lookup', lookup(`${i}@example.com`), page);
    expect(world.paid()).toHaveLength(GESTURE_CAPS.perTabMinute);
    await world.restart();
    await world.send('lookup', lookup('after@example.com'), page);
    expect(world.paid()).toHaveLength(GESTURE_CAPS.perTabMinute);
  });

  it('stops neither the popup nor what the person types', async () => {
    const world = await auto();
    for (let tab = 0; tab < 4; tab += 1) {
      for (let i = 0; i < 10; i += 1) {
        const from = pageOf('https://x.example', tab);
        await world.send('lookup', lookup(`${tab}-${i}@example.com`), from);
      }
    }
    expect(world.paid()).toHaveLength(GESTURE_CAPS.perMinute);
    const popup = lookup('popup@example.com', { place: 'popup' });
    expect(await world.send('lookup', popup, ui)).toMatchObject({ ok: true });
    expect(await world.send('lookup', typed('typed@example.com'), page)).toMatchObject({
      ok: true,
    });
  });

  it('that does so in many tabs and for hours is stopped too', async () => {
    const world = await connected();
    for (let tab = 0; tab < 10; tab += 1) {
      for (let i = 0; i < 10; i += 1) {
        await world.send(
          'lookup',
          lookup(`${tab}-${i}@example.com`),
          pageOf('https://x.example', tab),
        );
      }
    }
    expect(world.paid()).toHaveLength(GESTURE_CAPS.perMinute);
    const hour = async (tabs: number) => {
      const one = await connected();
      for (let i = 0; i < 160; i += 1) {
        one.now += 10_000;
        const from = pageOf('https://x.example', i % tabs);
        await one.send('lookup', lookup(`${i}@example.com`), from);
      }
      return one.paid().length;
    };
    expect(await hour(1)).toBe(GESTURE_CAPS.perTabHour);
    expect(await hour(50)).toBe(GESTURE_CAPS.perHour);
  });
});

describe('a call whose answer was lost', () => {
  it('is possibly billed, shown, and never repeated by itself', async () => {
    const world = await auto();
    world.say('intelligenceEmail', fails('timeout', { billed: 'possibly' }));
    await world.send('lookup', typed('ann@example.com'), page);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed', credits: 3 }]);
    const usage = await world.send('usage', { refresh: false });
    expect(usage).toMatchObject({ ok: true, value: { spent: { possiblyBilled: 3 } } });
    const history = await world.send('history', { limit: 5 });
    expect(history).toMatchObject({ ok: true, value: { entries: [{ billed: 'possibly' }] } });

    world.say('intelligenceEmail', { ok: { disposable: false } });
    for (const request of [typed('ann@example.com'), lookup('ann@example.com')]) {
      const again = await world.send('lookup', request, page);
      expect(again).toMatchObject({
        ok: false,
        failure: { kind: 'possibly-billed-before', remedy: 'refresh' },
      });
    }
    expect(world.paid()).toHaveLength(1);
    const insisted = await world.send('lookup', lookup('ann@example.com', { refresh: true }), page);
    expect(insisted).toMatchObject({ ok: true, value: { credits: 3 } });
    world.now += 400 * 24 * 3_600_000;
    expect(await world.send('lookup', typed('ann@example.com'), page)).toMatchObject({ ok: true });
  });

  it('because the worker died is found at the next start', async () => {
    const world = await auto();
    world.say('intelligenceEmail', { hang: new Promise(() => undefined) });
    void world.send('lookup', typed('ann@example.com'), page);
    await expect.poll(() => receiptsOf(world)).toMatchObject([{ state: 'open' }]);
    await world.restart();
    world.say('intelligenceEmail', { ok: { disposable: false } });
    const again = await world.send('lookup', typed('ann@example.com'), page);
    expect(again).toMatchObject({ ok: false, failure: { kind: 'possibly-billed-before' } });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
  });

  it('through a fault of ours is possibly billed as well', async () => {
    const world = await connected();
    world.say('intelligenceEmail', { throws: new Error(`broken with ${'x'.repeat(5)}`) });
    const outcome = await world.send('lookup', lookup('ann@example.com'), page);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'internal', billed: 'possibly' } });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
  });

  it('or was paid and cannot be read is not asked again by itself', async () => {
    const world = await auto();
    world.say('intelligenceEmail', fails('unexpected-answer', { billed: 'yes', raw: '{"x":1}' }));
    const first = await world.send('lookup', typed('ann@example.com'), page);
    expect(first).toMatchObject({ ok: false, failure: { raw: '{"x":1}' } });
    const again = await world.send('lookup', typed('ann@example.com'), page);
    expect(again).toMatchObject({ ok: false, failure: { kind: 'possibly-billed-before' } });
    expect(world.paid()).toHaveLength(1);
  });

  it('in a private window is not repeated either, and leaves no question behind', async () => {
    const world = await connected();
    const { secluded } = await import('./world.ts');
    world.say('intelligenceEmail', fails('timeout', { billed: 'possibly' }));
    await world.send('lookup', lookup('ann@example.com'), secluded());
    const again = await world.send('lookup', lookup('ann@example.com'), secluded());
    expect(again).toMatchObject({ ok: false, failure: { kind: 'possibly-billed-before' } });
    const history = await world.send('history', { limit: 5 });
    expect(history).toEqual({ ok: true, value: { entries: [] } });
  });
});
