/** User actions and how long a person waits for their results, ms. */
import { z } from 'zod';
import { until } from '../e2e/support/until.ts';
import type { Debugged, Session } from './debugger.ts';

export const IBAN = 'DE89 3704 0044 0532 0130 00';

/** A page that records when its field lost the focus and when the field's line was painted. */
const FIELD = `<!doctype html><html lang="en"><title>Field</title>
<form><label>Email <input type="email" name="email" autocomplete="email"></label><button>Send</button></form>
<script>
const clock = {};
const now = () => performance.timeOrigin + performance.now();
const waitForLine = () => {
  const host = document.querySelector('fieldmark-field');
  if (host?.matches(':popover-open')) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { clock.line = now(); };
    port2.postMessage(null);
  } else requestAnimationFrame(waitForLine);
};
document.querySelector('input').addEventListener('blur', () => {
  clock.blur = now();
  requestAnimationFrame(waitForLine);
});
</script>`;
/** A page that records when the pointer moved, and when the card's frame was added and became visible. */
const TEXT = `<!doctype html><html lang="en"><title>Text</title><p>Please pay to</p><p id="iban">${IBAN}</p>
<script>
const clock = {};
const now = () => performance.timeOrigin + performance.now();
addEventListener('pointermove', () => { clock.moved = now(); }, true);
new MutationObserver(() => {
  if (document.querySelector('fieldmark-card')) clock.frame ??= now();
}).observe(document, { childList: true, subtree: true });
const lookForCard = () => {
  const { left, bottom } = document.getElementById('iban').getBoundingClientRect();
  const isShown = document.elementFromPoint(left + 20, bottom + 40)?.localName === 'fieldmark-card';
  if (isShown) clock.shown = now();
  else requestAnimationFrame(lookForCard);
};
lookForCard();
</script>`;

/** An expression for a page of ours: ms until the background has checked an address. */
const WAKE = `(async () => {
  const from = performance.now();
  const items = [{ kind: 'email', value: 'bob@gmial.com' }];
  await chrome.runtime.sendMessage({ fieldmark: 'check', body: { items, place: 'popup' } });
  return performance.now() - from;
})()`;

const IS_MARKED = `[...CSS.highlights.values()].some(({ size }) => size > 0)`;
/** How long the pointer rests before a card opens (lib/page/marks/hover.ts), ms. */
const REST_MS = 300;

const pointSchema = z.object({ x: z.number(), y: z.number() });
const clockSchema = z.record(z.string(), z.number());
export type Times = Readonly<z.infer<typeof clockSchema>>;

/** Polls the page's clock until all of these times are recorded. */
async function recordedTimes(session: Session, names: readonly string[]): Promise<Times> {
  return until(async () => {
    const clock = clockSchema.parse(await session.evaluate('clock'));
    for (const name of names)
      if (!clock[name]) throw new Error(`not there yet: ${name} in ${JSON.stringify(clock)}`);
    return clock;
  });
}

/** A long page with addresses far down and the given text at its top. */
const long = (top: string) =>
  `<!doctype html><html lang="en"><title>Long</title><style>p { height: 60px }</style><p>${top}</p>${Array.from(
    { length: 3000 },
    (_, i) =>
      `<p id="p${i}">${i >= 500 && i % 50 === 0 ? `Write to row${i}@gmail.com today.` : `Paragraph ${i} of the annual report of 2026, without a value.`}</p>`,
  ).join('')}`;

/** Pages by path, for the server that the journeys visit. */
export const PAGES = {
  '/field.html': FIELD,
  '/text.html': TEXT,
  '/long.html': long('Write to office@gmail.com.'),
  '/long-plain.html': long('Nothing is found at the top.'),
};

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
    const reply = await ourPage.evaluate(`chrome.runtime.sendMessage(${message})`);
    if (!z.looseObject({ ok: z.literal(true) }).safeParse(reply).success) {
      throw new Error(`${fieldmark}: ${JSON.stringify(reply)}`);
    }
  };
  /** Wakes the worker and attaches to it, which keeps the worker awake. */
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
      throw new Error('the worker still runs');
    }, 60_000);

  /** From a message that wakes the worker until it has checked an address. */
  async function wake(): Promise<Times> {
    await sleep();
    const waited = await ourPage.evaluate(WAKE);
    return { verdict: Number(waited) };
  }

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
    // The field script loads at the first pause in typing.
    await page.evaluate('new Promise((done) => setTimeout(done, 900))');
    if (isAsleep) await sleep();
    else await worker().then((session) => session.detach());
    await inField('.com');
    const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
    await page.call('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab });
    const { blur = 0, line = 0 } = await recordedTimes(page, ['blur', 'line']);
    await browser.closeTarget(page.targetId);
    return { line: line - blur };
  }

  /** Opens the page TEXT and waits for the mark. @returns the page, and the middle of its IBAN in CSS px */
  async function openText() {
    const page = await browser.open(`${site}/text.html?${performance.now()}`);
    await page.call('Page.bringToFront');
    await until(async () => {
      if ((await page.evaluate(IS_MARKED)) !== true) throw new Error('not marked yet');
    });
    const point = await page.evaluate(`{
      const range = new Range();
      range.selectNodeContents(document.getElementById('iban'));
      const { left, right, top, bottom } = range.getBoundingClientRect();
      ({ x: (left + right) / 2, y: (top + bottom) / 2 });
    }`);
    return { page, point: pointSchema.parse(point) };
  }

  /** The times of the card's steps since `from`, ms; negative for steps before it. */
  async function cardAfter(from: number, page: Session, names: readonly string[]): Promise<Times> {
    await new Promise((done) => setTimeout(done, 250));
    const card = await browser.attach((await find('/card.html')).targetId);
    const clock = await recordedTimes(card, [...names, 'reply']);
    const { frame = 0, shown = 0 } = await recordedTimes(page, ['frame', 'shown']);
    const seen = names.map((name) => [name, Math.max(shown, clock[name] ?? 0)] as const);
    const all: Times = { frame, ...clock, shown, ...Object.fromEntries(seen) };
    return Object.fromEntries(
      ['frame', 'begun', 'claim', 'reply', 'shown', ...names].map((name) => [
        name,
        (all[name] ?? 0) - from,
      ]),
    );
  }

  /** From the menu click until the card's document starts, and has its verdict and answer. */
  async function menu(): Promise<Times> {
    const { page, point } = await openText();
    await page.evaluate(`getSelection().selectAllChildren(document.getElementById('iban'))`);
    const press = { ...point, button: 'right', clickCount: 1 };
    await page.call('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
    await page.call('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
    const url = await page.evaluate('location.href');
    const workerSession = await worker();
    // The time in which a person finds the item in the menu.
    await page.evaluate('new Promise((done) => setTimeout(done, 500))');
    const from = Number(
      await workerSession.evaluate(`chrome.tabs.query({ url: ${JSON.stringify(url)} }).then(([tab]) => {
        const at = performance.timeOrigin + performance.now();
        chrome.contextMenus.onClicked.dispatch({ menuItemId: 'look-up', frameId: 0, pageUrl: tab.url,
          editable: false, selectionText: ${JSON.stringify(IBAN)} }, tab);
        return at;
      })`),
    );
    const times = await cardAfter(from, page, ['verdict', 'answer']);
    await workerSession.detach();
    await browser.closeTarget(page.targetId);
    return times;
  }

  /** From the end of the pointer's rest on a mark, when the card opens, until its verdict. */
  async function mark(isAsleep: boolean): Promise<Times> {
    const { page, point } = await openText();
    if (isAsleep) await sleep();
    else await worker().then((session) => session.detach());
    await page.call('Input.dispatchMouseEvent', { ...point, type: 'mouseMoved' });
    const { moved = 0 } = await recordedTimes(page, ['moved', 'frame']);
    const times = await cardAfter(moved + REST_MS, page, ['verdict']);
    await browser.closeTarget(page.targetId);
    return times;
  }

  /**
   * `opened` is the time until the popup's document starts, which is up to the browser; the other
   * times count from there.
   */
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
    } = await recordedTimes(session, ['box', 'focus', 'numbers']);
    await browser.closeTarget(targetId);
    await until(async () => {
      if ((await browser.targets()).some(({ url }) => url.endsWith('/popup.html')))
        throw new Error('the popup is not open yet');
    });
    await browser.closeTarget(page.targetId);
    return {
      opened: begun - from,
      box: box - begun,
      focus: focus - begun,
      numbers: numbers - begun,
    };
  }

  /**
   * From the end of a jump or scroll down a page to the mark there.
   * @param isFirst whether the marks script still has to load
   */
  async function jump(isFirst: boolean, behavior = 'instant'): Promise<Times> {
    const page = await browser.open(`${site}/${isFirst ? 'long-plain' : 'long'}.html`);
    await page.call('Page.bringToFront');
    await worker().then((session) => session.detach());
    const marked = isFirst ? `document.readyState === 'complete'` : IS_MARKED;
    await until(async () => {
      if ((await page.evaluate(marked)) !== true) throw new Error('not ready yet');
    });
    // By then, everything that the load caused is done.
    await page.evaluate('new Promise((done) => setTimeout(done, 1500))');
    const mark = await page.evaluate(`new Promise((done) => {
      const place = document.querySelector('#p' + 50 * (10 + Math.floor(Math.random() * 40)));
      const isMarked = () => [...CSS.highlights.values()].some((marks) =>
        [...marks].some(({ startContainer }) => place.contains(startContainer)));
      addEventListener('scrollend', () => {
        const from = performance.now();
        const look = () => isMarked() ? done(performance.now() - from) : requestAnimationFrame(look);
        look();
      }, { once: true });
      place.scrollIntoView({ block: 'center', behavior: '${behavior}' });
    })`);
    await browser.closeTarget(page.targetId);
    return { mark: Number(mark) };
  }

  return { ask, fieldLeft, jump, mark, menu, popup, wake };
}
