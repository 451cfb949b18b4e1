/**
 * Keys of an X server, pressed on a page that has just lured the person to a priced button, never pay:
 * `npm run real-keys`. `KEYS_STEP` is the step between delays (ms), `KEYS_BUSY` the workers of a busy page.
 */
import { execFile } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { closePopup, popupOver } from '../e2e/support/popup-surface.ts';
import { fillIn, pointAtMark, settled, type Visit, visit } from '../e2e/support/steps.ts';
import { testWorld } from '../e2e/support/test-world.ts';
import { until } from '../e2e/support/until.ts';
import { aMinuteLater } from '../e2e/support/world.ts';

const LONGEST_DELAY_MS = 5_000;
const STEP_MS = Number(process.env.KEYS_STEP ?? 100);
const BUSY_WORKERS = Number(process.env.KEYS_BUSY ?? 16);
const EXTENSION = process.env.KEYS_EXTENSION;
/** Slow enough that the pauses between its keys are longer than the button's delay. */
const SLOW_KEYS_MS = '650';

const PAGE = `<!doctype html><meta charset="utf-8"><title>Game</title>
<p>Press the button, and a key when it turns green.</p>
<form><label>Email <input type="email" name="email" autocomplete="email"></label><button>Play</button></form>
<script>
const heard = [];
addEventListener('keydown', ({ key }) => heard.push(key));
addEventListener('submit', (event) => event.preventDefault());
const source = URL.createObjectURL(new Blob(['for (;;) Math.random()']));
const workers = [];
function busy(count) { while (workers.length < count) workers.push(new Worker(source)); }
function calm() { for (const worker of workers.splice(0)) worker.terminate(); }
</script>`;

const world = testWorld({
  extra: { '/game.html': PAGE },
  passing: true,
  key: 'ask',
  headless: false,
  viewport: null,
  args: ['--window-position=0,0', '--window-size=1100,800'],
  ...(EXTENSION ? { extension: EXTENSION } : {}),
});

const run = promisify(execFile);
const xdotool = (...words: readonly string[]) => run('xdotool', [...words]);

/** What is pressed, as xdotool's words. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  Enter: ['key', 'Return'],
  Space: ['key', 'space'],
  'Enter twice': ['key', '--delay', '300', 'Return', 'Return'],
  'h, Space': ['key', '--delay', SLOW_KEYS_MS, 'h', 'space', 'space'],
  'h, Enter': ['key', '--delay', SLOW_KEYS_MS, 'h', 'Return'],
  Tab: ['key', 'Tab'],
  'Tab, Enter at once': ['key', '--delay', '100', 'Tab', 'Return'],
};

/** Clicks a priced button on the field's line with the X server's pointer, which opens the popup. */
async function clickPricedButton({ page, seen }: Visit): Promise<void> {
  const { x, y, width, height } = await seen.box(await seen.get('button', /^Look up/));
  const [left, top] = await page.evaluate(() => [
    screenX + (outerWidth - innerWidth) / 2,
    screenY + outerHeight - innerHeight,
  ]);
  const at = [left + x + width / 2, top + y + height / 2].map((each) => String(Math.round(each)));
  await xdotool('mousemove', ...at, 'click', '1');
}

const rows: { keys: string; page: string; cases: number; opened: number; spent: number }[] = [];
const report = (row: (typeof rows)[number]) => {
  rows.push(row);
  // At once: a run takes an hour.
  process.stdout.write(`${JSON.stringify(row)}\n`);
};
afterAll(() => console.table(rows));

describe.each([
  ['idle', 0],
  ['busy', BUSY_WORKERS],
])('on a page that is %s', (load, workers) => {
  it.each(Object.keys(KEYS))(
    '%s spends nothing, however long after the click',
    async (keys) => {
      const words = KEYS[keys] ?? [];
      const before = await world.spent();
      const visited = await visit(world, 'game.html');
      let opened = 0;
      let cases = 0;
      const early: number[] = [];
      for (let delay = 0; delay <= LONGEST_DELAY_MS; delay += STEP_MS) {
        const spentBefore = await world.spent();
        await fillIn(visited, `${load}.${keys.replaceAll(/\W/gu, '')}.${delay}@gmail.com`);
        await pointAtMark(visited);
        await visited.page.evaluate(`busy(${workers})`);
        await clickPricedButton(visited);
        await after(delay);
        await xdotool(...words);
        await visited.page.evaluate('calm()');
        const popup = await popupOver(visited.page).catch(() => null);
        if (popup) opened += 1;
        cases += 1;
        await settled(world);
        if ((await world.spent()) !== spentBefore) early.push(delay);
        await closePopup(visited.page);
        await aMinuteLater(world);
      }
      report({ keys, page: load, cases, opened, spent: (await world.spent()) - before });
      await until(async () => expect(opened).toBeGreaterThan(0));
      expect(early).toEqual([]);
    },
    3_600_000,
  );
});
