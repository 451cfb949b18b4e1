/** A pause of every page: marks, messages at fields and held forms in all open pages, and their return. */
import { expect, it } from 'vitest';
import { killer } from '../support/killer.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { Perception } from '../support/shadow.ts';
import { isMarked } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

declare const chrome: {
  action: {
    getBadgeText(details: object): Promise<string>;
    getTitle(details: object): Promise<string>;
  };
};

const FORM =
  '<!doctype html><html lang="en"><title>Form</title><p>ann@gmial.com</p><form action="thanks.html"><label>Email <input type="email" name="email"></label><p style="margin-top:150px"><button>Save</button></p></form>';

const world = testWorld({ extra: { '/one.html': FORM, '/two.html': FORM }, key: 'auto' });

/** A page with a mark, and with a message at its field. */
async function openForm(path: string) {
  const page = await world.browser.open(`${world.demo.url}/${path}`);
  await isMarked(page, true);
  await page.getByLabel('Email').pressSequentially('bob@gmial.com');
  const seen = await Perception.of(page);
  await seen.get('status', /gmail/);
  return { page, seen };
}

async function toolbar(): Promise<{ badge: string; title: string }> {
  const worker = await world.browser.worker();
  return worker.evaluate(async () => ({
    badge: await chrome.action.getBadgeText({}),
    title: await chrome.action.getTitle({}),
  }));
}

it('removes marks and messages from all pages, also after a restart of the background, until it is resumed', async () => {
  const pages = [await openForm('one.html'), await openForm('two.html')];
  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  await popup.getByRole('button', { name: 'Pause everywhere' }).click();
  await popup.getByText('Paused everywhere until you resume.').waitFor();
  for (const { page, seen } of pages) {
    await isMarked(page, false);
    await seen.gone('status', /gmail/);
  }
  expect(await toolbar()).toEqual({ badge: '||', title: 'Fieldmark: paused everywhere' });

  const { page } = pages[0] ?? {};
  if (!page) throw new Error('no page');
  expect(await (await killer(page))()).toBe(true);
  await page.reload();
  const spent = await world.spent();
  const field = page.getByLabel('Email');
  await field.pressSequentially('bob@gmial.com');
  // A page that is paused does not hold its form, although the address is mistyped.
  await field.press('Enter');
  await page.waitForURL(/thanks/);
  expect(await world.spent()).toBe(spent);
  await page.goBack();
  expect(await page.evaluate(markedTexts)).toEqual([]);

  await popup.getByRole('button', { name: 'Resume' }).click();
  await popup.getByRole('button', { name: 'Pause in this tab' }).waitFor();
  for (const { page } of pages) await isMarked(page, true);
  await pages[1]?.seen.get('status', /gmail/);
  await until(async () => expect((await toolbar()).title).toBe('Fieldmark'));
});
