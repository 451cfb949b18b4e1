import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Policy } from '../../../lib/domain/policy.ts';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
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
const OK = { ok: true };
const failed = (kind: string) => ({ ok: false, failure: { kind, billed: 'no' } });
const FOUND = { ok: { disposable: false } };
const LOST = fails('timeout', { billed: 'possibly' });
/** Types a value in the form of a page. */
const type = (world: World, value: string, from: BrowserSender = page) =>
  world.send('lookup', typed(value), from);

describe('typed text', () => {
  it('is looked up where the person accepted it', async () => {
    const world = await auto();
    const outcome = await type(world, 'ann@example.com');
    expect(outcome).toMatchObject({ ok: true, value: { credits: 3, from: 'api' } });
    expect(await receiptsOf(world)).toMatchObject([{ automatic: true, origin: 'shop.example' }]);
  });

  const { form: _, ...formless } = typed('a@b.example');
  it.each([
    ['in a sign-in form', typed('a@b.example', { form: 'sign-in' }), 'gesture-needed'],
    ['in a form of unknown type', formless, 'gesture-needed'],
    ['from running text', typed('a@b.example', { place: 'text' }), 'gesture-needed'],
    ['from a selection', typed('a@b.example', { place: 'selection' }), 'gesture-needed'],
    ['as a refresh', typed('a@b.example', { refresh: true }), 'gesture-needed'],
    ['in depth', typed('a@b.example', { depth: 'deep' }), 'gesture-needed'],
    ['of another kind', typed('DE136695976', { kind: 'vat' }), 'gesture-needed'],
    ['that is wrong offline', typed('bad@b.example'), 'policy-forbids'],
    ['that is probably mistyped', typed('typo@b.example'), 'policy-forbids'],
  ] as const)('%s costs nothing', async (_, request, kind) => {
    const world = await auto();
    expect(await world.send('lookup', request, page)).toMatchObject(failed(kind));
    expect([world.paid(), await receiptsOf(world)]).toEqual([[], []]);
  });

  it('costs nothing in a tab that the browser does not show', async () => {
    const world = await auto();
    const tab = { id: 1, url: page.url, active: false, incognito: false };
    const outcome = await type(world, 'ann@example.com', { ...page, tab });
    expect(outcome).toMatchObject(failed('gesture-needed'));
    expect(world.paid()).toEqual([]);
  });

  it.each(['rate-limited', 'payment-required', 'forbidden'] as const)(
    'is still looked up if the trouble does not concern the key itself (%s)',
    async (kind) => {
      const world = await auto();
      world.setReply('intelligenceEmail', fails(kind));
      await type(world, 'ann@example.com');
      await type(world, 'bob@example.com');
      expect(world.paid()).toHaveLength(2);
    },
  );
});

describe('policies', () => {
  const under = (world: World, site: string, email: Policy) =>
    settingsOf(world, { sites: { [`https://${site}.example`]: { email } } });

  it.each([
    ['off', failed('policy-forbids')],
    ['check', failed('policy-forbids')],
    ['ask', failed('gesture-needed')],
    ['auto', OK],
  ] as const)('typed text on a page under %s', async (policy, expected) => {
    const world = await auto();
    await under(world, 'shop', policy);
    expect(await type(world, 'ann@example.com')).toMatchObject(expected);
    expect(world.paid()).toHaveLength(policy === 'auto' ? 1 : 0);
    // They do not stop a lookup that the person starts in the popup.
    expect(await confirmed(world, 'bob@example.com', page)).toMatchObject(OK);
  });

  it.each([
    ['the page around it', { url: 'https://frame.example/pay' }],
    ['the site that filled it', { url: 'about:blank', origin: 'https://frame.example' }],
    ['the site that filled it', { url: 'about:srcdoc', origin: 'https://frame.example' }],
    [
      'the site that filled it',
      { url: 'blob:https://frame.example/1', origin: 'https://frame.example' },
    ],
  ])('of a frame apply together with those of %s (%o)', async (_, frame) => {
    const world = await auto();
    await under(world, 'frame', 'off');
    const outcome = await type(world, 'ann@example.com', { ...page, ...frame, frameId: 4 });
    expect(outcome).toMatchObject(failed('policy-forbids'));
  });
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
  async function typeMany(world: World, count: number, from = page): Promise<number> {
    for (let i = 0; i < count; i += 1) await type(world, `${from.tab?.id}-${i}@example.com`, from);
    return world.paid().length;
  }

  it('cap what one page load may spend automatically', async () => {
    const world = await auto();
    expect(await typeMany(world, 10)).toBe(3);
    expect(await type(world, 'more@example.com')).toMatchObject(failed('over-budget'));
  });

  it('cap what one site may spend in a day, over reloads and restarts', async () => {
    const world = await auto();
    for (let load = 0; load < 8; load += 1) {
      await typeMany(world, 5, pageOf('https://shop.example', load + 1));
      await world.restart();
    }
    expect(world.paid().length * 3).toBe(15);
    // They block neither the popup nor other pages.
    expect(await world.send('lookup', lookup('popup@example.com'), ui)).toMatchObject(OK);
    expect(await type(world, 'a@b.example', pageOf('https://b.example', 9))).toMatchObject(OK);
  });

  it('cap what automatic lookups may spend in a day, and start again the next day', async () => {
    const world = await auto();
    const spendAll = async (day: number) => {
      for (let site = 0; site < 12; site += 1) {
        // Stay below the limit of sites in an hour.
        world.now += 21 * 60_000;
        await typeMany(world, 5, pageOf(`https://s${site}.example`, day * 100 + site));
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
    expect(await world.send('lookup', press(60))).toMatchObject(OK);
  });

  it('count calls that are still open, so that concurrent lookups cannot exceed them', async () => {
    const world = await auto();
    await Promise.all(Array.from({ length: 30 }, (_, i) => type(world, `${i}@example.com`)));
    expect(world.paid()).toHaveLength(3);
  });

  it('do not count calls that failed for free', async () => {
    const world = await auto();
    world.setReply('intelligenceEmail', fails('server-error'));
    await typeMany(world, 6);
    world.setReply('intelligenceEmail', FOUND);
    expect(await type(world, 'z@example.com')).toMatchObject(OK);
  });
});

describe('a hostile page', () => {
  it('that prints 10,000 addresses costs 0', async () => {
    const world = await auto();
    const address = (i: number) => `${i}@example.com`;
    for (let batch = 0; batch < 20; batch += 1) {
      const values = Array.from({ length: 500 }, (_, i) => address(batch * 500 + i));
      const items = values.map((value) => ({ kind: 'email' as const, value }));
      const outcome = await world.send('check', { items, place: 'text' }, page);
      expect(outcome.ok && outcome.value.judgements).toHaveLength(500);
      await world.send('parse', { text: values.join(' '), place: 'selection' }, cardIn(page));
    }
    expect([world.calls, await receiptsOf(world)]).toEqual([[], []]);
  });

  it('that controls our content script costs no more than typing would, by any message', async () => {
    const world = await auto();
    for (let i = 0; i < 60; i += 1) {
      const { kind, value } = typed(`${i}@example.com`);
      const question = { kind, value, depth: 'deep', refresh: true, place: 'field' } as const;
      await world.send('prepareLookup', question, page);
      await type(world, value);
      await world.send('lookup', typed(value, { pendingLookupId: `id-${i}` }), page);
      await world.send('lookup', lookup(value, { pendingLookupId: `id-${i}` }), page);
      const opened = await world.send('openCard', { kind, value }, page);
      if (opened.ok) await world.send('cardBlocked', { id: opened.value.id }, page);
    }
    const spent = (await receiptsOf(world)).reduce((sum, { credits }) => sum + credits, 0);
    expect(spent).toBe(9);
    expect(world.opened).toEqual([]);
  });
});

describe('a call whose answer was lost', () => {
  const BEFORE = failed('possibly-billed-before');

  it('is possibly billed, shown, and never repeated automatically', async () => {
    const world = await auto();
    world.setReply('intelligenceEmail', LOST);
    await type(world, 'ann@example.com');
    const [receipt] = await receiptsOf(world);
    expect(receipt).toMatchObject({ state: 'possibly-billed', credits: 3 });
    const usage = await world.send('usage', { refresh: false });
    expect(usage).toMatchObject({ ok: true, value: { spent: { possiblyBilled: 3 } } });
    const history = await world.send('history', { limit: 5 });
    expect(history).toMatchObject({ ok: true, value: { entries: [{ billed: 'possibly' }] } });

    world.setReply('intelligenceEmail', FOUND);
    const asked = lookup('ann@example.com');
    for (const again of [type(world, 'ann@example.com'), world.send('lookup', asked)]) {
      expect(await again).toMatchObject({ ...BEFORE, failure: { remedy: 'refresh' } });
    }
    expect(world.paid()).toHaveLength(1);
    const insisted = { ...asked, refresh: true, shown: [receipt?.id ?? ''] };
    expect(await world.send('lookup', insisted)).toMatchObject({ value: { credits: 3 } });
    world.now += 400 * 24 * 3_600_000;
    expect(await type(world, 'ann@example.com')).toMatchObject(OK);
  });

  it('through an error in the extension is possibly billed too', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', { throws: new Error('broken') });
    const outcome = await world.send('lookup', lookup('ann@example.com'));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'internal', billed: 'possibly' } });
    expect(await receiptsOf(world)).toMatchObject([{ state: 'possibly-billed' }]);
  });

  it.each([
    ['is not repeated in a private window either', LOST, BEFORE],
    ['can be repeated there if it was free', fails('server-error'), OK],
  ])('%s, and its question is not stored', async (_, reply, again) => {
    const world = await connected();
    world.setReply('intelligenceEmail', reply);
    await confirmed(world, 'ann@example.com', privatePage());
    world.setReply('intelligenceEmail', FOUND);
    const asked = lookup('ann@example.com');
    expect(await world.send('lookup', asked, privateUi)).toMatchObject(again);
    const history = await world.send('history', { limit: 5 });
    expect(history).toEqual({ ok: true, value: { entries: [] } });
  });
});

it('says in a private window what a lost call cost, and repeats an answered question again', async () => {
  const world = await connected();
  world.setReply('intelligenceEmail', LOST);
  await confirmed(world, 'ann@example.com', privatePage());
  const [receipt] = await receiptsOf(world);
  world.setReply('intelligenceEmail', FOUND);
  const asked = lookup('ann@example.com', { refresh: true });
  expect(await world.send('lookup', asked, privateUi)).toMatchObject({
    failure: { message: expect.stringMatching(/no answer\. 3 credits may have been billed/) },
  });
  const insisted = { ...asked, shown: [receipt?.id ?? ''] };
  for (const again of [insisted, asked]) {
    expect(await world.send('lookup', again, privateUi)).toMatchObject(OK);
  }
});

describe('automatic lookups without a user gesture', () => {
  const siteOf = (i: number) => pageOf(`https://site${i}.example`, 20 + i);
  const typeOn = (world: World, i: number, name = 'ann') =>
    type(world, `${name}${i}@example.com`, siteOf(i));
  const REFUSED = failed('over-budget');
  /** A world in which text was typed on three sites. */
  async function onThree(): Promise<World> {
    const world = await auto();
    for (let i = 0; i < 3; i += 1) expect(await typeOn(world, i)).toMatchObject(OK);
    return world;
  }

  it('run on at most three sites an hour, after a restart too, and continue on these', async () => {
    const world = await onThree();
    expect(await typeOn(world, 3)).toMatchObject({
      failure: {
        message: 'Automatic lookups have run on 3 sites in the last hour, which is the limit.',
        action: expect.stringMatching(/click/i),
        remedy: 'none',
      },
    });
    await world.restart();
    expect(await typeOn(world, 3)).toMatchObject(REFUSED);
    expect(await typeOn(world, 2, 'bob')).toMatchObject(OK);
    world.now += 3_600_001;
    expect(await typeOn(world, 3)).toMatchObject(OK);
    expect(world.paid()).toHaveLength(5);
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
    const world = await onThree();
    world.now += 1;
    await act(world);
    expect(await typeOn(world, 3)).toMatchObject(OK);
  });

  it('do not continue because of anything that a page or its card sends', async () => {
    const world = await onThree();
    const prepared = { kind: 'email', value: 'eve@example.com', depth: 'standard' } as const;
    await world.send('lookup', lookup('eve@example.com'), siteOf(3));
    await world.send('prepareLookup', { ...prepared, refresh: false, place: 'field' }, siteOf(3));
    await world.send('openCard', { kind: 'email', value: 'eve@example.com' }, siteOf(3));
    await world.send('openOptions', {}, siteOf(3));
    expect(await typeOn(world, 3)).toMatchObject(REFUSED);
  });
});
