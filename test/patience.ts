/**
 * How long tests wait for a state, ms. It ends only waiting for what does not come: a machine that is ten times slower
 * than usual must still be in time.
 */
export const PATIENCE = 120_000;
