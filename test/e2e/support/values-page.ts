import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { cardOf } from './card-surface.ts';
import { connectedWorld } from './connected-world.ts';
import { chooseMenuItem, selectText } from './world.ts';

const pageWith = (paragraphs: readonly string[]) => `<!doctype html><html lang="en">
<title>Values</title><body style="font: 18px/2 serif; max-width: 40rem; margin: 2rem auto">
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}`;

/** A page with these paragraphs, in which a person selects text and looks it up from the context menu. */
export function valuesPage(paragraphs: readonly string[]) {
  const world = connectedWorld({ '/values.html': pageWith(paragraphs) });
  let page: Page;
  afterEach(() => page.close());

  async function open(): Promise<void> {
    page = await world().browser.open(`${world().demo.url}/values.html`);
  }
  return {
    world,
    page: () => page,
    open,
    async lookUp(text: string): Promise<void> {
      await open();
      await selectText(page, text);
      await chooseMenuItem(world(), page, { selectionText: text });
      await cardOf(page).frame();
    },
    /** Waits until the card's text matches. */
    reads: (expected: RegExp) => cardOf(page).reads(expected),
  };
}
