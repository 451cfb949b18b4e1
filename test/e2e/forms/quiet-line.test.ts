/** What passes is quiet, and a correction can be undone where it was made. */
import { describe, expect, it } from 'vitest';
import { emailIs, focusedName, typeInto, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const world = testWorld();

async function typed(value: string) {
  const { page, seen } = await visit(world, 'checkout.html');
  await typeInto(page, page.getByLabel('Email'), value);
  await page.keyboard.press('Tab');
  return { page, seen };
}

it('a value that passes has a tick, and says the price when the tick is pointed at, or reached by key', async () => {
  await world.connect({ auto: false });
  const { page, seen } = await typed('bob@gmail.com');
  const tick = await seen.get('button', /^Fieldmark: .*passes/i);
  expect(await seen.find('status')).toBeNull();
  expect(await seen.find('button', /Look up/)).toBeNull();
  const { x, y, width, height } = await seen.box(tick);
  await page.mouse.move(x + width / 2, y + height / 2);
  await seen.get('button', 'Look up · 3 credits');
  await page.mouse.move(2, 2);
  await seen.gone('button', 'Look up · 3 credits');
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await seen.get('button', 'Look up · 3 credits');
  expect(await world.paid()).toEqual([]);
});

describe('a correction', () => {
  it('leaves the focus where it was, and is undone by a press in the same place', async () => {
    const { page, seen } = await typed('bob@gmial.com');
    const { y } = await seen.box(await seen.get('button', 'Use it'));
    await seen.press('button', 'Use it');
    await emailIs(page, 'bob@gmail.com');
    expect(await focusedName(page)).toBe('phone');
    await seen.get('status', 'Changed to bob@gmail.com');
    const undo = await seen.box(await seen.get('button', 'Undo'));
    expect(Math.abs(undo.y - y)).toBeLessThan(30);
    await seen.press('button', 'Undo');
    await emailIs(page, 'bob@gmial.com');
    await seen.gone('status');
    expect(await focusedName(page)).toBe('phone');
  });

  it('is undone by the browser, from the field that the person is in now', async () => {
    const { page, seen } = await typed('bob@gmial.com');
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'change'])
        document.querySelector('[name=phone]')?.addEventListener(name, () => {
          document.title += ` ${name}`;
        });
    });
    await page.getByLabel('Mobile phone').pressSequentially('+49');
    await seen.press('button', 'Use it');
    await emailIs(page, 'bob@gmail.com');
    expect(await focusedName(page)).toBe('phone');
    // The page has not noticed that the focus was away.
    expect(await page.title()).not.toMatch(/blur|focus/);
    await page.keyboard.press('ControlOrMeta+Z');
    await emailIs(page, 'bob@gmial.com');
    expect(await page.getByLabel('Mobile phone').inputValue()).toBe('+49');
  });

  it('gives its place to the next wrong field, and is undone in its own field’s menu', async () => {
    const { page, seen } = await typed('bob@gmial.com');
    await seen.press('button', 'Use it');
    await seen.get('status', 'Changed to bob@gmail.com');
    await typeInto(page, page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0103 00');
    await page.keyboard.press('Tab');
    await seen.get('status', /check digits/i);
    await seen.press('button', /^Fieldmark: .*passes/i);
    await seen.press('button', 'What is this field for?');
    await seen.press('button', 'Undo');
    await emailIs(page, 'bob@gmial.com');
  });

  it('by keyboard goes back to the field that the person was in', async () => {
    const { page, seen } = await typed('bob@gmial.com');
    await seen.get('button', 'Use it');
    await page.getByLabel('Email').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Enter');
    await emailIs(page, 'bob@gmail.com');
    await until(async () => expect(await focusedName(page)).toBe('email'));
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Enter');
    await emailIs(page, 'bob@gmial.com');
  });
});
