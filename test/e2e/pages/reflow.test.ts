/**
 * No content is lost at double text size, or on a phone, where our pages work without the APIs that Firefox for
 * Android lacks. At a width of 320 px: axe.test.ts, which opens every scene anyway.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFramed, expectRoom, OUR_PAGES, POPUPS } from '../support/room.ts';
import { openWorld, type World } from '../support/world.ts';

/** Runs in each page: removes what Firefox for Android does not have. */
function removeDesktopApis(): void {
  for (const namespace of ['chrome', 'browser']) {
    const apis: unknown = Reflect.get(globalThis, namespace);
    if (typeof apis !== 'object' || apis === null) continue;
    for (const name of ['commands', 'contextMenus', 'omnibox', 'sidePanel', 'windows']) {
      Reflect.deleteProperty(apis, name);
    }
  }
}

describe.each([
  ['on a phone with a touch screen', { touch: true }, [360]],
  ['with text twice as large', { fontSize: 32 }, [1600, 800]],
] as const)('%s', (_, options, widths) => {
  let world: World;
  let errors: Error[] = [];
  beforeAll(async () => {
    world = await openWorld(options);
    world.browser.context.on('weberror', (error) => errors.push(error.error()));
    if ('touch' in options) await world.browser.context.addInitScript(removeDesktopApis);
  });
  afterAll(() => world.close());

  it.each(OUR_PAGES)('$name', async (scene) => {
    errors = [];
    const page = await scene.open(world);
    for (const width of widths) await expectRoom(page, width);
    // The settings for shortcuts show that the APIs have been removed.
    if ('touch' in options) expect(await page.locator('#shortcuts').count()).toBe(0);
    else if (POPUPS.includes(scene)) await expectFramed(page);
    expect(errors).toEqual([]);
    await page.close();
  });
});
