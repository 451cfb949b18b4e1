/** Finds out whether a regular expression goes back over its own repetitions. */
import { type Growth, growthOf, isLinear } from '../growth.ts';
import type { Expression } from './collect.ts';
import { type HostileText, hostileTexts, textOf } from './hostile.ts';

/** Lengths of texts that are so short that even exponential and cubic work ends, if the first is tried first. */
const SHORT = [16, 22, 30, 42, 58, 80, 110, 150, 210, 290, 500, 900, 1_500];
/** ms for a short text, which only such work takes. */
const EXPLODED = 100;
/** Lengths of two texts that are compared: linear work takes 4 times as long, quadratic work 16 times. */
const [FEW, MANY] = [1_500, 6_000];
/** From this ratio on, the text gets a closer look. */
const SUSPECT = 7;
/** Length of the longest text of a closer look. */
const LARGEST = 50_000;

type Pattern = Pick<Expression, 'source' | 'flags'>;

function runOf({ source, flags }: Pattern): (text: string) => unknown {
  const pattern = new RegExp(source, flags);
  return (text) => {
    pattern.lastIndex = 0;
    return pattern.global ? text.match(pattern) : pattern.exec(text);
  };
}

/** How the work of an expression grows that it does for a text. @param largest length of the longest text */
export const growthFor = (pattern: Pattern, text: HostileText, largest = LARGEST): Growth =>
  growthOf({ input: (size) => textOf(text, size), run: runOf(pattern), largest });

/** What makes the work of an expression grow faster than the text; null if nothing does. */
export function slowTextOf(pattern: Pattern): HostileText | null {
  const run = runOf(pattern);
  const texts = hostileTexts(pattern.source, pattern.flags);
  /** Elapsed ms, which is exact for short times. Another program can only make it longer, and the closer look decide. */
  const timeOf = (text: HostileText, size: number) => {
    const value = textOf(text, size);
    const start = performance.now();
    run(value);
    return performance.now() - start;
  };
  for (const size of SHORT) {
    const exploded = texts.find(
      (text) => timeOf(text, size) > EXPLODED && timeOf(text, size) > EXPLODED,
    );
    if (exploded) return exploded;
  }
  const isSuspect = (text: HostileText) => {
    const many = timeOf(text, MANY);
    return many > SUSPECT * Math.min(timeOf(text, FEW), timeOf(text, FEW), timeOf(text, FEW));
  };
  return texts.find((text) => isSuspect(text) && !isLinear(growthFor(pattern, text))) ?? null;
}
