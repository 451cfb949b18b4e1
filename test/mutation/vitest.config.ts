import { defineConfig } from 'vitest/config';
import { QUICK } from '../../vitest.config.ts';

/**
 * The tests that mutants are held against. Without isolation the modules of one test file serve the
 * next: a mutant costs two thirds of the time, and the scores are the same.
 */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: { projects: QUICK.map(({ test }) => ({ test: { ...test, isolate: false } })) },
});
