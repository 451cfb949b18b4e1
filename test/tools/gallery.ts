/**
 * `npm run gallery [surface …]`: takes pictures of every surface in its states: light, dark, forced colours,
 * zoomed to 200 %, in German and from right to left. The pictures are in .output/gallery;
 * texts that are cut off are printed. Other languages: `--languages pl,en-XA`; none: `--languages ''`; all and
 * the long pseudo-language: `--languages all`.
 *
 * `--count` takes no pictures but prints a table of the main screens: words that are seen without scrolling,
 * controls before the first content, how far down it is, how much of it is hidden, and how far the page
 * scrolls (CSS px), with the screen's budget. It fails if a screen exceeds its budget.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../lib/texts/languages.ts';
import { shownCard } from '../e2e/support/card-surface.ts';
import { cutLineTexts, cutTexts } from '../e2e/support/cut-texts.ts';
import { buildWithPseudo } from '../e2e/support/pseudo.ts';
import { openWorld, type World } from '../e2e/support/world.ts';
import { countScene, SCREENS, TABLE_HEAD } from './count.ts';
import { scriptOf } from './programs.ts';
import { SCENES, type Scene } from './scenes.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.output', 'gallery');

interface Look {
  readonly name: string;
  readonly dark?: boolean;
  readonly forced?: boolean;
  /** Factor of the browser's zoom: at 2 the viewport has half as many CSS px in each direction. */
  readonly zoom?: number;
}

const LOOKS: readonly Look[] = [
  { name: 'light' },
  { name: 'dark', dark: true },
  { name: 'forced', forced: true },
  { name: 'zoomed', zoom: 2 },
];

async function take(page: Page, scene: Scene, look: Look, language = 'en'): Promise<void> {
  const { width, height } = scene.size;
  const zoom = look.zoom ?? 1;
  await page.setViewportSize({
    width: Math.round(width / zoom),
    height: Math.round(height / zoom),
  });
  await page.emulateMedia({
    colorScheme: look.dark ? 'dark' : 'light',
    forcedColors: look.forced ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  const name = language === 'en' ? look.name : `${language}-${look.name}`;
  const path = join(folder, `${scene.name}-${name}.png`);
  if (scene.part) await page.locator(scene.part).screenshot({ path });
  else await page.screenshot({ path, fullPage: scene.isWhole === true });
  for (const text of await cutIn(page)) console.log(`${scene.name} · ${name}: ${text}`);
}

/** Texts that are cut off on a page of ours, in a card, or in the line at a field. */
async function cutIn(page: Page): Promise<string[]> {
  const card = await shownCard(page);
  const cards = card ? [cutTexts(card)] : [];
  const isOurs = page.url().startsWith('chrome-extension:');
  const found = [...cards, ...(isOurs ? [cutTexts(page)] : [cutLineTexts(page)])];
  return (await Promise.all(found)).flat();
}

/** Pictures of the scene in other languages. Opening the surface again restores its state. */
async function abroad(world: World, scene: Scene, page: Page): Promise<void> {
  try {
    for (const language of languages) {
      await world.speak(language);
      const again = (await scene.again?.(world)) ?? page;
      if (again === page) {
        await page.reload();
        await page.locator(`html[lang="${language.replace('en-XA', 'en')}"]`).waitFor();
        await page.locator('#root :is(h1, h2, textarea, [role="tab"])').first().waitFor();
        await page.waitForLoadState('networkidle');
        await scene.settle?.(page);
      }
      await take(again, scene, { name: 'light' }, language);
      if (again !== page) await again.close();
    }
  } finally {
    await world.speak('');
  }
}

async function shoot(world: World, scene: Scene): Promise<void> {
  const page = await scene.open(world);
  for (const look of LOOKS) {
    if (look.zoom && !scene.canZoom) continue;
    await take(page, scene, look);
  }
  if (scene.speaks !== false) await abroad(world, scene, page);
  await page.close();
}

const built = spawnSync(process.execPath, [scriptOf('wxt'), 'build'], {
  cwd: root,
  stdio: 'ignore',
});
if (built.status !== 0) throw new Error('The build failed. Run "npm run build" to see why.');
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'string', default: 'de,ar-XB' },
    count: { type: 'boolean', default: false },
  },
});
const everyLanguage = [...Object.keys(LANGUAGES).filter((language) => language !== 'en'), 'en-XA'];
const languages =
  values.languages === 'all' ? everyLanguage : values.languages.split(',').filter(Boolean);
const build = await buildWithPseudo();
const world = await openWorld({ scale: 1, extension: build.folder });

/** Opens the wanted scenes, and those that they need, in their order. */
async function visit(
  isWanted: (scene: Scene) => boolean,
  use: (scene: Scene) => Promise<void>,
): Promise<void> {
  for (const scene of SCENES) {
    if (!isWanted(scene)) {
      if (scene.isStep) await scene.open(world).then((page) => page.close());
      continue;
    }
    await use(scene).catch((error: unknown) => {
      console.log(`${scene.name}: ${error}`);
      process.exitCode = 1;
    });
  }
}

const isNamed = ({ name }: Scene) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));

async function takeAll(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await visit(isNamed, async (scene) => {
    await shoot(world, scene);
    console.log(scene.name);
  });
}

async function countAll(): Promise<void> {
  console.log(TABLE_HEAD);
  const isCounted = (scene: Scene) => scene.name in SCREENS && isNamed(scene);
  await visit(isCounted, async (scene) => {
    const { row, isOver } = await countScene(world, scene);
    console.log(row);
    if (isOver) process.exitCode = 1;
  });
}

try {
  await (values.count ? countAll() : takeAll());
} finally {
  await world.close();
  await build.remove();
}
