/**
 * How much a test tries. `npm test -- --all` sets FIELDMARK_ALL: properties then take random values
 * every time, and tests that draw or measure try more.
 */
export const triesAll = process.env.FIELDMARK_ALL === '1';

/** The first number for every run of the tests, the second for `--all`. */
export const runs = (usual: number, all: number): number => (triesAll ? all : usual);
