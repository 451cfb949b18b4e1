/**
 * What a person waits for, in Chromium with the built extension: from the key that leaves a field to the
 * line, from the menu to the card, from the button in the toolbar to the popup. Medians, ms.
 */
import { startDemo } from '../demo/server.ts';
import { until } from '../e2e/until.ts';
import { startSandbox } from '../sandbox/server.ts';
import { clocked } from './clocked.ts';
import { debugChromium, type Session } from './debugger.ts';
import { median } from './measure.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 15);
const IBAN = 'DE89 3704 0044 0532 0130 00';

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

type Times = Readonly<Record<string, number>>;

/** Waits until each of the moments is noted, without being in the way of what is timed. */
async function noted(session: Session, names: readonly string[]): Promise<Times> {
  return until(async () => {
    const clock = JSON.parse(String(await session.evaluate('JSON.stringify(clock)')));
    for (const name of names) if (!clock[name]) throw new Error(`not there yet: ${name}`);
    return clock;
  });
}

export async function latency(): Promise<void> {
  const { folder, remove } = await clocked();
  const sandbox = await startSandbox({ port: 0 });
  const demo = await startDemo({ extra: { '/field.html': FIELD, '/text.html': TEXT } });
  const browser = await debugChromium(folder);

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
    if (JSON.stringify(told)?.startsWith('{"ok":true') !== true)
      throw new Error(`${fieldmark}: ${JSON.stringify(told)}`);
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
    });

  async function fieldLeft(isAsleep: boolean): Promise<Times> {
    const page = await browser.open(`${demo.url}/field.html`);
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

  async function menu(): Promise<Times> {
    const page = await browser.open(`${demo.url}/text.html?${performance.now()}`);
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

  async function popup(isAsleep: boolean): Promise<Times> {
    const page = await browser.open(`${demo.url}/text.html`);
    await page.call('Page.bringToFront');
    if (isAsleep) await sleep();
    else await worker().then((session) => session.detach());
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
    return { begun: begun - from, box: box - from, focus: focus - from, numbers: numbers - from };
  }

  async function row(title: string, target: string, run: () => Promise<Times>): Promise<void> {
    const all: Times[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const times = await run();
      if (round >= 0) all.push(times);
    }
    const said = Object.keys(all[0] ?? {}).map((name) => {
      const list = all.map((times) => times[name] ?? Number.NaN).sort((a, b) => a - b);
      const worst = list[Math.ceil(list.length * 0.9) - 1] ?? Number.NaN;
      return `${name} ${median(list).toFixed(0)} (${worst.toFixed(0)})`;
    });
    console.log(`${title.padEnd(38)} ${target.padEnd(24)} ${said.join(', ')}`);
  }

  try {
    const { baseUrl, keys } = sandbox;
    await ask('connect', { baseUrl, key: keys.active, keep: 'disk' });
    const value = IBAN.replaceAll(' ', '');
    await ask('lookup', {
      kind: 'iban',
      value,
      depth: 'standard',
      trigger: 'gesture',
      refresh: false,
      place: 'popup',
    });
    console.log(
      `Milliseconds, medians of ${ROUNDS} rounds (nine of ten are faster than what is in brackets).`,
    );
    await row('field left → line', '50', () => fieldLeft(false));
    await row('field left → line, worker asleep', '300', () => fieldLeft(true));
    await row('menu → card with a kept answer', 'answer 50', menu);
    await row('popup', 'box 100, numbers 100', () => popup(false));
    await row('popup, worker asleep', '', () => popup(true));
  } finally {
    await browser.close();
    await demo.close();
    await sandbox.close();
    await remove();
  }
}
