/**
 * How much a test tries, and with which random values. The values are the same in every run, so that
 * a red run means a changed program. To look for values that break a property:
 * `FIELDMARK_SEED=random npm run test:unit` (a number repeats a seed that fast-check printed).
 */

/** Whether this is `npm test -- --all`: properties take more values, tests that measure try more. */
export const triesAll = process.env.FIELDMARK_ALL === '1';

const USUAL_SEED = 20_260_101;

const asked = process.env.FIELDMARK_SEED;

/** The seed of every property; undefined: another one each time. */
export const seed = asked === 'random' ? undefined : asked ? Number(asked) : USUAL_SEED;

/** The first number for every run of the tests, the second for `--all`. */
export const runs = (usual: number, all: number): number => (triesAll ? all : usual);
