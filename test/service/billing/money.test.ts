import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  cardIn,
  confirmed,
  connected,
  fails,
  lookup,
  page,
  pageOf,
  privatePage,
  privateUi,
  receiptsOf,
  settingsOf,
  typed,
  ui,
  type World,
} from '../world.ts';

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
    ['that is wrong offline', typed('bad@b.example'), 'policy-forbids'],
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
});

describe('typed text with a key in trouble', () => {
  it.each(['rate-limited', 'payment-required', 'forbidden'] as const)(
    'is still looked up if the trouble does not concern the key itself (%s)',
    async (kind) => {
      const world = await auto();
      world.setReply('intelligenceEmail', fails(kind));
      await world.send('lookup', typed('ann@example.com'), page);
      await world.send('lookup', typed('bob@example.com'), page);
      expect(world.paid()).toHaveLength(2);
    },
  );

  it('is looked up when the person asks, because the key may have been fixed', async () => {
    const world = await auto();
    world.setReply('intelligenceEmail', fails('expired-key'));
    await world.send('lookup', typed('ann@example.com'), page);
    world.setReply('intelligenceEmail', { ok: { disposable: false } });
    expect(await world.send('lookup', lookup('ann@example.com'))).toMatchObject({ ok: true });
    expect(await world.send('lookup', typed('bob@example.com'), page)).toMatchObject({ ok: true });
  });
});

describe('policies', () => {
  it.each([
    ['off', 'policy-forbids'],
    ['check', 'policy-forbids'],
    ['ask', 'gesture-needed'],
    ['auto', null],
  ] as const)('typed text on a page under %s: %s', async (policy, kind) => {
    const world = await auto();
    await settingsOf(world, { sites: { 'https://shop.example': { email: policy } } });
    const outcome = await world.send('lookup', typed('ann@example.com'), page);
    if (kind === null) expect(outcome).toMatchObject({ ok: true });
    else expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(world.paid()).toHaveLength(kind === null ? 1 : 0);
  });

  it.each(['off', 'check', 'ask', 'auto'] as const)(
    'do not stop a lookup that the person starts in the popup (%s)',
    async (policy) => {
      const world = await connected();
      await settingsOf(world, { sites: { 'https://shop.example': { email: policy } } });
      expect(await confirmed(world, 'ann@example.com', page)).toMatchObject({ ok: true });
      expect(world.paid()).toHaveLength(1);
    },
  );

  it('of a frame apply together with those of the page around it', async () => {
    const world = await auto();
    await settingsOf(world, { sites: { 'https://frame.example': { email: 'off' } } });
    const framed = { ...page, url: 'https://frame.example/pay', frameId: 4 };
    const outcome = await world.send('lookup', typed('ann@example.com'), framed);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'policy-forbids' } });
  });
});

describe('the policy of a site', () => {
  it.each(['about:blank', 'about:srcdoc', 'blob:https://frame.example/1'])(
    'applies in a frame that the site filled itself (%s)',
    async (url) => {
      const world = await auto();
      await settingsOf(world, { sites: { 'https://frame.example': { email: 'off' } } });
      const framed = { ...page, url, origin: 'https://frame.example', frameId: 4 };
      const outcome = await world.send('lookup', typed('ann@example.com'), framed);
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'policy-forbids' } });
    },
  );
});

describe('a receipt', () => {
  it('stores only the host of a page’s address', async () => {
    const world = await auto();
    const { documentId: _, ...page } = pageOf('https://shop.example');
    const url = 'https://shop.example/reset?email=bob@example.org';
    await world.send('lookup', typed('ann@example.com'), { ...page, url });
    expect(await confirmed(world, 'eve@example.com', { ...page, url })).toMatchObject({ ok: true });
    expect(await receiptsOf(world)).toMatchObject([{ automatic: false }, { automatic: true }]);
    const stored = JSON.stringify(await world.db.all('receipts', z.unknown()));
    expect(stored).toContain('shop.example');
    expect(stored).not.toMatch(/reset|bob|ann@|eve@/);
  });
});

describe('budgets', () => {
  async function type(world: World, count: number, from = page): Promise<number> {
    for (let i = 0; i < count; i += 1) {
      await world.send('lookup', typed(`${from.tab?.id}-${i}@example.com`), from);
    }
    return world.paid().length;
  }

  it('cap what one page load may spend automatically', async () => {
    const world = await auto();
    expect(await type(world, 10)).toBe(3);
    const refused = await world.send('lookup', typed('more@example.com'), page);
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'over-budget', billed: 'no' } });
  });

  it('cap what one site may spend in a day, over reloads and restarts', async () => {
    const world = await auto();
    for (let load = 0; load < 8; load += 1) {
      await type(world, 5, pageOf('https://shop.example', load + 1));
      await world.restart();
    }
    expect(world.paid().length * 3).toBe(15);
  });

  it('cap what automatic lookups may spend in a day, and start again the next day', async () => {
    const world = await auto();
    const spendAll = async (day: number) => {
      for (let site = 0; site < 12; site += 1) {
        // Stay below the limit of sites in an hour.
        world.now += 21 * 60_000;
        await type(world, 5, pageOf(`https://s${site}.example`, day * 100 + site));
      }
    };
    await spendAll(1);
    expect(world.paid().length).toBe(20);
    const usage = await world.send('usage', { refresh: false });
    expect(usage).toMatchObject({ ok: true, value: { spent: { today: 60, automaticToday: 60 } } });
    world.now += 24 * 3_600_000;
    await spendAll(2);
    expect(world.paid().length).toBe(40);
  });

  it('cap what all lookups of a day cost, including a person’s', async () => {
    const world = await connected();
    const press = (i: number) => lookup(`${i}@example.com`, { depth: 'deep', place: 'popup' });
    for (let i = 0; i < 60; i += 1) {
      expect(await world.send('lookup', press(i))).toMatchObject({ value: { credits: 5 } });
    }
    const message = expect.stringMatching(/300 credits/);
    const refused = { ok: false, failure: { kind: 'over-budget', billed: 'no', message } };
    expect(await world.send('lookup', press(60))).toMatchObject(refused);
    expect(await confirmed(world, 'more@example.com', page)).toMatchObject(refused);
    world.now += 24 * 3_600_000;
    expect(await world.send('lookup', press(60))).toMatchObject({ ok: true });
  });

  it('count calls that are still open, so that concurrent lookups cannot exceed them', async () => {
    const world = await auto();
    const asks = Array.from({ length: 30 }, (_, i) =>
      world.send('lookup', typed(`${i}@example.com`), page),
    );
    await Promise.all(asks);
    expect(world.paid()).toHaveLength(3);
  });

  it('do not count calls that failed for free', async () => {
    const world = await auto();
    world.setReply('intelligenceEmail', fails('server-error'));
    await type(world, 6);
    world.setReply('intelligenceEmail', { ok: { disposable: false } });
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
    await world.send('parse', { text, place: 'selection' }, cardIn(page));
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it.each([
    ['its own', page],
    ['a frame’s', { ...page, frameId: 3, url: 'https://ad.example/' }],
    ['a card’s', cardIn(page)],
  ])('that sends gestures in %s name spends nothing and learns nothing', async (_, from) => {
    const world = await auto();
    for (let i = 0; i < 100; i += 1) {
      await world.send('lookup', lookup(`${i}@example.com`, { refresh: i % 2 === 1 }), from);
    }
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it('that controls our content script costs no more than typing would, by any message', async () => {
    const world = await auto();
    for (let i = 0; i < 60; i += 1) {
      const { kind, value } = typed(`${i}@example.com`);
      const question = { kind, value, depth: 'deep', refresh: true, place: 'field' } as const;
      await world.send('prepareLookup', question, page);
      await world.send('lookup', typed(value), page);
      await world.send('lookup', typed(value, { pendingLookupId: `id-${i}` }), page);
      await world.send('lookup', lookup(value, { pendingLookupId: `id-${i}` }), page);
      const opened = await world.send('openCard', { kind, value }, page);
      if (opened.ok) await world.send('cardBlocked', { id: opened.value.id }, page);
    }
    const spent = (await receiptsOf(world)).reduce((sum, { credits }) => sum + credits, 0);
    expect(spent).toBe(9);
    expect(world.opened).toEqual([]);
  });

  it('blocks neither the popup nor typed lookups', async () => {
    const world = await auto();
    for (let i = 0; i < 40; i += 1) {
      const from = pageOf('https://x.example', 20 + (i % 4));
      await world.send('lookup', typed(`${i}@example.com`), from);
    }
    const spent = world.paid().length * 3;
    expect(spent).toBe(15);
    const popup = lookup('popup@example.com', { place: 'popup' });
    expect(await world.send('lookup', popup, ui)).toMatchObject({ ok: true });
    expect(await world.send('lookup', typed('typed@example.com'), page)).toMatchObject({
      ok: true,
    });
  });
});

describe('a call whose answer was lost', () => {
  it('is possibly billed, shown, and never repeated automatically', async () => {
    const world = await auto();
    world.setReply('intelligenceEmail', fails('timeout', { billed: 'possibly' }));
    await world.send('lookup', typed('ann@example.com'), page);
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed', credits: 3 }]);
    const usage = await world.send('usage', { refresh: false });
    expect(usage).toMatchObject({ ok: true, value: { spent: { possiblyBilled: 3 } } });
    const history = await world.send('history', { limit: 5 });
    expect(history).toMatchObject({ ok: true, value: { entries: [{ billed: 'possibly' }] } });

    world.setReply('intelligenceEmail', { ok: { disposable: false } });
    for (const [request, from] of [
      [typed('ann@example.com'), page],
      [lookup('ann@example.com'), ui],
    ] as const) {
      const again = await world.send('lookup', request, from);
      expect(again).toMatchObject({
        ok: false,
        failure: { kind: 'possibly-billed-before', remedy: 'refresh' },
      });
    }
    expect(world.paid()).toHaveLength(1);
    const [receipt] = await receiptsOf(world);
    const shown = receipt ? [receipt.id] : [];
    const insisted = await world.send(
      'lookup',
      lookup('ann@example.com', { refresh: true, shown }),
    );
    expect(insisted).toMatchObject({ ok: true, value: { credits: 3 } });
    world.now += 400 * 24 * 3_600_000;
    expect(await world.send('lookup', typed('ann@example.com'), page)).toMatchObject({ ok: true });
  });

  it('through an error in the extension is possibly billed too', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', { throws: new Error(`broken with ${'x'.repeat(5)}`) });
    const outcome = await world.send('lookup', lookup('ann@example.com'));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'internal', billed: 'possibly' } });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
  });

  it('is not repeated in a private window either, and its question is not stored', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('timeout', { billed: 'possibly' }));
    await confirmed(world, 'ann@example.com', privatePage());
    const again = await world.send('lookup', lookup('ann@example.com'), privateUi);
    expect(again).toMatchObject({ ok: false, failure: { kind: 'possibly-billed-before' } });
    const history = await world.send('history', { limit: 5 });
    expect(history).toEqual({ ok: true, value: { entries: [] } });
  });

  it('can be repeated in a private window if it was free', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('server-error'));
    await confirmed(world, 'ann@example.com', privatePage());
    world.setReply('intelligenceEmail', { ok: { disposable: false } });
    const again = await world.send('lookup', lookup('ann@example.com'), privateUi);
    expect(again).toMatchObject({ ok: true, value: { state: 'answered' } });
  });
});

describe('automatic lookups without a user gesture', () => {
  const siteOf = (i: number) => pageOf(`https://site${i}.example`, 20 + i);
  const typeOn = (world: World, i: number) =>
    world.send('lookup', typed(`ann${i}@example.com`), siteOf(i));
  const REFUSED = { ok: false, failure: { kind: 'over-budget', billed: 'no' } };

  it('run on at most three sites an hour, and continue on these', async () => {
    const world = await auto();
    for (let i = 0; i < 3; i += 1) expect(await typeOn(world, i)).toMatchObject({ ok: true });
    expect(await typeOn(world, 3)).toMatchObject(REFUSED);
    expect(await world.send('lookup', typed('bob@example.com'), siteOf(2))).toMatchObject({
      ok: true,
    });
    world.now += 3_600_001;
    expect(await typeOn(world, 3)).toMatchObject({ ok: true });
    expect(world.paid()).toHaveLength(5);
  });

  it('stay limited after the worker restarts', async () => {
    const world = await auto();
    for (let i = 0; i < 3; i += 1) await typeOn(world, i);
    await world.restart();
    expect(await typeOn(world, 3)).toMatchObject(REFUSED);
  });

  const tab = { id: 1, url: 'https://shop.example/form', private: false };
  it.each<[string, (world: World) => Promise<unknown>]>([
    ['a lookup in the popup', (world) => world.send('lookup', lookup('eve@example.com'), ui)],
    [
      'the browser’s menu',
      (world) => world.service.entryPoints.onMenuClick({ menuItemId: 'other' }, tab),
    ],
    ['a command', (world) => world.service.entryPoints.onCommand('next-value', tab)],
    ['the address bar', (world) => world.service.entryPoints.onOmniboxEntered('x')],
  ])('continue on further sites after %s', async (_, act) => {
    const world = await auto();
    for (let i = 0; i < 3; i += 1) await typeOn(world, i);
    world.now += 1;
    await act(world);
    expect(await typeOn(world, 3)).toMatchObject({ ok: true });
  });

  it('do not continue because of anything that a page or its card sends', async () => {
    const world = await auto();
    for (let i = 0; i < 3; i += 1) await typeOn(world, i);
    const prepared = { kind: 'email', value: 'eve@example.com', depth: 'standard' } as const;
    await world.send('lookup', lookup('eve@example.com'), siteOf(3));
    await world.send('prepareLookup', { ...prepared, refresh: false, place: 'field' }, siteOf(3));
    await world.send('openCard', { kind: 'email', value: 'eve@example.com' }, siteOf(3));
    await world.send('openOptions', {}, siteOf(3));
    expect(await typeOn(world, 3)).toMatchObject(REFUSED);
  });

  it('never run in a tab that the browser does not show', async () => {
    const world = await auto();
    const hidden = pageOf('https://shop.example', 1, {
      tab: { id: 1, url: 'https://shop.example/form', active: false, incognito: false },
    });
    const outcome = await world.send('lookup', typed('ann@example.com'), hidden);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'gesture-needed' } });
    expect(world.paid()).toEqual([]);
  });
});
