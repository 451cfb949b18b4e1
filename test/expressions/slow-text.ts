/** Finds out whether a regular expression goes back over its own repetitions. */
import { cpuTime, type Growth, growthOf, isLinear } from '../growth.ts';
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

/** How the work of an expression grows that it does for a text. @param most the longest text, if there is a limit */
export const growthFor = (pattern: Pattern, text: HostileText, most?: number): Growth =>
  growthOf({
    input: (size) => textOf(text, size),
    run: runOf(pattern),
    largest: most ?? LARGEST,
    isMost: most !== undefined,
  });

/** Elapsed ms, which is exact for short times. Another program can only make it longer. */
function timeOf(run: (text: string) => unknown, text: HostileText, size: number): number {
  const value = textOf(text, size);
  const start = performance.now();
  run(value);
  return performance.now() - start;
}

/** A text that takes long although it is short; null if none does. */
function explodedText(pattern: Pattern): HostileText | null {
  const run = runOf(pattern);
  const texts = hostileTexts(pattern.source, pattern.flags);
  for (const size of SHORT) {
    const exploded = texts.find((text) => {
      if (timeOf(run, text, size) < EXPLODED) return false;
      const value = textOf(text, size);
      const start = cpuTime();
      run(value);
      return cpuTime() - start > EXPLODED / 2;
    });
    if (exploded) return exploded;
  }
  return null;
}

/** Texts that seem to take more than their share; on a busy machine also others. */
function* suspectTexts(pattern: Pattern): Generator<HostileText> {
  const run = runOf(pattern);
  for (const text of hostileTexts(pattern.source, pattern.flags)) {
    const many = timeOf(run, text, MANY);
    const few = Math.min(...Array.from({ length: 3 }, () => timeOf(run, text, FEW)));
    if (many > SUSPECT * few) yield text;
  }
}

/** A text that seems to take more than its share, without the closer look; null if none does. */
export const suspectTextOf = (pattern: Pattern): HostileText | null =>
  explodedText(pattern) ?? suspectTexts(pattern).next().value ?? null;

/** What makes the work of an expression grow faster than the text; null if nothing does. */
export function slowTextOf(pattern: Pattern): HostileText | null {
  const exploded = explodedText(pattern);
  if (exploded) return exploded;
  for (const text of suspectTexts(pattern)) {
    if (!isLinear(growthFor(pattern, text))) return text;
  }
  return null;
}
