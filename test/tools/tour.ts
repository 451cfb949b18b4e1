/** Performs the three uses by keyboard and mouse, and documents them in text and pictures. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { ANSWERED, cardOf } from '../e2e/support/card-surface.ts';
import { Perception } from '../e2e/support/shadow.ts';
import { fillIn, isMarked } from '../e2e/support/steps.ts';
import { until } from '../e2e/support/until.ts';
import { chooseMenuItem, fillConnection, selectText, type World } from '../e2e/support/world.ts';

interface Guide {
  readonly world: World;
  picture(page: Page, name: string): Promise<void>;
  /** Prints the API calls since the last `account()`, and their cost. */
  account(): Promise<void>;
  say(text?: string): void;
}

async function connect({ world, account, say }: Guide): Promise<void> {
  say('Adding an API key in the settings');
  const page = await world.browser.open(world.browser.pageUrl('options.html'));
  await fillConnection(page, world.sandbox.baseUrl, world.sandbox.keys.active, true);
  await page
    .getByText(/ends in/)
    .first()
    .waitFor();
  await account();
  await page.close();
}

async function field({ world, picture, account, say }: Guide): Promise<void> {
  const page = await world.browser.open(`${world.demo.url}/checkout.html`);
  const seen = await Perception.of(page);
  say('\n1. A form field, before the form is sent');
  await fillIn({ page }, 'bob@gmial.com');
  say(`   bob@gmial.com: ${await line(seen, /gmail\.com/)}`);
  await picture(page, 'field-mistyped');
  await account();
  await fillIn({ page }, 'someone@mailserver');
  await line(seen, /no dot/i);
  await page.getByRole('button', { name: 'Place the order' }).click();
  const held = await seen.get('alertdialog');
  say(`   someone@mailserver, sent: the form is stopped once, "${held.name}"`);
  await picture(page, 'field-held');
  await account();
  await seen.press('button', 'Fix it');
  await fillIn({ page }, 'bob@gmail.com');
  await until(async () => {
    if ((await world.paid()).length === 0) throw new Error('not looked up yet');
  });
  say(`   bob@gmail.com: ${await line(seen, /^(?!Looking)\S/)}`);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.waitForURL(/thanks/);
  say('   sent: the form goes through');
  await account();
  await page.close();
}

async function line(seen: Perception, expected: RegExp): Promise<string> {
  return (await seen.get('status', expected)).name;
}

const shownIn = async (card: Frame) =>
  told((await card.getByRole('dialog').allInnerTexts()).join('\n'));

/** The first lines of the card's text: kind, value and verdict. */
function told(card: string): string {
  const lines = card.split('\n').map((each) => each.trim());
  return lines
    .filter((each) => !['', 'Fieldmark', 'Copy', 'Close'].includes(each))
    .slice(0, 3)
    .join(' · ');
}

async function selection({ world, picture, account, say }: Guide): Promise<void> {
  const page = await world.browser.open(`${world.demo.url}/`);
  say('\n2. Right-click on selected text');
  await isMarked(page, true);
  const text = 'FR14 2004 1010 0505 0001 3M02 606';
  await selectText(page, text);
  await chooseMenuItem(world, page, { selectionText: text });
  const card = await cardOf(page).frame();
  await card.getByText(ANSWERED).first().waitFor();
  say(`   ${text}: ${await shownIn(card)}`);
  await picture(page, 'card');
  await account();
  await page.close();
}

async function popup({ world, picture, account, say }: Guide): Promise<void> {
  say('\n3. The popup');
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page.setViewportSize({ width: 380, height: 600 });
  await page.getByRole('textbox').first().fill('DE136695976');
  await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
  await page.getByText(/VIES/).first().waitFor();
  await page
    .getByRole('button', { name: /Look up again/ })
    .first()
    .waitFor();
  await account();
  await page.getByRole('tab', { name: 'Usage' }).click();
  await page
    .getByText(/remaining|left/i)
    .first()
    .waitFor();
  // As tall as the browser makes the popup: its content.
  await page.setViewportSize({ width: 380, height: 440 });
  await picture(page, 'popup-usage');
  await account();
  await page.close();
}

async function consolePage({ world, picture, account, say }: Guide): Promise<void> {
  say('\n4. The console, for developers who build on the API');
  const page = await world.browser.open(world.browser.pageUrl('console.html'));
  await page.locator('input[value="vat"]').check();
  await page.getByRole('textbox', { name: /query/i }).first().fill('DE136695976');
  await page.keyboard.press('Control+Enter');
  await page.getByText('200 OK').first().waitFor();
  await picture(page, 'console');
  await account();
  await page.close();
}

async function workbench({ world, picture, account, say }: Guide): Promise<void> {
  say('\n5. The workbench, for lists');
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  await page.setViewportSize({ width: 1200, height: 620 });
  // Otherwise the picture may show buttons that are still fading in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Try a sample list' }).click();
  await page.getByRole('button', { name: /^Look up \d+ values/ }).click({ trial: true });
  await page.mouse.move(0, 0);
  await picture(page, 'workbench');
  say('   a sample list, checked offline');
  await account();
  await page.close();
}

/** @param folder for the pictures; emptied first */
export async function tour(world: World, folder: string, say: Guide['say']): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let told = 0;
  const guide: Guide = {
    world,
    say,
    picture: async (page, name) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.screenshot({ path: join(folder, `${name}.png`) });
    },
    account: async () => {
      const log = await world.log();
      const fresh = log.slice(told);
      told = log.length;
      if (fresh.length === 0) say('   requests to the API: none · 0 credits');
      const calls = new Map<string, number>();
      for (const { path, status, credits } of fresh) {
        const call = `${path} → ${status} · ${credits} ${credits === 1 ? 'credit' : 'credits'}`;
        calls.set(call, (calls.get(call) ?? 0) + 1);
      }
      for (const [call, times] of calls) {
        say(`   request to the API: ${call}${times > 1 ? `, ${times} times` : ''}`);
      }
    },
  };
  await connect(guide);
  await field(guide);
  await selection(guide);
  await popup(guide);
  await consolePage(guide);
  await workbench(guide);
  say(
    `\nTotal: ${await world.spent()} credits of the sandbox’s play money. Pictures: .output/tour`,
  );
}
