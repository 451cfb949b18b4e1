/** A field in a dialog, popover, menu, fullscreen or focus trap: our line stands in there with it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardFrames, cardOf } from './card-surface.ts';
import { CARD, INSIDE } from './inside-pages.ts';
import { afterReading, fillIn, given, typeInto, type Visit, visit } from './steps.ts';
import { until } from './until.ts';
import { chooseMenuItem, openWorld, selectText, type World } from './world.ts';

let world: World;
const visited: Page[] = [];
const faults: string[] = [];

beforeAll(async () => {
  const pages = Object.values(INSIDE).map((html, i) => [`/inside${i}.html`, html] as const);
  world = await openWorld({
    extra: { ...Object.fromEntries(pages), '/reader.html': CARD },
  });
});
afterAll(() => world.close());
afterEach(async () => {
  for (const one of visited.splice(0)) await one.close();
  expect(faults.splice(0)).toEqual([]);
});

async function go(name: string): Promise<Visit> {
  const here = await visit(world, `inside${Object.keys(INSIDE).indexOf(name)}.html`);
  visited.push(here.page);
  here.page.on('pageerror', (error) => void faults.push(String(error)));
  here.page.on('console', (said) => {
    // A favicon that nobody serves is none of ours.
    const isOurs = said.type() === 'error' && !said.text().startsWith('Failed to load resource');
    if (isOurs) faults.push(said.text());
  });
  if (name.endsWith('fullscreen')) {
    await here.page.getByRole('button', { name: 'Full' }).click();
    await here.page.waitForFunction(() => document.fullscreenElement !== null);
  }
  return here;
}

it('a card in a modal dialog goes at Escape, and stays gone, with the dialog still there', async () => {
  const here = await visit(world, 'reader.html');
  visited.push(here.page);
  const marked = () => here.page.evaluate(() => CSS.highlights.get('fieldmark-email')?.size ?? 0);
  await until(async () => expect(await marked()).toBe(1));
  await selectText(here.page, 'reader@gmail.com');
  await chooseMenuItem(world, here.page, { selectionText: 'reader@gmail.com' });
  await cardOf(here.page).reads(/reader@gmail\.com/);
  await until(async () => expect(await focused(here)).toBe('fieldmark-card'));
  await given(here.page.keyboard.press('Escape'));
  await cardOf(here.page).gone();
  await afterReading(here);
  expect(cardFrames(here.page)).toEqual([]);
  expect(await here.page.locator('dialog').isVisible()).toBe(true);
});

const email = ({ page }: Visit) => page.getByLabel('Email');
/** The element with the focus, in open shadow roots too. */
const focused = ({ page }: Visit) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('name') ?? element?.localName;
  });

describe.each(Object.keys(INSIDE))('a field in %s', (name) => {
  it('takes the suggestion at a press of the mouse, and stays where it is', async () => {
    const here = await go(name);
    await fillIn(here, 'someone@gmial.com');
    await here.seen.press('button', 'Use someone@gmail.com');
    await until(async () => expect(await email(here).inputValue()).toBe('someone@gmail.com'));
    expect(await email(here).isVisible()).toBe(true);
    await until(async () => expect(await focused(here)).toBe('email'));
  });

  it('is asked about by keyboard: back to the field, and on with the form', async () => {
    const here = await go(name);
    await typeInto(here.page, email(here), 'someone@mailinator.com');
    await here.page.keyboard.press('Enter');
    await here.seen.get('alertdialog');
    await until(async () => expect(await focused(here)).toBe('fieldmark-field'));
    await here.page.keyboard.press('Enter');
    await here.seen.gone('alertdialog');
    await until(async () => expect(await focused(here)).toBe('email'));
    await typeInto(here.page, email(here), 'someone@trashmail.com');
    await here.page.keyboard.press('Enter');
    await here.seen.get('alertdialog');
    await until(async () => expect(await focused(here)).toBe('fieldmark-field'));
    await here.page.keyboard.press('Tab');
    await here.page.keyboard.press('Enter');
    await here.page.waitForURL(/thanks\.html/);
    expect(new URL(here.page.url()).search).toBe('?email=someone%40trashmail.com&go=pay');
  });

  it('is asked about by mouse', async () => {
    const here = await go(name);
    await typeInto(here.page, email(here), 'someone@mailinator.com');
    await here.page.getByRole('button', { name: 'Place the order' }).click();
    await here.seen.press('button', 'Fix it');
    await here.seen.gone('alertdialog');
    await until(async () => expect(await focused(here)).toBe('email'));
    await typeInto(here.page, email(here), 'someone@trashmail.com');
    await here.page.getByRole('button', { name: 'Place the order' }).click();
    await here.seen.press('button', 'Submit anyway');
    await here.page.waitForURL(/thanks\.html/);
    expect(new URL(here.page.url()).search).toBe('?email=someone%40trashmail.com&go=pay');
  });
});
