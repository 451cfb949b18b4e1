/**
 * A faulty network delays, loses and cuts answers, and the worker is killed at random moments. Each call
 * that the API billed must have exactly one receipt, "possibly billed" only if its answer was lost.
 * `CRASH_CALLS` sets the number of calls, `CRASH_SEED` the faults.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type FaultyNetwork, startFaultyNetwork } from '../support/faulty-network.ts';
import { killer } from '../support/killer.ts';
import { randomFrom } from '../support/random.ts';
import { until } from '../support/until.ts';
import { fillConnection, openWorld, type World } from '../support/world.ts';
import { type Asked, age, askAll, questions, readStore, tally } from './crash.ts';

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

const BATCH = 20;
const AT_ONCE = 6;

const count = async (asked: readonly Asked[]) =>
  tally(asked, network, await world.log(), await page.evaluate(readStore, 'receipts'));

/** Makes the lookups while the worker is killed repeatedly. Returns the number of kills. */
async function storm(asked: Asked[], kill: () => Promise<boolean>, random: () => number) {
  let isOver = false;
  let kills = 0;
  const killing = async () => {
    while (!isOver) {
      await pause(100 + random() * 700);
      if (!isOver && (await kill())) kills += 1;
    }
  };
  const killer = killing();
  await page.evaluate(askAll, { asked, atOnce: AT_ONCE });
  isOver = true;
  await killer;
  return kills;
}

/** Waits until no receipt is open. Kills the worker too, because each new worker resumes the jobs. */
async function calm(asked: readonly Asked[], kill: () => Promise<boolean>) {
  const isCalm = async () => expect(await count(asked)).toMatchObject({ open: 0 });
  await until(async () => {
    await kill();
    await send('receipts', { limit: 1 });
    await until(isCalm, 10_000);
  });
}

/** Compares lost calls with the usage, which otherwise happens after some minutes. */
async function compare(kill: () => Promise<boolean>) {
  // Ends a comparison that runs already: it would compare a total of now with receipts that are aged
  // meanwhile, and take the difference for calls of others.
  await kill();
  // Only minutes later, as the extension does: a call of the killed worker, or a job whose start was lost,
  // may still be billed, and the next comparison would find a credit that no call explains.
  await until(async () => {
    expect(network.running).toBe(0);
    const log = (await world.log()).filter(({ query }) => query.is_async !== undefined);
    expect(log.filter(({ status }) => status === 202)).toHaveLength(
      log.filter(({ status }) => status !== 202).length,
    );
  });
  await page.evaluate(age, 10 * 60_000);
  expect(await send('usage', { refresh: true })).toMatchObject({ ok: true });
}

it(`has a receipt for each billed call of ${CALLS}, and bills none twice`, {
  timeout: 600_000 + CALLS * 10_000,
}, async () => {
  const settings = z.looseObject({ value: z.looseObject({ budget: z.looseObject({}) }) });
  const { budget } = settings.parse(await send('settings', {})).value;
  await send('setSettings', { patch: { budget: { ...budget, totalPerDay: null } } });
  const kill = await killer(page);
  const random = randomFrom(SEED);
  let kills = 0;
  let uncleared = 0;
  for (let from = 0; from < CALLS; from += BATCH) {
    const asked = questions(Math.min(BATCH, CALLS - from), from);
    network.weather = WEATHER;
    kills += await storm(asked, kill, random);
    network.weather = {};
    await calm(asked, kill);
    uncleared += (await count(asked)).possibly;
    await compare(kill);
  }
  const all = await count(questions(CALLS));
  console.log({ kills, uncleared, ...all });
  expect(all).toMatchObject({ unrecorded: [], twice: [], imagined: [] });
  expect(kills).toBeGreaterThan(0);
  // Remaining "possibly billed" calls were lost in the network or with a worker that died while sending.
  expect(all.neverLeft.length).toBeLessThanOrEqual(kills);
  expect(all.possibly).toBeLessThanOrEqual(uncleared);
});

it('clears calls that were lost on the way to the API', async () => {
  const asked = questions(BATCH, CALLS);
  // So many that fewer than four are lost by chance less than once in a million runs.
  network.weather = { lose: 0.7 };
  await page.evaluate(askAll, { asked, atOnce: AT_ONCE });
  network.weather = {};
  await until(async () => expect(await count(asked)).toMatchObject({ open: 0 }));
  const lost = await count(asked);
  expect(lost.possibly).toBeGreaterThan(3);
  expect(lost).toMatchObject({ possiblyBilled: 0, twice: [], unrecorded: [] });
  const kill = await killer(page);
  await until(async () => {
    await compare(kill);
    expect(await count(asked)).toMatchObject({ possibly: 0, billed: lost.billed });
  }).catch(async (cause: unknown) => {
    // What was compared with, and which accounts are taken for shared.
    const snapshots = JSON.stringify(await page.evaluate(readStore, 'snapshots'));
    throw new Error(`lost calls are not cleared: ${snapshots}`, { cause });
  });
});
