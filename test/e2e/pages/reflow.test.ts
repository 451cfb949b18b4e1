/**
 * No content is lost at double text size or at a width of 320 px (WCAG 2.2, 1.4.4 and 1.4.10), or on a phone,
 * where our pages work without the APIs that Firefox for Android lacks.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../tools/scenes.ts';
import { openWorld, type World } from '../support/world.ts';

/** Scenes of our own pages; card and line are placed by other rules. */
const OUR_PAGES = SCENES.filter(({ name }) => !/^(?:card|line)/.test(name));

/** Elements that extend beyond the page although they are not meant to scroll sideways. */
function lost(): string[] {
  const { clientWidth } = document.documentElement;
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) &&
    element !== document.documentElement &&
    !element.matches('main');
  const mayScroll = (element: Element): boolean =>
    scrolls(element) || (element.parentElement !== null && mayScroll(element.parentElement));
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { right, left, width, height } = element.getBoundingClientRect();
    const parent = element.parentElement;
    if (width <= 1 || height <= 1 || !element.checkVisibility()) return [];
    if (parent && mayScroll(parent)) return [];
    return right > clientWidth + 1 || left < -1
      ? [`${element.localName}.${element.className} to ${Math.round(right)} of ${clientWidth}`]
      : [];
  });
}

/** Controls smaller than 24 px in width or height (WCAG 2.2, 2.5.8). */
function small(): string[] {
  return [...document.querySelectorAll('button, summary, select, input, [role="tab"]')].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      // A switch is alone in its row, so the space around it counts (2.5.8, spacing).
      if (width === 0 || element.matches('.visually-hidden *, .switch')) return [];
      // A click on the label counts as one on its control.
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      const isLarge = boxes.some((box) => box.width >= 23.5 && box.height >= 23.5);
      return isLarge ? [] : [`${element.outerHTML.slice(0, 90)} is ${width} × ${height}`];
    },
  );
}

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
  ['at 320 px', { fontSize: 16 }, [320]],
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
    const page: Page = await scene.open(world);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(lost), `${width} px`).toEqual([]);
      expect(await page.evaluate(small), `${width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
    // The settings for shortcuts show that the APIs have been removed.
    if ('touch' in options) expect(await page.locator('#shortcuts').count()).toBe(0);
    await page.close();
  });
});

/** What is fixed around the content, and whether the popup is cut or leaves a band of the page behind it. */
function framed() {
  const popup = document.querySelector('.popup')?.getBoundingClientRect();
  const main = document.querySelector('main')?.getBoundingClientRect();
  const { clientWidth, scrollWidth, clientHeight } = document.documentElement;
  return {
    isCut: scrollWidth > clientWidth,
    hasBand: (popup?.bottom ?? 0) < clientHeight - 1,
    content: (main?.height ?? 0) / clientHeight,
  };
}

describe.each([
  ['at the usual text size', 16, ''],
  ['with a browser whose text is twice as large', 32, ''],
  ['with text that is enlarged to 200 %', 16, 'html { font-size: 200% }'],
] as const)('the popup at 360 × 640 px, %s', (_, fontSize, style) => {
  let world: World;
  let isConnected = false;
  beforeAll(async () => {
    world = await openWorld({ fontSize });
  });
  afterAll(() => world.close());

  it.each(OUR_PAGES.filter(({ name }) => name.startsWith('popup') && name !== 'popup-page'))(
    '$name is not cut, fills the screen and leaves half of it to the content',
    async (scene) => {
      if (!isConnected && !scene.name.includes('unconnected')) {
        await world.connect({ auto: false });
        isConnected = true;
      }
      const page = await scene.open(world);
      await page.setViewportSize({ width: 360, height: 640 });
      if (style) await page.addStyleTag({ content: style });
      expect(await page.evaluate(lost)).toEqual([]);
      const { isCut, hasBand, content } = await page.evaluate(framed);
      expect({ isCut, hasBand }).toEqual({ isCut: false, hasBand: false });
      expect(content).toBeGreaterThan(0.5);
      await page.close();
    },
  );
});
