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
/** ms of one input after which no larger one is tried: the clock advances in steps of up to 16 ms (Windows). */
const ENOUGH = 150;
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
const exponentOf = ([quarter, half, whole]: readonly [number, number, number]) =>
  Math.min(Math.log2(half / quarter), Math.log2(whole / half));

export function growthOf<T>({ input, run, largest = LARGEST, isMost = false }: Work<T>): Growth {
  const least = new Map<number, number>();
  const measure = (size: number): number => {
    const value = input(size);
    const start = cpuTime();
    run(value);
    const time = Math.max(0.05, cpuTime() - start);
    least.set(size, Math.min(time, least.get(size) ?? time));
    return least.get(size) ?? time;
  };
  const at = (size: number) => least.get(size) ?? measure(size);
  const exponentAt = (size: number) => exponentOf([at(size / 4), at(size / 2), at(size)]);

  let size = largest / FIRST;
  while (measure(size) < ENOUGH && size < largest) size *= 2;
  if (at(size) < NEGLIGIBLE) return { exponent: 0, size, time: at(size) };
  const end = isMost ? largest : largest * LARGER;
  for (;;) {
    // Again only if it is not already clear, because most work is in proportion.
    for (let i = 1; i < TRIES && exponentAt(size) > LINEAR; i++) {
      for (const each of [size / 4, size / 2, size]) measure(each);
    }
    const exponent = exponentAt(size);
    const isClear = exponent <= LINEAR || (exponent >= QUADRATIC && at(size) >= ENOUGH);
    if (isClear || size >= end || at(size) > ENOUGH * LARGER) return { exponent, size, time: at(size) };
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
