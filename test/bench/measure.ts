import type { Contender } from './contenders.ts';

/** Milliseconds that a contender needs to read all blocks once. */
function timeOf(run: Contender, blocks: readonly string[]): number {
  let sink = 0;
  const before = performance.now();
  for (const block of blocks) sink += run(block);
  const spent = performance.now() - before;
  if (sink === Number.MIN_VALUE) throw new Error('unreachable');
  return spent;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[half] ?? 0)
    : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** Duration of the warm-up, ms. */
const WARM_UP = 400;

/**
 * Median milliseconds of each contender over interleaved rounds. Each round runs all contenders, so
 * that a slow phase of the machine affects all of them. A first, uncounted round warms up the
 * compiler.
 */
export function race(
  contenders: Readonly<Record<string, Contender>>,
  blocks: readonly string[],
  rounds: number,
): Record<string, number> {
  const times = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      // Repeats contenders that are too fast for the clock's resolution.
      let spent = timeOf(run, blocks);
      let laps = 1;
      const [enough, most] = round < 0 ? [WARM_UP, 500] : [5, 50];
      while (spent < enough && laps < most) {
        spent += timeOf(run, blocks);
        laps++;
      }
      if (round >= 0) times.get(name)?.push(spent / laps);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]));
}
