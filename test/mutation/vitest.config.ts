import { defineConfig } from 'vitest/config';
import { DOM, UNIT } from '../../vitest.config.ts';

/** Restricts the tests to these (`--near` and `--tests` of test/tools/mutate.ts). */
const only = process.env.MUTATE_TESTS;

function projectOf(tests: string): typeof UNIT {
  const project = tests.startsWith('test/page/') ? DOM : UNIT;
  return { ...project, test: { ...project.test, include: [tests] } };
}

/** The tests that run against mutants: those that need no build and no browser. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: { projects: only === undefined ? [UNIT, DOM] : [projectOf(only)] },
});
