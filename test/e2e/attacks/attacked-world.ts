/** Shared by the attack tests in Chromium: a world with a stored answer about one address; forged messages. */
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { inOurWorld } from '../support/our-world.ts';
import { fillIn, settled, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { ATTACKS } from './attack-pages.ts';
import type { AttackGround } from './harmless-input.ts';

/** Registers the hooks of a test file. */
export function attackedWorld() {
  const world = testWorld({ extra: ATTACKS, passing: true, key: 'auto' });
  beforeAll(async () => {
    // The page tries to read the answer about an address that the person looked up elsewhere.
    const visited = await visit(world, 'plain.html');
    await fillIn(visited, 'known@gmail.com');
    await until(async () => expect(await world.spent()).toBe(3));
    await visited.page.close();
  });
  const values = async () => (await world.paid()).map(({ query }) => String(query.query));

  const ground: AttackGround = {
    open: (path, host = '127.0.0.1') =>
      world.browser.open(`${world.demo.url.replace('127.0.0.1', host)}/${path}`),
    costOf: async (attack) => {
      const before = await values();
      await attack();
      await settled(world);
      return (await values()).slice(before.length);
    },
    values,
  };

  return { world, go: (path: string): Promise<Visit> => visit(world, path), ...ground };
}

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
