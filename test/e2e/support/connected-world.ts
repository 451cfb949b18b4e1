import { afterAll, beforeAll } from 'vitest';
import { openWorld, type World } from './world.ts';

/**
 * A world with a key but without automatic lookups, for all tests of a file.
 *
 * @param extra more pages for the demo server: path → HTML
 */
export function connectedWorld(extra: Readonly<Record<string, string>>): () => World {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ extra });
    await world.markPassing();
    await world.connect({ auto: false });
  });
  afterAll(() => world.close());
  return () => world;
}
