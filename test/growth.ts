/**
 * How the work of a function grows with the size of its input. Measured in processor time of this thread, which
 * other programs do not add to, and only as a ratio: a slow or busy machine changes nothing.
 */
import process from 'node:process';

/** Processor time that this thread has used, ms. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Size of the largest input at first, in the unit that the caller counts in. */
const LARGEST = 50_000;
/** The first input is this many times smaller. */
const FIRST = 64;
/**
 * ms for the largest input up to which the work is not compared: looking at every pair of 50,000
 * characters takes a hundred times as long.
 */
const NEGLIGIBLE = 5;
/** ms of one input after which no larger one is tried. */
const ENOUGH = 150;
/** ms from which a time is told apart from others: the clock advances in steps of up to 16 ms (Windows). */
const TELLING = 20;
/** Runs of a small input that are measured together. */
const MOST_RUNS = 100;
/** Up to this exponent, work is in proportion to its input; what is not in memory caches costs a little more. */
const LINEAR = 1.3;
/** From this exponent on, work is not in proportion. Between the two, larger inputs decide. */
const QUADRATIC = 1.6;
/** Measurements of each size, of which the least counts. */
const TRIES = 4;
/** How many times larger than `largest` an input may become, to decide a doubtful case. */
const LARGER = 8;

export interface Growth {
  /** 1: in proportion to the input; 2: quadratic. 0: too little work to tell. */
  readonly exponent: number;
  /** The last size, and the ms that it took. */
  readonly size: number;
  readonly time: number;
}

interface Work<T> {
  /** An input of about this size. It is made before the clock starts. */
  readonly input: (size: number) => T;
  readonly run: (input: T) => unknown;
  /** No input is larger at first; a larger one only decides a doubtful case. */
  readonly largest?: number;
  /** Larger inputs are refused, so that they decide nothing. */
  readonly isMost?: boolean;
}

/** The lower of the two exponents of three times, each for twice the size of the one before: noise raises one. */
const exponentOf = ([quarter = 0, half = 0, whole = 0]: readonly number[]) =>
  Math.min(Math.log2(half / quarter), Math.log2(whole / half));

/** The exponent of the step from the first to the last of three times; infinite before they are measured. */
const stepOf = ([quarter = 0, , whole = 0]: readonly number[]) =>
  Number.isFinite(whole) ? Math.log2(whole / quarter) / 2 : Number.POSITIVE_INFINITY;

export function growthOf<T>({ input, run, largest = LARGEST, isMost = false }: Work<T>): Growth {
  /** ms of one run, from as many runs as the clock needs to tell. */
  const measure = (size: number, atLeast: number): number => {
    const value = input(size);
    const start = cpuTime();
    for (let runs = 1; ; runs++) {
      run(value);
      const time = cpuTime() - start;
      if (time >= atLeast || runs === MOST_RUNS) return Math.max(0.01, time / runs);
    }
  };

  let size = largest / FIRST;
  let time = measure(size, 0);
  // Twice, because code that was not yet optimized, or a moment of noise, would end this at a small size.
  while ((time < ENOUGH || measure(size, 0) < ENOUGH) && size < largest) {
    size *= 2;
    time = measure(size, 0);
  }
  if (time < NEGLIGIBLE) return { exponent: 0, size, time };
  const end = isMost ? largest : largest * LARGER;
  for (;;) {
    const least = [0, 0, 0].fill(Number.POSITIVE_INFINITY);
    // Again only while the whole step is not clearly linear, because nearly all work is.
    for (let i = 0; i < TRIES && stepOf(least) > LINEAR; i++) {
      for (const [k, part] of [size / 4, size / 2, size].entries()) {
        least[k] = Math.min(least[k] ?? 0, measure(part, TELLING * (i + 1)));
      }
    }
    const exponent = exponentOf(least);
    time = least[2] ?? 0;
    const isClear = exponent <= LINEAR || (exponent >= QUADRATIC && time >= ENOUGH);
    if (isClear || size >= end || time > ENOUGH * LARGER) return { exponent, size, time };
    size *= 2;
  }
}

/** A text of a repeated unit. */
export const repeated = (unit: string, size: number): string =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** Whether the work is in proportion to its input. */
export const isLinear = ({ exponent }: Growth): boolean => exponent < (LINEAR + QUADRATIC) / 2;

/** @throws Error if the work grows faster than its input */
export function expectLinear<T>(name: string, work: Work<T>): void {
  const growth = growthOf(work);
  if (isLinear(growth)) return;
  const { exponent, size, time } = growth;
  throw new Error(
    `${name} grows with the power ${exponent.toFixed(2)} of its size: ${time.toFixed(0)} ms of processor time for ${size}`,
  );
}
