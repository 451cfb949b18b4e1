/** Use 2: right-click lookup of selected text. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { ANSWERED, cardOf } from '../support/card-surface.ts';
import { asked, confirm, settled } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, selectText } from '../support/world.ts';

const VALUES = [
  { text: 'office@gmail.com', credits: 3, path: '/v1/intelligence/email' },
  { text: 'fastmail.com', credits: 2, path: '/v1/intelligence/domain' },
  { text: 'https://www.google.com/shop?x=1', credits: 2, path: '/v1/intelligence/domain' },
  { text: '8.8.8.8', credits: 2, path: '/v1/intelligence/ip' },
  { text: '+49 30 901820', credits: 1, path: '/v1/intelligence/phone' },
  { text: 'DE 136 695 976', credits: 1, path: '/v1/vat' },
  { text: 'DE89 3704 0044 0532 0130 00', credits: 1, path: '/v1/vat/iban' },
] as const;

const PARAGRAPHS = [
  ...VALUES.map(({ text }) => text),
  'office@gmail.com or DE89 3704 0044 0532 0130 00',
  'DE89 3704 0044 0532 0103 00',
  'bob@gmial.com',
  'nothing to see here',
  '<a href="mailto:shop@gmail.com?subject=Hello">Write to us</a>',
];
const VALUES_PAGE = `<!doctype html><html lang="en">
<title>Values</title><body style="font: 18px/2 serif; max-width: 40rem; margin: 2rem auto">
${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n')}`;

const world = testWorld({ extra: { '/values.html': VALUES_PAGE }, passing: true, key: 'ask' });
let page: Page;
afterEach(() => page.close());

async function open(): Promise<void> {
  page = await world.browser.open(`${world.demo.url}/values.html`);
}
async function lookUp(text: string): Promise<void> {
  await open();
  await selectText(page, text);
  await chooseMenuItem(world, page, { selectionText: text });
  await cardOf(page).frame();
}
/** Waits until the card's text matches. */
const reads = (expected: RegExp) => cardOf(page).reads(expected);

describe('right-click', () => {
  it.each(VALUES)('$text costs $credits and shows its answer in a card', async (value) => {
    const before = await world.spent();
    await lookUp(value.text);
    await until(async () => expect((await world.paid()).at(-1)?.path).toBe(value.path));
    await reads(ANSWERED);
    // A domain is looked up once although the page has it in two notations.
    expect((await world.spent()) - before).toBe(value.credits);
  });

  it('explains a mistyped address with its suggestion, and looks up nothing before a press', async () => {
    const before = await world.spent();
    await lookUp('bob@gmial.com');
    await reads(/bob@gmail\.com/);
    await settled(world);
    expect(await world.spent()).toBe(before);
    // Checking the suggestion is free; its lookup takes a press in the card and one in the popup.
    await cardOf(page).press('Check this instead');
    await reads(/^(?!.*gmial)/s);
    await cardOf(page).press('Look up · 3 credits');
    await confirm(world, page, 3);
    await reads(ANSWERED);
    expect(await asked(world, 'bob@gmail.com')).toBe(3);
    expect(await asked(world, 'bob@gmial.com')).toBe(0);
  });
});
