/**
 * No surface of ours, in any state or theme, breaks a rule of WCAG 2.2 AA that axe can check, and none of our
 * pages loses content at a width of 320 px, nor the popup on a phone, at the usual and at double text size.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES, type Scene } from '../../tools/scenes.ts';
import { inDocument, inElement, openClosedRoot } from '../support/axe-run.ts';
import { cardOf, shownCard } from '../support/card-surface.ts';
import { expectFramed, expectRoom, OUR_PAGES, POPUPS } from '../support/room.ts';
import { openWorld, type World } from '../support/world.ts';

const LOOKS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

const LINE = 'fieldmark-field';

/** Run in a card: scrolls its content to the end. */
const scrollToEnd = () => {
  for (const element of document.querySelectorAll('*')) element.scrollTop = element.scrollHeight;
};

/** A function that runs axe on our part of the page: a page of ours, the card's frame or the line. */
async function ours(page: Page): Promise<() => Promise<string[]>> {
  if (page.url().startsWith('chrome-extension:')) return () => inDocument(page);
  if (await shownCard(page)) {
    const frame = await cardOf(page).frame();
    return async () => {
      const found = await inDocument(frame);
      if (found.length === 0) return found;
      // A target that is cut at the edge of what scrolls is whole after scrolling.
      await frame.evaluate(scrollToEnd);
      return inDocument(frame);
    };
  }
  await openClosedRoot(page, LINE);
  return () => inElement(page, LINE);
}

async function judged(page: Page): Promise<string[]> {
  const run = await ours(page);
  const found: string[] = [];
  for (const look of LOOKS) {
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' });
    for (const each of await run()) {
      found.push(`${look.colorScheme}, forced colours ${look.forcedColors}: ${each}`);
    }
  }
  return found;
}

async function expectAllShown(page: Page, scene: Scene): Promise<void> {
  if (!OUR_PAGES.includes(scene)) return;
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  await expectRoom(page, 320);
  if (!POPUPS.includes(scene)) return;
  await expectFramed(page);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expectFramed(page);
}

describe('every scene', () => {
  let world: World;
  let errors: Error[] = [];
  beforeAll(async () => {
    world = await openWorld();
    world.browser.context.on('weberror', (error) => errors.push(error.error()));
  });
  afterAll(() => world.close());

  // The scenes build on each other: a key that one connects stays connected.
  it.each(SCENES)('$name', async (scene) => {
    errors = [];
    const page = await scene.open(world);
    await page.setViewportSize(scene.size);
    expect(await judged(page)).toEqual([]);
    await expectAllShown(page, scene);
    expect(errors).toEqual([]);
    await page.close();
  });
});

describe('axe, over a planted fault', () => {
  // Of its own, because the last scenes use up the credits.
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    await world.connect({ auto: false });
  });
  afterAll(() => world.close());

  const scene = (name: string) => {
    const found = SCENES.find((each) => each.name === name);
    if (!found) throw new Error(`no scene is called ${name}`);
    return found;
  };
  /** Adds a button without a name. */
  const plant = () => {
    const root = document.querySelector('fieldmark-field')?.shadowRoot;
    const place = root?.querySelector('.line') ?? document.body;
    place.append(document.createElement('button'));
  };

  it.each(['options', 'card-answered', 'line-mistyped'])('reports it: %s', async (name) => {
    const page = await scene(name).open(world);
    await judged(page);
    const card = await shownCard(page);
    await (card ?? page).evaluate(plant);
    expect((await judged(page)).join()).toContain('button-name');
    await page.close();
  });
});
