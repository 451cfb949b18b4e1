import { firefoxTab } from '../support/firefox-tab.ts';
import { testFirefox } from '../support/firefox-world.ts';
import { testColumns } from './columns.ts';

const world = testFirefox();
testColumns(async () => {
  const page = await world.ours('/workbench.html');
  return {
    tab: firefoxTab(page, () => Promise.reject(new Error('nothing is saved'))),
    saves: false,
  };
});
