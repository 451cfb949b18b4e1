import { testWorld } from '../support/test-world.ts';
import { chromiumTab, openWorkbench } from '../support/workbench.ts';
import { testColumns } from './columns.ts';

const world = testWorld();
testColumns(async () => ({ tab: chromiumTab(await openWorkbench(world.browser)), saves: true }));
