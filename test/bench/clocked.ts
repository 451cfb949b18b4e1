/** A copy of the built extension with a clock script added to its card and popup. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '..', '..', '.output', 'chrome-mv3');

/** States of an extension page, each with an expression that is true once the state is reached. */
const STATES = {
  verdict: `document.querySelector('.headline')`,
  answer: `/Look up again/.test(document.body?.textContent)`,
  box: `document.querySelector('textarea:enabled')`,
  focus: `document.activeElement?.matches('textarea, .armed button')`,
  numbers: `/[\\d,]+ left/.test(document.querySelector('header')?.innerText)`,
} as const;

/** Records when each state was first painted, and when the card connected and got its content; ms since the epoch. */
const CLOCK = `
const clock = { begun: performance.timeOrigin };
{
  const states = {${Object.entries(STATES).map(([name, test]) => `${name}: () => ${test}`)}};
  const now = () => performance.timeOrigin + performance.now();
  const { connect } = chrome.runtime;
  chrome.runtime.connect = (info) => {
    clock.claim ??= now();
    const port = connect.call(chrome.runtime, info);
    port.onMessage.addListener(() => { clock.reply ??= now(); });
    return port;
  };
  const checkStates = () => {
    for (const [name, isThere] of Object.entries(states)) {
      if (!isThere()) continue;
      delete states[name];
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { clock[name] = now(); };
        port2.postMessage(null);
      });
    }
  };
  const observer = new MutationObserver(checkStates);
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  document.addEventListener('focusin', checkStates);
}`;

/**
 * @param built folder of a build
 * @returns the folder of the copy and a function that removes it
 */
export async function clocked(built = BUILT): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-clocked-'));
  await cp(built, folder, { recursive: true });
  await writeFile(join(folder, 'clock.js'), CLOCK);
  for (const name of ['card.html', 'popup.html']) {
    const page = await readFile(join(folder, name), 'utf8');
    await writeFile(
      join(folder, name),
      page.replace('<head>', '<head><script src="/clock.js"></script>'),
    );
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
