/** Makes the pictures of the stores: screens of the built extension with their captions, and tiles. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Language } from '../../lib/texts/languages.ts';
import { launchBare } from '../e2e/support/chromium.ts';
import { openWorld, type World } from '../e2e/support/world.ts';
import { screenPage, tilePage } from './compositions.ts';
import { listingIn } from './listings.ts';
import { SCREENS, takeScreen } from './screens.ts';
import { shopPages } from './shop.ts';

/** Sizes that the stores accept, px: screenshots (Chrome), the small tile and the marquee (Chrome). */
export const SIZES = {
  screens: [
    { width: 1280, height: 800 },
    { width: 640, height: 400 },
  ],
  tiles: [
    { width: 440, height: 280 },
    { width: 1400, height: 560 },
  ],
} as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

export const nameOf = (picture: string, { width, height }: Size) =>
  `${picture}-${width}x${height}.png`;

async function print(canvas: Page, page: string, size: Size, file: string): Promise<void> {
  await canvas.setViewportSize(size);
  await canvas.setContent(page);
  await canvas.locator('h1').waitFor();
  const overflow = await canvas.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    return [...document.querySelectorAll('h1, h2, img, svg')].some((element) => {
      const box = element.getBoundingClientRect();
      return box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
    });
  });
  if (overflow) throw new Error(`${file}: something extends beyond the picture`);
  await writeFile(file, await canvas.screenshot());
}

async function inLanguage(world: World, canvas: Page, language: Language, folder: string) {
  const { Captions: captions } = listingIn(language);
  await world.browser.ask('setSettings', { patch: { language } });
  for (const [index, screen] of SCREENS.entries()) {
    const picture = await takeScreen(world, screen, language);
    const ratio = screen.size.width / screen.size.height;
    const page = screenPage({ language, caption: captions[screen.name], picture, ratio });
    for (const size of SIZES.screens) {
      await print(canvas, page, size, join(folder, nameOf(`${index + 1}-${screen.name}`, size)));
    }
  }
  for (const size of SIZES.tiles) {
    const page = tilePage({ language, caption: captions.tile }, size.width > 2 * size.height);
    await print(canvas, page, size, join(folder, nameOf('tile', size)));
  }
}

/** Writes a folder for each language into `folder`, which is emptied first. */
export async function makePictures(languages: readonly Language[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const extra = Object.assign({}, ...languages.map(shopPages));
  const world = await openWorld({ scale: 2, extra });
  const bare = await launchBare();
  try {
    // Without `world.connect`, which raises the limits that a picture shows.
    const { baseUrl, keys } = world.sandbox;
    const connection = { baseUrl, key: keys.active, keep: 'disk', autoEmail: true };
    await world.browser.ask('connect', connection);
    const canvas = await bare.context.newPage();
    for (const language of languages) {
      await mkdir(join(folder, language), { recursive: true });
      await inLanguage(world, canvas, language, join(folder, language));
    }
  } finally {
    await world.close();
    await bare.close();
  }
}
