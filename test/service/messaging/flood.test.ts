/**
 * A content script in a compromised process floods the background. Operations are counted, not
 * time.
 */
import { describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../../../lib/domain/index.ts';
import {
  MAX_PORTS_PER_TAB,
  MAX_REPORTS_PER_TAB,
} from '../../../lib/service/messaging/card-ports.ts';
import {
  cardIn,
  connect,
  connected,
  createWorld,
  page,
  pageOf,
  replyOf,
  typed,
  ui,
} from '../world.ts';

/** Messages; test/e2e/attacks/flood.test.ts sends 5,000 in a real browser. */
const FLOOD = 500;
/** Checks that may run before an answer that need not wait for them. */
const FEW = 40;

function floodedWorld() {
  let checks = 0;
  const world = createWorld({
    check(kind, value): Verdict {
      checks += 1;
      const words = { reason: 'syntax', headline: '', facts: [] } as const;
      return { kind, value, standing: 'good', ...words, basis: ['syntax'] };
    },
  });
  const checkOf = (i: number, from = page) => {
    const items = [{ kind: 'email', value: `a${i}@b.example` } as const];
    return world.send('check', { items, place: 'text' }, from);
  };
  const flood = () => Array.from({ length: FLOOD }, (_, i) => checkOf(i));
  return { world, flood, checkOf, checks: () => checks };
}

it('delays neither the popup nor another tab nor a lookup in the same tab', async () => {
  const { world, flood, checkOf, checks } = floodedWorld();
  await connect(world);
  const replies = flood();
  expect(await world.send('history', { limit: 5 }, ui)).toMatchObject({ ok: true });
  await checkOf(0, pageOf('https://other.example', 2));
  await world.send('openCard', { kind: 'email', value: 'a@b.example' }, page);
  expect(checks()).toBeLessThan(FEW);
  await Promise.all(replies);
});

it('gets every answer, in order', async () => {
  const { world, flood, checks } = floodedWorld();
  await connect(world);
  const values = (await Promise.all(flood())).map((reply) =>
    reply.ok ? reply.value.judgements[0]?.verdict.value : null,
  );
  expect(values).toEqual(Array.from({ length: FLOOD }, (_, i) => `a${i}@b.example`));
  expect(checks()).toBe(FLOOD);
});

it('makes the popup wait for nothing that it sends later, of whatever kind, from many tabs', async () => {
  const { world, checkOf, checks } = floodedWorld();
  await connect(world, { autoEmail: true });
  const snapshot = world.send('popupSnapshot', {}, ui);
  const replies: Promise<unknown>[] = [];
  for (let i = 0; i < FLOOD; i += 1) {
    const from = pageOf(`https://shop${i % 50}.example`, 10 + (i % 50));
    replies.push(
      checkOf(i, from),
      world.send('lookup', typed(`a${i}@b.example`), from),
      world.send('openCard', { kind: 'email', value: `a${i}@b.example` }, from),
    );
  }
  expect(await snapshot).toMatchObject({ ok: true });
  expect(checks()).toBe(0);
  await Promise.all(replies);
  expect(checks()).toBeGreaterThan(FLOOD);
});

it('is answered although the person’s surface waits for the API', async () => {
  const { world, checkOf } = floodedWorld();
  await connect(world);
  world.onCall = () => new Promise(() => undefined);
  void world.send('usage', { refresh: true }, ui);
  expect(await checkOf(1)).toMatchObject({ ok: true });
});

describe('ports', () => {
  const frame = cardIn(page);
  const open = async (world: Awaited<ReturnType<typeof connected>>) =>
    (await replyOf(world.send('openCard', { kind: 'email', value: 'a@b.example' }, page))).token;

  it('of a page are closed at once, before anything is read, and their reports not heard', async () => {
    const world = await connected();
    const token = await open(world);
    const read = vi.spyOn(world.db, 'read');
    for (let i = 0; i < 600; i += 1) {
      const { disconnect, report } = world.card(token, page);
      expect(disconnect).toHaveBeenCalledOnce();
      for (let j = 0; j < 20; j += 1) report('pressed');
    }
    expect(read).not.toHaveBeenCalled();
    expect(world.tabMessages).toEqual([]);
  });

  it('of the cards of a tab are limited, until some are closed; other tabs have their own', async () => {
    const world = await connected();
    const token = await open(world);
    const cards = Array.from({ length: MAX_PORTS_PER_TAB }, () => world.card(token, frame));
    expect(world.card(token, frame).disconnect).toHaveBeenCalledOnce();
    const elsewhere = cardIn(pageOf('https://other.example', 2));
    expect(world.card(token, elsewhere).disconnect).not.toHaveBeenCalled();
    cards[0]?.close();
    const next = world.card(token, frame);
    expect(next.disconnect).not.toHaveBeenCalled();
    expect(await next.content).toMatchObject({ ok: true });
  });

  it('carry only as many reports as a person can cause', async () => {
    const world = await connected();
    const card = world.card(await open(world), frame);
    await card.content;
    const before = world.tabMessages.length;
    for (let i = 0; i < 10 * MAX_REPORTS_PER_TAB; i += 1) card.report('pressed');
    await expect.poll(() => world.tabMessages.length - before).toBe(MAX_REPORTS_PER_TAB);
  });
});
