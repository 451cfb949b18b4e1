/** Prepares both browsers for the suite. */
import { openFirefoxWorld } from '../e2e/support/firefox-world.ts';
import { openWorld } from '../e2e/support/world.ts';
import { openInChromium } from './chromium-driver.ts';
import { openInFirefox } from './firefox-driver.ts';
import { frameworkServer } from './server.ts';
import type { Ground } from './suite.ts';

export async function chromiumGround(): Promise<Ground> {
  const server = await frameworkServer();
  const world = await openWorld({ answer: server.answer });
  await world.connect({ auto: true });
  return {
    server,
    url: world.demo.url,
    open: (testCase, address) => openInChromium(world, testCase, address),
    close: () => world.close(),
  };
}

export async function firefoxGround(): Promise<Ground> {
  const server = await frameworkServer();
  const world = await openFirefoxWorld({}, server.answer);
  await world.connect();
  return {
    server,
    url: world.demo.url,
    open: (testCase, address) => openInFirefox(world, testCase, address),
    close: () => world.close(),
  };
}
