/**
 * Waiting times in Chromium with the built extension: from leaving a field to its line, from the menu
 * to the card, from the toolbar button to the popup, from a jump down a page to a mark. Medians, ms.
 * `ROUNDS=20 npm run bench -- latency jump`: only rows whose title has this word.
 */
import { startDemo } from '../demo/server.ts';
import { startSandbox } from '../sandbox/server.ts';
import { clocked } from './clocked.ts';
import { debugChromium } from './debugger.ts';
import { createJourneys, IBAN, PAGES, type Times } from './journeys.ts';
import { median } from './measure.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 15);
const wanted = process.argv[3] ?? '';

export async function latency(): Promise<void> {
  const { folder, remove } = await clocked();
  const sandbox = await startSandbox({ port: 0 });
  const demo = await startDemo({ extra: PAGES });
  const browser = await debugChromium(folder);
  const { ask, fieldLeft, jump, menu, popup } = await createJourneys(browser, demo.url);

  async function row(title: string, target: string, run: () => Promise<Times>): Promise<void> {
    if (!title.includes(wanted)) return;
    const rounds: Times[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const times = await run();
      if (round >= 0) rounds.push(times);
    }
    const cells = Object.keys(rounds[0] ?? {}).map((name) => {
      const list = rounds.map((times) => times[name] ?? Number.NaN).sort((a, b) => a - b);
      const p95 = list[Math.ceil(list.length * 0.95) - 1] ?? Number.NaN;
      return `${name} ${median(list).toFixed(0)} (${p95.toFixed(0)})`;
    });
    console.log(`${title.padEnd(38)} ${target.padEnd(24)} ${cells.join(', ')}`);
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
    console.log(`Milliseconds, medians of ${ROUNDS} rounds (95th percentile in brackets).`);
    await row('field left → line', '50', () => fieldLeft(false));
    await row('field left → line, worker asleep', '300', () => fieldLeft(true));
    await row('menu → card with a kept answer', 'answer 50', menu);
    await row('popup', 'box 100, numbers 100', popup);
    await row('jump → mark', '150 (400)', () => jump(false));
    await row('jump → mark, worker asleep', '', () => jump(false, 'instant', true));
    await row('scroll → mark', '150 (400)', () => jump(false, 'smooth'));
    await row('scroll → mark, worker asleep', '150 (400)', () => jump(false, 'smooth', true));
    await row('jump → mark, the first of a page', '400 (900)', () => jump(true));
  } finally {
    await browser.close();
    await demo.close();
    await sandbox.close();
    await remove();
  }
}
