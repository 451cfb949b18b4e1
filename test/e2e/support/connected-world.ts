import { afterAll, beforeAll } from 'vitest';
import { openWorld, type World } from './world.ts';

/**
 * A world with a key, without automatic lookups, for all tests of a file.
 *
 * @param extra pages of the demo server besides its own, by path
 */
export function connectedWorld(extra: Readonly<Record<string, string>>): () => World {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ extra });
    await world.connect({ auto: false });
  });
  afterAll(() => world.close());
  return () => world;
}
