/**
 * `npm run bench -- firefox [name…]`: what the same pages pay in Firefox, by wall time: how long its main
 * thread is taken while a page is loaded and read, and the longest it does not answer, with and without us.
 */
import type { Page } from 'puppeteer-core';
import { startDemo } from '../demo/server.ts';
import { launchBareFirefox, launchFirefox } from '../e2e/support/firefox.ts';
import { median } from './measure.ts';
import { PAGES } from './pages.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Our scripts are done when nothing of theirs ran for so long, ms. */
const QUIET = 2500;
/** A turn of an idle main thread takes less, ms. */
const IDLE = 2;

const names = process.argv.slice(3);
const wanted = PAGES.filter(
  ({ name, action }) => action === 'load' && (names.length === 0 || names.includes(name)),
);

/** Milliseconds that turns took beyond an idle one's, and the longest of them, from the load's end on. */
const taken = (page: Page): Promise<{ all: number; longest: number }> =>
  page.evaluate(
    (quiet, idle) =>
      new Promise<{ all: number; longest: number }>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const end = performance.now() + quiet;
        let last = performance.now();
        let all = 0;
        let longest = 0;
        port1.onmessage = () => {
          const now = performance.now();
          if (now - last > idle) all += now - last;
          longest = Math.max(longest, now - last);
          last = now;
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
const once = async ({ open }: Pick<typeof ours, 'open'>, name: string) => {
  const page = await open(`${server.url}/${name}.html`);
  const told = await taken(page);
  await page.close();
  return told;
};
try {
  console.log(`Wall time, medians of ${ROUNDS} interleaved rounds: busy / longest turn, ms.`);
  for (const { name } of wanted) {
    const rounds: Awaited<ReturnType<typeof once>>[][] = [];
    for (let i = 0; i < ROUNDS; i += 1)
      rounds.push([await once(bare, name), await once(ours, name)]);
    const cell = (who: number) => {
      const all = median(rounds.map((round) => round[who]?.all ?? 0));
      const longest = median(rounds.map((round) => round[who]?.longest ?? 0));
      return `${all.toFixed(0)} / ${longest.toFixed(0)}`.padStart(14);
    };
    console.log(`${name.padEnd(14)} without us ${cell(0)}   with us ${cell(1)}`);
  }
} finally {
  await Promise.all([ours.close(), bare.close()]);
  await server.close();
}
