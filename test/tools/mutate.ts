/**
 * `npm run mutate -- [folder or file of lib …] [--update] [--quick] [--near]`: changes the code in small ways
 * and counts the changes that no test notices. Fails when a file falls below its baseline or its goal.
 *
 * --update  raises the baseline to what was reached, and takes in files that it lacks
 * --near    of one folder: only the tests at its mirror path, many times faster; scores are then lower
 * --tests   only the tests that this pattern names, as in test/service/lookup/exchange-rates.test.ts
 * --quick   runs only what changed since the last time: for the hours in which tests are written
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { z } from 'zod';
import { chosenFiles, goalOf, mutatedFiles } from '../mutation/files.ts';
import { complaint, raised, type Score, scoresOf, table } from '../mutation/score.ts';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'test', 'mutation', 'baseline.json');
const output = '.output/mutation';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    tests: { type: 'string' },
  },
});
if (options.update && options.quick) {
  // What did not change itself is not run again, though something that it uses may have.
  throw new RangeError('--quick only guesses: the baseline takes whole runs');
}

async function mutate(files: readonly string[]) {
  const stryker = new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: {
      configFile: 'test/mutation/vitest.config.ts',
      related: true,
      // A thread cannot change its time zone, as tests of days do.
      pool: 'forks',
    },
    coverageAnalysis: 'perTest',
    // Tables, mostly; each would cost a fresh start of all the tests.
    ignoreStatic: true,
    concurrency: availableParallelism(),
    // A busy machine must not look like an endless loop: that would count as noticed.
    timeoutMS: 30_000,
    // Types are not checked on the way, and the API by which they would be is not in TypeScript 7.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['.output', '.git', '.github'],
    tempDirName: `${output}/tree`,
    incremental: options.quick,
    incrementalFile: `${output}/quick.json`,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${output}/report.html` },
    allowConsoleColors: false,
  });
  const mutants = await stryker.runMutationTest();
  return mutants.map(({ fileName, status, static: isStatic, coveredBy }) => ({
    fileName: relative(root, resolve(root, fileName)).replaceAll('\\', '/'),
    // Code that runs as its module loads is not changed at run time. Where a test imports the module
    // itself, Stryker takes that test for one that could have noticed.
    status: isStatic && status === 'Survived' && coveredBy?.length === 1 ? 'Ignored' : status,
  }));
}

process.chdir(root);
if (options.near) {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new RangeError('--near takes one folder');
  options.tests = `test/${folder.replace(/\/[^/]+\.ts$/, '')}/**/*.test.ts`;
}
// Read by test/mutation/vitest.config.ts, in Stryker's processes too.
if (options.tests !== undefined) process.env.MUTATE_TESTS = options.tests;
const files = mutatedFiles(root);
const chosen = new Set(chosenFiles(files, positionals));
const baseline = z.record(z.string(), z.number()).parse(JSON.parse(await readFile(kept, 'utf8')));
const mutants = await mutate([...chosen]);
const scores = scoresOf(mutants.filter(({ fileName }) => chosen.has(fileName)));
const wrong = (score: Score) => complaint(score, baseline, goalOf(score.file));

console.log(
  `\n${table(scores, wrong)}\n\nReport of the changes that no test noticed: ${output}/report.html`,
);
if (options.update) {
  const next = raised(baseline, scores, files);
  await writeFile(kept, `${JSON.stringify(next, null, 2)}\n`);
}
if (scores.some((score) => wrong(score) !== null)) process.exitCode = 1;
