import type { Page } from 'puppeteer-core';
import type { Tab } from './surface.ts';

/** A page of ours in Firefox, for the steps that both browsers share. */
export function firefoxTab(page: Page, saved: Tab['saved']): Tab {
  return {
    evaluate: ((run: never, argument: never) => page.evaluate(run, argument)) as Tab['evaluate'],
    keyboard: {
      press: (key) => page.keyboard.press(key as never),
      type: (text) => page.keyboard.type(text),
    },
    mouse: page.mouse,
    chooseFile: async (label, path) => {
      const input = await page.waitForSelector(`input[aria-label="${label}"]`);
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    saved,
  };
}
