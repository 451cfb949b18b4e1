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
const refused = (kind: string) => ({ ok: false, failure: { kind, billed: 'no' } });

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

  it.each([
    ['its card, which it cannot read,', cardIn(victim)],
    ['our own pages', ui],
  ])('does not stop %s from showing the cached answer for free', async (_, from) => {
    const world = await known();
    expect(await checked(world, from)).toMatchObject({
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
  ])('that %s claims gets nothing, whether the answer is cached or not', async (_, from, kind) => {
    const world = await known();
    await world.send('prepareLookup', { ...PREPARED, kind: 'email', value: EMAIL }, victim);
    const waiting = await world.send('popupSnapshot', {});
    const pendingLookupId = waiting.ok ? (waiting.value.question?.id ?? '') : '';
    const ways = [{}, { refresh: true }, { depth: 'deep' as const }, { pendingLookupId }];
    for (const more of ways) {
      for (const value of [EMAIL, 'new@example.com'])
        expect(await world.send('lookup', lookup(value, more), from)).toMatchObject(refused(kind));
    }
    expect(world.paid()).toHaveLength(1);
  });
});

describe('typed text', () => {
  const { form: _, ...formless } = typed(EMAIL);
  it.each<[string, Policy, typeof formless]>([
    ['under ask', 'ask', typed(EMAIL)],
    ['under auto', 'auto', typed(EMAIL)],
    ['in a sign-in form, where nothing is ever sent', 'auto', typed(EMAIL, { form: 'sign-in' })],
    ['in a form of unknown type', 'auto', formless],
    ['that is wrong offline', 'auto', typed('bad@example.com')],
  ])('is answered from the cache %s', async (_, policy, request) => {
    const world = await known(request.value);
    await under(world, policy);
    expect(await world.send('lookup', request, victim)).toMatchObject({
      ok: true,
      value: { from: 'cache', credits: 0, verdict: { basis: ['syntax', 'api'] } },
    });
    expect(world.paid()).toHaveLength(1);
  });

  it('that was never looked up needs a gesture under ask, and sends nothing', async () => {
    const world = await known();
    await under(world, 'ask');
    const outcome = await world.send('lookup', typed('bob@example.com'), victim);
    expect(outcome).toMatchObject(refused('gesture-needed'));
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
    expect(outcome).toMatchObject(refused(kind));
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
    const reloaded = { ...victim, documentId: 'loaded again' };
    for (const [from, count] of [
      [victim, 0],
      [pageOf('https://next.example', 8), 1],
      [reloaded, 1],
    ] as const)
      expect(await disclosed(world, [perPage + 1], from)).toBe(count);
  });

  it.each<Policy>(['ask', 'auto'])(
    'are refused past the limit like values that are not cached, and nothing is paid (%s)',
    async (policy) => {
      const world = await rich();
      await settingsOf(world, { autoAccepted: policy === 'auto' });
      const paid = world.paid().length;
      await disclosed(world, upTo(perPage), victim);
      const past = await world.send('lookup', typed(address(perPage)), victim);
      expect(await world.send('lookup', typed('never@example.com'), victim)).toEqual(past);
      expect(past).toMatchObject(refused('gesture-needed'));
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
    expect(joined).toMatchObject(refused('gesture-needed'));
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
