/**
 * A content script in a compromised process floods the background. Operations are counted, not
 * time.
 */
import { expect, it } from 'vitest';
import type { Verdict } from '../../../lib/domain/verdict.ts';
import { connect, createWorld, page, pageOf, ui } from '../world.ts';

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
