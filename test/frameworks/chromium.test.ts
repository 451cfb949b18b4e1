/** The suite in Chromium. */
import { openWorld } from '../e2e/support/world.ts';
import { CASES } from './cases.ts';
import { openInChromium } from './chromium-driver.ts';
import { frameworkServer } from './server.ts';
import { describeCases } from './suite.ts';

describeCases('chromium', CASES, async () => {
  const server = await frameworkServer();
  const world = await openWorld({ answer: server.answer });
  await world.connect({ auto: true });
  return {
    server,
    url: world.demo.url,
    open: (testCase, address) => openInChromium(world, testCase, address),
    close: () => world.close(),
  };
});
