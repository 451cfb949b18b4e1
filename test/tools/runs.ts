/**
 * How many random values tests try, and with which seed. The seed is fixed, so that a test fails only if the
 * code has changed. To search for values that break a property: `FIELDMARK_SEED=random npm run test:unit`.
 * To repeat a run: `FIELDMARK_SEED=` and the seed that fast-check printed.
 */

/** Whether this is `npm test -- --all`, in which properties try more values and measurements run longer. */
export const triesAll = process.env.FIELDMARK_ALL === '1';

const USUAL_SEED = 20_260_101;

const asked = process.env.FIELDMARK_SEED;

/** The seed of all properties; undefined: a new seed in each run. */
export const seed = asked === 'random' ? undefined : asked ? Number(asked) : USUAL_SEED;

/** `usual` for normal runs, `all` for `npm test -- --all`. */
export const runs = (usual: number, all: number): number => (triesAll ? all : usual);
