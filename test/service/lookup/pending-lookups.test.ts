/** Lookups that a surface in a page prepares and the person confirms in the popup. */
import { describe, expect, it } from 'vitest';
import { POPUP_LIMITS } from '../../../lib/service/lookup/waiting-lookups.ts';
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
  typed,
  ui,
  type World,
} from '../world.ts';

const EMAIL = 'ann@example.com';
const question = (value = EMAIL, more = {}) =>
  ({ kind: 'email', value, depth: 'standard', refresh: false, place: 'field', ...more }) as const;
const arm = (world: World, from: BrowserSender = page, value = EMAIL, more = {}) =>
  world.send('prepareLookup', question(value, more), from);
async function waiting(world: World, from = ui) {
  const outcome = await world.send('popupSnapshot', {}, from);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value.question;
}
const waitingValue = async (world: World, from = ui) => (await waiting(world, from))?.verdict.value;
const cancel = (world: World, id = '', from = ui) =>
  world.send('cancelPendingLookup', { id }, from);
const history = (world: World) => world.send('history', { limit: 5 });

/** The answers that our open pages were told of. */
const announced = ({ broadcasts }: World) =>
  broadcasts.filter((message) => Object(message).fieldmarkTab === 'answered');

describe('a pending lookup', () => {
  it.each([
    ['a field', page],
    ['a card', cardIn(page)],
  ])('from %s opens the popup and waits there with its price', async (_, from) => {
    const world = await connected();
    expect(await arm(world, from)).toEqual({ ok: true, value: { opened: true } });
    expect(world.popups).toBe(1);
    expect(await waiting(world)).toMatchObject({
      verdict: { kind: 'email', value: EMAIL, basis: ['syntax'] },
      offer: { credits: 3, connected: true },
      depth: 'standard',
      refresh: false,
      credits: 3,
      host: 'shop.example',
    });
    expect(world.calls).toEqual([]);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it.each<[string, object, number]>([
    ['in depth', { depth: 'deep' }, 5],
    ['as a refresh', { refresh: true }, 3],
    ['whose answer is cached', {}, 0],
  ])('%s has its own price', async (_, more, credits) => {
    const world = await connected();
    await world.send('lookup', lookup(EMAIL));
    await arm(world, page, EMAIL, more);
    expect(await waiting(world)).toMatchObject({ credits });
  });

  it.each([
    [false, 0],
    [true, 5],
  ])('in depth whose deep answer is cached (refresh: %s) costs %i', async (refresh, credits) => {
    const world = await connected();
    const deep = { depth: 'deep', refresh } as const;
    await world.send('lookup', lookup(EMAIL, { depth: 'deep' }));
    await arm(world, page, EMAIL, deep);
    expect(await waiting(world)).toMatchObject({ credits });
  });

  it('waits in the toolbar if the popup cannot open', async () => {
    const world = await connected();
    world.popupOpens = false;
    expect(await arm(world)).toEqual({ ok: true, value: { opened: false } });
    expect(world.badge).toBe('1');
    expect(await waitingValue(world)).toBe(EMAIL);
  });

  it('is not blocked by a popup that never opened', async () => {
    const world = await connected();
    const loads = Promise.withResolvers<void>();
    world.popupLoads = loads.promise;
    const first = arm(world, page, 'one@example.com');
    await expect.poll(() => world.popups).toBe(1);
    world.popupLoads = Promise.resolve();
    expect(await arm(world, page, 'two@example.com')).toMatchObject({ value: { opened: true } });
    expect(await waitingValue(world)).toBe('two@example.com');
    loads.reject(new Error('it was closed before it had loaded'));
    expect(await first).toEqual({ ok: true, value: { opened: false } });
  });

  it('is replaced by the next one, in private and in normal windows separately', async () => {
    const world = await connected();
    await arm(world, page, 'one@example.com');
    await arm(world, pageOf('https://b.example', 2), 'two@example.com');
    await arm(world, privatePage(), 'three@example.com');
    await arm(world, privatePage(), 'four@example.com');
    expect(await waitingValue(world)).toBe('two@example.com');
    expect(await waitingValue(world, privateUi)).toBe('four@example.com');
  });

  it('survives the worker, and is never written to disk', async () => {
    const world = await connected();
    await arm(world);
    world.badge = '';
    await world.restart();
    await world.service.whenResumed;
    expect(world.badge).toBe('1');
    expect(await waitingValue(world)).toBe(EMAIL);
  });

  it('expires together with its badge', async () => {
    const world = await connected();
    await arm(world);
    world.now += 10 * 60_000 - 1;
    expect(await waiting(world)).not.toBeNull();
    world.now += 1;
    expect(await waiting(world)).toBeNull();
    expect(world.badge).toBe('');
  });

  it('is removed when cancelled, but only by its id and in its kind of window', async () => {
    const world = await connected();
    const changes = () =>
      world.broadcasts.filter((message) => Object(message).fieldmarkTab === 'popupChanged').length;
    await arm(world);
    expect(changes()).toBe(1);
    await arm(world, privatePage(), 'private@example.com');
    const question = await waiting(world);
    const foreign = await waiting(world, privateUi);
    await cancel(world, foreign?.id);
    await cancel(world, 'id-of-nothing');
    expect([await waiting(world), await waiting(world, privateUi)]).not.toContain(null);
    const before = changes();
    await cancel(world, question?.id);
    // Our open pages show its end.
    expect(changes()).toBe(before + 1);
    expect(await waiting(world)).toBeNull();
    expect(world.badge).toBe('1');
    await cancel(world, foreign?.id, privateUi);
    expect(world.badge).toBe('');
    expect(world.calls).toEqual([]);
  });

  it('ends, as does the limit of popups, if the clock is set back', async () => {
    const world = await connected();
    for (let i = 0; i < POPUP_LIMITS.perTab; i += 1) await arm(world);
    world.now -= 3_600_000;
    expect(await waiting(world)).toBeNull();
    expect(await arm(world)).toMatchObject({ ok: true });
  });

  it('is ignored if it is damaged in memory', async () => {
    const world = await connected();
    world.session.set('fieldmark.armed', { questions: [{ id: 7 }], asked: 'often' });
    expect(await waiting(world)).toBeNull();
    expect(await arm(world)).toMatchObject({ ok: true });
  });
});

describe('a page that requests the popup', () => {
  const count = async (world: World, times: number, from: (i: number) => BrowserSender) => {
    let done = 0;
    const refused = {
      kind: 'rate-limited',
      billed: 'no',
      message: expect.stringContaining('popup'),
      action: expect.stringContaining('toolbar'),
    };
    for (let i = 0; i < times; i += 1) {
      const outcome = await arm(world, from(i));
      if (outcome.ok) done += 1;
      else expect(outcome.failure).toMatchObject(refused);
    }
    return done;
  };

  it('gets it a few times a minute, including its frames and cards', async () => {
    const world = await connected();
    const frames = [page, cardIn(page), { ...page, frameId: 4, documentId: 'frame' }];
    const done = await count(world, 30, (i) => frames[i % 3] ?? page);
    expect(done).toBe(POPUP_LIMITS.perTab);
    expect(world.popups).toBe(POPUP_LIMITS.perTab);
    expect(await arm(world, pageOf('https://b.example', 2))).toMatchObject({ ok: true });
    world.now += 60_000;
    expect(await count(world, 30, () => page)).toBe(POPUP_LIMITS.perTab);
  });

  it('gets no more popups through many tabs or a restart of the worker', async () => {
    const world = await connected();
    expect(await count(world, 40, (i) => pageOf('https://b.example', i))).toBe(POPUP_LIMITS.inAll);
    await world.restart();
    expect(await count(world, 1, () => pageOf('https://b.example', 77))).toBe(0);
  });

  it('cannot replace the pending lookup after too many requests', async () => {
    const world = await connected();
    await count(world, POPUP_LIMITS.perTab, () => page);
    await arm(world, pageOf('https://b.example', 2), 'mine@example.com');
    await arm(world, page, 'theirs@example.com');
    expect(await waitingValue(world)).toBe('mine@example.com');
  });
});

describe('the lookup that confirms it', () => {
  it('is paid for, and its receipt and history name the page that prepared it', async () => {
    const world = await connected();
    const outcome = await confirmed(world, EMAIL, page);
    expect(outcome).toMatchObject({ value: { state: 'answered', credits: 3, from: 'api' } });
    expect(await receiptsOf(world)).toMatchObject([{ origin: 'shop.example', automatic: false }]);
    expect(await history(world)).toMatchObject({ value: { entries: [{ site: 'shop.example' }] } });
    expect(await waiting(world)).toBeNull();
    expect(world.badge).toBe('');
  });

  it('announces to our surfaces and the preparing frame that there is an answer, without its content', async () => {
    const world = await connected();
    const framed = { ...page, frameId: 6, documentId: 'frame' };
    await confirmed(world, EMAIL, framed);
    const message = { fieldmarkTab: 'answered', kind: 'email', value: EMAIL };
    await expect.poll(() => world.tabMessages).toEqual([{ tab: 1, frame: 6, message }]);
    expect(announced(world)).toEqual([message]);
  });

  it('announces neither a failure nor a pending job', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('server-error'));
    await confirmed(world, EMAIL, page);
    world.jobs.add('job-2');
    const job = await confirmed(world, EMAIL, page, { depth: 'deep' });
    expect(job).toMatchObject({ value: { state: 'pending' } });
    expect([world.tabMessages, announced(world)]).toEqual([[], []]);
  });

  it('keeps it pending after a free failure, but not after one that may have been billed', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', fails('server-error'));
    await confirmed(world, EMAIL, page);
    expect(await waiting(world)).toMatchObject({ host: 'shop.example' });
    world.setReply('intelligenceEmail', fails('timeout', { billed: 'possibly' }));
    await confirmed(world, EMAIL, page);
    expect(await waiting(world)).toBeNull();
  });

  it.each([
    ['a stale id', page, ui, '-gone'],
    ['the id of a private window', privatePage(), privateUi, ''],
  ])('with %s is a lookup like any other, for no page', async (_, preparedOn, popup, end) => {
    const world = await connected();
    await arm(world, preparedOn);
    const there = await waiting(world, popup);
    const asked = lookup(EMAIL, { place: 'popup', pendingLookupId: `${there?.id}${end}` });
    expect(await world.send('lookup', asked)).toMatchObject({ ok: true });
    expect(await receiptsOf(world)).toMatchObject([{ origin: 'popup' }]);
    await expect.poll(() => announced(world)).toHaveLength(1);
    expect(world.tabMessages).toEqual([]);
    expect((await waiting(world, popup))?.id).toBe(there?.id);
  });

  it('is not a typed lookup: with the pending id, that uses neither the pending lookup nor its host', async () => {
    const world = await connected({ autoEmail: true });
    await arm(world, pageOf('https://bank.example', 2));
    const { id } = (await waiting(world)) ?? { id: '' };
    await world.send('lookup', typed(EMAIL, { pendingLookupId: id }), page);
    expect(await receiptsOf(world)).toMatchObject([{ origin: 'shop.example', automatic: true }]);
    expect(await waiting(world)).not.toBeNull();
    expect(announced(world)).toEqual([]);
  });

  it('stores no page in a private window', async () => {
    const world = await connected();
    await confirmed(world, EMAIL, privatePage());
    expect(await receiptsOf(world)).toMatchObject([{ origin: 'private window' }]);
    expect(await history(world)).toMatchObject({ value: { entries: [] } });
  });
});
