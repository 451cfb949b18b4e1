/** All that is said is said in the language that was chosen, on every surface, after every restart. */
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardOf } from './card-surface.ts';
import { killer } from './killer.ts';
import { buildWithPseudo } from './pseudo.ts';
import { Perception } from './shadow.ts';
import { until } from './until.ts';
import { chooseMenuItem, openWorld, selectText, type World } from './world.ts';

let build: Awaited<ReturnType<typeof buildWithPseudo>>;
let world: World;

beforeAll(async () => {
  build = await buildWithPseudo();
  world = await openWorld({ extension: build.folder });
  await world.connect({ auto: true });
});
afterAll(async () => {
  await world.close();
  await build.remove();
});

const open = async (name: string): Promise<Page> => {
  const page = await world.browser.open(world.browser.pageUrl(name));
  await page.locator('#root :is(h1, h2, textarea)').first().waitFor();
  return page;
};

/** Texts and names in view, and those that wait folded, without the parts that en-XA puts in brackets. */
function plainTexts(): string[] {
  const shown = (element: Element | null): boolean =>
    element !== null && !element.closest('script, style, pre, code, [lang="zxx"]');
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
  return found.map((text) => text.replace(/\[[^\]]*\]/g, ' ').trim());
}

/** What is the same in every language, or speaks by Intl: no words of ours. */
const NO_WORDS: readonly RegExp[] = [/^[^\p{L}]*$/u, /^Fieldmark$/];

async function untranslated(at: Page | Frame): Promise<string[]> {
  const texts = await at.evaluate(plainTexts);
  const left = texts.filter(
    (text) => /\p{L}{3,}/u.test(text) && !NO_WORDS.some((of) => of.test(text)),
  );
  return [...new Set(left)];
}

describe('in a language that is English and not', () => {
  beforeAll(() => world.speak('en-XA'));

  it.each(['welcome.html', 'options.html', 'console.html', 'workbench.html'])(
    '%s',
    async (name) => {
      const page = await open(name);
      expect(await untranslated(page)).toEqual([]);
      await page.close();
    },
  );

  it('the popup, with each tab', async () => {
    const page = await open('popup.html');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page.waitForLoadState('networkidle');
      expect(await untranslated(page), (await tab.textContent()) ?? '').toEqual([]);
    }
    await page.close();
  });
});
