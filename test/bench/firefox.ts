/**
 * `npm run bench -- firefox [name…]`: what the extension costs pages in Firefox, in wall time: how
 * long the main thread is busy, and the longest block, with and without the extension.
 */
import type { Page } from 'puppeteer-core';
import { startDemo } from '../demo/server.ts';
import { launchBareFirefox, launchFirefox } from '../e2e/support/firefox.ts';
import { median } from './measure.ts';
import { PAGES } from './pages.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** How long the main thread is observed after the page has loaded, ms. */
const QUIET = 2500;
/** A turn of the event loop takes less than this while the main thread is idle, ms. */
const IDLE = 2;

const names = process.argv.slice(3);
const wanted = PAGES.filter(
  ({ name, action }) => action === 'load' && (names.length === 0 || names.includes(name)),
);

/** After the load: total ms of event-loop turns that are longer than idle ones, and the longest turn. */
const busyTime = (page: Page): Promise<{ all: number; longest: number }> =>
  page.evaluate(
    (quiet, idle) =>
      new Promise<{ all: number; longest: number }>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const end = performance.now() + quiet;
        let previous = performance.now();
        let all = 0;
        let longest = 0;
        port1.onmessage = () => {
          const now = performance.now();
          if (now - previous > idle) all += now - previous;
          longest = Math.max(longest, now - previous);
          previous = now;
          if (now < end) port2.postMessage(0);
          else resolve({ all, longest });
        };
        port2.postMessage(0);
      }),
    QUIET,
    IDLE,
  );

const extra = Object.fromEntries(PAGES.map(({ name, html }) => [`/${name}.html`, html]));
const server = await startDemo({ extra });
const [ours, bare] = [await launchFirefox(), await launchBareFirefox()];
const measurePage = async ({ open }: Pick<typeof ours, 'open'>, name: string) => {
  const page = await open(`${server.url}/${name}.html`);
  const times = await busyTime(page);
  await page.close();
  return times;
};
try {
  console.log(`Wall time, medians of ${ROUNDS} interleaved rounds: busy / longest turn, ms.`);
  for (const { name } of wanted) {
    const rounds: Awaited<ReturnType<typeof measurePage>>[][] = [];
    for (let i = 0; i < ROUNDS; i += 1)
      rounds.push([await measurePage(bare, name), await measurePage(ours, name)]);
    const cell = (browserIndex: number) => {
      const all = median(rounds.map((round) => round[browserIndex]?.all ?? 0));
      const longest = median(rounds.map((round) => round[browserIndex]?.longest ?? 0));
      return `${all.toFixed(0)} / ${longest.toFixed(0)}`.padStart(14);
    };
    console.log(`${name.padEnd(14)} without us ${cell(0)}   with us ${cell(1)}`);
  }
} finally {
  await Promise.all([ours.close(), bare.close()]);
  await server.close();
}
