/** What a person does and waits for, each with the moments that it took, ms. */
import { z } from 'zod';
import { until } from '../e2e/support/until.ts';
import type { Debugged, Session } from './debugger.ts';

export const IBAN = 'DE89 3704 0044 0532 0130 00';

/** Notes when the field was left, and when the line by it was on show and painted. */
const FIELD = `<!doctype html><html lang="en"><title>Field</title>
<form><label>Email <input type="email" name="email" autocomplete="email"></label><button>Send</button></form>
<script>
const clock = {};
const now = () => performance.timeOrigin + performance.now();
const look = () => {
  const host = document.querySelector('fieldmark-field');
  if (host?.matches(':popover-open')) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { clock.line = now(); };
    port2.postMessage(null);
  } else requestAnimationFrame(look);
};
document.querySelector('input').addEventListener('blur', () => {
  clock.left = now();
  requestAnimationFrame(look);
});
</script>`;
const TEXT = `<!doctype html><html lang="en"><title>Text</title><p>Please pay to</p><p id="iban">${IBAN}</p>`;

const clockSchema = z.record(z.string(), z.number());
export type Times = Readonly<z.infer<typeof clockSchema>>;

/** Waits until each of the moments is noted, without being in the way of what is timed. */
async function noted(session: Session, names: readonly string[]): Promise<Times> {
  return until(async () => {
    const clock = clockSchema.parse(await session.evaluate('clock'));
    for (const name of names) if (!clock[name]) throw new Error(`not there yet: ${name}`);
    return clock;
  });
}

/** Pages by path, for the server that the journeys go to. */
export const PAGES = { '/field.html': FIELD, '/text.html': TEXT };

/** @param site address of the server that has `PAGES` */
export async function createJourneys(browser: Debugged, site: string) {
  const find = (suffix: string) =>
    until(async () => {
      const found = (await browser.targets()).filter(({ url }) => url.includes(suffix)).at(-1);
      if (!found) throw new Error(`no ${suffix}`);
      return found;
    });
  const base = (await find('/background.js')).url.replace('background.js', '');
  const ourPage = await browser.open(`${base}options.html`);
  const ask = async (fieldmark: string, body: object) => {
    const message = JSON.stringify({ fieldmark, body });
    const told = await ourPage.evaluate(`chrome.runtime.sendMessage(${message})`);
    if (!z.looseObject({ ok: z.literal(true) }).safeParse(told).success) {
      throw new Error(`${fieldmark}: ${JSON.stringify(told)}`);
    }
  };
  /** A worker that sleeps is woken; while something is attached to it, it does not go to sleep. */
  const worker = async () => {
    await ourPage.evaluate(`chrome.runtime.sendMessage({ fieldmark: 'connection', body: {} })`);
    return browser.attach((await find('/background.js')).targetId);
  };
  const sleep = () =>
    until(async () => {
      const running = (await browser.targets()).find(({ url }) => url.endsWith('/background.js'));
      if (!running) return;
      await ourPage.call('ServiceWorker.enable');
      await ourPage.call('ServiceWorker.stopAllWorkers');
      throw new Error('the worker runs');
    }, 60_000);

  async function fieldLeft(isAsleep: boolean): Promise<Times> {
    const page = await browser.open(`${site}/field.html`);
    await page.call('Page.bringToFront');
    const inField = async (text: string) => {
      for (const key of text) {
        await page.call('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
        await page.call('Input.dispatchKeyEvent', { type: 'keyUp', key });
      }
    };
    await page.evaluate(`document.querySelector('input').focus()`);
    await inField('bob@gmial');
    // The script for fields is there when it has looked at a first pause.
    await page.evaluate('new Promise((done) => setTimeout(done, 900))');
    if (isAsleep) await sleep();
    else await worker().then((session) => session.detach());
    await inField('.com');
    const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
    await page.call('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
    const { left = 0, line = 0 } = await noted(page, ['left', 'line']);
    await browser.closeTarget(page.targetId);
    return { line: line - left };
  }

  /** From the choice in the menu: the card's document begins, says something, has its answer. */
  async function menu(): Promise<Times> {
    const page = await browser.open(`${site}/text.html?${performance.now()}`);
    await page.call('Page.bringToFront');
    await page.evaluate(`getSelection().selectAllChildren(document.getElementById('iban'))`);
    const url = await page.evaluate('location.href');
    const at = await worker();
    const from = Number(
      await at.evaluate(`chrome.tabs.query({ url: ${JSON.stringify(url)} }).then(([tab]) => {
        const at = performance.timeOrigin + performance.now();
        chrome.contextMenus.onClicked.dispatch({ menuItemId: 'look-up', frameId: 0, pageUrl: tab.url,
          editable: false, selectionText: ${JSON.stringify(IBAN)} }, tab);
        return at;
      })`),
    );
    await new Promise((done) => setTimeout(done, 250));
    const card = await browser.attach((await find('/card.html')).targetId);
    const { begun = 0, first = 0, answer = 0 } = await noted(card, ['answer']);
    await at.detach();
    await browser.closeTarget(page.targetId);
    return { begun: begun - from, first: first - from, answer: answer - from };
  }

  /** `opened`: the browser's own part, until our document begins; the rest from there. */
  async function popup(): Promise<Times> {
    const page = await browser.open(`${site}/text.html`);
    await page.call('Page.bringToFront');
    await worker().then((session) => session.detach());
    const from = Number(
      await ourPage.evaluate(`{
        const at = performance.timeOrigin + performance.now();
        void chrome.action.openPopup();
        at;
      }`),
    );
    await new Promise((done) => setTimeout(done, 400));
    const { targetId } = await find('/popup.html');
    const session = await browser.attach(targetId);
    const {
      begun = 0,
      box = 0,
      focus = 0,
      numbers = 0,
    } = await noted(session, ['box', 'focus', 'numbers']);
    await browser.closeTarget(targetId);
    await until(async () => {
      if ((await browser.targets()).some(({ url }) => url.endsWith('/popup.html')))
        throw new Error('open');
    });
    await browser.closeTarget(page.targetId);
    return {
      opened: begun - from,
      box: box - begun,
      focus: focus - begun,
      numbers: numbers - begun,
    };
  }

  return { ask, fieldLeft, menu, popup };
}
