/** Every surface uses the chosen language. */
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_SETS } from '../../../lib/models/data-sets.ts';
import { LANGUAGES } from '../../../lib/texts/languages.ts';
import { cardOf } from '../support/card-surface.ts';
import { cutLineTexts, cutTexts } from '../support/cut-texts.ts';
import { Perception } from '../support/shadow.ts';
import { fillIn } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, selectText } from '../support/world.ts';

/** A page whose elements have names that our scripts could mistake for their global texts. */
const NAMED = `<!doctype html><title>Named</title><a id="fieldmarkTexts"></a><form name="fieldmark"></form>
<iframe name="fieldmarkTexts" srcdoc="Texts"></iframe><label>Email <input type="email" name="email"></label>`;

const world = testWorld({ pseudo: true, key: 'auto', extra: { '/named.html': NAMED } });

const open = async (name: string): Promise<Page> => {
  const page = await world.browser.open(world.browser.pageUrl(name));
  await page.locator('#root :is(h1, h2, textarea)').first().waitFor();
  return page;
};

/** Texts and accessible names, also collapsed ones, without the parts that en-XA puts in brackets. */
function plainTexts(): string[] {
  const shown = (element: Element | null): boolean =>
    element !== null && !element.closest('script, style, pre, code, textarea, [lang="zxx"]');
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (shown(node.parentElement)) found.push(node.nodeValue ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      const value = element.getAttribute(name);
      if (value && shown(element)) found.push(value);
    }
  }
  found.push(document.title);
  // A headline is shown in two parts.
  return found.map((text) => text.replace(/\[[^\]]*(?:\]|$)|^[^[\]]*\]/g, ' ').trim());
}

/** Texts outside the catalogue: the same in every language, formatted by Intl, or from the API. */
const NO_WORDS: readonly RegExp[] = [
  /^(Fieldmark|https:\/\/)$/,
  // Languages by their own names.
  ...Object.values(LANGUAGES).map((name) => new RegExp(`^${name.replace(/[()]/g, '\\$&')}$`)),
  // Values, addresses, paths.
  /^\S+@\S+$/,
  /^[\w-]+\.(com|org|example)$/,
  /^\/(v1|jobs)\/\S+$/,
  // Currencies and keys.
  /^([A-Z]{3}|Alt\+\S+)$/,
  /^(France|Germany)$/,
  // Engine names of the API.
  /^(email|domain|ip|phone|vat|iban|rates)$/,
  // A parameter of the API, named by the console.
  /^query$/,
  // Banks, their BICs, money.
  /^(La Banque Postale|Commerzbank.*|[A-Z]{6}[A-Z\d]{2,5})$/,
  /^([\d.]+ [A-Z]{3} = )?([A-Z]{3} )?[\d.,]+( [A-Z]{3})?$/,
  // Ages by Intl, if the test takes more than a minute.
  /^\d+ minutes? ago$/,
  // Countries with their dialling codes, days and figures.
  /\(\+\d+\)$/,
  /^([\d,.:%\s–]|[A-Z][a-z]{2} (\d+, )?\d{4})+$/,
  // The sandbox's account.
  /^(Sandbox|sandbox|Growth|Starter|pack-\d|development)/,
];

/** Names of sources, packages and licences of data. */
const DATA_NAMES = new Set(
  DATA_SETS.flatMap(({ source, date, licence }) => [source, date.version, licence]),
);

async function untranslated(at: Page | Frame): Promise<string[]> {
  const texts = await at.evaluate(plainTexts);
  const remaining = texts.filter(
    (text) =>
      /\p{L}{3,}/u.test(text) && !DATA_NAMES.has(text) && !NO_WORDS.some((of) => of.test(text)),
  );
  return [...new Set(remaining)];
}

/**
 * Expects every word to be in brackets or data, and no text to be cut off. A page that opens right after a
 * change may start in the language before it.
 */
async function expectSpoken(at: Page | Frame, where = ''): Promise<void> {
  await until(async () => expect(await untranslated(at), where).toEqual([]));
  expect(await cutTexts(at), where).toEqual([]);
}

describe('in the pseudo-language en-XA', () => {
  beforeAll(() => world.speak('en-XA'));

  it.each(['welcome.html', 'options.html', 'console.html', 'workbench.html'])(
    '%s',
    async (name) => {
      const page = await open(name);
      await expectSpoken(page);
      await page.close();
    },
  );

  it('an answer in the popup, with its full record, then each tab', async () => {
    const page = await open('popup.html');
    await page.setViewportSize({ width: 380, height: 600 });
    await page.getByRole('tab').first().click();
    await page.getByRole('textbox').first().fill('DE89370400440532013000');
    await page.getByRole('button', { name: /çr/ }).first().click();
    const record = page.locator('summary').first();
    await record.waitFor();
    await expectSpoken(page, 'answer');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page.waitForLoadState('networkidle');
      await expectSpoken(page, (await tab.textContent()) ?? '');
    }
  });

  it('a list in the workbench', async () => {
    const page = await open('workbench.html');
    await page.getByRole('textbox').first().fill('DE89370400440532013000\nbob@gmial.com\nnothing');
    await page.getByText('bob@gmial.com').first().waitFor();
    await expectSpoken(page);
  });

  it('a card', async () => {
    const page = await world.browser.open(`${world.demo.url}/?longer`);
    const iban = 'FR14 2004 1010 0505 0001 3M02 606';
    await selectText(page, iban);
    await chooseMenuItem(world, page, { selectionText: iban });
    await cardOf(page).reads(/\[.*\]/);
    await expectSpoken(await cardOf(page).frame());
  });

  it('a field’s line', async () => {
    const page = await world.browser.open(`${world.demo.url}/checkout.html`);
    await fillIn({ page }, 'bob@mailserver');
    const line = await (await Perception.of(page)).get('status', /\[.*\]/);
    expect(line.name.replace(/\[[^\]]*\]/g, '')).not.toMatch(/\p{L}{3,}/u);
    expect(await cutLineTexts(page)).toEqual([]);
  });
});

it('ignores elements of the page that are named like our texts', async () => {
  await world.speak('');
  const page = await world.browser.open(`${world.demo.url}/named.html`);
  await fillIn({ page }, 'bob@gmial.com');
  await (await Perception.of(page)).get('status', /gmail\.com/);
});

describe('in a right-to-left language', () => {
  beforeAll(() => world.speak('ar-XB'));
  afterAll(() => world.speak(''));

  it.each(['popup.html', 'welcome.html', 'options.html', 'console.html', 'workbench.html'])(
    '%s does not overflow its window',
    async (name) => {
      const page = await open(name);
      await page.locator('html[dir="rtl"]').waitFor();
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await page.close();
    },
  );
});
