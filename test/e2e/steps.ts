/** Steps of a person that several tests share, beside those in world.ts. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { Perception } from './shadow.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

export interface Visit {
  readonly page: Page;
  readonly seen: Perception;
}

/** Opens a page of the demo server. */
export async function visit(world: World, path: string): Promise<Visit> {
  const page = await world.browser.open(`${world.demo.url}/${path}`);
  return { page, seen: await Perception.of(page) };
}

/** Types into a field over what is there, faster than anyone: often before our script has come. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** … and leaves it with the Tab key. */
export async function fillIn(
  { page }: Visit,
  text: string,
  label: string | RegExp = 'Email',
  where: Page | FrameLocator = page,
): Promise<void> {
  await typeInto(page, where.getByLabel(label).first(), text);
  await page.keyboard.press('Tab');
}

/** The one question about a value, in the sandbox's log. */
export async function asked(world: World, value: string): Promise<number> {
  return (await world.paid())
    .filter(({ query }) => query.query === value)
    .reduce((sum, { credits }) => sum + credits, 0);
}

/** Presses a priced button until its price was charged: ours act only after time to read. */
export async function pay(
  world: World,
  { seen }: Visit,
  button: string | RegExp,
  credits: number,
): Promise<void> {
  const before = await world.spent();
  await seen.pressUntil('button', button, async () =>
    expect((await world.spent()) - before).toBe(credits),
  );
}

/**
 * A free question made after whatever came before it: once it stands in the log, a paid one made
 * earlier would stand there too.
 */
export async function settled(world: World): Promise<void> {
  const usages = async () => (await world.log()).filter(({ path }) => path === '/v1/usage').length;
  const before = await usages();
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await until(async () => expect(await usages()).toBeGreaterThan(before));
  await page.close();
}

/** Lets the page's clock go on, so that only what the page did stands against the next press. */
export async function afterReading({ page }: Visit): Promise<void> {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 700, from);
}
