import { defineConfig } from 'vitest/config';
import { DOM, UNIT } from '../../vitest.config.ts';

/** Restricts the tests to this folder (test/tools/mutate.ts). */
const only = process.env.MUTATE_TESTS;

function projectOf(folder: string): typeof UNIT {
  const project = folder.startsWith('test/page/') ? DOM : UNIT;
  return { ...project, test: { ...project.test, include: [`${folder}/**/*.test.ts`] } };
}

/** The tests that run against mutants: those that need no build and no browser. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: { projects: only === undefined ? [UNIT, DOM] : [projectOf(only)] },
});
