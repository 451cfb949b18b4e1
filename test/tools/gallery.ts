/**
 * `npm run gallery [surface …]`: takes pictures of every surface in its states: light, dark, forced colours,
 * zoomed to 200 %, in German and from right to left. The pictures and a contact sheet are in .output/gallery;
 * texts that are cut off are printed. Other languages: `--languages pl,en-XA`; none: `--languages ''`; all and
 * the long pseudo-language: `--languages all`. `--looks light,narrow` takes these looks in every language;
 * `--font-size 32` doubles the text size.
 *
 * `--count` takes no pictures but prints a table of the main screens: words that are seen without scrolling,
 * controls before the first content, how far down it is, how much of it is hidden, and how far the page
 * scrolls (CSS px), with the screen's budget. It fails if a screen exceeds its budget.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
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
  /** CSS px. */
  readonly width?: number;
  readonly height?: number;
}

const LOOKS: readonly Look[] = [
  { name: 'light' },
  { name: 'dark', dark: true },
  { name: 'forced', forced: true },
  { name: 'zoomed', zoom: 2 },
  { name: 'narrow', width: 360 },
  { name: 'tall', height: 1500 },
];

interface Picture {
  readonly scene: string;
  readonly look: string;
  readonly file: string;
}

async function take(page: Page, scene: Scene, look: Look, language = 'en'): Promise<Picture> {
  const height = look.height ?? scene.size.height;
  const width = Math.min(scene.size.width, look.width ?? Number.POSITIVE_INFINITY);
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
  const file = `${scene.name}-${name}.png`;
  const path = join(folder, file);
  if (scene.part) await page.locator(scene.part).screenshot({ path });
  else await page.screenshot({ path, fullPage: scene.isWhole === true });
  for (const text of await cutIn(page)) console.log(`${scene.name} · ${name}: ${text}`);
  return { scene: scene.name, look: name, file };
}

/** Texts that are cut off on a page of ours, in a card, or in the line at a field. */
async function cutIn(page: Page): Promise<string[]> {
  const card = await shownCard(page);
  const cards = card ? [cutTexts(card)] : [];
  const isOurs = page.url().startsWith('chrome-extension:');
  const found = [...cards, ...(isOurs ? [cutTexts(page)] : [cutLineTexts(page)])];
  return (await Promise.all(found)).flat();
}

const sheet = (pictures: readonly Picture[]) => `<!doctype html><meta charset="utf-8">
<title>Fieldmark: every surface</title>
<style>body{font:14px system-ui;background:#888;margin:16px}section{display:flex;gap:12px;align-items:start;margin-block:0 20px}
figure{margin:0}figcaption{color:#fff;margin-block-end:4px}img{display:block;max-block-size:640px;max-inline-size:520px}</style>
${[...Map.groupBy(pictures, ({ scene }) => scene).values()]
  .map(
    (row) =>
      `<section>${row.map(({ scene, look, file }) => `<figure><figcaption>${scene} · ${look}</figcaption><img src="${file}"></figure>`).join('')}</section>`,
  )
  .join('\n')}`;

/** Pictures of the scene in other languages. Opening the surface again restores its state. */
async function abroad(world: World, scene: Scene, page: Page): Promise<Picture[]> {
  const pictures: Picture[] = [];
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
      for (const look of looksAbroad) pictures.push(await take(again, scene, look, language));
      if (again !== page) await again.close();
    }
  } finally {
    await world.speak('');
  }
  return pictures;
}

async function shoot(world: World, scene: Scene): Promise<Picture[]> {
  const page = await scene.open(world);
  const pictures: Picture[] = [];
  for (const look of looks) {
    if (look.zoom && !scene.canZoom) continue;
    pictures.push(await take(page, scene, look));
  }
  if (scene.speaks !== false) pictures.push(...(await abroad(world, scene, page)));
  await page.close();
  return pictures;
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
    looks: { type: 'string' },
    'font-size': { type: 'string' },
    count: { type: 'boolean', default: false },
  },
});
const everyLanguage = [...Object.keys(LANGUAGES).filter((language) => language !== 'en'), 'en-XA'];
const languages =
  values.languages === 'all' ? everyLanguage : values.languages.split(',').filter(Boolean);
const wantedLooks = values.looks?.split(',');
const looks = LOOKS.filter(
  ({ name, width, height }) => wantedLooks?.includes(name) ?? !(width || height),
);
const looksAbroad = wantedLooks ? looks : LOOKS.slice(0, 1);
const build = await buildWithPseudo();
const world = await openWorld({
  scale: 1,
  extension: build.folder,
  ...(values['font-size'] && { fontSize: Number(values['font-size']) }),
});

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
  const pictures: Picture[] = [];
  await visit(isNamed, async (scene) => {
    pictures.push(...(await shoot(world, scene)));
    console.log(scene.name);
  });
  await writeFile(join(folder, 'index.html'), sheet(pictures));
  const page = await world.browser.open(`file://${join(folder, 'index.html')}`);
  await page.setViewportSize({ width: 2200, height: 1000 });
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
  console.log('Contact sheet: .output/gallery/index.html and sheet.png');
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
