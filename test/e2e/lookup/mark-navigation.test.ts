/** Moves from mark to mark by the browser command, on a right-to-left page. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cardOf, pressEscape, shownCard } from '../support/card-surface.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { Perception } from '../support/shadow.ts';
import { pressCommand } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const IBAN = 'DE89370400440532013000';
const PAGE = `<!doctype html><html lang="ar" dir="rtl"><title>Walk</title>
<style>:root { color-scheme: light dark }</style>
<p><label>البريد الإلكتروني <input id="mail" type="email" name="email"></label></p>
<p>رقم الحساب: DE89 3704 0044 0532 0130 00</p>
<p>البريد: <b>bob@gmial.com</b></p>
<details><summary>المزيد</summary><p>folded@gmail.com</p></details>
<div style="height: 4000px"></div>
<p>البريد: far@gmail.com</p>`;

const world = testWorld({ extra: { '/walk.html': PAGE }, passing: true });
let page: Page;
/** The keys for which the page received events. */
const heard = () =>
  page.evaluate(() => Reflect.get(globalThis, 'heard') as readonly string[] | undefined);

beforeAll(async () => {
  page = await world.browser.open(`${world.demo.url}/walk.html`);
  await page.setViewportSize({ width: 760, height: 620 });
  await page.evaluate(() => {
    const keys: string[] = [];
    Reflect.set(globalThis, 'heard', keys);
    addEventListener('keydown', ({ key }) => keys.push(key));
  });
  await until(async () => expect((await page.evaluate(markedTexts)).join()).toContain('DE89'));
});

const command = (name: string) => pressCommand(world, page, name);

/** Waits for the focus to be in the card with this accessible name. */
const heardCard = (name: RegExp) =>
  until(async () => {
    const frame = await shownCard(page);
    const label = await frame?.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    if (!label || !name.test(label)) throw new Error(`the focus is at ${label}`);
    return label;
  });

it('moves from value to value; each card gets the focus and is named after its value', async () => {
  await page.locator('#mail').focus();
  await command('next-value');
  await heardCard(new RegExp(`^IBAN ${IBAN}: .*1 of 3$`));
  await command('next-value');
  await heardCard(/^Email bob@gmial\.com: .*2 of 3$/);
  await command('next-value');
  await heardCard(/^Email far@gmail\.com: .*3 of 3$/);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await command('previous-value');
  await heardCard(/2 of 3$/);
});

it('returns the focus on Escape, and remembers the position among the marks', async () => {
  await pressEscape(page);
  await cardOf(page).gone();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('mail');
  await command('next-value');
  await heardCard(/^Email far@gmail\.com: .*3 of 3$/);
  await pressEscape(page);
  await cardOf(page).gone();
});

it('passes no keys to the page and changes none of its nodes', async () => {
  expect(await heard()).toEqual([]);
  expect(await page.evaluate(() => document.querySelector('p:has(b)')?.outerHTML)).toBe(
    '<p>البريد: <b>bob@gmial.com</b></p>',
  );
});

it('lays out card and line from left to right', async () => {
  await command('previous-value');
  await heardCard(/2 of 3$/);
  const frame = await cardOf(page).frame();
  expect(await frame.evaluate(() => getComputedStyle(document.body).direction)).toBe('ltr');
  await pressEscape(page);
  await page.locator('#mail').fill('');
  await page.keyboard.type('bob@gmial.com');
  await page.keyboard.press('Tab');
  const perception = await Perception.of(page);
  const { x } = await perception.box(await perception.get('status', /gmail/));
  const dismiss = await perception.box(await perception.get('button', 'Dismiss'));
  expect(x).toBeLessThan(dismiss.x);
});
