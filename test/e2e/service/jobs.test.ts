/** Deep lookups run as jobs: each is paid once, and its answer arrives whatever happens meanwhile. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

const EMAIL = '/v1/email';
const BUTTON = 'Look up deliverability · 5 credits';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.connect({ auto: false });
});
afterAll(() => world.close());

/** Status and credits of every call about an address, in order. */
const calls = async (address: string, of = world) =>
  (await of.log())
    .filter(({ path, query }) => path === EMAIL && query.query === address)
    .map(({ status, credits }) => [status, credits]);

async function checkDeliverability(address: string, of = world): Promise<Page> {
  const page = await of.browser.open(world.browser.pageUrl('popup.html'));
  await page.getByRole('textbox', { name: /^Paste an email/ }).fill(address);
  await page.getByRole('button', { name: BUTTON }).click();
  return page;
}

const entry = (page: Page, address: string) =>
  page
    .getByRole('region', { name: 'History' })
    .getByRole('listitem')
    .filter({ hasText: address })
    .filter({ hasText: /5 credits/ });

it.each([
  ['someone@deliverable.test', 'quick', undefined, /inbox|deliver|accept|exists/i],
  ['anyone@catch-all.test', 'slow', 3000, /accepts every name, so this mailbox cannot be/],
] as const)('checks %s for 5 credits by a %s job', async (address, _, jobMs, says) => {
  if (jobMs) await world.fault({ path: EMAIL, jobMs });
  const page = await checkDeliverability(address);
  await page.getByRole('button', { name: 'Look up again · 5 credits' }).waitFor();
  await page.getByRole('region', { name: 'Look up' }).getByText(says).first().waitFor();
  expect(await calls(address)).toEqual([
    [202, 0],
    [201, 5],
  ]);
  await entry(page, address).first().waitFor();
  await page.close();
});

it('pays nothing for a job that fails, and says so', async () => {
  const before = await world.spent();
  await world.fault({ path: EMAIL, job: 'fail', shapes: { job: 'record' } });
  const page = await checkDeliverability('nobody@deliverable.test');
  await page
    .getByRole('alert')
    .getByText('The API could not complete this lookup.')
    .first()
    .waitFor();
  expect(await calls('nobody@deliverable.test')).toEqual([
    [202, 0],
    [500, 0],
  ]);
  expect(await world.spent()).toBe(before);
  await page.getByText('Failed, not billed').first().waitFor();
  await page.close();
});

it('shows a job whose polls fail in the reopened popup, and starts another one on a press', async () => {
  const address = 'refused@deliverable.test';
  await world.fault({ path: EMAIL, job: 'never', times: 2 });
  await world.fault({ path: '/jobs/*', status: 402, times: 'always' });
  const first = await checkDeliverability(address);
  await until(async () => expect(await calls(address)).toEqual([[202, 0]]));
  await first.close();
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page.getByRole('textbox', { name: /^Paste an email/ }).fill(address);
  const found = page.getByRole('region', { name: 'Look up' });
  await found
    .getByText(/Looking up since .* 5 credits are billed when the answer arrives\./)
    .waitFor();
  await found
    .getByText(/could not fetch the answer at .*The account has no credits left/)
    .waitFor();
  await found.getByText(/Fieldmark tries again by/).waitFor();
  await found.getByRole('button', { name: 'Look up deliverability again · 5 credits' }).click();
  const both = [
    [202, 0],
    [202, 0],
  ];
  await until(async () => expect(await calls(address)).toEqual(both));
  await page.reload();
  const list = page.getByRole('region', { name: 'In progress' });
  const stops = list.getByRole('button', { name: 'Stop waiting' });
  await until(async () => expect(await stops.count()).toBe(2));
  await stops.first().click();
  await list
    .getByText(/The API cannot cancel it, so it may have been billed: 5 credits\./)
    .waitFor();
  expect(await stops.count()).toBe(1);
  expect(await calls(address)).toEqual(both);
  await world.reset();
  await page.close();
});

it('delivers the answer of a job that ended while the browser was closed, with one paid call', async () => {
  const address = 'later@deliverable.test';
  const profile = await mkdtemp(join(tmpdir(), 'fieldmark-jobs-'));
  const mine = await openWorld({ profile });
  try {
    await mine.connect({ auto: false });
    await mine.fault({ path: EMAIL, jobMs: 4000 });
    await checkDeliverability(address, mine);
    await until(async () => expect(await calls(address, mine)).toEqual([[202, 0]]));
    // A poll shows that the job's id has been stored, without which the answer could not be fetched.
    await until(async () =>
      expect((await mine.log()).some(({ path }) => path.startsWith('/jobs/'))).toBe(true),
    );
    await mine.browser.context.close();
    const ended = [
      [202, 0],
      [201, 5],
    ];
    await until(async () => expect(await calls(address, mine)).toEqual(ended));
    const reopened: Chromium = await launchChromium({ profile });
    try {
      const page = await reopened.open(reopened.pageUrl('popup.html'));
      await until(async () => {
        await page.reload();
        await entry(page, address).first().waitFor({ timeout: 2000 });
      });
      expect(await calls(address, mine)).toHaveLength(2);
      expect((await mine.paid()).filter(({ query }) => query.query === address)).toHaveLength(1);
    } finally {
      await reopened.close();
    }
  } finally {
    await mine.close();
    await rm(profile, { recursive: true, force: true });
  }
});
