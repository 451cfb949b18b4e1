/** Shared by the attack tests in Chromium: a world with a stored answer about one address; forged messages. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { inOurWorld } from '../support/our-world.ts';
import { fillIn, settled, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';
import { ATTACKS } from './attack-pages.ts';

/** Registers the hooks of a test file; `world()` works from the first test on. */
export function attackedWorld() {
  let world: World;
  const open: Page[] = [];

  async function go(path: string): Promise<Visit> {
    const visited = await visit(world, path);
    open.push(visited.page);
    return visited;
  }

  async function at(host: string, path: string): Promise<Page> {
    const page = await world.browser.open(`${world.demo.url.replace('127.0.0.1', host)}/${path}`);
    open.push(page);
    return page;
  }

  const closePages = async () => {
    for (const page of open.splice(0)) await page.close();
  };
  beforeAll(async () => {
    world = await openWorld({ extra: ATTACKS });
    await world.markPassing();
    await world.connect({ auto: true });
    // The page tries to read the answer about an address that the person looked up elsewhere.
    await fillIn(await go('plain.html'), 'known@gmail.com');
    await until(async () => expect(await world.spent()).toBe(3));
    await closePages();
  });
  afterAll(() => world.close());
  afterEach(closePages);

  /** The credits that an attack cost, read once everything that it started has ended. */
  async function costOf(attack: () => Promise<unknown>): Promise<number> {
    const before = await world.spent();
    await attack();
    await settled(world);
    return (await world.spent()) - before;
  }

  return { world: () => world, go, at, costOf };
}

export const attackDone = (page: Page) =>
  page.waitForFunction(() => document.title.includes('done'));

export interface ForgedReply {
  readonly ok: boolean;
  readonly value?: {
    judgements?: { verdict: { basis: string[] }; offer: { answeredAt?: number } }[];
  };
}

/** Sends messages to the background from our isolated world. */
export async function forge(
  page: Page,
  name: string,
  body: (i: number) => object,
  times = 40,
): Promise<ForgedReply[]> {
  const run = await inOurWorld(page);
  const bodies = Array.from({ length: times }, (_, i) => body(i));
  const replies = await run(
    `Promise.all(${JSON.stringify(bodies)}.map((body) => chrome.runtime.sendMessage({ fieldmark: ${JSON.stringify(name)}, body })))`,
  );
  return replies as ForgedReply[];
}
