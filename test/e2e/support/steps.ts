/** Steps of a person that several tests share, in addition to those in world.ts. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { markedTexts } from './marked-texts.ts';
import { type PopupSurface, popupOver } from './popup-surface.ts';
import { Perception } from './shadow.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

/** Extension APIs of the worker. */
declare const chrome: {
  tabs: { query(filter: object): Promise<{ url: string }[]> };
  commands: { onCommand: { dispatch(name: string, tab: unknown): void } };
};

export interface Visit {
  readonly page: Page;
  readonly seen: Perception;
}

/** Opens a page of the demo server. */
export async function visit(world: World, path: string): Promise<Visit> {
  const page = await world.browser.open(`${world.demo.url}/${path}`);
  return { page, seen: await Perception.of(page) };
}

/** Replaces a field's text by typing. Our script has often not loaded when the text is complete. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Replaces a field's text by typing, then leaves the field by Tab. */
export async function fillIn(
  { page }: Pick<Visit, 'page'>,
  text: string,
  label: string | RegExp = 'Email',
  where: Page | FrameLocator = page,
): Promise<void> {
  await typeInto(page, where.getByLabel(label).first(), text);
  await page.keyboard.press('Tab');
}

/** Credits that were charged for lookups of a value, by the sandbox's log. */
export async function asked(world: World, value: string): Promise<number> {
  return (await world.paid())
    .filter(({ query }) => query.query === value)
    .reduce((sum, { credits }) => sum + credits, 0);
}

/** Run in the toolbar popup: whether the pending lookup's button is ready, and has the focus. */
export const IS_READY = `document.querySelector('.armed .actions [aria-disabled=false]') !== null`;
export const HAS_FOCUS = `document.activeElement?.matches('.armed .actions [aria-disabled=false]') ?? false`;

/** Waits for the popup that a priced button opened, and until its button is ready; Tab leads to it. */
export async function armedOver(page: Page): Promise<PopupSurface> {
  const popup = await popupOver(page);
  await until(async () => expect(await popup.evaluate(IS_READY)).toBe(true));
  await popup.press('Tab');
  await until(async () => expect(await popup.evaluate(HAS_FOCUS)).toBe(true));
  return popup;
}

/** Confirms the pending lookup by Enter, waits until its price is charged, and closes the popup. */
export async function confirm(world: World, page: Page, credits: number): Promise<void> {
  const before = await world.spent();
  const popup = await armedOver(page);
  await popup.press('Enter');
  await until(async () => expect((await world.spent()) - before).toBe(credits));
  await until(async () => expect(await popup.text()).toMatch(/Looked up/));
  await popup.close();
}

/** Moves the pointer to the mark of the field that passes, whose line then opens with the price of a lookup. */
export async function pointAtMark({ page, seen }: Visit): Promise<void> {
  await until(async () => {
    const { x, y, width, height } = await seen.box(await seen.get('button', /^Fieldmark: /));
    await page.mouse.move(2, 2);
    await page.mouse.move(x + width / 2, y + height / 2);
    if (!(await seen.find('button', /^Look up/))) throw new Error('the line is not open yet');
  });
}

/** Presses a priced button on the line, which is free, and confirms the lookup in the popup. */
export async function pay(
  world: World,
  { page, seen }: Visit,
  button: string | RegExp,
  credits: number,
): Promise<void> {
  await seen.press('button', button);
  await confirm(world, page, credits);
}

/**
 * Waits until every open page has run its tasks and the background has then answered two free requests. By
 * then the log has every paid call that was made earlier.
 */
export async function settled(world: World): Promise<void> {
  const pages = world.browser.context.pages().filter((page) => page.url().startsWith('http'));
  await Promise.all(pages.map((page) => page.evaluate(() => document.readyState)));
  await world.browser.ask('usage', { refresh: true }, 2);
}

/** Waits by the page's own clock, ms. */
export async function passes(page: Page, ms: number): Promise<void> {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction(([start, wait]) => performance.now() - start > wait, [
    from,
    ms,
  ] as const);
}

/** Hovers over a marked text, which opens its card. The text must be a whole paragraph or cell. */
export async function hover(page: Page, text: string): Promise<void> {
  await until(async () => expect(await page.evaluate(markedTexts)).not.toEqual([]));
  const box = await page.evaluate((wanted) => {
    const place = [...document.querySelectorAll('p, td')].find(
      (each) => each.textContent === wanted,
    );
    const range = document.createRange();
    range.selectNodeContents(place ?? document.body);
    return range.getBoundingClientRect().toJSON();
  }, text);
  await page.mouse.move(box.x + 10, box.y + box.height / 2, { steps: 3 });
}

/** Clicks with the mouse at a point of the viewport, whatever element is there. */
export async function pressAt(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** A command of the browser, which no input event of a test can cause: it is dispatched in the worker. */
export async function pressCommand(world: World, page: Page, name: string): Promise<void> {
  const worker = await world.browser.worker();
  await worker.evaluate(
    async ([url, command]) => {
      const tab = (await chrome.tabs.query({})).find((each) => each.url === url);
      chrome.commands.onCommand.dispatch(command, tab);
    },
    [page.url(), name] as const,
  );
}

/** The name of the field that has the focus. */
export const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

/** Waits until the page has marks, or none. */
export const isMarked = (page: Page, wanted: boolean): Promise<void> =>
  until(async () => expect((await page.evaluate(markedTexts)).length > 0).toBe(wanted));

/** Presses “Send anyway” until the form is sent: the question moves with its field, so a press may miss it. */
export const sendAnyway = ({ page, seen }: Visit, target = /thanks\.html/): Promise<void> =>
  seen.pressUntil('button', 'Send anyway', async () => expect(page.url()).toMatch(target));

/** Waits until the field labelled “Email” has the value. */
export const emailIs = (page: Page, value: string): Promise<void> =>
  until(async () => expect(await page.getByLabel('Email').inputValue()).toBe(value));
