/** An organisation names its gateway and gives each person a token by policy. */
import { expect, it } from 'vitest';
import { RECONCILE_ALARM } from '../../../lib/service/billing/reconciliation.ts';
import { BASE, replyOf } from '../world.ts';
import { ask, gatewayWorld, HIT, receipts, USAGE } from './gateway-world.ts';

const TOKEN = 'token_of_one_person_0123';
const QUOTA = {
  ratelimit: '"person-day";r=97;t=3600',
  'ratelimit-policy': '"person-day";q=100;w=86400',
};

/** A world that has connected with the token from the policy. */
async function managedWorld(usage?: Awaited<ReturnType<typeof gatewayWorld>>['usage']) {
  const behind = await gatewayWorld({
    managed: { baseUrl: BASE, key: TOKEN, locked: ['baseUrl', 'key'] },
  });
  const { world } = behind;
  if (usage) behind.usage = usage;
  await world.service.onManagedChanged();
  const isSet = async () => (await replyOf(world.send('connection', {}))).key.set;
  await expect.poll(isSet).toBe(true);
  world.now += 1_000;
  return behind;
}

it('connects with the token, and shows shared answers and what is left for the person', async () => {
  const behind = await managedWorld({ body: USAGE, headers: QUOTA });
  const { world, answers, sent } = behind;
  answers.push({ headers: { ...HIT, ...QUOTA } }, null);
  expect(await ask(world)).toMatchObject({ value: { credits: 0, offer: { shared: {} } } });
  await ask(world, 'b@example.com');
  expect(await world.send('usage', { refresh: false })).toMatchObject({
    value: {
      usage: {
        remaining: 1_000,
        team: {
          quotas: [
            { name: 'person-day', remaining: 97, total: 100, resetsAt: world.now + 3_600_000 },
          ],
        },
      },
    },
  });
  world.now += 4 * 60_000;
  await world.service.onAlarm(RECONCILE_ALARM);
  expect((await receipts(world)).toSorted()).toEqual(['0 answered shared', '3 possibly-billed']);
  // The token goes to the gateway alone.
  expect(new Set(sent)).toEqual(new Set([`${new URL(BASE).host} ${TOKEN}`]));
});

it('forgets the quotas with the account', async () => {
  const behind = await gatewayWorld();
  const { world } = behind;
  behind.usage = { body: USAGE, headers: QUOTA };
  expect(await world.send('usage', { refresh: true })).toHaveProperty('value.usage.team');
  behind.usage = { body: USAGE };
  await world.send('connect', { baseUrl: BASE, key: 'another_key_0123', keep: 'disk' });
  expect(await world.send('usage', { refresh: true })).not.toHaveProperty('value.usage.team');
});
