/** Deep lookups run as jobs: each is paid once, and its answer arrives whatever happens meanwhile. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorld } from '../support/world.ts';

const EMAIL = '/v1/email';
const BUTTON = 'Look up deliverability · 5 credits';

const world = testWorld({ key: 'ask' });

/** Status and credits of every call about an address, in order. */
const calls = async (address: string, of = world) =>
  (await of.log())
    .filter(({ path, query }) => path === EMAIL && query.query === address)
    .map(({ status, credits }) => [status, credits]);

async function checkDeliverability(address: string, of = world): Promise<Page> {
  const page = await of.browser.open(world.browser.pageUrl('popup.html'));
  await page.getByRole('textbox', { name: /^Paste an email/ }).fill(address);
  await page.getByRole('button', { name: 'More lookups' }).click();
  await page.getByRole('button', { name: BUTTON }).click();
  return page;
}

const entry = (page: Page, address: string) =>
  page.getByRole('region', { name: 'History' }).getByRole('listitem').filter({ hasText: address });

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
