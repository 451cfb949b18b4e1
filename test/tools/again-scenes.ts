/** A list that is looked up again: its price, and what has changed. */
import type { Page } from 'playwright-core';
import { FIVE_VALUES, OTHER_ANSWERS } from '../e2e/support/changed-answers.ts';
import type { World } from '../e2e/support/world.ts';
import { paste, pressInBar, rowsChecked, type Scene } from './scene.ts';

/** The list that was looked up in each world. */
const lists = new WeakMap<World, string>();

const region = '.again';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openAgain(page: Page): Promise<void> {
  await rowsChecked(page);
  await page.locator('.run [role="status"] strong').waitFor();
  if (!(await page.locator(region).isVisible())) {
    await pressInBar(page, -1, -3);
  }
  await page.locator(`${region} > .again-line button[aria-disabled="false"]`).first().waitFor();
}

/** Opens the list, which is looked up the first time. */
async function openList(world: World): Promise<Page> {
  const id = lists.get(world);
  const query = id === undefined ? '' : `?list=${id}`;
  const page = await world.browser.open(world.browser.pageUrl(`workbench.html${query}`));
  if (id === undefined) {
    await paste(page, FIVE_VALUES);
    await page.locator('.primary').first().click();
    await button(page, /^Look up \d+ values? · \d+ credits?$/).click();
    await page.locator('.run [role="status"] strong').waitFor();
    lists.set(world, new URL(page.url()).searchParams.get('list') ?? '');
  }
  await openAgain(page);
  return page;
}

async function showChanges(page: Page): Promise<void> {
  if (!(await page.locator('.again-change').first().isVisible()))
    await page.locator('.again-band button').click();
  await page.locator('.again-change').first().waitFor();
}

async function changed(world: World): Promise<Page> {
  const page = await openList(world);
  for (const fault of OTHER_ANSWERS) await world.fault(fault);
  await button(page, /^Look up 5 values again/).click();
  await page.locator('.again-headline').waitFor();
  await showChanges(page);
  return page;
}

const workbench = (
  name: string,
  open: Scene['open'],
  settle: Scene['settle'] = openAgain,
): Scene => ({
  name: `workbench-again${name}`,
  size: { width: 1100, height: 760 },
  canZoom: true,
  open,
  settle,
});

export const AGAIN_SCENES: readonly Scene[] = [
  workbench('', openList),
  workbench('-changed', changed, showChanges),
];
