/** Finds out whether a regular expression goes back over its own repetitions. */
import { cpuTime, growthOf, isLinear } from '../growth.ts';
import type { Expression } from './collect.ts';
import { type HostileText, hostileTexts, textOf } from './hostile.ts';

/** Length of the longest text. */
const LARGEST = 50_000;
/** A text whose length grows by this factor finds what grows exponentially before it takes minutes. */
const STEP = 1.3;
/** ms for all texts of an expression, up to which none needs a closer look: one quadratic text takes more. */
const FAST = 60;

type Pattern = Pick<Expression, 'source' | 'flags'>;

function runOf({ source, flags }: Pattern): (text: string) => unknown {
  const pattern = new RegExp(source, flags);
  return (text) => {
    pattern.lastIndex = 0;
    return pattern.global ? text.match(pattern) : pattern.exec(text);
  };
}

/** What makes the work of an expression grow faster than the text; null if nothing does. */
export function slowTextOf(pattern: Pattern): HostileText | null {
  const run = runOf(pattern);
  const texts = hostileTexts(pattern.source, pattern.flags);
  const timeOf = (text: HostileText, size: number) => {
    const value = textOf(text, size);
    const start = cpuTime();
    run(value);
    return cpuTime() - start;
  };
  for (let size = 16; size <= LARGEST; size *= size < 400 ? STEP : 3) {
    const values = texts.map((text) => textOf(text, size));
    const start = cpuTime();
    for (const value of values) run(value);
    if (cpuTime() - start < FAST) continue;
    const slow = texts.find((text) => {
      if (size < 400) return timeOf(text, size) > FAST / 2;
      const input = (length: number) => textOf(text, length);
      return !isLinear(growthOf({ input, run, largest: LARGEST }));
    });
    if (slow) return slow;
  }
  return null;
}
