/**
 * Bad weather: answers delayed, lost and cut, the worker killed at random moments. What the API
 * billed has a receipt, once; "possibly billed" are calls whose answer was lost.
 * `CRASH_CALLS` sets how many calls are made, `CRASH_SEED` their weather.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { age, askAll, questions, readReceipts, tally } from './crash.ts';
import { type FaultyNetwork, startFaultyNetwork } from './faulty-network.ts';
import { randomFrom } from './random.ts';
import { until } from './until.ts';
import { fillConnection, openWorld, type World } from './world.ts';

const CALLS = Number(process.env.CRASH_CALLS ?? 60);
const SEED = Number(process.env.CRASH_SEED ?? 10);
const WEATHER = { lose: 0.08, swallow: 0.1, cut: 0.06, halve: 0.04, fail: 0.08 };

let world: World;
let network: FaultyNetwork;
let page: Page;

beforeAll(async () => {
  world = await openWorld();
  network = await startFaultyNetwork(world.sandbox.baseUrl, { seed: SEED });
  page = await world.browser.open(world.browser.pageUrl('options.html'));
  await fillConnection(page, network.baseUrl, world.sandbox.keys.active, false);
  await page
    .getByText(/ends in/)
    .first()
    .waitFor();
});
afterAll(async () => {
  await world.close();
  await network.close();
});

declare const chrome: { runtime: { sendMessage(message: unknown): Promise<unknown> } };

const send = (fieldmark: string, body: object) =>
  page.evaluate((message) => chrome.runtime.sendMessage(message), { fieldmark, body });

const targetsSchema = z.object({
  targetInfos: z.array(z.object({ targetId: z.string(), type: z.string() })),
});

/** Ends the worker as the browser would, whatever it is doing. */
async function killer(): Promise<() => Promise<boolean>> {
  const session = await world.browser.context.newCDPSession(page);
  return async () => {
    const { targetInfos } = targetsSchema.parse(await session.send('Target.getTargets'));
    const worker = targetInfos.find(({ type }) => type === 'service_worker');
    if (!worker) return false;
    await session.send('Target.closeTarget', { targetId: worker.targetId }).catch(() => undefined);
    return true;
  };
}

const count = async () =>
  tally(questions(CALLS), network, await world.log(), await page.evaluate(readReceipts));

it(`has a receipt for each billed call of ${CALLS}, and bills none twice`, {
  timeout: 60_000 + CALLS * 1_000,
}, async () => {
  const settings = z.looseObject({ value: z.looseObject({ budget: z.looseObject({}) }) });
  const { budget } = settings.parse(await send('settings', {})).value;
  await send('setSettings', { patch: { budget: { ...budget, totalPerDay: null } } });
  const kill = await killer();
  const random = randomFrom(SEED);
  network.weather = WEATHER;
  let done = false;
  let kills = 0;
  const storm = async () => {
    while (!done) {
      await pause(100 + random() * 1_500);
      if (!done && (await kill())) kills += 1;
    }
  };
  const storming = storm();
  await page.evaluate(askAll, { asked: questions(CALLS), atOnce: 6 });
  done = true;
  await storming;

  network.weather = {};
  // Jobs that are still owed are taken up by each new worker.
  await until(async () => {
    await kill();
    await send('receipts', { limit: 1 });
    expect(await count()).toMatchObject({ open: 0 });
  }, 40_000);
  const stormed = await count();
  console.log({ kills, ...stormed });
  expect(stormed).toMatchObject({ unrecorded: [], twice: [], imagined: [] });

  await page.evaluate(age, 10 * 60_000);
  await send('usage', { refresh: true });
  console.log(await count());
});
