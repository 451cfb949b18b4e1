import { defineConfig } from 'vitest/config';
import { DOM, UNIT } from '../../vitest.config.ts';

/** The folder whose tests alone are run (`--near` of test/tools/mutate.ts). */
const near = process.env.MUTATE_NEAR;

function testsOf(folder: string): typeof UNIT {
  const project = folder.startsWith('page') ? DOM : UNIT;
  return { ...project, test: { ...project.test, include: [`test/${folder}/**/*.test.ts`] } };
}

/** The tests that run against mutants: those that need no build and no browser. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: { projects: near === undefined ? [UNIT, DOM] : [testsOf(near)] },
});
