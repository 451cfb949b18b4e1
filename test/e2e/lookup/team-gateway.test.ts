/** Two browsers with two tokens at the real gateway: one value is billed once, and the log says who. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingPackages } from '../../gateway/packages.mjs';
import { type Gateway, startGateway } from '../../gateway/stack/gateway.ts';
import { startRedis } from '../../gateway/stack/redis.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

const PEOPLE = ['person-a', 'person-b'];
const VALUE = 'DE136695976';

const tokenOf = (person: string) => `${person}-made-up-token-0001`;

describe.skipIf(missingPackages().length > 0)('a team at the gateway', () => {
  const worlds: World[] = [];
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let gateway: Gateway;

  beforeAll(async () => {
    for (const _ of PEOPLE) worlds.push(await openWorld({ newProfile: true }));
    const [first] = worlds;
    if (!first) throw new Error('no browser');
    redis = await startRedis();
    gateway = await startGateway({
      apiUrl: first.sandbox.baseUrl,
      key: first.sandbox.keys.active,
      tokens: PEOPLE.map((person) => `${tokenOf(person)} ${person}`),
      redis: redis.address,
      settings: { PERSON_DAY: '60', TEAM_DAY: '150' },
    });
  });
  afterAll(async () => {
    await gateway?.close();
    await redis?.close();
    for (const world of worlds) await world.close();
  });

  async function lookUp(world: World, person: string): Promise<Page> {
    const { browser } = world;
    const key = tokenOf(person);
    await browser.ask('connect', { baseUrl: gateway.url, key, keep: 'disk', autoEmail: false });
    const popup = await browser.open(browser.pageUrl('popup.html'));
    await popup.getByRole('textbox').first().fill(VALUE);
    await popup.getByRole('button', { name: 'Look up · 1 credit' }).click();
    return popup;
  }

  it('pays once for two people, and tells the second that the team had the answer', async () => {
    const costs: (string | null)[] = [];
    for (const [index, person] of PEOPLE.entries()) {
      const world = worlds[index];
      if (!world) throw new Error('no browser');
      const popup = await lookUp(world, person);
      const expected =
        index === 0 ? 'Looked up just now for 1 credit' : /^Your team looked this up/;
      await popup.getByText(expected).first().waitFor();
      await popup.getByRole('tab', { name: 'Usage' }).click();
      const quotas = popup.getByRole('region', { name: 'What your team allows' });
      await quotas.getByText(index === 0 ? /^59 of 60 left/ : /^60 of 60 left/).waitFor();
      await quotas.getByText(/^149 of 150 left/).waitFor();
      await popup.getByText('Details', { exact: true }).click();
      costs.push(await popup.locator('.receipt-cost').first().textContent());
    }
    expect(costs).toEqual(['1 credit', '0 credits']);
    expect((await worlds[0]?.paid())?.map(({ path, credits }) => [path, credits])).toEqual([
      ['/v1/vat', 1],
    ]);
    await until(async () => {
      const lookups = (await gateway.requests()).filter(({ endpoint }) => endpoint === '/v1/vat');
      expect(lookups.map(({ person, credits, hit }) => ({ person, credits, hit }))).toEqual([
        { person: 'person-a', credits: 1, hit: false },
        { person: 'person-b', credits: 0, hit: true },
      ]);
    });
    expect(await gateway.logs()).not.toContain(VALUE);
  });
});
