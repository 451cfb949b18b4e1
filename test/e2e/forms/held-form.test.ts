/** A held form has one message that names every field; the line has room on a phone and with large text. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineBox } from '../support/closed-roots.ts';
import { coveredBy } from '../support/covered.ts';
import { emailIs, focusedName, typeInto, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

const WRONG = [
  ['Mobile phone', '+49 30 1', '+49 30 901820'],
  ['Company VAT number', 'DE136695977', 'DE136695976'],
  ['IBAN for the refund', 'DE89 3704 0044 0532 0103 00', 'DE89 3704 0044 0532 0130 00'],
] as const;

const world = testWorld();

async function open(from: World, width: number): Promise<Visit> {
  const tab = await visit(from, 'checkout.html');
  await tab.page.setViewportSize({ width, height: 844 });
  return tab;
}

/** Makes the page's processor some times slower. */
async function slowDown({ page }: Visit, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Fills in three wrong values and presses the form's button. */
async function holdThree(width: number, from = world, slowness = 1): Promise<Visit> {
  const tab = await open(from, width);
  await typeInto(tab.page, tab.page.getByLabel('Email'), 'bob@gmail.com');
  for (const [label, wrong] of WRONG) {
    await typeInto(tab.page, tab.page.getByLabel(label), wrong);
    await tab.page.keyboard.press('Tab');
    await tab.seen.get('status');
  }
  await slowDown(tab, slowness);
  await tab.page.getByRole('button', { name: 'Place the order' }).click();
  const { description } = await tab.seen.get('alertdialog', 'Not sent: 3 fields need a look');
  for (const [label] of WRONG) expect(description).toContain(label);
  return tab;
}

/** The message covers none of the form's controls, and each field that it names can be seen whole. */
async function expectFreeForm({ page, seen }: Visit): Promise<void> {
  // The page may still be scrolling to the first wrong field.
  await until(async () => {
    const line = await lineBox(page);
    expect(await page.evaluate(coveredBy, line)).toEqual([]);
    for (const [label] of WRONG) {
      const named = await seen.get('button', new RegExp(`^${label}.*: `));
      expect(await seen.isWhole(named)).toBe(true);
    }
  });
}

describe.each([1280, 390])('three wrong fields at %i px', (width) => {
  it('are named, not covered, reached, counted down, and the form is sent', async () => {
    const tab = await holdThree(width);
    await expectFreeForm(tab);
    await tab.seen.press('button', /^Company VAT number/);
    await until(async () => expect(await focusedName(tab.page)).toBe('vat_number'));
    await tab.seen.gone('alertdialog');
    await tab.seen.get('status', /check digits do not match/);
    let count = WRONG.length;
    for (const [label, , right] of [...WRONG].reverse()) {
      await typeInto(tab.page, tab.page.getByLabel(label), right);
      count -= 1;
      const message = count === 0 ? 'Not sent yet' : new RegExp(`^Not sent: ${count} field`);
      await tab.seen.get('status', message);
      await tab.seen.gone('button', new RegExp(`^${label}.*: `));
    }
    await tab.seen.press('button', 'Send now');
    await tab.page.waitForURL(/thanks\.html/);
  });
});

it('is sent once by “Send anyway”, and reached by keyboard alone', async () => {
  const tab = await holdThree(1280);
  await tab.page.keyboard.press('ArrowUp');
  await tab.page.keyboard.press('Enter');
  await until(async () => expect(await focusedName(tab.page)).toBe('iban'));
  await tab.page.keyboard.press('Shift+Tab');
  await tab.page.keyboard.press('Shift+Tab');
  await tab.page.keyboard.press('Shift+Tab');
  await until(async () => expect(await focusedName(tab.page)).toBe('email'));
  await tab.seen.get('status', /^Not sent: 3/);
  await tab.seen.press('button', 'Send anyway');
  await tab.page.waitForURL(/thanks\.html\?.*DE136695977/);
});

it('holds the next error after one correction and Enter, and says which', async () => {
  const tab = await open(world, 1280);
  await typeInto(tab.page, tab.page.getByLabel('Email'), 'ann.lee@gmial.com');
  await typeInto(tab.page, tab.page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0103 00');
  await tab.page.keyboard.press('Enter');
  await tab.seen.get('alertdialog', 'Not sent: 2 fields need a look');
  await tab.seen.press('button', /^Email: /);
  await until(async () => expect(await focusedName(tab.page)).toBe('email'));
  await typeInto(tab.page, tab.page.getByLabel('Email'), 'ann.lee@gmail.com');
  await tab.page.keyboard.press('Enter');
  await tab.seen.get('alertdialog', /^Not sent: 1 field needs a look\. IBAN.*check digits/);
  expect(new URL(tab.page.url()).pathname).toMatch(/checkout/);
  // The next Enter is at “Fix it”.
  await tab.page.keyboard.press('Enter');
  await until(async () => expect(await focusedName(tab.page)).toBe('iban'));
  // At once, Enter counts as the second of a double press.
  await until(async () => {
    if (/checkout/.test(tab.page.url())) await tab.page.keyboard.press('Enter');
    expect(tab.page.url()).toMatch(/thanks\.html/);
  });
});

/** Types a mistyped address, and expects its announced line by the field and over nothing else. */
async function expectLineByField(from: World, width: number): Promise<void> {
  const tab = await open(from, width);
  await typeInto(tab.page, tab.page.getByLabel('Email'), 'ann.lee@gmial.com');
  await tab.seen.get('status', 'Did you mean ann.lee@gmail.com?');
  const line = await lineBox(tab.page);
  const field = await tab.page.getByLabel('Email').boundingBox();
  if (!field) throw new Error('no field');
  expect(line.width).toBeGreaterThan(0);
  const [under, over] = [line.y - field.y - field.height, field.y - line.y - line.height];
  expect(Math.abs(Math.max(under, over))).toBeLessThan(field.height / 2);
  const covered = await tab.page.evaluate(coveredBy, line);
  expect(covered.filter((name) => name !== 'email')).toEqual([]);
  await tab.seen.press('button', 'Use it');
  await emailIs(tab.page, 'ann.lee@gmail.com');
}

it('has its line at the field on a phone, over no control, label or heading', () =>
  expectLineByField(world, 390));

it('covers no control on a slow phone', async () => expectFreeForm(await holdThree(390, world, 4)));

describe('with text of 200 %', () => {
  let large: World;
  beforeAll(async () => {
    large = await openWorld({ fontSize: 32 });
  });
  afterAll(() => large.close());

  it('opens its line, and announces it', () => expectLineByField(large, 1280));

  it.each([1280, 390])('covers no control when it holds a form at %i px', async (width) =>
    expectFreeForm(await holdThree(width, large)),
  );
});
