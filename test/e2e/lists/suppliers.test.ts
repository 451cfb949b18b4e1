/** The accountant's journey in Chromium; its steps are in supplier-journey.ts. */
import { killer } from '../support/killer.ts';
import { chromiumTab, openWorkbench } from '../support/workbench.ts';
import { openWorld } from '../support/world.ts';
import { testSupplierJourney } from './supplier-journey.ts';

testSupplierJourney(async () => {
  const world = await openWorld();
  await world.connect({ auto: false });
  const page = await openWorkbench(world.browser);
  const kill = await killer(page);
  return {
    sandbox: world.sandbox,
    fault: world.fault,
    tab: chromiumTab(page),
    stopBackground: async () => {
      await kill();
    },
    close: world.close,
  };
});
