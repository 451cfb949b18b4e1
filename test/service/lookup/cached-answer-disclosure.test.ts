/** What a page learns: free verdicts always, paid ones only about values that were typed there. */
import { describe, expect, it } from 'vitest';
import type { Policy } from '../../../lib/domain/policy.ts';
import type { BrowserSender } from '../../../lib/service/messaging/caller.ts';
import { DEFAULT_SETTINGS } from '../../../lib/service/settings/store.ts';
import { DISCLOSURE_LIMITS } from '../../../lib/service/values/disclosure-limit.ts';
import {
  cardIn,
  confirmed,
  connected,
  lookup,
  pageOf,
  privatePage,
  settingsOf,
  typed,
  ui,
  type World,
} from '../world.ts';

const EMAIL = 'ann@example.com';
const OFFLINE = { verdict: { basis: ['syntax'] }, offer: { credits: 3 } };
const PREPARED = { depth: 'standard', refresh: false, place: 'field' } as const;
const victim = pageOf('https://curious.example', 7);

/** A world in which the value was looked up in the popup. */
async function known(value = EMAIL): Promise<World> {
  const world = await connected();
  await world.send('lookup', lookup(value, { place: 'popup' }), ui);
  expect(world.paid()).toHaveLength(1);
  return world;
}

const checked = async (world: World, from = victim) => {
  const items = [{ kind: 'email' as const, value: EMAIL }];
  const outcome = await world.send('check', { items, place: 'field', form: 'sign-up' }, from);
  return outcome.ok ? outcome.value.judgements[0] : undefined;
};

const under = (world: World, policy: Policy) =>
  settingsOf(world, { sites: { 'https://curious.example': { email: policy } } });

describe('a page that writes an address itself', () => {
  it('gets the offline verdict and the full price, whatever was looked up elsewhere', async () => {
    const world = await known();
    const judged = await checked(world);
    expect(judged).toMatchObject(OFFLINE);
    expect(judged?.offer).not.toHaveProperty('answeredAt');
  });

  it('cannot have a text parsed, which only a card may', async () => {
    const world = await known();
    const outcome = await world.send('parse', { text: EMAIL, place: 'selection' }, victim);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'not-allowed' } });
    const card = await world.send('parse', { text: EMAIL, place: 'selection' }, cardIn(victim));
    expect(card).toMatchObject({ value: { found: [{ offer: { answeredAt: world.now } }] } });
  });

  it('gets no more after the person looked the value up on this page', async () => {
    const world = await connected();
    expect(await confirmed(world, EMAIL, victim)).toMatchObject({ value: { from: 'api' } });
    expect(await checked(world)).toMatchObject(OFFLINE);
  });

  it('does not stop its card, which it cannot read, from showing the cached answer', async () => {
    const world = await known();
    expect(await checked(world, cardIn(victim))).toMatchObject({
      verdict: { basis: ['syntax', 'api'] },
      offer: { credits: 0, answeredAt: world.now },
    });
  });

  it('does not stop our own pages from showing the cached answer for free', async () => {
    const world = await known();
    expect(await checked(world, ui)).toMatchObject({
      verdict: { basis: ['syntax', 'api'] },
      offer: { credits: 0, answeredAt: world.now },
    });
  });
});

describe('a gesture', () => {
  it.each<[string, BrowserSender, string]>([
    ['a content script', victim, 'gesture-needed'],
    ['one in a frame', { ...victim, frameId: 3 }, 'gesture-needed'],
    ['a card', cardIn(victim), 'not-allowed'],
    ['our popup in a frame', { ...ui, frameId: 3, tab: victim.tab }, 'not-allowed'],
  ])('that %s claims gets nothing, although the answer is cached', async (_, from, kind) => {
    const world = await known();
    await world.send('prepareLookup', { ...PREPARED, kind: 'email', value: EMAIL }, victim);
    const waiting = await world.send('popupSnapshot', {});
    const pendingLookupId = waiting.ok ? (waiting.value.question?.id ?? '') : '';
    for (const more of [{}, { refresh: true }, { depth: 'deep' as const }, { pendingLookupId }]) {
      const outcome = await world.send('lookup', lookup(EMAIL, more), from);
      expect(outcome).toMatchObject({ ok: false, failure: { kind, billed: 'no' } });
    }
    expect(world.paid()).toHaveLength(1);
  });
});

describe('typed text', () => {
  it.each<[Policy, string]>([
    ['ask', 'cache'],
    ['auto', 'cache'],
  ])('is answered from the cache under %s', async (policy, from) => {
    const world = await known();
    await under(world, policy);
    expect(await world.send('lookup', typed(EMAIL), victim)).toMatchObject({
      ok: true,
      value: { from, credits: 0, verdict: { basis: ['syntax', 'api'] } },
    });
    expect(world.paid()).toHaveLength(1);
  });

  it.each(['sign-in', undefined] as const)(
    'is answered from the cache in a form of type %s, where nothing is ever sent to the API',
    async (form) => {
      const world = await known();
      await settingsOf(world, { autoAccepted: true });
      const { form: _, ...rest } = typed(EMAIL);
      const request = form ? { ...rest, form } : rest;
      expect(await world.send('lookup', request, victim)).toMatchObject({ value: { credits: 0 } });
      expect(world.paid()).toHaveLength(1);
    },
  );

  it('that is wrong offline is still answered from the cache', async () => {
    const world = await known('bad@example.com');
    expect(await world.send('lookup', typed('bad@example.com'), victim)).toMatchObject({
      ok: true,
      value: { from: 'cache' },
    });
  });

  it('that was never looked up needs a gesture under ask, and sends nothing', async () => {
    const world = await known();
    await under(world, 'ask');
    expect(await world.send('lookup', typed('bob@example.com'), victim)).toMatchObject({
      ok: false,
      failure: { kind: 'gesture-needed', billed: 'no' },
    });
    expect(world.paid()).toHaveLength(1);
  });

  it.each<[string, Policy, object, object, string]>([
    ['under check', 'check', {}, victim, 'policy-forbids'],
    ['under off', 'off', {}, victim, 'policy-forbids'],
    ['in a private window', 'auto', {}, privatePage(), 'gesture-needed'],
    ['from running text', 'auto', { place: 'text' }, victim, 'gesture-needed'],
    ['from a selection', 'auto', { place: 'selection' }, victim, 'gesture-needed'],
    ['in depth', 'auto', { depth: 'deep' }, victim, 'gesture-needed'],
    ['as a refresh', 'auto', { refresh: true }, victim, 'gesture-needed'],
    ['from our own pages', 'auto', {}, ui, 'gesture-needed'],
  ])('%s learns nothing about cached answers', async (_, policy, more, from, kind) => {
    const world = await known();
    await under(world, policy);
    const outcome = await world.send('lookup', typed(EMAIL, more), from);
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(world.paid()).toHaveLength(1);
  });
});

describe('cached answers that typed text gets', () => {
  const { perPage, perMinute } = DISCLOSURE_LIMITS;
  /** A world in which more values were looked up than any page may learn about. */
  async function rich(): Promise<World> {
    const world = await connected();
    await settingsOf(world, { budget: { ...DEFAULT_SETTINGS.budget, totalPerDay: null } });
    for (let i = 0; i <= perMinute; i += 1) await world.send('lookup', lookup(address(i)));
    return world;
  }
  const address = (i: number) => `ann${i}@example.com`;
  const disclosed = async (world: World, values: readonly number[], from: BrowserSender) => {
    let count = 0;
    for (const i of values) {
      const outcome = await world.send('lookup', typed(address(i)), from);
      if (outcome.ok) count += 1;
      else expect(outcome.failure).toMatchObject({ kind: 'gesture-needed', billed: 'no' });
    }
    return count;
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

  it('are limited per page load, even across a restart of the worker', async () => {
    const world = await rich();
    expect(await disclosed(world, upTo(perPage + 5), victim)).toBe(perPage);
    await world.restart();
    world.now += 3_600_000;
    expect(await disclosed(world, [perPage + 1], victim)).toBe(0);
    expect(await disclosed(world, [perPage + 1], pageOf('https://next.example', 8))).toBe(1);
    expect(await disclosed(world, [perPage + 1], { ...victim, documentId: 'loaded again' })).toBe(
      1,
    );
  });

  it.each<Policy>(['ask', 'auto'])(
    'are refused past the limit like values that are not cached, and nothing is paid (%s)',
    async (policy) => {
      const world = await rich();
      await settingsOf(world, { autoAccepted: policy === 'auto' });
      const paid = world.paid().length;
      await disclosed(world, upTo(perPage), victim);
      const refused = await world.send('lookup', typed(address(perPage)), victim);
      expect(await world.send('lookup', typed('never@example.com'), victim)).toEqual(refused);
      expect(refused).toMatchObject({ ok: false, failure: { kind: 'gesture-needed' } });
      expect(world.paid()).toHaveLength(paid);
    },
  );

  it('are counted before the cache is read, so values that are not cached count too', async () => {
    const world = await rich();
    const never = (i: number) => typed(`never${i}@example.com`);
    for (const i of upTo(perPage)) await world.send('lookup', never(i), victim);
    expect(await disclosed(world, [0], victim)).toBe(0);
  });

  it('do not count paid answers, which the budget of a page limits', async () => {
    const world = await connected({ autoEmail: true });
    const budget = { autoPerDay: 900, autoPerSite: 900, autoPerPage: 900, totalPerDay: null };
    await settingsOf(world, { budget });
    expect(await disclosed(world, upTo(perPage + 3), victim)).toBe(perPage + 3);
  });

  it('count a shared call that another page paid for', async () => {
    const world = await connected({ autoEmail: true });
    await settingsOf(world, { budget: { ...DEFAULT_SETTINGS.budget, totalPerDay: null } });
    for (const i of upTo(perPage)) await world.send('lookup', lookup(address(i)));
    expect(await disclosed(world, upTo(perPage), victim)).toBe(perPage);
    const [mine, joined] = await Promise.all([
      world.send('lookup', lookup(address(99))),
      world.send('lookup', typed(address(99)), victim),
    ]);
    expect(mine).toMatchObject({ ok: true });
    expect(joined).toMatchObject({ ok: false, failure: { kind: 'gesture-needed' } });
  });

  it('do not limit gestures', async () => {
    const world = await rich();
    await disclosed(world, upTo(perPage + 1), victim);
    expect(await confirmed(world, address(perPage), victim)).toMatchObject({
      value: { from: 'cache', credits: 0 },
    });
  });
});

describe('a deep lookup that continues in the background', () => {
  it('brings its answer to our own surfaces for free, and to no page', async () => {
    const world = await connected();
    world.setReply('email', { ok: { state: 'running' } }, 'poll');
    expect(await confirmed(world, EMAIL, victim, { depth: 'deep' })).toMatchObject({
      ok: true,
      value: { state: 'pending', credits: 5 },
    });
    const value = { disposable: false, qualification: 'valid', smtp_valid: true };
    world.setReply('email', { ok: { state: 'done', value } }, 'poll');
    await world.service.onAlarm('fieldmark.jobs');
    for (const from of [ui, cardIn(victim)]) {
      expect(await checked(world, from)).toMatchObject({ verdict: { reason: 'deliverable' } });
    }
    expect(await checked(world)).toMatchObject(OFFLINE);
    expect(world.paid()).toHaveLength(1);
  });
});
