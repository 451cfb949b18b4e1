/** The screens in the pictures of the stores: the built extension, with answers of the sandbox. */
import type { Page } from 'playwright-core';
import type { Language } from '../../lib/texts/languages.ts';
import { cardOf } from '../e2e/support/card-surface.ts';
import { markedTexts } from '../e2e/support/marked-texts.ts';
import { Perception } from '../e2e/support/shadow.ts';
import { until } from '../e2e/support/until.ts';
import { chooseMenuItem, selectText, type World } from '../e2e/support/world.ts';
import { LOOKED_UP, SHOP, WRONG } from './shop.ts';

export interface Screen {
  readonly name: 'form' | 'card' | 'list' | 'usage' | 'limits';
  /** Viewport, CSS px. */
  readonly size: { readonly width: number; readonly height: number };
  /** Brings the page into the state to show. Finds nothing by its words, which depend on the language. */
  ready(page: Page, world: World, language: Language): Promise<unknown>;
  /** URL of the page. */
  address(world: World, language: Language): string;
}

const inShop = (name: string) => (world: World, language: Language) =>
  `${world.demo.url}/${name}-${language}.html`;
const ours = (file: string) => (world: World) => world.browser.pageUrl(file);

/** Below the column headings, which are in the language of the picture. */
const LIST = [
  'Weberei am Kanal;office@gmial.com;DE89 3704 0044 0532 0130 00',
  'Dockside Dyers;dyers@gmail.com;GB82 WEST 1234 5698 7654 32',
  'Filature du Port;port@mailinator.com;FR14 2004 1010 0505 0001 3M02 606',
  'Tessitura Bianchi;tessitura@gmail.com;IT60 X054 2811 1010 0000 0123 456',
  'Stoffenhuis Delft;delft@gmail.com;DE89 3704 0044 0532 0103 00',
  'Maison Laurent;laurent@gmail;FR76 3000 6000 0112 3456 7890 189',
  'Costa Têxteis;costa@gmail.com;PT50 0002 0123 1234 5678 9015 4',
].join('\n');

export const SCREENS: readonly Screen[] = [
  {
    name: 'form',
    size: { width: 900, height: 500 },
    address: inShop('checkout'),
    async ready(page) {
      await page.locator('[name="email"]').click();
      await page.keyboard.type('jane@gmial.com');
      await page.keyboard.press('Tab');
      await (await Perception.of(page)).get('status', /gmail\.com/);
    },
  },
  {
    name: 'card',
    size: { width: 1080, height: 640 },
    address: inShop('contacts'),
    async ready(page, world) {
      await until(async () => {
        if (!(await page.evaluate(markedTexts)).includes(WRONG)) throw new Error('not marked yet');
      });
      await selectText(page, LOOKED_UP);
      await chooseMenuItem(world, page, { selectionText: LOOKED_UP });
      await cardOf(page).reads(/La Banque Postale/);
    },
  },
  {
    name: 'list',
    size: { width: 1356, height: 650 },
    address: ours('workbench.html'),
    async ready(page, _, language) {
      const { supplier, email, iban } = SHOP[language];
      await page.getByRole('textbox').first().fill(`${supplier};${email};${iban}\n${LIST}`);
      await page.locator('.primary').first().click();
      await page.getByRole('row').nth(3).waitFor();
      // Otherwise the picture may show a button that is still fading in.
      await page.locator('.run-start').click({ trial: true });
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'usage',
    size: { width: 380, height: 600 },
    address: ours('popup.html'),
    async ready(page) {
      await page.getByRole('tab').nth(1).click();
      await page.locator('.month-bar').waitFor();
    },
  },
  {
    name: 'limits',
    size: { width: 900, height: 520 },
    address: ours('options.html#budget'),
    async ready(page) {
      await page.locator('#budget').waitFor();
    },
  },
];

/** A PNG of the screen, with two device pixels for each CSS pixel. */
export async function takeScreen(world: World, screen: Screen, language: Language) {
  const page = await world.browser.context.newPage();
  await page.setViewportSize(screen.size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(screen.address(world, language));
  // A page of ours is built again when its language has loaded.
  await page.locator(`html[lang="${language}"]`).waitFor();
  await screen.ready(page, world, language);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
