/** The built extension with a clock in its card and its popup: what is timed is else what people have. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(import.meta.dirname, '..', '..', '.output', 'chrome-mv3');

/** State of a page of ours → how its document shows that it is there. */
export const STATES = {
  first: `document.body?.innerText.trim()`,
  answer: `/Ask again/.test(document.body?.innerText)`,
  box: `document.querySelector('textarea:enabled')`,
  focus: `document.activeElement?.matches('textarea, .armed button')`,
  numbers: `/[\\d,]+ left/.test(document.querySelector('header')?.innerText)`,
} as const;

/** Notes when each state was painted for the first time, ms since the epoch. */
const CLOCK = `
const clock = { begun: performance.timeOrigin };
{
  const states = {${Object.entries(STATES).map(([name, test]) => `${name}: () => ${test}`)}};
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
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
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  document.addEventListener('focusin', look);
}`;

/** @returns the folder of the copy, and how to remove it */
export async function clocked(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-clocked-'));
  await cp(BUILT, folder, { recursive: true });
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
