/** Lookups without an answer: their failure, and what they cost. */
import { expect, it } from 'vitest';
import { queueRefused } from '../../../lib/service/lookup/failures.ts';
import { withShownTexts } from '../../../lib/texts/shown.ts';
import { connected, lookup, receiptsOf } from '../world.ts';

it('reports an answer that cannot be read as billed, and stores it as received', async () => {
  const world = await connected();
  world.setReply('intelligenceEmail', { ok: 'nonsense' });
  expect(await world.send('lookup', lookup('ann@example.com'))).toMatchObject({
    ok: false,
    failure: { kind: 'unexpected-answer', billed: 'yes', raw: '"nonsense"' },
  });
  expect(await receiptsOf(world)).toMatchObject([{ state: 'answered', credits: 3 }]);
});

it('cancels a lookup that would wait too long in the queue, and sends nothing', async () => {
  const world = await connected();
  world.setReply('usage', {
    ok: { remaining: 9, total_used: 0, rate_limit: { per_minute: 1, per_second: null } },
  });
  await world.send('usage', { refresh: true });
  await world.send('lookup', lookup('ann@example.com'));
  const sent = world.paid().length;
  const outcome = await world.send('lookup', lookup('bob@example.com'));
  expect(outcome).toEqual(withShownTexts(queueRefused({ reason: 'rate' })));
  expect(outcome).toMatchObject({ failure: { kind: 'rate-limited', billed: 'no' } });
  expect(world.paid()).toHaveLength(sent);
  expect(await receiptsOf(world)).toHaveLength(1);
});

it('sends nothing, and nothing is billed, without access to the API’s host', async () => {
  const world = await connected();
  const before = world.calls.length;
  world.mayReach = false;
  expect(await world.send('lookup', lookup('ann@example.com'))).toMatchObject({
    ok: false,
    failure: { kind: 'not-allowed', billed: 'no', remedy: 'options' },
  });
  const again = {
    baseUrl: 'https://other.example',
    key: 'fm_other_0123456789',
    keep: 'disk' as const,
  };
  expect(await world.send('connect', again)).toMatchObject({
    ok: false,
    failure: { kind: 'not-allowed' },
  });
  expect(world.calls).toHaveLength(before);
  expect((await receiptsOf(world)).filter(({ state }) => state !== 'failed')).toEqual([]);
  world.mayReach = true;
  expect(await world.send('lookup', lookup('ann@example.com'))).toMatchObject({ ok: true });
});
