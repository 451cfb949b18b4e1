import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let options: Page;

beforeAll(async () => {
  world = await openWorld();
  options = await world.browser.open(world.browser.pageUrl('options.html'));
  await options.getByRole('heading', { name: 'What Fieldmark may do' }).waitFor();
});
afterAll(() => world.close());
