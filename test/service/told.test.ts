/** What a page is told: free verdicts always, a paid one only where it was typed or pressed for. */
import { describe, expect, it } from 'vitest';
import type { Policy } from '../../lib/policy.ts';
import {
  connected,
  lookup,
  page,
  pageOf,
  secluded,
  settingsOf,
  typed,
  ui,
  type World,
} from './world.ts';

const EMAIL = 'ann@example.com';
const OFFLINE = { verdict: { basis: ['syntax'] }, offer: { credits: 3 } };
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

  it('gets no more from its text, or from a selection that is parsed for its card', async () => {
    const world = await known();
    const outcome = await world.send('parse', { text: EMAIL, place: 'selection' }, victim);
    expect(outcome).toMatchObject({ value: { found: [OFFLINE] } });
    expect(JSON.stringify(outcome)).not.toMatch(/answeredAt|"api"/);
  });

  it('gets no more after the person pressed for it on this very page', async () => {
    const world = await known();
    await world.send('lookup', lookup(EMAIL), victim);
    expect(await checked(world)).toMatchObject(OFFLINE);
  });

  it('while our own pages show what is known, for nothing', async () => {
    const world = await known();
    expect(await checked(world, ui)).toMatchObject({
      verdict: { basis: ['syntax', 'api'] },
      offer: { credits: 0, answeredAt: world.now },
    });
  });
});

describe('a press', () => {
  it('is answered from the cache for nothing, and the offer says that nothing is left to pay', async () => {
    const world = await known();
    expect(await world.send('lookup', lookup(EMAIL), victim)).toMatchObject({
      value: { from: 'cache', credits: 0, offer: { credits: 0, answeredAt: world.now } },
    });
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
    'is answered from the cache in a form of type %s, where nothing is ever sent',
    async (form) => {
      const world = await known();
      await settingsOf(world, { autoAccepted: true });
      const { form: _, ...rest } = typed(EMAIL);
      const request = form ? { ...rest, form } : rest;
      expect(await world.send('lookup', request, victim)).toMatchObject({ value: { credits: 0 } });
      expect(world.paid()).toHaveLength(1);
    },
  );

  it('that is known to be wrong offline is answered from the cache all the same', async () => {
    const world = await known('bad@example.com');
    expect(await world.send('lookup', typed('bad@example.com'), victim)).toMatchObject({
      ok: true,
      value: { from: 'cache' },
    });
  });

  it('that nobody asked about needs a press under ask, and sends nothing', async () => {
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
    ['in a private window', 'auto', {}, secluded(), 'gesture-needed'],
    ['from running text', 'auto', { place: 'text' }, victim, 'gesture-needed'],
    ['from a selection', 'auto', { place: 'selection' }, victim, 'gesture-needed'],
    ['in depth', 'auto', { depth: 'deep' }, victim, 'gesture-needed'],
    ['as a refresh', 'auto', { refresh: true }, victim, 'gesture-needed'],
    ['from our own pages', 'auto', {}, ui, 'gesture-needed'],
  ])('%s is told nothing of what is kept', async (_, policy, more, from, kind) => {
    const world = await known();
    await under(world, policy);
    const outcome = await world.send('lookup', typed(EMAIL, more), from);
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(world.paid()).toHaveLength(1);
  });
});

describe('waiting for a deep check that goes on', () => {
  const deep = lookup(EMAIL, { depth: 'deep' });
  const waiting = { ...deep, trigger: 'waiting' } as const;
  const finish = (world: World) => {
    const value = { disposable: false, qualification: 'valid', smtp_valid: true };
    world.say('intelligenceEmailq', { ok: { state: 'done', value } }, 'poll');
  };
  async function pending(): Promise<World> {
    const world = await connected();
    world.say('intelligenceEmailq', { ok: { state: 'running' } }, 'poll');
    await world.send('lookup', deep, page);
    return world;
  }

  it('brings the answer to the page that was pressed on, for nothing', async () => {
    const world = await pending();
    expect(await world.send('lookup', waiting, page)).toEqual({
      ok: true,
      value: { state: 'pending', credits: 5 },
    });
    finish(world);
    await world.service.alarm('fieldmark.jobs');
    expect(await world.send('lookup', waiting, page)).toMatchObject({
      value: { state: 'answered', credits: 0, verdict: { reason: 'deliverable' } },
    });
    expect(world.paid()).toHaveLength(1);
  });

  it('is nothing to any other page, nor for any other value', async () => {
    const world = await pending();
    finish(world);
    await world.service.alarm('fieldmark.jobs');
    const refused = { ok: false, failure: { kind: 'gesture-needed' } };
    expect(await world.send('lookup', waiting, victim)).toMatchObject(refused);
    const other = lookup('bob@example.com', { depth: 'deep', trigger: 'waiting' });
    expect(await world.send('lookup', other, page)).toMatchObject(refused);
    expect(await world.send('lookup', waiting, ui)).toMatchObject({ value: { credits: 0 } });
  });

  it('never asks again, not even when the job has failed', async () => {
    const world = await pending();
    const { failure } = await import('../../lib/api/failures.ts');
    const failed = { state: 'failed', failure: failure('job-failed') };
    world.say('intelligenceEmailq', { ok: failed }, 'poll');
    await world.service.alarm('fieldmark.jobs');
    for (const from of [page, ui]) await world.send('lookup', waiting, from);
    expect(world.paid()).toHaveLength(1);
  });
});
