import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { closePopup } from './popup-surface.ts';
import { buildWithPseudo } from './pseudo.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

interface TestWorldOptions extends WorldOptions {
  /** Connects a key: with automatic lookups of emails, or so that each lookup is asked for. */
  readonly key?: 'auto' | 'ask';
  /** Marks what passes, too. */
  readonly passing?: true;
  /** Adds the pseudo-languages to the build. */
  readonly pseudo?: true;
}

/**
 * A world for all tests of a file or of a `describe`. It has its content from the first test on. Pages that a test
 * opens, and the toolbar popup, are closed after it.
 */
export function testWorld({ key, passing, pseudo, ...options }: TestWorldOptions = {}): World {
  const world = {} as World;
  let before: unknown[] = [];
  beforeAll(async () => {
    const build = pseudo && (await buildWithPseudo());
    if (build) afterAll(build.remove);
    Object.assign(
      world,
      await openWorld({ ...options, ...(build && { extension: build.folder }) }),
    );
    if (passing) await world.markPassing();
    if (key) await world.connect({ auto: key === 'auto' });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    before = world.browser.context.pages();
  });
  afterEach(async () => {
    const opened = world.browser.context.pages().filter((page) => !before.includes(page));
    if (opened[0]) await closePopup(opened[0]);
    await Promise.all(opened.map((page) => page.close()));
  });
  return world;
}
