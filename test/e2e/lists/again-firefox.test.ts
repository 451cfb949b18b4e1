/** A list that is looked up again in Firefox, what has changed since, and the reminder of it. */
import { expect, it } from 'vitest';
import { FIVE_VALUES, OTHER_ANSWERS } from '../support/changed-answers.ts';
import { firefoxTab } from '../support/firefox-tab.ts';
import { testFirefox } from '../support/firefox-world.ts';
import { surfaceOf } from '../support/surface.ts';
import { post } from '../support/world.ts';

const world = testFirefox({}, { key: true });

it('pays the price on the button, shows only what has changed, and keeps a reminder', async () => {
  const page = await world.ours('/workbench.html');
  const surface = surfaceOf(firefoxTab(page, () => Promise.reject(new Error('nothing is saved'))));
  await page.focus('textarea');
  await page.evaluate((text) => document.execCommand('insertText', false, text), FIVE_VALUES);
  await surface.press({ role: 'button', name: /^Check these values$/ });
  await surface.press({ role: 'button', name: /^Look up 5 values · 5 credits$/ });
  await surface.reads(/5 answered/);
  const before = await world.spent();
  for (const fault of OTHER_ANSWERS) await post(`${world.sandbox.baseUrl}/__sandbox/fault`, fault);
  const openAgain = async () => {
    await surface.press({ role: 'button', name: /^More$/ });
    await surface.press({ role: 'button', name: /^Look up again…$/ });
  };
  await openAgain();
  await surface.press({ role: 'button', name: /^Look up 5 values again · 5 credits$/ });
  await surface.reads(/1 VAT number no longer found in VIES · Bank: 1 changed/);
  await surface.reads(/VAT number no longer found in VIES[\s\S]*→ Merged Bank/);
  expect((await world.spent()) - before).toBe(5);
  await openAgain();
  await surface.press({ role: 'button', name: /^Remind me$/ });
  await surface.reads(/You will be reminded on /);
});
