/** The accountant's journey in Chromium; its steps are in supplier-journey.ts. */
import { readFile } from 'node:fs/promises';
import { killer } from '../support/killer.ts';
import type { Tab } from '../support/surface.ts';
import { openWorld } from '../support/world.ts';
import { testSupplierJourney } from './supplier-journey.ts';

testSupplierJourney(async () => {
  const world = await openWorld();
  await world.connect({ auto: false });
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  const kill = await killer(page);
  return {
    sandbox: world.sandbox,
    fault: world.fault,
    tab: {
      evaluate: ((run: never, argument: never) => page.evaluate(run, argument)) as Tab['evaluate'],
      keyboard: page.keyboard,
      mouse: page.mouse,
      chooseFile: (label, path) => page.getByLabel(label, { exact: true }).setInputFiles(path),
      saved: async (act) => {
        const [download] = await Promise.all([page.waitForEvent('download'), act()]);
        return {
          name: download.suggestedFilename(),
          bytes: await readFile(await download.path()),
        };
      },
    },
    stopBackground: async () => {
      await kill();
    },
    close: world.close,
  };
});
