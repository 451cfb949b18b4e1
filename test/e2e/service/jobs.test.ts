/** Deep lookups run as jobs: each is paid once, and its answer arrives whatever happens meanwhile. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { until } from '../support/until.ts';
import { openWorld } from '../support/world.ts';

const EMAIL = '/v1/email';

it('delivers the answer of a job that ended while the browser was closed, with one paid call', async () => {
  const address = 'later@deliverable.test';
  const profile = await mkdtemp(join(tmpdir(), 'fieldmark-jobs-'));
  const world = await openWorld({ profile });
  /** Status and credits of every call about the address, in order. */
  const calls = async () =>
    (await world.log())
      .filter(({ path, query }) => path === EMAIL && query.query === address)
      .map(({ status, credits }) => [status, credits]);
  try {
    await world.connect({ auto: false });
    await world.fault({ path: EMAIL, jobMs: 4000 });
    const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
    await popup.getByRole('textbox', { name: /^Paste an email/ }).fill(address);
    await popup.getByRole('button', { name: 'More lookups' }).click();
    await popup.getByRole('button', { name: 'Look up deliverability · 5 credits' }).click();
    await until(async () => expect(await calls()).toEqual([[202, 0]]));
    // A poll shows that the job's id has been stored, without which the answer could not be fetched.
    await until(async () =>
      expect((await world.log()).some(({ path }) => path.startsWith('/jobs/'))).toBe(true),
    );
    await world.browser.context.close();
    const ended = [
      [202, 0],
      [201, 5],
    ];
    await until(async () => expect(await calls()).toEqual(ended));
    const reopened: Chromium = await launchChromium({ profile });
    try {
      const page = await reopened.open(reopened.pageUrl('popup.html'));
      await until(async () => {
        await page.reload();
        const history = page.getByRole('region', { name: 'History' });
        const entry = history.getByRole('listitem').filter({ hasText: address });
        await entry.first().waitFor({ timeout: 20_000 });
      });
      expect(await calls()).toHaveLength(2);
      expect((await world.paid()).filter(({ query }) => query.query === address)).toHaveLength(1);
    } finally {
      await reopened.close();
    }
  } finally {
    await world.close();
    await rm(profile, { recursive: true, force: true });
  }
});
