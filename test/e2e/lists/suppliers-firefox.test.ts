/** The accountant's journey in a stock Firefox; its steps are in supplier-journey.ts. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { launchFirefox } from '../support/firefox.ts';
import { firefoxKiller } from '../support/firefox-killer.ts';
import { firefoxTab } from '../support/firefox-tab.ts';
import { connectOn } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { post } from '../support/world.ts';
import { testSupplierJourney } from './supplier-journey.ts';

testSupplierJourney(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-downloads-'));
  const sandbox = await startSandbox({ port: 0 });
  const firefox = await launchFirefox({
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
  });
  const page = await firefox.welcome();
  await connectOn(page, sandbox.baseUrl, sandbox.keys.active);
  const stopBackground = await firefoxKiller(firefox);
  await page.bringToFront();
  await page.evaluate(() => location.assign('/workbench.html'));
  await page.waitForSelector('.intake');
  return {
    sandbox,
    fault: (fault) => post(`${sandbox.baseUrl}/__sandbox/fault`, fault),
    tab: firefoxTab(page, async (act) => {
      const before = await readdir(folder);
      await act();
      const name = await until(async () => {
        const files = await readdir(folder);
        const added = files.filter((file) => !before.includes(file));
        expect(added).toEqual([expect.not.stringMatching(/\.part$/)]);
        return added[0] ?? '';
      });
      return { name, bytes: await readFile(join(folder, name)) };
    }),
    stopBackground,
    close: async () => {
      await firefox.close();
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
});
