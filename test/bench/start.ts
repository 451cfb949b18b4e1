/**
 * `npm run bench -- start`: from a message that wakes the background until its first verdict, in Chromium and
 * Firefox, and the size of the background's script. `AGAINST=folder` adds the build in that folder, in Chromium.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchFirefox } from '../e2e/support/firefox.ts';
import { firefoxKiller } from '../e2e/support/firefox-killer.ts';
import { WAKE } from './journeys.ts';
import { latency } from './latency.ts';
import { median } from './measure.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 50);

for (const folder of ['chrome-mv3', 'firefox-mv3']) {
  const script = await readFile(
    join(import.meta.dirname, '..', '..', '.output', folder, 'background.js'),
  );
  const gzipped = gzipSync(script, { level: 9 }).length;
  console.log(
    `${folder}: ${(script.length / 1000).toFixed(0)} kB, ${(gzipped / 1000).toFixed(0)} kB gzipped`,
  );
}

await latency('worker asleep → verdict', ROUNDS);

const firefox = await launchFirefox();
try {
  const page = await firefox.welcome();
  const stop = await firefoxKiller(firefox);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await stop();
    times.push(Number(await page.evaluate(WAKE)));
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  console.log(
    `Firefox: background stopped → verdict ${median(times).toFixed(0)} (${p95.toFixed(0)})`,
  );
} finally {
  await firefox.close();
}
