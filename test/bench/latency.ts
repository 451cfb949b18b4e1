/**
 * Waiting times in Chromium with the built extension: from leaving a field to its line, from the menu
 * or a mark to the card, from the toolbar button to the popup, from a jump down a page to a mark.
 * Medians, ms. `ROUNDS=20 npm run bench -- latency jump`: only rows with this word in their title.
 * `AGAINST=folder` alternates with the build in that folder, so that both run under the same load.
 */
import { startDemo } from '../demo/server.ts';
import { startSandbox } from '../sandbox/server.ts';
import { clocked } from './clocked.ts';
import { debugChromium } from './debugger.ts';
import { createJourneys, IBAN, PAGES, type Times } from './journeys.ts';
import { median } from './measure.ts';

const { AGAINST } = process.env;

type Journeys = Awaited<ReturnType<typeof createJourneys>>;

async function startBuild(built: string | undefined, site: string) {
  const { folder, remove } = await clocked(built);
  const browser = await debugChromium(folder);
  const close = () => browser.close().then(remove);
  return { journeys: await createJourneys(browser, site), close };
}

/** "name median (95th percentile)" for each time of the rounds. */
function cellsOf(rounds: readonly Times[]): string {
  return Object.keys(rounds[0] ?? {})
    .map((name) => {
      const list = rounds.map((times) => times[name] ?? Number.NaN).sort((a, b) => a - b);
      const p95 = list[Math.ceil(list.length * 0.95) - 1] ?? Number.NaN;
      return `${name} ${median(list).toFixed(0)} (${p95.toFixed(0)})`;
    })
    .join(', ');
}

/** Only rows with this in their title. */
const wanted = process.argv[3] ?? '';
const roundCount = Number(process.env.ROUNDS ?? 15);
const sandbox = await startSandbox({ port: 0 });
const demo = await startDemo({ extra: PAGES });
const builds = [await startBuild(undefined, demo.url)];
if (AGAINST) builds.push(await startBuild(AGAINST, demo.url));

async function row(
  title: string,
  target: string,
  run: (journeys: Journeys) => Promise<Times>,
): Promise<void> {
  if (!title.includes(wanted)) return;
  const rounds: Times[][] = builds.map(() => []);
  for (let round = -1; round < roundCount; round++) {
    for (const [i, { journeys }] of builds.entries()) {
      const times = await run(journeys);
      if (round >= 0) rounds[i]?.push(times);
    }
  }
  for (const [i, times] of rounds.entries()) {
    const name = i === 0 ? title : '  the other build';
    console.log(`${name.padEnd(38)} ${target.padEnd(24)} ${cellsOf(times)}`);
  }
}

try {
  const { baseUrl, keys } = sandbox;
  const value = IBAN.replaceAll(' ', '');
  for (const { journeys } of builds) {
    await journeys.ask('connect', { baseUrl, key: keys.active, keep: 'disk' });
    await journeys.ask('setSettings', { patch: { passingMarks: true } });
    await journeys.ask('lookup', {
      kind: 'iban',
      value,
      depth: 'standard',
      trigger: 'gesture',
      refresh: false,
      place: 'popup',
    });
  }
  console.log(`Milliseconds, medians of ${roundCount} rounds (95th percentile in brackets).`);
  await row('worker asleep → verdict', '70', ({ wake }) => wake());
  await row('field left → line', '50', ({ fieldLeft }) => fieldLeft(false));
  await row('field left → line, worker asleep', '80', ({ fieldLeft }) => fieldLeft(true));
  await row('menu → card with a kept answer', 'answer 50', ({ menu }) => menu());
  await row('mark → card', 'verdict 50', ({ mark }) => mark(false));
  await row('mark → card, worker asleep', 'verdict 100', ({ mark }) => mark(true));
  await row('popup', 'box 100, numbers 100', ({ popup }) => popup());
  await row('jump → mark', '150 (400)', ({ jump }) => jump(false));
  await row('scroll → mark', '150 (400)', ({ jump }) => jump(false, 'smooth'));
  await row('jump → mark, the first of a page', '400 (900)', ({ jump }) => jump(true));
} finally {
  for (const { close } of builds) await close();
  await demo.close();
  await sandbox.close();
}
