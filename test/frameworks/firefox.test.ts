/** The suite in Firefox. */
import { openFirefoxWorld } from '../e2e/support/firefox-world.ts';
import { CASES } from './cases.ts';
import { openInFirefox } from './firefox-driver.ts';
import { frameworkServer } from './server.ts';
import { describeCases } from './suite.ts';

describeCases('firefox', CASES, async () => {
  const server = await frameworkServer();
  const world = await openFirefoxWorld({}, server.answer);
  await world.connect();
  return {
    server,
    url: world.demo.url,
    open: (testCase, address) => openInFirefox(world, testCase, address),
    close: () => world.close(),
  };
});
