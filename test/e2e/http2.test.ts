/** An API over HTTP/2, as most are, whose connections die unanswered: nothing is sent twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAll, questions, readReceipts, tally } from './crash.ts';
import { type FaultyNetwork, startFaultyNetwork } from './faulty-network.ts';
import { fillConnection, openWorld, type World } from './world.ts';

let world: World;
let network: FaultyNetwork;

beforeAll(async () => {
  world = await openWorld({ anyCertificate: true });
  network = await startFaultyNetwork(world.sandbox.baseUrl, {
    seed: 3,
    http2: true,
    longestMs: 60,
  });
});
afterAll(async () => {
  await world.close();
  await network.close();
});

it('bills each question once', async () => {
  const page = await world.browser.open(world.browser.pageUrl('options.html'));
  await fillConnection(page, network.baseUrl, world.sandbox.keys.active, false);
  await page
    .getByText(/ends in/)
    .first()
    .waitFor();
  network.weather = { swallow: 0.4 };
  const asked = questions(24).filter(({ depth }) => depth === 'standard');
  await page.evaluate(askAll, { asked, atOnce: 4 });
  const all = tally(asked, network, await world.log(), await page.evaluate(readReceipts));
  const swallowed = network.carried.filter(({ fate }) => fate === 'swallow').length;
  expect(swallowed).toBeGreaterThan(4);
  expect(all).toMatchObject({
    asked: asked.length,
    sent: asked.length,
    billed: asked.length,
    receipts: asked.length,
    possibly: swallowed,
    twice: [],
    unrecorded: [],
    imagined: [],
  });
});
