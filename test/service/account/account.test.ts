import { describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES, ENDPOINTS } from '../../../lib/api/endpoints/table.ts';
import { connected, fails, lookup, receiptsOf, ui, verdictOf, type World } from '../world.ts';

const usage = (world: World, refresh: boolean) => world.send('usage', { refresh });
const stats = (world: World, refresh = true) => world.send('stats', { refresh });

describe('usage', () => {
  it('is returned at once as stored, fetched anew (free) only on request, and forgotten with the key', async () => {
    const world = await connected();
    const kept = await usage(world, false);
    expect(kept).toMatchObject({ ok: true, value: { usage: { remaining: 1000 } } });
    expect(world.calls).toEqual([]);
    world.setReply('usage', { ok: { remaining: 990, total_used: 10 } });
    const fresh = await usage(world, true);
    expect(fresh).toMatchObject({ ok: true, value: { usage: { remaining: 990, totalUsed: 10 } } });
    expect(await receiptsOf(world)).toEqual([]);
    await world.send('forgetKey', {});
    expect(await usage(world, false)).toMatchObject({ value: { usage: null } });
  });
});

describe('stats', () => {
  it('are requested for each lookup endpoint by its path, free, and stored', async () => {
    const world = await connected();
    expect(await stats(world, false)).toEqual({
      ok: true,
      value: { at: 0, rows: [], untold: [] },
    });
    const fresh = await stats(world);
    const paths = ENDPOINT_NAMES.flatMap((name) =>
      ENDPOINTS[name].credits > 0 ? [ENDPOINTS[name].path] : [],
    );
    expect(fresh.ok && fresh.value.rows.map(({ path }) => path)).toEqual(paths);
    expect(paths).toContain('/v1/vat');
    expect(await stats(world, false)).toEqual(fresh);
    expect(await receiptsOf(world)).toEqual([]);
  });

  it('are requested once for each engine that the answers about paths name', async () => {
    const world = await connected();
    world.setReply('stats', () => {
      const { path, engine } = world.calls.at(-1)?.params ?? {};
      const of = engine ?? (String(path).includes('email') ? 'mail' : 'rest');
      return { ok: { engine: of, health: 'operational', success_rate: 0.97 } };
    });
    const outcome = await stats(world);
    const asked = world.calls.flatMap(({ params }) => params.engine ?? []);
    expect(asked).toEqual(['mail', 'rest']);
    expect(outcome.ok && outcome.value.rows.filter(({ path }) => path === null)).toEqual([
      { engine: 'mail', path: null, label: 'mail', health: 'operational', successRate: 97 },
      { engine: 'rest', path: null, label: 'rest', health: 'operational', successRate: 97 },
    ]);
  });

  it.each([
    ['unavailable', 11, /Status data is temporarily unavailable/],
    // It applies to all paths.
    ['stats-not-enabled', 1, /not enabled/],
  ] as const)('explain the failure %s after %i requests, and store nothing', async (...row) => {
    const [kind, requests, says] = row;
    const world = await connected();
    world.setReply('stats', fails(kind));
    const outcome = await stats(world);
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(world.calls).toHaveLength(requests);
    expect(outcome.ok || outcome.failure.message).toMatch(says);
    expect(outcome.ok || outcome.failure.action).not.toBe('');
    expect(await stats(world, false)).toMatchObject({ value: { rows: [] } });
  });

  it('are read without the paths and time windows that were stored with them', async () => {
    const world = await connected();
    const row = { path: '/v1/vat', label: 'VAT', health: 'operational' };
    const stored = { ...row, answeredPath: '/v1/vat/', window: '24h' };
    await world.db.write('snapshots', 'stats', { at: 5, rows: [stored] });
    expect(await stats(world, false)).toEqual({
      ok: true,
      value: { at: 5, rows: [row], untold: [] },
    });
  });

  it('give the reason for an endpoint without figures', async () => {
    const world = await connected();
    let count = 0;
    world.setReply('stats', () => {
      count += 1;
      return count % 2 ? fails('unavailable') : { ok: { health: 'down', success_rate: null } };
    });
    const outcome = await stats(world);
    const { rows, untold } = outcome.ok ? outcome.value : { rows: [], untold: [] };
    expect(rows.map(({ health }) => health)).toEqual(Array(5).fill('down'));
    expect(untold).toHaveLength(6);
    const reason = 'Status data is temporarily unavailable.';
    expect(untold[0]).toEqual({ path: '/v1/email', label: 'Email', reason });
  });
});

describe('the history', () => {
  it('lists lookups, newest first, 500 at most', async () => {
    const world = await connected();
    const entry = (i: number) => ({
      id: `old-${i}`,
      at: i,
      verdict: verdictOf({ value: `${i}@example.com` }),
      place: 'text',
      credits: 3,
      billed: 'yes',
      depth: 'standard',
    });
    for (let i = 1; i <= 500; i += 1) await world.db.write('history', `old-${i}`, entry(i));
    await world.db.write('history', 'old-7', { id: 'old-7', at: 7, verdict: 'damaged' });
    await world.send('lookup', lookup('ann@example.com', { place: 'popup' }), ui);
    const outcome = await world.send('history', { limit: 500 });
    const entries = outcome.ok ? outcome.value.entries : [];
    expect(entries).toHaveLength(499);
    const verdict = { value: 'ann@example.com' };
    expect(entries[0]).toMatchObject({ verdict, credits: 3, place: 'popup' });
    expect(entries.some(({ id }) => id === 'old-1' || id === 'old-7')).toBe(false);
  });
});
