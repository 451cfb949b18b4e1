/**
 * A faulty network in Firefox, whose background is stopped repeatedly during lookups. Over HTTP/1.1
 * Firefox sends a GET again, up to ten times, if its connection closes without an answer; extensions can
 * neither see nor prevent that. This test therefore has no such faults unless `CRASH_SWALLOW` sets their
 * share, for measuring. `CRASH_CALLS` and `CRASH_SEED` are as in crash.test.ts.
 */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { type FaultyNetwork, startFaultyNetwork } from '../support/faulty-network.ts';
import { type Firefox, launchFirefox } from '../support/firefox.ts';
import { connectOn } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import type { Sandbox } from '../support/world.ts';
import { age, askAll, questions, readStore, tally } from './crash.ts';

const CALLS = Number(process.env.CRASH_CALLS ?? 24);
const SEED = Number(process.env.CRASH_SEED ?? 10);
const SWALLOW = Number(process.env.CRASH_SWALLOW ?? 0);
/** Firefox stops the background after IDLE_MS; a call takes up to twice LONGEST_MS. */
const IDLE_MS = 300;
const LONGEST_MS = 350;

let sandbox: Sandbox;
let network: FaultyNetwork;
let firefox: Firefox;
let page: Page;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  network = await startFaultyNetwork(sandbox.baseUrl, { seed: SEED, longestMs: LONGEST_MS });
  firefox = await launchFirefox({ 'extensions.background.idle.timeout': IDLE_MS });
  page = await firefox.welcome();
});
afterAll(async () => {
  await firefox.close();
  await network.close();
  await sandbox.close();
});

declare const browser: {
  runtime: { sendMessage(message: unknown): Promise<unknown> };
  extension: { getBackgroundPage(): unknown };
};

const send = (fieldmark: string, body: object) =>
  page.evaluate((message) => browser.runtime.sendMessage(message), { fieldmark, body });

const isStopped = () => page.evaluate(() => browser.extension.getBackgroundPage() === null);

const count = async () =>
  tally(questions(CALLS), network, sandbox.log(), await page.evaluate(readStore, 'receipts'));

it(`has a receipt for each billed call of ${CALLS}, and bills none twice`, {
  timeout: 600_000 + CALLS * 20_000,
}, async () => {
  await connectOn(page, network.baseUrl, sandbox.keys.active);
  network.weather = { cut: 0.1, halve: 0.1, fail: 0.1, swallow: SWALLOW };
  await page.evaluate(askAll, { asked: questions(CALLS), atOnce: 2 });
  network.weather = {};
  await until(async () => expect(await isStopped()).toBe(true));
  await until(async () => {
    await until(async () => expect(await isStopped()).toBe(true));
    await send('receipts', { limit: 1 }).catch(() => undefined);
    expect(await count()).toMatchObject({ open: 0 });
  });
  const all = await count();
  console.log(all);
  expect(all.possibly).toBeGreaterThan(0);
  if (SWALLOW === 0) expect(all).toMatchObject({ unrecorded: [], twice: [], imagined: [] });
  await page.evaluate(age, 10 * 60_000);
  await until(async () =>
    expect(await send('usage', { refresh: true })).toMatchObject({ ok: true }),
  );
  expect((await count()).possibly).toBeLessThanOrEqual(all.possibly);
});
