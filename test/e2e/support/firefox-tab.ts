import type { Page } from 'puppeteer-core';
import { chooseFiles } from './firefox-steps.ts';
import type { Tab } from './surface.ts';

/** A page of ours in Firefox, for the steps that both browsers share. */
export function firefoxTab(page: Page, saved: Tab['saved']): Tab {
  return {
    evaluate: ((run: never, argument: never) => page.evaluate(run, argument)) as Tab['evaluate'],
    keyboard: {
      // One key, with `Shift+` before it or not.
      press: async (keys) => {
        const [key = '', modifier] = keys.split('+').toReversed();
        if (modifier) await page.keyboard.down(modifier as never);
        await page.keyboard.press(key as never);
        if (modifier) await page.keyboard.up(modifier as never);
      },
      type: (text) => page.keyboard.type(text),
    },
    mouse: page.mouse,
    chooseFile: (label, path) => chooseFiles(page, [path], `input[aria-label="${label}"]`),
    saved,
  };
}
