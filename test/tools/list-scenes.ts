/** The workbench in its states, in the order of a first use. */
import type { Page } from 'playwright-core';
import type { World } from '../e2e/support/world.ts';
import { openInBar, ourPage, paste, pressInBar, rowsChecked, type Scene } from './scene.ts';

const LIST = [
  'Supplier;IBAN',
  'Weberei am Kanal;DE89 3704 0044 0532 0130 00',
  'Dockside Dyers;GB82 WEST 1234 5698 7654 32',
  'Filature du Port;FR14 2004 1010 0505 0001 3M02 606',
  'Sample requests;DE89 3704 0044 0532 0103 00',
  'Somebody;to be told',
].join('\n');

const workbench = (name: string, ready: (page: Page) => Promise<unknown>): Scene => ({
  name: `workbench${name}`,
  size: { width: 1100, height: 760 },
  canZoom: true,
  open: ourPage('workbench.html', ready),
});

/** Pastes the list, unless the page has opened it again in another language. */
async function openList(page: Page, text: string): Promise<void> {
  if (!new URL(page.url()).searchParams.has('list')) {
    await paste(page, text);
    await page.locator('.primary').first().click();
  }
  await rowsChecked(page);
}
const checkList = (page: Page) => openList(page, LIST);
/** Opens the panel of columns of a list with a title above its header. */
async function openColumns(page: Page): Promise<void> {
  await openList(page, `Suppliers in November;\n;\n${LIST}`);
  if (await page.locator('.wb-columns').isVisible()) return;
  await pressInBar(page, -1, 3);
  await page.locator('.wb-columns').waitFor();
}
/** Shows the rows in groups of duplicates. */
async function groupDuplicates(page: Page): Promise<void> {
  await openList(page, `${LIST}\nPort Spinners;FR1420041010050500013M02606`);
  if (!(await page.locator('.find').isVisible())) {
    await pressInBar(page, -1, 2);
  }
  await page.locator('.find select:has([value="written"])').selectOption('written');
  await page.locator('.wb-group').waitFor();
}

/** Opens the list of shortcuts over the list. */
async function openShortcuts(page: Page): Promise<void> {
  await checkList(page);
  await page.getByRole('grid').focus();
  await page.keyboard.press('?');
  await page.locator('dialog[open] kbd').first().waitFor();
}

/** Starts the lookup of the list that the pasted text became. */
async function startLookup(page: Page, text: string): Promise<void> {
  await openList(page, text);
  await page.getByRole('button', { name: /^Look up \d+ values? · \d+ credits?$/ }).click();
}
/** The addresses are different for each `name`, so that none is answered yet. */
const emailsOf = (name: string): string =>
  ['Name;Email', ...Array.from({ length: 30 }, (_, i) => `P${i};${name}${i}@gmail.com`)].join('\n');

async function answered(page: Page): Promise<void> {
  await startLookup(page, LIST);
  await page
    .getByText(/answered · \d+ credits?/)
    .first()
    .waitFor();
}
async function openDetails(page: Page): Promise<void> {
  await checkList(page);
  await page.locator('.wb-body .wb-number').first().click();
  await page.getByRole('complementary').last().waitFor();
}
/** Presses an entry of the menu of exports. */
async function pressExport(page: Page, at: number): Promise<void> {
  await checkList(page);
  await pressInBar(page, 0, at);
}
async function openExports(page: Page): Promise<void> {
  await checkList(page);
  if ((await page.locator('.menu-items:visible').count()) === 0) await openInBar(page, 0);
}
async function chooseAnswers(page: Page): Promise<void> {
  if (await page.locator('.wb-answer-groups').isVisible()) return;
  await pressExport(page, 1);
  await page.locator('.wb-answer-groups').waitFor();
}
/** Once more in another language: the list is open again. */
async function openReport(page: Page): Promise<void> {
  if (await page.locator('.report').isVisible()) return;
  await pressExport(page, -1);
  await page.locator('.report').waitFor();
}
/** A list whose lookup is under way, at a server that answers slowly. */
const running = (name: string, ready: (page: Page) => Promise<unknown>): Scene => ({
  ...workbench(`-${name}`, rowsChecked),
  async open(world: World) {
    await world.fault({ path: '/v1/intelligence/email', latencyMs: 4_000, times: 4 });
    const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
    await startLookup(page, emailsOf(name));
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await ready(page);
    return page;
  },
  settle: rowsChecked,
});

export const LIST_SCENES: readonly Scene[] = [
  workbench('', (page) => page.getByRole('textbox').first().waitFor()),
  { ...workbench('-list', checkList), settle: checkList },
  { ...workbench('-columns', openColumns), settle: openColumns },
  { ...workbench('-duplicates', groupDuplicates), settle: groupDuplicates },
  { ...workbench('-shortcuts', openShortcuts), settle: openShortcuts },
  { ...workbench('-answered', answered), settle: rowsChecked },
  { ...workbench('-details', openDetails), settle: openDetails },
  { ...workbench('-exports', openExports), settle: openExports },
  { ...workbench('-answers', chooseAnswers), settle: chooseAnswers },
  running('running', (page) =>
    page
      .getByText(/ of 30/)
      .first()
      .waitFor(),
  ),
  running('paused', async (page) => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Resume' }).waitFor();
  }),
  { ...workbench('-report', openReport), settle: openReport },
];
