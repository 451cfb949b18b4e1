/**
 * A person of a team, whose key is a token of the team's gateway. These scenes come last: each connects to the
 * gateway, and what other scenes looked up belongs to another account.
 */
import type { Page } from 'playwright-core';
import { type FakeGateway, startFakeGateway } from '../e2e/support/fake-gateway.ts';
import type { World } from '../e2e/support/world.ts';
import { paste, rowsChecked, type Scene } from './scene.ts';

const TOKENS = ['team_token_of_person_1', 'team_token_of_person_2'] as const;
type Token = (typeof TOKENS)[number];

const HOUR_MS = 3_600_000;
const VALUE = 'ATU12011204';
const POPUP = { width: 380, height: 600 };

const gateways = new WeakMap<World, Promise<FakeGateway>>();

/** The gateway of the world, which closes with its browser. */
function gatewayOf(world: World): Promise<FakeGateway> {
  const existing = gateways.get(world);
  if (existing) return existing;
  const started = startFakeGateway(world.sandbox, TOKENS);
  gateways.set(world, started);
  world.browser.context.once('close', () => void started.then((gateway) => gateway.close()));
  return started;
}

async function openAs(world: World, key: Token, path: string): Promise<Page> {
  const { baseUrl } = await gatewayOf(world);
  await world.browser.ask('connect', { baseUrl, key, keep: 'disk', autoEmail: false });
  return world.browser.open(world.browser.pageUrl(path));
}

/** The popup opens with the tab that was used last. */
const showLookups = (page: Page) => page.getByRole('tab').first().click();

async function lookUp(page: Page): Promise<void> {
  await showLookups(page);
  await paste(page, VALUE);
  await page
    .getByRole('button', { name: /^Look up(?: again)? · 1 credit$/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Look up again/ })
    .first()
    .waitFor();
}

/** The second person looks up what the first looked up three hours ago. */
async function hit(world: World): Promise<Page> {
  const first = await openAs(world, TOKENS[0], 'popup.html');
  await lookUp(first);
  await first.close();
  (await gatewayOf(world)).age(3 * HOUR_MS);
  const page = await openAs(world, TOKENS[1], 'popup.html');
  await lookUp(page);
  await page
    .getByText(/^Your team looked this up/)
    .first()
    .waitFor();
  return page;
}

const showHistory = (page: Page) =>
  page.locator('#history').evaluate((heading) => heading.scrollIntoView());

async function history(world: World): Promise<Page> {
  const page = await openAs(world, TOKENS[1], 'popup.html');
  await showLookups(page);
  await page.locator('#history').waitFor();
  await showHistory(page);
  return page;
}

const showUsage = async (page: Page) => {
  await page.getByRole('tab').nth(1).click();
  await page.locator('#team').waitFor();
};

async function usage(world: World): Promise<Page> {
  (await gatewayOf(world)).setRemaining(TOKENS[1], 37);
  const page = await openAs(world, TOKENS[1], 'popup.html');
  await showUsage(page);
  return page;
}

/** A list that waits, because the person may spend no more today. */
async function waitingList(world: World): Promise<Page> {
  (await gatewayOf(world)).setRemaining(TOKENS[1], 0);
  const page = await openAs(world, TOKENS[1], 'workbench.html');
  const numbers = Array.from({ length: 12 }, (_, i) => `Supplier ${i};+44 20 7946 09${i + 10}`);
  await paste(page, ['Name;Phone', ...numbers].join('\n'));
  await page.locator('.primary').first().click();
  await page.getByRole('button', { name: /^Look up \d+ values? · \d+ credits?$/ }).click();
  await page.locator('.run-wait, .run .note').first().waitFor();
  return page;
}

export const TEAM_SCENES: readonly Scene[] = [
  { name: 'team-hit', size: POPUP, canZoom: true, isStep: true, open: hit },
  { name: 'team-history', size: POPUP, canZoom: true, open: history, settle: showHistory },
  { name: 'team-usage', size: POPUP, canZoom: true, open: usage, settle: showUsage },
  {
    name: 'team-list',
    size: { width: 1100, height: 760 },
    canZoom: true,
    open: waitingList,
    settle: rowsChecked,
  },
];
