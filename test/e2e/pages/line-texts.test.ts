/** The line at a field cuts off no text, in every language, in wide and narrow windows. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../lib/texts/languages.ts';
import { inClosedRoots } from '../support/closed-roots.ts';
import { cutLineTexts } from '../support/cut-texts.ts';
import { Perception } from '../support/shadow.ts';
import { emailIs } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const world = testWorld({ pseudo: true, key: 'ask' });

const WIDE = { width: 760, height: 640 };

const WRONG = { 'Mobile phone': '+49 30 1', IBAN: 'DE89 3704 0044 0532 0103 00' };

async function type(value: string): Promise<{ page: Page; seen: Perception }> {
  const page = await world.browser.open(`${world.demo.url}/checkout.html`);
  await page.setViewportSize(WIDE);
  await page.getByLabel('Email').click();
  await page.keyboard.type(value);
  const seen = await Perception.of(page);
  await page.keyboard.press('Tab');
  await seen.get('status', /\S{3}/);
  return { page, seen };
}

async function expectWhole(page: Page): Promise<void> {
  for (const width of [760, 360, 280]) {
    await page.setViewportSize({ width, height: 640 });
    await until(async () => expect(await cutLineTexts(page), `${width} px`).toEqual([]));
  }
}

describe.each([...Object.keys(LANGUAGES), 'en-XA'])('%s', (language) => {
  beforeAll(() => world.speak(language));

  it('a suggestion, and the value after it was used in the question', async () => {
    const { page, seen } = await type('bob@gmial.com');
    await expectWhole(page);
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await seen.get('alertdialog');
    // The button that corrects has the focus.
    await page.keyboard.press('Enter');
    await seen.gone('alertdialog');
    await seen.get('status', /\S{3}/);
    await expectWhole(page);
  });

  it('a form that was stopped, then because of three fields', async () => {
    const { page, seen } = await type('someone@mailserver');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await seen.get('alertdialog');
    await expectWhole(page);
    await page.setViewportSize(WIDE);
    for (const [label, value] of Object.entries(WRONG)) {
      await page.getByLabel(label).click();
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await seen.get('status', /\S{3}/);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await seen.get('alertdialog', /3/);
    await expectWhole(page);
  });

  it('a correction that can be undone', async () => {
    const { page, seen } = await type('bob@gmial.com');
    await page.getByLabel('Email').focus();
    for (const key of ['Alt+ArrowDown', 'Enter']) await page.keyboard.press(key);
    await emailIs(page, 'bob@gmail.com');
    await seen.get('status', /bob@gmail\.com/);
    expect(await cutLineTexts(page)).toEqual([]);
  });

  it('a value with full-width characters', async () => {
    const { page, seen } = await type('office＠gmail.com');
    await seen.get('status', /office@gmail\.com/);
    await expectWhole(page);
  });
});

it.each([
  ['too low', 'block-size: 8px; overflow: hidden'],
  ['too narrow', 'inline-size: 20px'],
])('reports a cut button if its row is %s', async (_, style) => {
  await world.speak('');
  const { page } = await type('bob@gmial.com');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const squeeze = `function () { this.querySelector('.line .buttons').style.cssText = '${style}'; }`;
  await inClosedRoots(session, 'fieldmark-field', squeeze);
  expect(await cutLineTexts(page)).toContainEqual(expect.stringContaining('Use it'));
});
